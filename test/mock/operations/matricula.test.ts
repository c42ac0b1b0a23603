import { describe, expect, test } from 'vitest'
import { cpfOf } from '@/domain/documents'
import { isProtocolo } from '@/domain/protocol'
import { families, inQueue } from '@/mock/seed/children'
import { isActive } from '@/mock/rules/requests'
import { createSeed } from '@/mock/seed/index'
import { notableEscola } from '@/mock/seed/offers'
import { protocolos } from '@/mock/seed/matricula'
import { morning, at, cadastroFor, call, dia, fieldsOf, freePlacesIn, loginOf, newDb, askForPlace } from './vagas'

const { ofAna, changesTurno, noVagas, onlyEvening, lastPlace } = notableEscola

describe('the seed', () => {
  test('is a pure function of a number and a day', () => {
    expect(newDb().matricula).toEqual(newDb().matricula)
  })

  test('is whole: places in bounds, one active request per child, right and unique protocols, every held place exists', () => {
    const { ofertas, pedidos } = newDb().matricula
    for (const { reservas, vagas } of ofertas) expect(reservas >= 0 && reservas <= vagas).toBe(true)
    expect(new Set(pedidos.map((p) => p.protocolo)).size).toBe(pedidos.length)
    for (const { place, protocolo, serieId } of pedidos) {
      expect(isProtocolo(protocolo)).toBe(true)
      if (!place) continue
      expect(
        ofertas.some((o) => o.serieId === serieId && o.unidadeId === place.unidadeId && o.turno === place.turno),
      ).toBe(true)
    }
  })

  test('has the schools of note', () => {
    const { ofertas } = newDb().matricula
    const of = (id: number) => ofertas.filter((o) => o.unidadeId === id)
    expect(of(noVagas).every((o) => o.reservas === o.vagas)).toBe(true)
    expect(new Set(of(onlyEvening).map((o) => o.turno))).toEqual(new Set(['Noite']))
    expect(new Set(of(changesTurno).map((o) => o.turno))).toEqual(new Set(['Manhã']))
    expect(freePlacesIn(newDb(), lastPlace, 31, 'Manhã')).toBe(1)
    expect(new Set(ofertas.map((o) => o.turno))).toEqual(new Set(['Manhã', 'Tarde', 'Integral', 'Noite']))
  })

  test.each(['2026-11-20', '2026-11-21', '2027-01-01', '2027-06-30', '2027-07-01', '2028-02-29'])(
    'on %s all three windows are open at any hour, and the states of the cast hold',
    (day) => {
      for (const hour of ['00:30', '12:00', '23:59']) {
        const db = createSeed(1, day)
        const reply = call(db, '', {}, {}, at(day, hour))
        for (const periodo of [reply.periodoConfirmacao, reply.periodoTransferencia, reply.periodoCadastro]) {
          expect(periodo?.ativo).toBe(true)
        }
        expect(call(db, 'consultar', loginOf(families.enzo), {}, at(day, hour)).processamento).toBe('reservada')
        expect(call(db, 'consultar', loginOf(families.caio), {}, at(day, hour)).posicao).toBe(6)
      }
    },
  )
})

