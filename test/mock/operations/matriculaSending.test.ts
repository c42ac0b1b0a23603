import { describe, expect, test } from 'vitest'
import { Confirmacao, Matricula, Reserva, z } from '@/contract'
import { cpfOf } from '@/domain/documents'
import { serieOf } from '@/mock/rules/series'
import { whyClosed } from '@/mock/rules/windows'
import { offerOnWire } from '@/mock/rules/wire'
import { registrationWishes, transferWishes, wishesReason } from '@/mock/rules/wishes'
import { families } from '@/mock/seed/children'
import { notableEscola } from '@/mock/seed/offers'
import { protocolos } from '@/mock/seed/matricula'
import { guardian, home } from '../../support/family'
import { morning, at, cadastroFor, call, dia, send, fieldsOf, freePlacesIn, loginOf, newDb, askForPlace } from './vagas'

const { ofAna, noVagas, lastPlace } = notableEscola

describe('sending', () => {
  test('every wrong field is named at once', () => {
    const fields = fieldsOf(() => call(newDb(), 'cadastrar', { ...loginOf(families.davi), cpfResponsavel: '' }))
    const told = Object.keys({ ...guardian, ...home })
    expect(fields).toEqual([...told, 'cpfResponsavel', 'serieId', 'turno', 'unidadeId'].sort())
  })

  test.each([
    ['cep', '8830'],
    ['telefoneResponsavel', '988887777'],
    ['emailResponsavel', 'joana@'],
    ['grauParentesco', 10],
    ['turno', 'manha'],
    ['serieId', 99],
  ])('%s %j is named', (field, value) => {
    const cadastro = { ...cadastroFor(21, 'Manhã'), unidadeId: 2, [field]: value }
    expect(fieldsOf(() => call(newDb(), 'cadastrar', loginOf(families.davi), { cadastro }))).toEqual([field])
  })

  test.each([
    ['on the day of 18 years', '2008-11-20', []],
    ['one day before', '2008-11-21', ['grauParentesco']],
  ])('who asks for themself %s', (_, dataNasc, fields) => {
    const cadastro = { ...cadastroFor(42, 'Noite'), grauParentesco: 8, unidadeId: 8 }
    const login = { ...loginOf(families.valdir), dataNasc }
    expect(fieldsOf(() => call(newDb(), 'cadastrar', login, { cadastro }))).toEqual(fields)
  })

  test('two CPFs that are missing are not the same one', () => {
    const login = { ...loginOf(families.davi), cpfAluno: '', cpfResponsavel: '' }
    const cadastro = { ...cadastroFor(21, 'Manhã'), unidadeId: 2 }
    expect(fieldsOf(() => call(newDb(), 'cadastrar', login, { cadastro }))).toEqual(['cpfResponsavel'])
  })

  test('who asks again by an old protocol gives a guardian’s CPF that is right', () => {
    const { dataNasc } = families.lara
    const login = { codigoProtocolo: protocolos.lara, dataNasc, cpfResponsavel: '12345678900' }
    const cadastro = { ...cadastroFor(36, 'Manhã'), unidadeId: 7 }
    expect(fieldsOf(() => call(newDb(), 'cadastrar', login, { cadastro }))).toEqual(['cpfResponsavel'])
  })

  test('the CPF of a child who is on record belongs to nobody else', () => {
    const login = { ...families.davi, cpf: families.enzo.cpf }
    expect(askForPlace(newDb(), login, 21, 'Manhã', [2]).errorMessage).toContain('já está em outro cadastro')
  })

  test('a child of the network is sent to the other ways', () => {
    expect(askForPlace(newDb(), families.ana, 38, 'Tarde', [ofAna]).errorMessage).toContain('já estuda na rede')
    const confirmacao = { confirmacao: { id: 1, valor: true } }
    expect(call(newDb(), 'confirmar', loginOf(families.davi), { confirmacao }).errorMessage).toContain(
      'Não encontramos matrícula',
    )
  })

  test('the first school is the one of the cadastro; at most three', () => {
    const db = newDb()
    const offer = call(db, 'consultar', loginOf(families.davi), { cadastro: { serieId: 21, turno: 'Manhã' } })
    const cadastro = { ...cadastroFor(21, 'Manhã'), unidadeId: offer.reservas[1]?.unidadeId ?? 0 }
    expect(fieldsOf(() => call(db, 'cadastrar', loginOf(families.davi), { ...offer, cadastro }))).toEqual(['unidadeId'])
    const [a, b, c] = offer.reservas
    if (!a || !b || !c) throw new Error('fewer than three schools')
    const four = { reservas: [a, b, c, { ...a, turno: 'Tarde' }], cadastro: { ...cadastro, unidadeId: a.unidadeId } }
    expect(call(db, 'cadastrar', loginOf(families.davi), four).errorMessage).toBe('Escolha no máximo 3 escolas.')
  })

  test('two families race for the last place: exactly one wins, the other gets the fresh list and keeps the rest', () => {
    const db = newDb()
    const lia = call(db, 'consultar', loginOf(families.lia), { cadastro: { serieId: 31, turno: 'Manhã' } })
    const other = { ...families.nomeLongo }
    const theirs = call(db, 'consultar', loginOf(other), { cadastro: { serieId: 31, turno: 'Manhã' } })
    const won = send(db, families.lia, lia, 31, 'Manhã', [lastPlace])
    const lost = send(db, other, theirs, 31, 'Manhã', [lastPlace])
    expect(won).toMatchObject({ processamento: 'reservada', errorMessage: '' })
    expect(lost.errorMessage).toMatch(/^Vaga ocupada: EMEF Carolina Maria de Jesus não tem mais vagas/)
    expect(lost.protocolo).toBe('')
    expect(lost.cadastro).toMatchObject({ ...guardian, ...home })
    const row = lost.reservas.find((r) => r.unidadeId === lastPlace)
    expect([row?.vagas, row?.reservas]).toEqual([25, 25])
    expect(freePlacesIn(db, lastPlace, 31, 'Manhã')).toBe(0)
    // Knowing now that it is full, the family may wait for it.
    const waits = send(db, other, lost, 31, 'Manhã', [lastPlace])
    expect(waits).toMatchObject({ processamento: 'listaDeEspera', posicao: 1, errorMessage: '', prazo: null })
    // The winner cancels: the one who waits is called.
    call(db, 'cancelar', loginOf(families.lia), { cancelamento: { protocolo: won.protocolo } })
    expect(call(db, 'identificar', loginOf(other)).processamento).toBe('convocada')
  })

  test('a school named without its row is not waited for unseen', () => {
    const db = newDb()
    const cadastro = { ...cadastroFor(31, 'Manhã'), unidadeId: noVagas }
    expect(call(db, 'cadastrar', loginOf(families.lia), { cadastro }).errorMessage).toMatch(/^Vaga ocupada/)
  })

  test('the same sending again shows the request that exists', () => {
    const db = newDb()
    const first = askForPlace(db, families.davi, 21, 'Manhã', [2])
    const count = db.matricula.pedidos.length
    const free = freePlacesIn(db, 2, 21, 'Manhã')
    const again = call(db, 'cadastrar', loginOf(families.davi), { ...first })
    expect(again.errorMessage).toMatch(/^Já existe um pedido/)
    expect(again).toMatchObject({ protocolo: first.protocolo, processamento: 'reservada', prazo: first.prazo })
    expect(db.matricula.pedidos).toHaveLength(count)
    expect(freePlacesIn(db, 2, 21, 'Manhã')).toBe(free)
  })

  test('a renewal in a shift that is full is refused with the fresh rows of the own school', () => {
    const db = newDb()
    const ask = (novoTurno: string) =>
      call(db, 'confirmar', loginOf(families.maria1), {
        confirmacao: { novoTurno, confirmacao: { id: 1, valor: true } },
      })
    const lost = ask('Tarde')
    expect(lost.errorMessage).toMatch(/^Vaga ocupada: EMEF Monteiro Lobato não tem mais vagas para 5º ano/)
    expect(lost.reservas.map((r) => [r.unidadeId, r.turno])).toEqual([
      [noVagas, 'Manhã'],
      [noVagas, 'Tarde'],
    ])
    expect(freePlacesIn(db, noVagas, 35, 'Tarde')).toBe(0)
    // The shift of today needs no free place.
    expect(ask('Manhã')).toMatchObject({ errorMessage: '', processamento: 'confirmada' })
  })

  test('after the third working day the place is lost, and the family may ask again', () => {
    const db = newDb()
    const free = freePlacesIn(db, 2, 21, 'Manhã')
    askForPlace(db, families.davi, 21, 'Manhã', [2])
    expect(call(db, 'identificar', loginOf(families.davi), {}, at('2026-11-25', '23:59')).processamento).toBe(
      'reservada',
    )
    const late = call(db, 'consultar', loginOf(families.davi), {}, at('2026-11-26', '00:00'))
    expect(late.processamento).toBe('prazoPerdido')
    expect(late.historico?.at(-1)?.em).toBe('2026-11-25T23:59:59-03:00')
    expect(freePlacesIn(db, 2, 21, 'Manhã')).toBe(free)
    expect(askForPlace(db, families.davi, 21, 'Manhã', [2], at('2026-11-26', '00:01')).processamento).toBe('reservada')
  })

  test.each([
    ['confirmar', 'ana', -15, 'Ele começa em 06/11/2026 às 08h00.'],
    ['confirmar', 'ana', 20, 'Ele terminou em 04/12/2026 às 23h59.'],
    ['transferir', 'joaoPedro', -11, 'Ele começa em 10/11/2026 às 08h00.'],
    ['transferir', 'joaoPedro', 30, 'Ele terminou em 11/12/2026 às 23h59.'],
    ['cadastrar', 'davi', -8, 'Ele começa em 13/11/2026 às 08h00.'],
    ['cadastrar', 'davi', 60, 'Ele terminou em 01/01/2027 às 23h59.'],
  ] as const)('%s outside its window is refused with day and hour', (way, who, days, words) => {
    const now = morning + days * dia
    const parts = {
      confirmar: { confirmacao: { confirmacao: { id: 1, valor: true } } },
      transferir: { transferencia: { intencaoUnidadeId: [6], novoTurno: 'Manhã' } },
      cadastrar: { cadastro: { ...cadastroFor(21, 'Manhã'), unidadeId: 2 } },
    }
    const db = newDb()
    const count = db.matricula.pedidos.length
    const reply = call(db, way, loginOf(families[who]), parts[way], now)
    expect(reply.errorMessage).toContain(words)
    expect(db.matricula.pedidos).toHaveLength(count)
    const { periodoCadastro, periodoConfirmacao, periodoTransferencia } = reply
    const periodo = { cadastrar: periodoCadastro, confirmar: periodoConfirmacao, transferir: periodoTransferencia }[way]
    expect(periodo?.ativo).toBe(false)
  })

  test('a way without a window is not offered', () => {
    const db = newDb()
    db.matricula.timeframes.transferir = null
    const reply = call(db, 'transferir', loginOf(families.joaoPedro), { transferencia: { intencaoUnidadeId: [6] } })
    expect(reply.errorMessage).toContain('não abriu o período')
    expect(reply.periodoTransferencia).toBeNull()
  })

  test('the waiting list has an end', () => {
    const db = newDb()
    const full = { ...families.davi, dataNasc: '2020-06-01' }
    for (let n = 0; n < 30; n++) {
      const one = {
        ...full,
        nome: `Bebê ${String.fromCharCode(65 + n)}${n} Espera`,
        cpf: cpfOf(String(550_000_000 + n)),
      }
      expect(askForPlace(db, one, 31, 'Manhã', [noVagas])).toMatchObject({
        processamento: 'listaDeEspera',
        posicao: n + 1,
      })
    }
    const last = { ...full, nome: 'Fim da Fila', cpf: cpfOf('560000000') }
    expect(askForPlace(db, last, 31, 'Manhã', [noVagas]).errorMessage).toContain(
      'limite de inscrição em lista de espera',
    )
    expect(askForPlace(db, last, 31, 'Manhã', [noVagas, 9]).processamento).toBe('reservada')
  })
})

