/** The last place, over real HTTP: however many send at the same moment, exactly one gets it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Matricula } from '@/contract'
import { freePlaces } from '@/domain/places'
import { offerOf } from '@/mock/rules/vagas'
import { type MockServer, startServer } from '@/mock/doors/listen'
import { families, type Family } from '@/mock/seed/children'
import { notableEscola } from '@/mock/seed/offers'
import { home } from '../support/family'
import { cadastroFor, loginOf } from './operations/vagas'

let server: MockServer
beforeAll(async () => {
  server = await startServer({ port: 0 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await fetch(`${server.url}/__mock/reset`, { method: 'POST' })
})

const row = { unidadeId: notableEscola.lastPlace, turno: 'Manhã' }
const serieId = 31
const free = () => {
  const oferta = offerOf(server.backend.db().matricula, serieId, row)
  if (!oferta) throw new Error('the school of the last place has no such row')
  return freePlaces(oferta)
}

/** One call of a family; the cast: the service checks its answers by the contract. */
async function ask(who: Family, matricula: object): Promise<Matricula> {
  const login = loginOf(who)
  const response = await fetch(`${server.url}/json/reply/PostMatriculaMunicipal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login, matricula: { ...matricula, login } }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Matricula
}

/** What a family is about to send: the offer that it saw, the school of the last place chosen. */
async function ready(who: Family): Promise<object> {
  const offer = await ask(who, { processamento: 'consultar', cadastro: { serieId, turno: row.turno } })
  const reservas = offer.reservas.filter(({ unidadeId }) => unidadeId === row.unidadeId)
  expect(reservas, 'one place was on the screen').toMatchObject([{ ...row, vagas: 25, reservas: 24 }])
  const cadastro = { ...offer.cadastro, ...cadastroFor(serieId, row.turno), unidadeId: row.unidadeId }
  return { ...offer, processamento: 'cadastrar', cadastro, reservas }
}

/** Children old enough for the 1º ano, of as many families. */
const racers = (count: number): Family[] =>
  Array.from({ length: count }, (_, i) => ({
    ...families.lia,
    nome: `Nina ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(i)}lves Corrida`,
    nomeMae: `Mãe ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(i)} Corrida`,
    cpf: '',
  }))

test.each([2, 2, 2, 2, 2, 10, 20])(
  '%i families at once: one wins, the others are told and may choose again',
  async (n) => {
    const families = racers(n)
    const sendings = await Promise.all(families.map(ready))
    expect(free()).toBe(1)
    const replies = await Promise.all(families.map((who, i) => ask(who, sendings[i] ?? {})))
    const [winner, ...others] = [...replies].sort((a, b) => Number(a.protocolo === '') - Number(b.protocolo === ''))
    expect(winner).toMatchObject({ processamento: 'reservada', errorMessage: '' })
    expect(others).toHaveLength(n - 1)
    for (const reply of others) {
      expect(reply.errorMessage).toMatch(/^Vaga ocupada/)
      expect(reply.protocolo).toBe('')
      // the list comes fresh in the same reply, and what was typed stays
      expect(reply.reservas.find(({ unidadeId }) => unidadeId === row.unidadeId)).toMatchObject({
        vagas: 25,
        reservas: 25,
      })
      expect(reply.cadastro.endereco).toBe(home.endereco)
    }
    expect(free()).toBe(0)
  },
)

test('the same family twice at once has one request', async () => {
  const sending = await ready(families.lia)
  const replies = await Promise.all([ask(families.lia, sending), ask(families.lia, sending)])
  expect(replies.map(({ errorMessage }) => errorMessage === '').sort()).toEqual([false, true])
  // both say which one it is
  expect(new Set(replies.map(({ protocolo }) => protocolo)).size).toBe(1)
  expect(free()).toBe(0)
})