describe('each child of the cast', () => {
  test('Ana renews: school, series, shift, next series are known', () => {
    const db = newDb()
    const found = call(db, 'identificar', loginOf(families.ana))
    // who stays brings nothing that only a transfer needs
    expect(found.documentos).toEqual(['Comprovante de residência dos últimos três meses'])
    expect(found).toMatchObject({
      processamento: 'identificado',
      login: { similarityCount: 1, nomeEncontrado: 'Ana P*** S***', idPessoa: 1001 },
      confirmacao: {
        nomeEscola: 'EMEF Professora Cecília Meireles',
        descricaoSerie: '7º ano do Ensino Fundamental',
        descricaoTurma: '7º A',
        turnoAtual: 'Manhã',
        novoTurno: '',
        serieSeguinte: { id: 38, ordernacaoSerie: 140 },
      },
      periodoLetivo: { codigo: '2027' },
    })
    expect(found.reservas.map((r) => [r.unidadeId, r.turno])).toEqual([
      [ofAna, 'Manhã'],
      [ofAna, 'Tarde'],
    ])
    const before = freePlacesIn(db, ofAna, 38, 'Manhã')
    const confirmacao = { ...found.confirmacao, confirmacao: { ...found.confirmacao.confirmacao, valor: true } }
    const done = call(db, 'confirmar', loginOf(families.ana), { ...found, confirmacao })
    expect(done).toMatchObject({ errorMessage: '', processamento: 'confirmada', posicao: null, prazo: null })
    expect(isProtocolo(done.protocolo)).toBe(true)
    expect(freePlacesIn(db, ofAna, 38, 'Manhã')).toBe(before)
    expect(call(db, 'identificar', loginOf(families.ana)).processamento).toBe('confirmada')
  })

  test('Ana changes the shift: that takes a place, and gives it back when cancelled', () => {
    const db = newDb()
    const before = freePlacesIn(db, ofAna, 38, 'Tarde')
    const done = call(db, 'confirmar', loginOf(families.ana), {
      confirmacao: { novoTurno: 'Tarde', confirmacao: { id: 1, valor: true } },
    })
    expect(done.processamento).toBe('confirmada')
    expect(freePlacesIn(db, ofAna, 38, 'Tarde')).toBe(before - 1)
    const cancelled = call(db, 'cancelar', loginOf(families.ana), { cancelamento: { protocolo: done.protocolo } })
    expect(cancelled).toMatchObject({ processamento: 'cancelada', protocolo: done.protocolo, errorMessage: '' })
    expect(freePlacesIn(db, ofAna, 38, 'Tarde')).toBe(before)
  })

  test('Ana does not stay: the renewal ends, and may be made again while the window is open', () => {
    const db = newDb()
    const no = call(db, 'confirmar', loginOf(families.ana), { confirmacao: { confirmacao: { id: 1, valor: false } } })
    expect(no).toMatchObject({ processamento: 'cancelada', errorMessage: '' })
    const yes = call(db, 'confirmar', loginOf(families.ana), { confirmacao: { confirmacao: { id: 1, valor: true } } })
    expect(yes).toMatchObject({ processamento: 'confirmada', errorMessage: '' })
  })

  test('Bruno concludes, Pedro leaves the nursery: neither renews, each with the reason', () => {
    const db = newDb()
    const confirmacao = { confirmacao: { id: 1, valor: true } }
    expect(call(db, 'confirmar', loginOf(families.bruno), { confirmacao }).errorMessage).toContain(
      'não há série seguinte',
    )
    const pedro = call(db, 'confirmar', loginOf(families.pedro), { confirmacao })
    expect(pedro.errorMessage).toBe('CMEI Pingo de Gente não oferece 1º ano do Ensino Fundamental. Peça transferência.')
  })

  test('Cecília keeps her school, whose shift for next year differs', () => {
    const db = newDb()
    const found = call(db, 'identificar', loginOf(families.cecilia))
    expect(found.confirmacao).toMatchObject({ turnoAtual: 'Tarde', novoTurno: 'Manhã' })
    const before = freePlacesIn(db, changesTurno, 34, 'Manhã')
    const stays = call(db, 'confirmar', loginOf(families.cecilia), {
      confirmacao: { novoTurno: 'Tarde', confirmacao: { id: 1, valor: true } },
    })
    expect(stays.errorMessage).toContain('Há: Manhã.')
    const moves = call(db, 'confirmar', loginOf(families.cecilia), {
      ...found,
      confirmacao: { ...found.confirmacao, confirmacao: { id: 1, valor: true } },
    })
    expect(moves.processamento).toBe('confirmada')
    expect(freePlacesIn(db, changesTurno, 34, 'Manhã')).toBe(before)
  })

  test('João Pedro asks for transfer in order of preference; the school looks at it with the place held', () => {
    const db = newDb()
    const found = call(db, 'identificar', loginOf(families.joaoPedro))
    expect(found.transferencia).toMatchObject({ turnoAtual: 'Manhã', serieSeguinte: { id: 35 } })
    const offer = call(db, 'consultar', loginOf(families.joaoPedro), {
      ...found,
      cadastro: { serieId: 35, turno: 'Manhã' },
    })
    expect(offer.reservas.map((r) => r.unidadeId).sort((a, b) => a - b)).toEqual([3, 6, 9, 12])
    expect(offer.documentos).toContain('Declaração de vaga')
    const before = freePlacesIn(db, changesTurno, 35, 'Manhã')
    const intencaoUnidadeId = [noVagas, changesTurno]
    const done = call(db, 'transferir', loginOf(families.joaoPedro), {
      ...offer,
      transferencia: { ...offer.transferencia, intencaoUnidadeId, novoTurno: 'Manhã' },
      reservas: intencaoUnidadeId.flatMap((id) => offer.reservas.filter((r) => r.unidadeId === id)),
    })
    // The first school was full on the screen already, so the second one is taken.
    expect(done).toMatchObject({ processamento: 'emAnalise', errorMessage: '', transferencia: { intencaoUnidadeId } })
    expect(freePlacesIn(db, changesTurno, 35, 'Manhã')).toBe(before - 1)
    // Two working days later the analysis has ended, three more and the time to confirm has run out.
    const login = loginOf(families.joaoPedro)
    expect(call(db, 'consultar', login, {}, at('2026-11-24', '17:59')).processamento).toBe('emAnalise')
    const later = call(db, 'consultar', login, {}, at('2026-11-24', '18:01'))
    expect(later).toMatchObject({ processamento: 'reservada', prazo: '2026-11-27T23:59:59-03:00' })
    expect(call(db, 'consultar', login, {}, at('2026-11-28', '00:00')).processamento).toBe('prazoPerdido')
    expect(freePlacesIn(db, changesTurno, 35, 'Manhã')).toBe(before)
  })

  test('a transfer to where the child is already, or to nowhere, is refused', () => {
    const db = newDb()
    const ask = (intencaoUnidadeId: number[], novoTurno = 'Manhã') =>
      call(db, 'transferir', loginOf(families.joaoPedro), { transferencia: { intencaoUnidadeId, novoTurno } })
        .errorMessage
    expect(ask([lastPlace])).toContain('já estuda nesta escola e neste turno')
    expect(ask([])).toBe('Escolha pelo menos uma escola.')
    expect(ask([6, 9, 12, 3])).toBe('Escolha no máximo 3 escolas.')
    expect(ask([6, 6])).toContain('duas vezes')
    expect(ask([1])).toContain('não oferece 5º ano')
    expect(ask([6], 'Noite')).toContain('EJA')
    expect(ask([6], 'Madrugada')).toBe('Escolha o turno.')
    expect(db.matricula.pedidos.some((p) => p.idPessoa === 40_004)).toBe(false)
    // Another shift of the same school is a transfer too.
    expect(ask([lastPlace], 'Tarde')).toBe('')
  })

  test('Davi is new: Pré-escola II fits, 1º ano is refused with the date of the rule', () => {
    const db = newDb()
    const found = call(db, 'identificar', loginOf(families.davi))
    expect(found).toMatchObject({
      processamento: 'identificado',
      login: { similarityCount: 0, nomeEncontrado: '', idPessoa: 0 },
    })
    expect(found.documentos).toContain('Cartão do SUS')
    const young = call(db, 'consultar', loginOf(families.davi), { cadastro: { serieId: 31, turno: 'Manhã' } })
    expect(young.errorMessage).toBe(
      'Para 1º ano do Ensino Fundamental em 2027, é preciso ter nascido até 31/03/2021. Pela data de nascimento, a série é Pré-escola II.',
    )
    const before = freePlacesIn(db, 2, 21, 'Manhã')
    const done = askForPlace(db, families.davi, 21, 'Manhã', [2, 5])
    expect(done).toMatchObject({
      processamento: 'reservada',
      errorMessage: '',
      cadastro: { descricaoSerie: 'Pré-escola II', unidadeEnsino: { id: 2, nome: 'CMEI Pingo de Gente' } },
      prazo: '2026-11-25T23:59:59-03:00',
      historico: [{ processamento: 'reservada', em: '2026-11-20T10:05:00-03:00' }],
    })
    expect(done.documentos).toContain('Carteira de vacinação')
    expect(done.documentoUrl).toMatch(/^https:\/\//)
    expect(freePlacesIn(db, 2, 21, 'Manhã')).toBe(before - 1)
  })

  test.each([
    ['lia', 31, ''],
    ['lia', 21, 'é preciso ter nascido depois de 31/03/2021'],
    ['teo', 21, ''],
    ['teo', 31, 'é preciso ter nascido até 31/03/2021'],
  ] as const)('%s asks for series %i: %j', (who, serieId, problem) => {
    const reply = askForPlace(newDb(), families[who], serieId, 'Manhã', [serieId === 31 ? 9 : 2])
    if (problem === '') expect(reply).toMatchObject({ processamento: 'reservada', errorMessage: '' })
    else expect(reply.errorMessage).toContain(problem)
  })

  test('three Marias: the CPF of the child or of the guardian decides', () => {
    const db = newDb()
    const { nome, dataNasc, nomeMae } = families.maria1
    const many = call(db, 'identificar', { nomeAluno: nome, dataNasc, nomeMae })
    expect(many).toMatchObject({ processamento: '', login: { similarityCount: 3, nomeEncontrado: '' } })
    expect(call(db, 'confirmar', { nomeAluno: nome, dataNasc, nomeMae }).errorMessage).toContain('Informe o CPF')
    const byChild = call(db, 'identificar', { nomeAluno: nome, dataNasc, nomeMae, cpfAluno: families.maria2.cpf })
    expect(byChild.login).toMatchObject({ similarityCount: 1, nomeEncontrado: 'Maria da C*** S***', idPessoa: 0 })
    const { cpfResponsavel } = families.maria3
    const byGuardian = call(db, 'identificar', { nomeAluno: nome, dataNasc, nomeMae, cpfResponsavel })
    expect(byGuardian).toMatchObject({ login: { similarityCount: 1 }, confirmacao: { registroCursoId: 7010 } })
    // A fourth one, with a CPF of her own, is not in the network.
    const fourth = call(db, 'identificar', { nomeAluno: nome, dataNasc, nomeMae, cpfAluno: cpfOf('330000000') })
    expect(fourth.login.similarityCount).toBe(0)
  })

  test('Enzo has a request already: it is shown, not a second one', () => {
    const db = newDb()
    const shown = call(db, 'identificar', loginOf(families.enzo))
    expect(shown).toMatchObject({ processamento: 'reservada', protocolo: 'VS-7K4M-2Q9T' })
    const count = db.matricula.pedidos.length
    const again = askForPlace(db, families.enzo, 33, 'Manhã', [changesTurno])
    expect(again.errorMessage).toBe(
      'Já existe um pedido para este estudante, feito em 18/11/2026: está com vaga reservada.',
    )
    expect(again).toMatchObject({ processamento: 'reservada', protocolo: 'VS-7K4M-2Q9T' })
    expect(db.matricula.pedidos).toHaveLength(count)
    const byProtocol = call(db, 'consultar', { codigoProtocolo: ' vs 7k4m 2q9t ', dataNasc: families.enzo.dataNasc })
    expect(byProtocol).toMatchObject({ processamento: 'reservada', login: { nomeEncontrado: 'Enzo R***' } })
  })

  test('Caio waits in position 6; the place of Gael, cancelled, goes to the first who waits', () => {
    const db = newDb()
    expect(call(db, 'consultar', loginOf(families.caio))).toMatchObject({
      processamento: 'listaDeEspera',
      posicao: 6,
    })
    call(db, 'cancelar', loginOf(families.gael), { cancelamento: { protocolo: protocolos.gael } })
    expect(call(db, 'consultar', loginOf(families.caio)).posicao).toBe(5)
    const [first] = inQueue
    if (!first) throw new Error('nobody waits')
    expect(call(db, 'consultar', loginOf(first))).toMatchObject({
      processamento: 'convocada',
      prazo: '2026-11-25T23:59:59-03:00',
      historico: [{ processamento: 'listaDeEspera' }, { processamento: 'convocada' }],
    })
    expect(freePlacesIn(db, noVagas, 32, 'Manhã')).toBe(0)
    // Every three working days the next one loses the turn: five of them, and it is Caio's.
    const later = call(db, 'consultar', loginOf(families.caio), {}, morning + 40 * dia)
    expect(later.historico?.map((p) => p.processamento)).toEqual([
      'emAnalise',
      'listaDeEspera',
      'convocada',
      'prazoPerdido',
    ])
    expect(freePlacesIn(db, noVagas, 32, 'Manhã')).toBe(1)
  })

  test('it does not matter when anybody looks: one look after weeks sees what daily looks see', () => {
    const [often, once] = [newDb(), newDb()]
    for (let n = 0; n <= 60; n++) call(often, 'consultar', loginOf(families.caio), {}, morning + n * dia)
    call(once, 'consultar', loginOf(families.caio), {}, morning + 60 * dia)
    expect(often.matricula).toEqual(once.matricula)
  })

  test('Lara cancelled last week: consulting shows it, asking again is possible', () => {
    const db = newDb()
    expect(call(db, 'consultar', loginOf(families.lara))).toMatchObject({
      processamento: 'cancelada',
      protocolo: protocolos.lara,
    })
    expect(call(db, 'identificar', loginOf(families.lara)).processamento).toBe('identificado')
    const again = askForPlace(db, families.lara, 36, 'Manhã', [7])
    expect(again).toMatchObject({ processamento: 'reservada', errorMessage: '' })
    expect(again.protocolo).not.toBe(protocolos.lara)
    expect(db.matricula.criancas.filter((c) => c.nome === 'Lara Teixeira')).toHaveLength(1)
  })

  test.each([
    ['iris', 'convocada'],
    ['noah', 'emAnalise'],
    ['indeferido', 'indeferida'],
    ['confirmada', 'confirmada'],
    ['prazoPerdido', 'prazoPerdido'],
    ['otto', 'emDiligencia'],
  ] as const)('%s is %s', (who, state) => {
    const reply = call(newDb(), 'consultar', { codigoProtocolo: protocolos[who], dataNasc: families[who].dataNasc })
    expect(reply).toMatchObject({ processamento: state, errorMessage: '', protocolo: protocolos[who] })
    expect(reply.historico?.at(-1)?.processamento).toBe(state)
  })

  test('a family that was called reads the school and the shift of its place', () => {
    const db = newDb()
    const pedido = db.matricula.pedidos.find(({ protocolo }) => protocolo === protocolos.iris)
    if (pedido) pedido.place = { unidadeId: noVagas, turno: 'Tarde' }
    if (pedido?.cadastro) pedido.cadastro = { ...pedido.cadastro, turno: 'Manhã' }
    const { cadastro, processamento } = call(db, 'identificar', loginOf(families.iris))
    expect(processamento).toBe('convocada')
    expect([cadastro.unidadeEnsino.id, cadastro.turno]).toEqual([noVagas, 'Tarde'])
  })

  test('the shift and the question of a renewal that came are kept; a school that ends changes no shift', () => {
    const answers = { novoTurno: 'Tarde', confirmacao: { id: 9, valor: true } }
    const { confirmacao } = call(newDb(), 'identificar', loginOf(families.cecilia), { confirmacao: answers })
    expect(confirmacao).toMatchObject(answers)
    expect(call(newDb(), 'identificar', loginOf(families.pedro)).confirmacao.novoTurno).toBe('')
  })

  test('a school that an earlier answer granted is not that of another child', () => {
    const { cadastro } = call(newDb(), 'identificar', loginOf(families.davi), {
      cadastro: { unidadeEnsino: { id: 5, nome: 'CMEI' } },
    })
    expect(cadastro.unidadeEnsino).toMatchObject({ id: 0, nome: '' })
  })

  test('a request that was refused keeps nobody from asking again; of two that ended the later is shown', () => {
    const db = newDb()
    const ended = (who: 'indeferido' | 'lara') => db.matricula.pedidos.find((p) => p.protocolo === protocolos[who])
    expect([ended('indeferido'), ended('lara')].map((pedido) => pedido && isActive(pedido))).toEqual([false, false])
    const { protocolo } = askForPlace(db, families.lara, 36, 'Manhã', [7])
    call(db, 'cancelar', loginOf(families.lara), { cancelamento: { protocolo } })
    expect(call(db, 'consultar', loginOf(families.lara)).protocolo).toBe(protocolo)
  })

  test('the queue goes by who came first, however the table lies; the last second of a deadline is in it', () => {
    const db = newDb()
    db.matricula.pedidos.reverse()
    expect(call(db, 'identificar', loginOf(families.caio)).posicao).toBe(6)
    const { prazo } = askForPlace(db, families.davi, 21, 'Manhã', [2])
    const last = Date.parse(prazo ?? '')
    const states = [last, last + 1000].map(
      (now) => call(db, 'consultar', loginOf(families.davi), {}, now).processamento,
    )
    expect(states).toEqual(['reservada', 'prazoPerdido'])
  })

  test('one address of a document is not http', () => {
    expect(call(newDb(), 'consultar', loginOf(families.iris)).documentoUrl).toMatch(/^javascript:/)
  })

  test('Valdir asks for himself, at night; the guardian may be the student', () => {
    const db = newDb()
    const { cpf } = families.valdir
    const self = { ...families.valdir, cpfResponsavel: cpf }
    const offer = call(db, 'consultar', loginOf(self), { cadastro: { serieId: 42, turno: 'Noite' } })
    expect(offer.reservas.map((r) => r.unidadeId)).toEqual([onlyEvening])
    const cadastro = { ...cadastroFor(42, 'Noite'), unidadeId: onlyEvening }
    expect(fieldsOf(() => call(db, 'cadastrar', loginOf(self), { ...offer, cadastro }))).toEqual(['cpfAluno'])
    const done = call(db, 'cadastrar', loginOf(self), { ...offer, cadastro: { ...cadastro, grauParentesco: 8 } })
    expect(done).toMatchObject({ processamento: 'reservada', errorMessage: '' })
    const forLia = call(db, 'consultar', loginOf(families.lia), { cadastro: { serieId: 31, turno: 'Manhã' } })
    const byLia = { ...cadastroFor(31, 'Manhã'), unidadeId: forLia.reservas[0]?.unidadeId ?? 0, grauParentesco: 8 }
    const asks = () => call(db, 'cadastrar', loginOf(families.lia), { ...forLia, cadastro: byLia })
    expect(fieldsOf(asks), 'a child does not').toEqual(['grauParentesco'])
    const child = call(db, 'consultar', loginOf(families.lia), { cadastro: { serieId: 42, turno: 'Noite' } })
    expect(child.errorMessage).toContain('é preciso ter nascido até 31/03/2012')
  })

  test('a name of 120 characters with every accent comes through', () => {
    const db = newDb()
    expect(Array.from(families.nomeLongo.nome)).toHaveLength(120)
    expect(askForPlace(db, families.nomeLongo, 31, 'Manhã', [9]).errorMessage).toBe('')
    const shouted = { ...loginOf(families.nomeLongo), nomeAluno: `  ${families.nomeLongo.nome.toUpperCase()} ` }
    expect(call(db, 'identificar', shouted).processamento).toBe('reservada')
  })
})
