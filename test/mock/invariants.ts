/**
 * What must be true of the network after any sequence of calls, in words when it is not. Written without the rules of the
 * service where that is possible: a mistake there must not excuse itself here. Used by tests and by the soak.
 */
import type { AproveitamentoAluno } from '@/contract'
import { allGrades } from '@/domain/notas/notas'
import { isProtocolo } from '@/domain/protocol'
import type { Db } from '@/mock/db'
import { stateOf, isActive } from '@/mock/rules/requests'

const holding = new Set(['emAnalise', 'reservada', 'convocada'])
const isTwice = <T>(value: T, at: number, all: readonly T[]) => all.indexOf(value) !== at
/** Values that occur more than once, each told once per repetition. */
const repeated = (what: string, values: readonly (string | number)[]) =>
  new Set(values).size === values.length ? [] : values.filter(isTwice).map((value) => `${what} twice: ${value}`)

/** Reservations of every row of the offer that no request accounts for: nothing may ever change them. */
export function unaccounted({ matricula: { ofertas, pedidos } }: Db): number[] {
  const held = new Map<string, number>()
  for (const { place, serieId } of pedidos) {
    const key = place && `${place.unidadeId} ${serieId} ${place.turno}`
    if (key) held.set(key, (held.get(key) ?? 0) + 1)
  }
  return ofertas.map((o) => o.reservas - (held.get(`${o.unidadeId} ${o.serieId} ${o.turno}`) ?? 0))
}

/** Places, requests and children; [] when they are whole. `start` is what `unaccounted` told at the beginning. */
export function wrongPlaces(db: Db, start: readonly number[]): string[] {
  const { criancas, ofertas, pedidos } = db.matricula
  const now = unaccounted(db)
  const states = pedidos.flatMap((pedido) => {
    const { historico, place, protocolo } = pedido
    const state = stateOf(pedido)
    return [
      place && (!isActive(pedido) || state === 'listaDeEspera') ? `${protocolo} ${state} holds a place` : '',
      !place && holding.has(state) ? `${protocolo} ${state} holds no place` : '',
      historico.some(({ em }, i) => em < (historico[i - 1]?.em ?? '')) ? `${protocolo} goes back in time` : '',
      isProtocolo(protocolo) ? '' : `${protocolo} has another check character`,
    ]
  })
  return [
    ...ofertas.map(({ reservas, serieId, unidadeId, vagas }) =>
      reservas >= 0 && reservas <= vagas ? '' : `row ${unidadeId} ${serieId}: ${reservas} of ${vagas}`,
    ),
    ...start.map((count, i) => (now[i] === count ? '' : `row ${i}: ${count} became ${now[i] ?? 0}`)),
    ...repeated(
      'active request of',
      pedidos.filter(isActive).map(({ idPessoa }) => idPessoa),
    ),
    ...repeated(
      'protocol',
      pedidos.map(({ protocolo }) => protocolo),
    ),
    ...repeated(
      'child',
      criancas.map(({ idPessoa }) => idPessoa),
    ),
    ...states,
  ].filter((wrong) => wrong !== '')
}

/** Every record that is open in the tables; only those of written diaries when `written`. */
function* openRecords(db: Db, written: boolean): Iterable<AproveitamentoAluno> {
  for (const diario of db.diario.diarios.values()) {
    if (written && !diario.changed) continue
    for (const { record } of diario.registros.values()) yield record
  }
}

/** Watches one network: call it after every step. @param now its tables as they are at that moment. */
export function watch(now: () => Db) {
  const start = unaccounted(now())
  const closed = new Map<string, number | null>()
  const rights = new Map(
    now().acesso.accounts.map(({ userName, roles, permissions }) => [userName, new Set([...roles, ...permissions])]),
  )

  /** A closed grade is closed for good, with its value; closed grades are published. */
  function wrongGrades(written: boolean): string[] {
    const wrong: string[] = []
    for (const record of openRecords(now(), written)) {
      for (const { avaliacaoId, fechada, publicada, valor } of allGrades(record)) {
        const key = `${record.id}/${String(avaliacaoId)}`
        if (fechada && !publicada) wrong.push(`${key} is closed and not published`)
        if (valor !== null && (valor < 0 || valor > 10)) wrong.push(`${key} is ${valor}`)
        const before = closed.get(key)
        if (before === undefined) {
          if (fechada) closed.set(key, valor)
        } else if (!fechada) wrong.push(`${key} was opened again`)
        else if (before !== valor) wrong.push(`${key} was ${String(before)} and is ${String(valor)}`)
      }
    }
    return wrong
  }

  function wrongPeople(): string[] {
    const { acesso, curso, presenca } = now()
    const { accounts, sessoes } = acesso
    const { pessoas } = curso
    const admins = accounts.filter((c) => c.roles.includes('Administrador') && c.permissions.includes('Papeis.Remover'))
    const gained = accounts.flatMap(({ userName, roles, permissions }) =>
      [...roles, ...permissions]
        .filter((name) => !rights.get(userName)?.has(name))
        .map((name) => `${userName} ${name}`),
    )
    return [
      ...(admins.length > 0 ? [] : ['nobody administers']),
      ...gained.map((gain) => `gained: ${gain}`),
      ...repeated(
        'session',
        sessoes.map(({ id }) => id),
      ),
      ...repeated(
        'person',
        pessoas.map(({ id }) => id),
      ),
      ...repeated(
        'CPF',
        pessoas.map(({ cpf }) => cpf).filter((cpf) => cpf !== ''),
      ),
      ...repeated(
        'presence',
        presenca.marcacoes.map(({ dia, idClasse, idPessoa }) => `${idPessoa} ${idClasse} ${dia}`),
      ),
    ]
  }

  return {
    /** What is wrong now; [] when all is whole. `all` looks at every open record instead of the written ones. */
    wrongs: ({ all = false } = {}): string[] => [...wrongPlaces(now(), start), ...wrongGrades(!all), ...wrongPeople()],
  }
}
