/** Sequences of calls over the whole network and all subjects, and what must hold after each. Used by tests and soak. */
import fc from 'fast-check'
import { op, type OperationName, operations } from '@/contract'
import { todasAsNotas } from '@/domain/notas'
import { type Answer, type Backend, createBackend, type JournalEntry } from '@/mock/backend'
import type { Db } from '@/mock/db'
import { registroEm } from '@/mock/rede'
import { passarTempo } from '@/mock/rules/pedidos'
import { familias } from '@/mock/seed/criancas'
import { plainBodyOf } from './bodies'
import { watch } from './invariants'
import { leaks } from './privacy'

type Body = Record<string, unknown>

export const people = ['ana', 'bruno', 'pedro', 'marta', 'carla', 'rui', 'sonia', 'helena', 'sem.perfil'] as const
const families = Object.keys(familias) as (keyof typeof familias)[]

/** One step: plain data, so that a failing sequence can be read and played again. */
export type Step =
  | { do: 'call'; who: string | null; name: OperationName; body: Body }
  | { do: 'grade'; who: string; idRegistro: number; changes: { at: number; valor: number | null; state: number }[] }
  | { do: 'place'; family: keyof typeof familias; serieId: number; turno: string; escolas: number[] }
  | { do: 'cancel'; family: keyof typeof familias; back: number }
  | { do: 'wait'; hours: number }

const actor = fc.constantFrom(...people, null)
const call: fc.Arbitrary<Step> = fc
  .constantFrom(...operations.map(({ name }) => name))
  .chain((name) =>
    fc.record({ do: fc.constant('call' as const), who: actor, name: fc.constant(name), body: plainBodyOf(name) }),
  )

const grade: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('grade' as const),
  who: fc.constantFrom('carla', 'carla', 'rui', 'ana'),
  // Ana, Bruno, one who left, and a few others of the cast's classes
  idRegistro: fc.constantFrom(10_110_000, 10_110_001, 10_110_002, 10_110_009, 10_610_000, 10_120_000, 10_220_003),
  changes: fc.array(
    fc.record({
      at: fc.nat(7),
      valor: fc.constantFrom(null, 0, 5.5, 10, 7.25, 11, 3.333),
      state: fc.nat(2),
    }),
    { maxLength: 3 },
  ),
})
const place: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('place' as const),
  family: fc.constantFrom(...families),
  serieId: fc.constantFrom(20, 21, 31, 32, 33, 42),
  turno: fc.constantFrom('Manhã', 'Manhã', 'Tarde', 'Integral', 'Noite'),
  escolas: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
})
const cancel: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('cancel' as const),
  family: fc.constantFrom(...families),
  back: fc.nat(1),
})
const wait: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('wait' as const),
  hours: fc.constantFrom(0.1, 1, 6, 30, 80),
})

/** A sequence of so many steps. */
export const sequence = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: call },
      { weight: 3, arbitrary: grade },
      { weight: 3, arbitrary: place },
      { weight: 1, arbitrary: cancel },
      { weight: 1, arbitrary: wait },
    ),
    { minLength: length, maxLength: length },
  )

const loginOf = (family: keyof typeof familias): Body => {
  const { cpf, cpfResponsavel, dataNasc, nome, nomeMae } = familias[family]
  return { nomeAluno: nome, dataNasc, nomeMae, cpfAluno: cpf, cpfResponsavel }
}
const enrollment = (login: Body, matricula: Body): Body => ({ login, matricula: { ...matricula, login } })

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
  const { record } = registroEm(backend.db(), Math.floor(idRegistro / 10_000), idRegistro % 10_000)
  const sent = structuredClone(record)
  for (const [at, nota] of todasAsNotas(sent).entries()) {
    const change = changes.find((one) => one.at === at)
    if (!change) continue
    nota.valor = change.valor
    nota.publicada = change.state > 0
    nota.fechada = change.state > 1
  }
  return sent
}

/** The calls that a step is made of; a later one may depend on the answer of an earlier one. */
function* callsOf(
  network: Network,
  step: Step,
): Generator<{ who: string | null; name: OperationName; body: Body }, void, Answer> {
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
      const { escolas, family, serieId, turno } = step
      const login = loginOf(family)
      const ask = (matricula: Body) => ({
        who: null,
        name: 'PostMatriculaMunicipal' as const,
        body: enrollment(login, matricula),
      })
      const offered = yield ask({ processamento: 'consultar', cadastro: { serieId, turno } })
      const offer = offered.body as { reservas?: { unidadeId: number }[]; cadastro?: Body }
      const reservas = escolas.flatMap((id) => offer.reservas?.filter(({ unidadeId }) => unidadeId === id) ?? [])
      const cadastro = {
        ...offer.cadastro,
        grauParentesco: 1,
        serieId,
        turno,
        bairro: 'Centro',
        cep: '88301000',
        endereco: 'Rua das Palmeiras, 120',
        telefoneResponsavel: `478${familias[family].cpf.slice(1, 9)}`,
        nomeResponsavel: 'Joana Moreira',
        unidadeId: reservas[0]?.unidadeId ?? 0,
      }
      yield ask({ ...(offered.body as Body), processamento: 'cadastrar', cadastro, reservas })
      return
    }
    case 'cancel': {
      const { cpfResponsavel } = familias[step.family]
      const mine = network.backend.db().matricula.pedidos.filter((p) => p.cpfResponsavel === cpfResponsavel)
      const protocolo = mine.at(-1 - step.back)?.protocolo ?? 'VS-2222-2222'
      const matricula = { processamento: 'cancelar', cancelamento: { protocolo } }
      yield { who: null, name: 'PostMatriculaMunicipal', body: enrollment(loginOf(step.family), matricula) }
    }
  }
}

/** What the tables hold that must come back from the journal; sessions and what was only read are left out. */
const kept = ({ acesso, curso, matricula, presenca }: Db) => ({ contas: acesso.contas, curso, matricula, presenca })

/** The written records of one network that another one does not have, or has otherwise. */
function otherRecords(one: Db, other: Db): string[] {
  return [...one.diario.diarios.values()]
    .filter(({ alterado }) => alterado)
    .flatMap(({ idClasse, registros }) =>
      [...registros].flatMap(([n, { record }]) =>
        JSON.stringify(registroEm(other, idClasse, n).record) === JSON.stringify(record) ? [] : [`record ${record.id}`],
      ),
    )
}

/** How a sequence went: how many calls were answered by which status. */
export type Tally = Map<number, number>

/**
 * Plays a sequence on a new network.
 * @returns everything that was wrong, with the number of the step; [] when the network stayed whole.
 */
export function play(steps: readonly Step[], tally: Tally = new Map()): string[] {
  const network = begin()
  const { backend, journal } = network
  const watching = watch(backend.db())
  for (const [number, step] of steps.entries()) {
    const wrong: string[] = []
    const calls = callsOf(network, step)
    for (let next = calls.next(); !next.done;) {
      const asked = next.value
      // as it travels: nothing of the caller's stays in the tables
      const body = JSON.parse(JSON.stringify(asked.body)) as Body
      const answer = backend.answer(asked.name, body, network.sessionOf(asked.who))
      tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
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
  for (const one of [backend, again]) passarTempo(one.db().matricula, network.now())
  const [left, right] = [kept(backend.db()), kept(again.db())]
  return [
    ...watching.wrongs({ all: true }),
    ...(Object.keys(left) as (keyof typeof left)[])
      .filter((table) => JSON.stringify(left[table]) !== JSON.stringify(right[table]))
      .map((table) => `the journal gives other tables of ${table}`),
    ...otherRecords(backend.db(), again.db()),
  ]
}
