import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from '@/mock/operation'
import { families, type Family } from '@/mock/seed/children'
import { unaccounted, wrongPlaces } from '../invariants'
import { morning, call, send, loginOf, newDb, askForPlace } from './vagas'

const people: readonly Family[] = Object.values(families)
/** A step that is refused for a field changes nothing; the sequence goes on. */
function attempt(run: () => unknown): void {
  try {
    run()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

const step = fc.record({
  who: fc.nat(people.length - 1),
  way: fc.constantFrom('pedir', 'pedir', 'confirmar', 'transferir', 'cancelar', 'consultar'),
  serieId: fc.constantFrom(20, 21, 31, 32, 33, 34, 35, 36, 38, 42),
  turno: fc.constantFrom('Manhã', 'Manhã', 'Tarde', 'Integral', 'Noite'),
  escolas: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
  valor: fc.boolean(),
  hours: fc.constantFrom(0, 0, 0, 1, 30, 80),
})

// Some two seconds alone; the limit leaves room for a busy machine.
test('whatever families do and however time passes, the network stays whole', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 50, maxLength: 50 }), (steps) => {
      const db = newDb()
      // Very few free places, so that places run out and lists form.
      for (const oferta of db.matricula.ofertas) oferta.reservas = Math.max(oferta.reservas, oferta.vagas - 1)
      const start = unaccounted(db)
      let now = morning
      for (const { escolas, hours, serieId, turno, valor, way, who } of steps) {
        now += hours * 3_600_000
        const one = people[who]
        if (!one) throw new Error('nobody')
        const login = loginOf(one)
        attempt(() => {
          if (way === 'pedir') return askForPlace(db, one, serieId, turno, escolas, now)
          if (way === 'consultar') return call(db, way, login, {}, now)
          if (way === 'confirmar') {
            return call(db, way, login, { confirmacao: { novoTurno: turno, confirmacao: { id: 1, valor } } }, now)
          }
          if (way === 'transferir') {
            return call(db, way, login, { transferencia: { novoTurno: turno, intencaoUnidadeId: escolas } }, now)
          }
          const pedido = db.matricula.pedidos.findLast((p) => p.cpfResponsavel === one.cpfResponsavel)
          return call(db, way, login, { cancelamento: { protocolo: pedido?.protocolo ?? 'x' } }, now)
        })
        expect(wrongPlaces(db, start)).toEqual([])
      }
    }),
    { numRuns: 100 },
  )
})

test('families that read the offer together and send in any order take each place once', () => {
  const racers = [families.lia, families.nomeLongo, { ...families.lia, nome: 'Nina Castro', cpf: '' }]
  const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(order, fc.integer({ min: 0, max: 3 }), (turns, free) => {
      const db = newDb()
      const row = db.matricula.ofertas.find((o) => o.unidadeId === 12 && o.serieId === 31 && o.turno === 'Manhã')
      if (!row) throw new Error('no row')
      row.reservas = row.vagas - free
      const offers = racers.map((who) =>
        call(db, 'consultar', loginOf(who), { cadastro: { serieId: 31, turno: 'Manhã' } }),
      )
      const replies = turns.map((i) => {
        const [who, offer] = [racers[i], offers[i]]
        if (!who || !offer) throw new Error('nobody')
        return send(db, who, offer, 31, 'Manhã', [12])
      })
      expect(replies.filter((r) => r.processamento === 'reservada')).toHaveLength(Math.min(free, 3))
      // The first to send win, in their order; where there was a place on the screen, the others are told.
      replies.forEach((reply, place) => {
        if (place < free) expect(reply.errorMessage).toBe('')
        else if (free > 0) expect(reply.errorMessage).toMatch(/^Vaga ocupada/)
        else expect(reply.processamento).toBe('listaDeEspera')
      })
      expect(row.reservas).toBe(row.vagas)
    }),
    { numRuns: 30 },
  )
})