describe('cancelling', () => {
  test('needs the protocol and who it is about; anything wrong answers the same words', () => {
    const db = newDb()
    const cancel = (login: Parameters<typeof call>[2], protocolo: string) =>
      call(db, 'cancelar', login, { cancelamento: { protocolo } })
    expect(fieldsOf(() => cancel(loginOf(families.enzo), ' '))).toEqual(['protocolo'])
    const words = cancel(loginOf(families.ana), 'VS-7K4M-2Q9T').errorMessage
    expect(words).toMatch(/^Não encontramos/)
    expect(cancel(loginOf(families.enzo), 'VS-7K4M-2Q9U').errorMessage).toBe(words)
    expect(cancel({ codigoProtocolo: 'VS-7K4M-2Q9T', dataNasc: '2018-09-10' }, 'VS-7K4M-2Q9T').errorMessage).toBe(words)
    expect(
      cancel({ codigoProtocolo: protocolos.caio, dataNasc: families.caio.dataNasc }, 'VS-7K4M-2Q9T').errorMessage,
    ).toBe(words)
    const done = cancel({ codigoProtocolo: 'VS-7K4M-2Q9T', dataNasc: '2018-09-09' }, ' vs-7k4m-2q9t')
    expect(done).toMatchObject({ processamento: 'cancelada', protocolo: 'VS-7K4M-2Q9T', errorMessage: '' })
    const again = cancel(loginOf(families.enzo), 'VS-7K4M-2Q9T')
    expect(again).toMatchObject({ processamento: 'cancelada', errorMessage: 'Este pedido já está cancelado.' })
  })

  test('is possible outside every window, and without the guardian’s CPF, since it names the protocol', () => {
    const login = { ...loginOf(families.otto), cpfResponsavel: '' }
    const done = call(newDb(), 'cancelar', login, { cancelamento: { protocolo: protocolos.otto } }, morning + 200 * dia)
    expect(done.processamento).toBe('cancelada')
  })

  test('of one of several alike, the protocol tells which', () => {
    const db = newDb()
    const done = call(db, 'confirmar', loginOf(families.maria3), {
      confirmacao: { confirmacao: { id: 1, valor: true } },
    })
    const { dataNasc, nome, nomeMae } = families.maria3
    const reply = call(
      db,
      'cancelar',
      { nomeAluno: nome, dataNasc, nomeMae },
      { cancelamento: { protocolo: done.protocolo } },
    )
    expect(reply.processamento).toBe('cancelada')
  })
})

