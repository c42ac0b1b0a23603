// Rules of requests, of lessons and of records that no answer shows by itself.
import { expect, test } from 'vitest'
import { op, z } from '@/contract'
import { checkPessoa } from '@/mock/rules/people'
import { nextOne } from '@/mock/rules/lessons'
import { pedidoOf, positionOf, releasePlace, stateOf } from '@/mock/rules/requests'
import type { Choice, Pedido } from '@/mock/tables/matricula'
import { newDb } from './vagas'

const morningWish: Choice = { unidadeId: 1, turno: 'M' }
const afternoonWish: Choice = { unidadeId: 1, turno: 'T' }

/** A request in a state since an hour of 20 November. */
function request(idPessoa: number, state: string, hour: string, escolhas: Choice[] = []): Pedido {
  return {
    protocolo: `VS-${idPessoa}-${hour}`,
    idPessoa,
    way: 'cadastrar',
    serieId: 9999,
    escolhas,
    place: null,
    historico: [{ processamento: state, em: `2026-11-20T${hour}:00-03:00` }],
    prazo: null,
    cpfResponsavel: '',
    cadastro: null,
    transferencia: null,
    confirmacao: null,
    documentoUrl: '',
  }
}
const withRequests = (...pedidos: Pedido[]) => ({ ...newDb().matricula, pedidos })

test('of the requests of a child the active one counts, and where none is the latest', () => {
  const [former, active, later] = [
    request(1, 'cancelada', '08:00'),
    request(1, 'reservada', '09:00'),
    request(1, 'indeferida', '10:00'),
  ] as const
  expect(pedidoOf(withRequests(former, active, later), 1)).toBe(active)
  expect(pedidoOf(withRequests(former, later), 1)).toBe(later)
  expect(pedidoOf(withRequests(former), 2)).toBeNull()
})

test('each wish has a place in the line of its own shift', () => {
  const [first, second] = [
    request(1, 'listaDeEspera', '08:00', [afternoonWish]),
    request(2, 'listaDeEspera', '09:00', [morningWish, afternoonWish]),
  ] as const
  const tables = withRequests(first, second)
  expect([undefined, morningWish, afternoonWish].map((wish) => positionOf(tables, second, wish))).toEqual([1, 1, 2])
})

test('a place that is given back calls who waits for its shift, not who waits longer for another', () => {
  const leaving = { ...request(1, 'cancelada', '07:00'), place: morningWish }
  const [other, next] = [
    request(2, 'listaDeEspera', '08:00', [afternoonWish]),
    request(3, 'listaDeEspera', '09:00', [morningWish]),
  ] as const
  const tables = withRequests(leaving, other, next)
  const [like] = tables.ofertas
  if (!like) throw new Error('the network offers no place')
  tables.ofertas = [{ ...like, serieId: 9999, ...morningWish }]
  releasePlace(tables, leaving, '2026-11-20T10:00:00-03:00')
  expect([other, next].map(stateOf)).toEqual(['listaDeEspera', 'convocada'])
})

test('an opening at this very hour is not the next one', () => {
  const classe = { disciplina: 'Um', horarios: [{ diaSemana: 5, inicio: '08:00', fim: '08:50' }] }
  const first = nextOne([classe], '2026-11-20', '00:00')
  if (!first) throw new Error('no lesson on a Friday')
  expect(nextOne([classe], '2026-11-20', first.opens)?.dia).toBe('2026-11-27')
})

test.each([
  [200, false],
  [201, true],
])('a text of %i characters is too long: %s', (length, refused) => {
  const record = z.parse(op.InsertPessoaAvaliacaoInterdisciplinar.input, {
    nome: 'Ana Prado',
    endereco: 'a'.repeat(length),
  })
  const check = () => checkPessoa(record)
  if (refused) expect(check).toThrow()
  else expect(check).not.toThrow()
})
