/** Plays random sequences over the whole network and all subjects, and looks after each step. Used by tests and soak. */
import { op, type OperationName } from '@/contract'
import { allGrades } from '@/domain/notas/notas'
import { type Answer, type Backend, createBackend, type JournalEntry } from '@/mock/backend'
import type { Db } from '@/mock/db'
import { recordedAt } from '@/mock/seed/municipality'
import { passTime } from '@/mock/rules/requests'
import { families } from '@/mock/seed/children'
import { guardian, home } from '../support/family'
import { watch } from './invariants'
import { leaks } from './privacy'
import type { Family, Step } from './steps'

type Body = Record<string, unknown>

interface Call {
  who: string | null
  name: OperationName
  body: Body
}

const loginOf = (family: Family): Body => {
  const { cpf, cpfResponsavel, dataNasc, nome, nomeMae } = families[family]
  return { nomeAluno: nome, dataNasc, nomeMae, cpfAluno: cpf, cpfResponsavel }
}

/** A call of a family to the enrollment; the login travels twice. */
function ask(family: Family, matricula: Body): Call {
  const login = loginOf(family)
  return { who: null, name: 'PostMatriculaMunicipal', body: { login, matricula: { ...matricula, login } } }
}

/** What a family sends that saw an offer: some rows of it, and the rest as typed. */
function sending(family: Family, { body }: Answer, serieId: number, turno: string, choices: readonly number[]): Body {
  const offer = body as { reservas?: { unidadeId: number; turno: string }[]; cadastro?: Body }
  const rows = offer.reservas ?? []
  const reservas = choices.flatMap((n) => rows[n % rows.length] ?? [])
  const cadastro = {
    ...offer.cadastro,
    ...guardian,
    ...home,
    serieId,
    turno: turno || (reservas[0]?.turno ?? ''),
    // nobody else's: an answer that holds it tells whose record it is
    telefoneResponsavel: `479${families[family].cpf.slice(1, 9)}`,
    unidadeId: reservas[0]?.unidadeId ?? 0,
  }
  return { ...offer, processamento: 'cadastrar', cadastro, reservas }
}

/** The school of the day: a Friday morning in the middle of the first lesson. */
const morning = Date.parse('2026-11-20T07:35:00-03:00')
const today = '2026-11-20'

/** A network with a clock, everybody signed in, and a journal of what was accepted. */
function begin() {
  let now = morning
  const backend = createBackend({ now: () => now, today })
  // very few free places, so that places run out and lists form
  const tight = (db: Db) => {
    for (const oferta of db.matricula.ofertas) oferta.reservas = Math.max(oferta.reservas, oferta.vagas - 1)
  }
  tight(backend.db())
  const sessions = new Map<string, { id: string; since: number }>()
  const journal: JournalEntry[] = []
  return {
    backend,
    journal,
    tight,
    wait: (hours: number) => void (now += hours * 3_600_000),
    /** The session of a person, a new one when theirs has ended. */
    sessionOf(who: string | null): string | null {
      if (who === null) return null
      const known = sessions.get(who)
      if (known && now - known.since < 11 * 3_600_000) return known.id
      const id = backend.openSession(who)
      sessions.set(who, { id, since: now })
      return id
    },
    now: () => now,
  }
}
type Network = ReturnType<typeof begin>

/** The record as its teacher would send it back, some grades changed. */
function graded(backend: Backend, { idRegistro, changes }: Extract<Step, { do: 'grade' }>): Body {
  const { record } = recordedAt(backend.db(), Math.floor(idRegistro / 10_000), idRegistro % 10_000)
  const sent = structuredClone(record)
  for (const [at, nota] of allGrades(sent).entries()) {
    const change = changes.find((one) => one.at === at)
    if (!change) continue
    nota.valor = change.valor
    nota.publicada = change.state > 0
    nota.fechada = change.state > 1
  }
  return sent
}

