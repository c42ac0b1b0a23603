/** Checks a real service, read-only, against the portal's own contract. It never sends anything that changes data. */
import { type AuthReply, type Matricula, type OperationName, operations, profilesCalled } from '@/contract'
import type { Asked } from './client'
import { askSignedIn } from './signedIn'
import { beginWalk, type Found, isNobody, type Walk } from './walk'

export interface Credentials {
  userName: string
  password: string
}

const never: [OperationName, string][] = [
  ['MarcarPresencaPost', 'it would mark a presence'],
  ['AproveitamentoAluno', 'it would write grades'],
  ['InsertPessoaAvaliacaoInterdisciplinar', 'it would register a person'],
]

/** A child that does not exist: the service answers with the first page of a new registration. */
const nobody = { nomeAluno: 'Criança Que Não Existe', nomeMae: 'Mãe Que Não Existe', dataNasc: '2020-02-29' }

const cookieOf = ({ setsCookies }: Asked) => setsCookies.map((line) => line.split(';')[0] ?? '').join('; ')

/** Names of cookies that persist and that scripts can read. */
const openCookies = ({ setsCookies }: Asked) =>
  setsCookies
    .filter((line) => !/;\s*httponly\s*(?:;|$)/i.test(line) && !/;\s*(?:max-age=0|expires=[^;]*\b1970\b)/i.test(line))
    .map((line) => line.split('=')[0] ?? '')

async function askOpen({ ask, assume }: Walk): Promise<void> {
  const classes = await ask('Classes')
  assume('closed', isNobody(classes))
  // "identificar" only identifies a child and changes nothing (decisions §11)
  const place = await ask('PostMatriculaMunicipal', {
    login: nobody,
    matricula: { login: nobody, processamento: 'identificar' },
  })
  assume('open', place.outcome === 'answered' || (place.refusal !== null && !isNobody(place)))
  // the cast is safe, since `repair` produced the value
  const first = place.read as Matricula | null
  const names = first && first.parentescos.length > 0
  assume('kinships', names)
}

/** Signs in; resolves to whether the check can go on. */
async function signIn({ ask, assume, carry, found }: Walk, { userName, password }: Credentials): Promise<boolean> {
  const asked = await ask('Auth', { provider: 'credentials', userName, password })
  if (asked.outcome !== 'answered') {
    found.warnings.push('Nobody could be signed in: is the password right?')
    return false
  }
  const reply = asked.read as AuthReply
  const cookie = cookieOf(asked)
  const answers = async (session: { cookie: string } | { id: string }) => {
    carry(session)
    return (await ask('Auth')).outcome === 'answered'
  }
  const byHeader = await answers({ id: reply.sessionId })
  const byCookie = cookie !== '' && (await answers({ cookie }))
  carry(byCookie ? { cookie } : { id: reply.sessionId })
  found.transport = byCookie ? 'cookie' : byHeader ? 'header' : null
  assume('live', byCookie || byHeader)
  assume('cookie', byCookie)
  assume('header', byHeader)
  assume('person', reply.userId != null)
  assume('profiles', (reply.perfis ?? reply.perfil) != null || profilesCalled(reply.roles ?? []).length > 0)
  const open = openCookies(asked)
  if (byCookie && open.length > 0) {
    found.warnings.push(
      `Cookies that scripts can read came with the sign-in (${open.join(', ')}): add HttpOnly to the one of the session, at the service or at its proxy.`,
    )
  }
  return byCookie || byHeader
}

async function signOut({ ask, assume }: Walk): Promise<void> {
  const left = await ask('Auth', { provider: 'logout' })
  // the reply of a sign-out is empty by design
  left.notes = []
  assume('logout', isNobody(await ask('Auth')))
}

/**
 * Checks a service. Without `who` only public operations are called. Never throws for anything that a service may do.
 */
export async function checkService(address: string, who: Credentials | null): Promise<Found> {
  const walk = beginWalk(address)
  const { ask, assume, found } = walk
  found.left.push(...never.map(([operation, why]) => ({ operation, why })))
  const first = await ask('Auth')
  if (first.outcome === 'no answer') return found
  assume('nobody', isNobody(first))
  await askOpen(walk)
  if (who && (await signIn(walk, who))) {
    await askSignedIn(walk, who.userName)
    await signOut(walk)
  } else {
    const spoken = new Set([...found.calls, ...found.left].map(({ operation }) => operation))
    const silent = operations.filter(({ name }) => !spoken.has(name))
    found.left.push(...silent.map(({ name }) => ({ operation: name, why: 'nobody is signed in (--user)' })))
  }
  if (found.calls.some(({ tells }) => tells)) {
    found.warnings.push('Refusals carry a stackTrace: switch the debug mode of the service off.')
  }
  return found
}