describe('wishes', () => {
  const row = (unidadeId: number, turno: string, vagas: number) => z.parse(Reserva, { unidadeId, turno, vagas })

  test('each row of a new registration brings its own shift; one without takes the shift that was asked for', () => {
    const cadastro = { unidadeId: 2, turno: 'Manhã' }
    const asked = z.parse(Matricula, { cadastro, reservas: [row(2, 'Tarde', 3), row(9, '', 0)] })
    expect(registrationWishes(asked)).toEqual([
      { unidadeId: 2, turno: 'Tarde', seen: 3 },
      { unidadeId: 9, turno: 'Manhã', seen: 0 },
    ])
  })

  test('a transfer whose rows alone were sent wishes for these', () => {
    const wishes = transferWishes(z.parse(Confirmacao, {}), [row(6, 'Tarde', 2)], 'Manhã')
    expect(wishes).toEqual([{ unidadeId: 6, turno: 'Tarde', seen: 2 }])
  })

  test('one school in two shifts is two wishes, twice in one shift is not', () => {
    const serie = serieOf(31)
    if (!serie) throw new Error('no series 31')
    const { matricula } = newDb()
    const both = offerOnWire(matricula, 31, '').filter(({ unidadeId }) => unidadeId === lastPlace)
    const wishes = both.map(({ turno, unidadeId }) => ({ turno, unidadeId, seen: 1 }))
    expect(wishes).toHaveLength(2)
    expect(wishesReason(matricula, serie, wishes)).toBeNull()
    expect(wishesReason(matricula, serie, [...wishes, ...wishes.slice(1)])).toContain('duas vezes')
  })

  test('a transfer that names no shift keeps the one of today', () => {
    const asked = z.parse(Confirmacao, { intencaoUnidadeId: [6] })
    expect(transferWishes(asked, [], 'Tarde')).toEqual([{ unidadeId: 6, turno: 'Tarde', seen: null }])
  })

  test('a school that is wished for in two shifts brings the row of each', () => {
    const asked = z.parse(Confirmacao, { intencaoUnidadeId: [6, 6, 9], novoTurno: 'Manhã' })
    const wishes = transferWishes(asked, [row(6, 'Manhã', 1), row(6, 'Tarde', 2)], 'Manhã')
    expect(wishes.map(({ turno, seen }) => [turno, seen])).toEqual([
      ['Manhã', 1],
      ['Tarde', 2],
      ['Manhã', null],
    ])
  })

  test('the offer stands by district, then by school, numbers as numbers', () => {
    const { matricula } = newDb()
    const names = [
      ['Vila Serena 100', 'Centro'],
      ['Vila Serena 20', 'Centro'],
      ['Abelardo', 'Vila Nova'],
    ] as const
    const ofertas = offerOnWire(matricula, 31, 'Manhã').slice(0, 3)
    matricula.ofertas = matricula.ofertas.filter(
      (o) => o.serieId === 31 && o.turno === 'Manhã' && ofertas.some(({ unidadeId }) => unidadeId === o.unidadeId),
    )
    matricula.ofertas.forEach(({ unidadeId }, i) => {
      const [nome = '', bairro = ''] = names[i] ?? []
      Object.assign(matricula.unidades.find(({ id }) => id === unidadeId) ?? {}, { nome, bairro })
    })
    const order = offerOnWire(matricula, 31, 'Manhã').map(({ nomeEscola }) => nomeEscola)
    expect(order).toEqual(['Vila Serena 20', 'Vila Serena 100', 'Abelardo'])
  })
})

test('both ends belong to a window', () => {
  const window = { inicio: '2026-11-13T08:00:00-03:00', fim: '2027-01-01T23:59:59-03:00' }
  const [first, last] = [Date.parse(window.inicio), Date.parse(window.fim)]
  const open = [first - 1000, first, last, last + 1000].map((now) => whyClosed('cadastrar', window, now) === null)
  expect(open).toEqual([false, true, true, false])
})