/** The calls that a step is made of; a later one may depend on the answer of an earlier one. */
function* callsOf(network: Network, step: Step): Generator<Call, void, Answer> {
  switch (step.do) {
    case 'wait':
      network.wait(step.hours)
      return
    case 'call':
      yield step
      return
    case 'grade':
      yield { who: step.who, name: 'AproveitamentoAluno', body: graded(network.backend, step) }
      return
    case 'place': {
      const { choices, family, rival, serieId, turno } = step
      const offered = yield ask(family, { processamento: 'consultar', cadastro: { serieId, turno } })
      // a rival that saw the same offer sends first
      if (rival) yield ask(rival, sending(rival, offered, serieId, turno, choices))
      yield ask(family, sending(family, offered, serieId, turno, choices))
      return
    }
    case 'renew': {
      const confirmacao = { novoTurno: step.turno, confirmacao: { id: 1, valor: step.stays } }
      yield ask(step.family, { processamento: 'confirmar', confirmacao })
      return
    }
    case 'move': {
      const transferencia = { novoTurno: step.turno, intencaoUnidadeId: step.escolas }
      const cadastro = { serieId: 0, turno: step.turno }
      yield ask(step.family, { processamento: 'transferir', transferencia, cadastro })
      return
    }
    case 'cancel': {
      const { cpfResponsavel } = families[step.family]
      const mine = network.backend.db().matricula.pedidos.filter((p) => p.cpfResponsavel === cpfResponsavel)
      const protocolo = mine.at(-1 - step.back)?.protocolo ?? 'VS-2222-2222'
      yield ask(step.family, { processamento: 'cancelar', cancelamento: { protocolo } })
    }
  }
}

/** What the tables hold that must come back from the journal; sessions and what was only read are left out. */
const kept = ({ acesso, curso, matricula, presenca }: Db) => ({ accounts: acesso.accounts, curso, matricula, presenca })

/** The written records of one network that another one does not have, or has otherwise. */
function otherRecords(one: Db, other: Db): string[] {
  return [...one.diario.diarios.values()]
    .filter(({ changed }) => changed)
    .flatMap(({ idClasse, registros }) =>
      [...registros].flatMap(([n, { record }]) =>
        JSON.stringify(recordedAt(other, idClasse, n).record) === JSON.stringify(record) ? [] : [`record ${record.id}`],
      ),
    )
}

/** How sequences went: how many calls were answered by which status, and enrollments by which state. */
export type Tally = Map<number | string, number>

function count(tally: Tally, { body, status }: Answer): void {
  const { errorMessage = '', processamento = '' } = body as { errorMessage?: string; processamento?: string }
  const said = errorMessage.split(':')[0] ?? ''
  for (const key of [status, said === '' ? processamento : said]) tally.set(key, (tally.get(key) ?? 0) + 1)
}

/**
 * Plays a sequence on a new network.
 * @returns everything that was wrong, with the number of the step; [] when the network stayed whole.
 */
export function play(steps: readonly Step[], tally: Tally = new Map()): string[] {
  const network = begin()
  const { backend, journal } = network
  const watching = watch(() => backend.db())
  for (const [number, step] of steps.entries()) {
    const wrong: string[] = []
    const calls = callsOf(network, step)
    for (let next = calls.next(); !next.done;) {
      const asked = next.value
      // as it travels: nothing of the caller's stays in the tables
      const body = JSON.parse(JSON.stringify(asked.body)) as Body
      const answer = backend.answer(asked.name, body, network.sessionOf(asked.who))
      count(tally, answer)
      if (answer.status >= 500) wrong.push(`${asked.name} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      if (answer.status >= 400 && !op[asked.name].refusal.hear(answer.body))
        wrong.push(`${asked.name} says no without words`)
      if (answer.entry) journal.push(structuredClone(answer.entry))
      // whoever signs somebody else in or out changes who this session is: `Auth` tells nothing of the tables
      wrong.push(...leaks(backend.db(), { ...asked, body }, answer))
      next = calls.next(answer)
    }
    wrong.push(...watching.wrongs())
    if (wrong.length > 0) return wrong.map((what) => `step ${number + 1}: ${what}`)
  }
  const again = createBackend({ now: network.now, today })
  network.tight(again.db())
  for (const entry of journal) again.replay(entry)
  // time passes when somebody looks, and a refused look is not in the journal: both look now
  for (const one of [backend, again]) passTime(one.db().matricula, network.now())
  const [left, right] = [kept(backend.db()), kept(again.db())]
  return [
    ...watching.wrongs({ all: true }),
    ...(Object.keys(left) as (keyof typeof left)[])
      .filter((table) => JSON.stringify(left[table]) !== JSON.stringify(right[table]))
      .map((table) => `the journal gives other tables of ${table}`),
    ...otherRecords(backend.db(), again.db()),
  ]
}
