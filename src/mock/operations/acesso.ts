/** `Auth` in its three forms (decisions §3), and role administration: `UnAssignRoles` (decisions §12). */
import type { AuthReply } from '@/contract'
import { administrator, documentedRole, type Permission } from '@/domain/profiles'
import type { Db } from '../db'
import { type Operations, refuse, refuseField } from '../operation'
import type { Account } from '../tables/acesso'

/** The number of wrong passwords in a row that blocks sign-in, and the seconds for which it does. */
const maxFailures = 5
const waitSeconds = 60
/** The lifetime of a session. ASSUMED (decisions §3): the contract does not state it. */
const sessionSeconds = 12 * 3600
/** The lifetime of a remembered session, and of its cookie. ASSUMED (decisions §3). */
export const rememberedSeconds = 14 * 24 * 3600
/**
 * The most sessions of one account; the oldest is dropped. ASSUMED (decisions §3): frequent sign-ins must not
 * fill the memory.
 */
export const maxSessions = 50
/** The most user names watched: guesses of random names must not fill the memory. */
const maxWatched = 1_000

const accepted = { errorCode: '', message: '', stackTrace: '', errors: [] }

function reply(account: Account, sessionId: string): AuthReply {
  const { userName, idPessoa, displayName, roles, permissions, perfis } = account
  return {
    sessionId,
    userName,
    referrerUrl: '',
    responseStatus: accepted,
    userId: idPessoa,
    displayName,
    roles: [...roles],
    permissions: [...permissions],
    ...(perfis.length === 1 && { perfil: perfis[0] ?? null }),
    perfis: [...perfis],
  }
}

/** Counts a wrong password; the fifth in a row starts the waiting time. Unknown names are counted too. */
function failed(db: Db, userName: string, now: number): never {
  const { tentativas } = db.acesso
  let row = tentativas.find((t) => t.userName === userName)
  if (!row) {
    if (tentativas.length >= maxWatched) tentativas.shift()
    row = { userName, falhas: 0, until: 0 }
    tentativas.push(row)
  }
  row.falhas += 1
  if (row.falhas >= maxFailures) {
    row.falhas = 0
    row.until = now + waitSeconds * 1000
    tooMany(waitSeconds)
  }
  return refuse('InvalidCredentials', 'Usuário ou senha não conferem.')
}

const tooMany = (seconds: number): never =>
  refuse('TooManyAttempts', `Muitas tentativas. Espere ${seconds} segundos para tentar de novo.`, {
    retryAfter: seconds,
  })

/** Opens a session. Used by `Auth` and by the doors that sign in a person by name. */
export function openSession(db: Db, account: Account, now: number, id: string, remember: boolean): AuthReply {
  const seconds = account.sessionSeconds ?? (remember ? rememberedSeconds : sessionSeconds)
  const alive = db.acesso.sessoes.filter(({ expires }) => expires > now)
  const mine = alive.filter(({ userName }) => userName === account.userName)
  const oldest = mine.length < maxSessions ? null : mine[0]
  db.acesso.sessoes = alive.filter((session) => session !== oldest)
  db.acesso.sessoes.push({ id, userName: account.userName, expires: now + seconds * 1000 })
  return reply(account, id)
}

const permission: Permission = 'Papeis.Remover'

/** ASSUMED (decisions §12): an administrator has the role and the permission; the network needs both of them. */
const isAdministrador = ({ permissions, roles }: Account): boolean =>
  roles.includes(administrator) && permissions.includes(permission)

const accountOf = (db: Db, userName: string): Account | undefined =>
  db.acesso.accounts.find((account) => account.userName === userName)

/** The remaining names of a list; names match in any case, and unknown ones change nothing. */
function without(held: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map((name) => name.trim().toLowerCase()))
  return held.filter((name) => !gone.has(name.toLowerCase()))
}

/** Signing in, and roles (decisions §3, §12). */
export const acesso: Operations<'Auth' | 'UnAssignRoles'> = {
  Auth({ db, caller, now, draw }, { provider, userName, password, rememberMe }) {
    const { accounts, tentativas } = db.acesso
    if (provider === 'logout') {
      db.acesso.sessoes = db.acesso.sessoes.filter(({ id }) => id !== caller?.sessionId)
      return { sessionId: '', userName: '', referrerUrl: '', responseStatus: accepted }
    }
    if (provider !== '' && provider !== 'credentials')
      refuseField('Forma de entrada desconhecida.', 'provider', 'Use credentials.')
    if (provider === '' && userName === '' && password === '') {
      const live = caller && accounts.find((account) => account.userName === caller.userName)
      return live ? reply(live, caller.sessionId) : refuse('Unauthenticated', 'Nenhuma sessão aberta.')
    }
    if (userName.trim() === '' || password === '') {
      refuse('Validation', 'Informe usuário e senha.', {
        fields: {
          ...(userName.trim() === '' && { userName: 'Informe o usuário.' }),
          ...(password === '' && { password: 'Informe a senha.' }),
        },
      })
    }
    const wanted = userName.trim().toLowerCase()
    const watched = tentativas.find((t) => t.userName === wanted)
    const left = watched ? Math.ceil((watched.until - now) / 1000) : 0
    // a longer rest than the waiting time means that the clock was moved back
    if (left > 0 && left <= waitSeconds) tooMany(left)
    const account = accounts.find((c) => c.userName === wanted)
    if (account?.senha !== password) return failed(db, wanted, now)
    if (account.bloqueio !== null) refuse('AccountBlocked', account.bloqueio)
    db.acesso.tentativas = tentativas.filter((t) => t.userName !== wanted)
    return openSession(db, account, now, draw(), rememberMe)
  },

  UnAssignRoles: ({ caller, db, looked }, ask) => {
    if (ask.roles.length === 0 && ask.permissions.length === 0) looked()
    const asker = accountOf(db, caller.userName)
    if (!asker || !isAdministrador(asker)) refuse('Forbidden', 'Só administradores removem papéis.')
    const userName = ask.userName.trim().toLowerCase()
    if (userName === '') refuseField('Informe o usuário.', 'userName', 'Informe o nome de usuário.')
    const account = accountOf(db, userName)
    if (!account) refuse('NotFound', 'Não há usuário com esse nome.')

    const roles = without(account.roles, ask.roles)
    const permissions = without(account.permissions, ask.permissions)
    const stays = isAdministrador({ ...account, roles, permissions })
    const others = db.acesso.accounts.some((other) => other !== account && isAdministrador(other))
    if (isAdministrador(account) && !stays && !others) {
      refuse('LastAdministrator', 'É o último administrador: a rede ficaria sem quem administre os papéis.')
    }
    account.roles = roles
    account.permissions = permissions
    // a profile without its role grants nothing from the next call on
    account.perfis = account.perfis.filter((perfil) => roles.includes(documentedRole(perfil) ?? String(perfil)))
    return { allRoles: [...roles], allPermissions: [...permissions], responseStatus: accepted }
  },
}
