import { describe, expect, test } from 'vitest'
import { Login, type Matricula, op, z } from '@/contract'
import { cpfOf } from '@/domain/documentos'
import { isProtocolo } from '@/domain/protocolo'
import { Refused } from '@/mock/operation'
import { matricula } from '@/mock/operations/matricula'
import { familias, naFila } from '@/mock/seed/criancas'
import { escolaDeNota } from '@/mock/seed/ofertas'
import { createSeed } from '@/mock/seed/index'
import { protocolos } from '@/mock/seed/pedidos'
import { agora, cadastroDe, chamar, enviar, livresEm, loginDa, novoDb, pedir } from './vagas'

const at = (dia: string, hora: string) => Date.parse(`${dia}T${hora}:00-03:00`)
const dia = 86_400_000
const { deAna, mudaDeTurno, semVagas, soNoturna, ultimaVaga } = escolaDeNota

function fieldsOf(run: () => unknown): string[] {
  try {
    run()
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'Validation') return Object.keys(error.refusal.fields).sort()
    throw error
  }
  return []
}

describe('the seed', () => {
  test('is a pure function of a number and a day', () => {
    expect(novoDb().matricula).toEqual(novoDb().matricula)
  })

  test('is whole: places in bounds, one active request per child, right and unique protocols, every held place exists', () => {
    const { ofertas, pedidos } = novoDb().matricula
    for (const { reservas, vagas } of ofertas) expect(reservas >= 0 && reservas <= vagas).toBe(true)
    expect(new Set(pedidos.map((p) => p.protocolo)).size).toBe(pedidos.length)
    for (const { lugar, protocolo, serieId } of pedidos) {
      expect(isProtocolo(protocolo)).toBe(true)
      if (!lugar) continue
      expect(
        ofertas.some((o) => o.serieId === serieId && o.unidadeId === lugar.unidadeId && o.turno === lugar.turno),
      ).toBe(true)
    }
  })

  test('has the schools of note', () => {
    const { ofertas } = novoDb().matricula
    const of = (id: number) => ofertas.filter((o) => o.unidadeId === id)
    expect(of(semVagas).every((o) => o.reservas === o.vagas)).toBe(true)
    expect(new Set(of(soNoturna).map((o) => o.turno))).toEqual(new Set(['Noite']))
    expect(new Set(of(mudaDeTurno).map((o) => o.turno))).toEqual(new Set(['Manhã']))
    expect(livresEm(novoDb(), ultimaVaga, 31, 'Manhã')).toBe(1)
    expect(new Set(ofertas.map((o) => o.turno))).toEqual(new Set(['Manhã', 'Tarde', 'Integral', 'Noite']))
  })

  test.each(['2026-11-20', '2026-11-21', '2027-01-01', '2027-06-30', '2027-07-01', '2028-02-29'])(
    'on %s all three windows are open at any hour, and the states of the cast hold',
    (day) => {
      for (const hora of ['00:30', '12:00', '23:59']) {
        const db = createSeed(1, day)
        const reply = chamar(db, '', {}, {}, at(day, hora))
        for (const periodo of [reply.periodoConfirmacao, reply.periodoTransferencia, reply.periodoCadastro]) {
          expect(periodo?.['ativo']).toBe(true)
        }
        expect(chamar(db, 'consultar', loginDa(familias.enzo), {}, at(day, hora)).processamento).toBe('reservada')
        expect(chamar(db, 'consultar', loginDa(familias.caio), {}, at(day, hora)).posicao).toBe(6)
      }
    },
  )
})

describe('each child of the cast', () => {
  test('Ana renews: school, series, shift, next series are known', () => {
    const db = novoDb()
    const found = chamar(db, 'identificar', loginDa(familias.ana))
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
      [deAna, 'Manhã'],
      [deAna, 'Tarde'],
    ])
    const before = livresEm(db, deAna, 38, 'Manhã')
    const confirmacao = { ...found.confirmacao, confirmacao: { ...found.confirmacao.confirmacao, valor: true } }
    const done = chamar(db, 'confirmar', loginDa(familias.ana), { ...found, confirmacao })
    expect(done).toMatchObject({ errorMessage: '', processamento: 'confirmada', posicao: null, prazo: null })
    expect(isProtocolo(done.protocolo)).toBe(true)
    expect(livresEm(db, deAna, 38, 'Manhã')).toBe(before)
    expect(chamar(db, 'identificar', loginDa(familias.ana)).processamento).toBe('confirmada')
  })

  test('Ana changes the shift: that takes a place, and gives it back when cancelled', () => {
    const db = novoDb()
    const before = livresEm(db, deAna, 38, 'Tarde')
    const done = chamar(db, 'confirmar', loginDa(familias.ana), {
      confirmacao: { novoTurno: 'Tarde', confirmacao: { id: 1, valor: true } },
    })
    expect(done.processamento).toBe('confirmada')
    expect(livresEm(db, deAna, 38, 'Tarde')).toBe(before - 1)
    const cancelled = chamar(db, 'cancelar', loginDa(familias.ana), { cancelamento: { protocolo: done.protocolo } })
    expect(cancelled).toMatchObject({ processamento: 'cancelada', protocolo: done.protocolo, errorMessage: '' })
    expect(livresEm(db, deAna, 38, 'Tarde')).toBe(before)
  })

  test('Ana does not stay: the renewal ends, and may be made again while the window is open', () => {
    const db = novoDb()
    const no = chamar(db, 'confirmar', loginDa(familias.ana), { confirmacao: { confirmacao: { id: 1, valor: false } } })
    expect(no).toMatchObject({ processamento: 'cancelada', errorMessage: '' })
    const yes = chamar(db, 'confirmar', loginDa(familias.ana), { confirmacao: { confirmacao: { id: 1, valor: true } } })
    expect(yes).toMatchObject({ processamento: 'confirmada', errorMessage: '' })
  })

  test('Bruno concludes, Pedro leaves the nursery: neither renews, each with the reason', () => {
    const db = novoDb()
    const confirmacao = { confirmacao: { id: 1, valor: true } }
    expect(chamar(db, 'confirmar', loginDa(familias.bruno), { confirmacao }).errorMessage).toContain(
      'não há série seguinte',
    )
    const pedro = chamar(db, 'confirmar', loginDa(familias.pedro), { confirmacao })
    expect(pedro.errorMessage).toBe('CMEI Pingo de Gente não oferece 1º ano do Ensino Fundamental. Peça transferência.')
  })

  test('Cecília keeps her school, whose shift for next year differs', () => {
    const db = novoDb()
    const found = chamar(db, 'identificar', loginDa(familias.cecilia))
    expect(found.confirmacao).toMatchObject({ turnoAtual: 'Tarde', novoTurno: 'Manhã' })
    const before = livresEm(db, mudaDeTurno, 34, 'Manhã')
    const stays = chamar(db, 'confirmar', loginDa(familias.cecilia), {
      confirmacao: { novoTurno: 'Tarde', confirmacao: { id: 1, valor: true } },
    })
    expect(stays.errorMessage).toContain('Há: Manhã.')
    const moves = chamar(db, 'confirmar', loginDa(familias.cecilia), {
      ...found,
      confirmacao: { ...found.confirmacao, confirmacao: { id: 1, valor: true } },
    })
    expect(moves.processamento).toBe('confirmada')
    expect(livresEm(db, mudaDeTurno, 34, 'Manhã')).toBe(before)
  })

  test('João Pedro asks for transfer in order of preference; the school looks at it with the place held', () => {
    const db = novoDb()
    const found = chamar(db, 'identificar', loginDa(familias.joaoPedro))
    expect(found.transferencia).toMatchObject({ turnoAtual: 'Manhã', serieSeguinte: { id: 35 } })
    const offer = chamar(db, 'consultar', loginDa(familias.joaoPedro), {
      ...found,
      cadastro: { serieId: 35, turno: 'Manhã' },
    })
    expect(offer.reservas.map((r) => r.unidadeId).sort((a, b) => a - b)).toEqual([3, 6, 9, 12])
    const before = livresEm(db, mudaDeTurno, 35, 'Manhã')
    const intencaoUnidadeId = [semVagas, mudaDeTurno]
    const done = chamar(db, 'transferir', loginDa(familias.joaoPedro), {
      ...offer,
      transferencia: { ...offer.transferencia, intencaoUnidadeId, novoTurno: 'Manhã' },
      reservas: intencaoUnidadeId.flatMap((id) => offer.reservas.filter((r) => r.unidadeId === id)),
    })
    // The first school was full on the screen already, so the second one is taken.
    expect(done).toMatchObject({ processamento: 'emAnalise', errorMessage: '', transferencia: { intencaoUnidadeId } })
    expect(livresEm(db, mudaDeTurno, 35, 'Manhã')).toBe(before - 1)
    // Two working days later the analysis has ended, three more and the time to confirm has run out.
    const login = loginDa(familias.joaoPedro)
    expect(chamar(db, 'consultar', login, {}, at('2026-11-24', '17:59')).processamento).toBe('emAnalise')
    const later = chamar(db, 'consultar', login, {}, at('2026-11-24', '18:01'))
    expect(later).toMatchObject({ processamento: 'reservada', prazo: '2026-11-27T23:59:59-03:00' })
    expect(chamar(db, 'consultar', login, {}, at('2026-11-28', '00:00')).processamento).toBe('prazoPerdido')
    expect(livresEm(db, mudaDeTurno, 35, 'Manhã')).toBe(before)
  })

  test('a transfer to where the child is already, or to nowhere, is refused', () => {
    const db = novoDb()
    const ask = (intencaoUnidadeId: number[], novoTurno = 'Manhã') =>
      chamar(db, 'transferir', loginDa(familias.joaoPedro), { transferencia: { intencaoUnidadeId, novoTurno } })
        .errorMessage
    expect(ask([ultimaVaga])).toContain('já estuda nesta escola e neste turno')
    expect(ask([])).toBe('Escolha pelo menos uma escola.')
    expect(ask([6, 9, 12, 3])).toBe('Escolha no máximo 3 escolas.')
    expect(ask([6, 6])).toContain('duas vezes')
    expect(ask([1])).toContain('não oferece 5º ano')
    expect(ask([6], 'Noite')).toContain('EJA')
    expect(ask([6], 'Madrugada')).toBe('Escolha o turno.')
    expect(db.matricula.pedidos.some((p) => p.idPessoa === 40_004)).toBe(false)
    // Another shift of the same school is a transfer too.
    expect(ask([ultimaVaga], 'Tarde')).toBe('')
  })

  test('Davi is new: Pré-escola II fits, 1º ano is refused with the date of the rule', () => {
    const db = novoDb()
    const found = chamar(db, 'identificar', loginDa(familias.davi))
    expect(found).toMatchObject({
      processamento: 'identificado',
      login: { similarityCount: 0, nomeEncontrado: '', idPessoa: 0 },
    })
    expect(found.documentos).toContain('Cartão do SUS')
    const young = chamar(db, 'consultar', loginDa(familias.davi), { cadastro: { serieId: 31, turno: 'Manhã' } })
    expect(young.errorMessage).toBe(
      'Para 1º ano do Ensino Fundamental em 2027, é preciso ter nascido até 31/03/2021. Pela data de nascimento, a série é Pré-escola II.',
    )
    const before = livresEm(db, 2, 21, 'Manhã')
    const done = pedir(db, familias.davi, 21, 'Manhã', [2, 5])
    expect(done).toMatchObject({
      processamento: 'reservada',
      errorMessage: '',
      cadastro: { descricaoSerie: 'Pré-escola II', unidadeEnsino: { id: 2, nome: 'CMEI Pingo de Gente' } },
      prazo: '2026-11-25T23:59:59-03:00',
      historico: [{ processamento: 'reservada', em: '2026-11-20T10:05:00-03:00' }],
    })
    expect(done.documentos).toContain('Carteira de vacinação')
    expect(done.documentoUrl).toMatch(/^https:\/\//)
    expect(livresEm(db, 2, 21, 'Manhã')).toBe(before - 1)
  })

  test.each([
    ['lia', 31, ''],
    ['lia', 21, 'é preciso ter nascido depois de 31/03/2021'],
    ['teo', 21, ''],
    ['teo', 31, 'é preciso ter nascido até 31/03/2021'],
  ] as const)('%s asks for series %i: %j', (who, serieId, problem) => {
    const reply = pedir(novoDb(), familias[who], serieId, 'Manhã', [serieId === 31 ? 9 : 2])
    if (problem === '') expect(reply).toMatchObject({ processamento: 'reservada', errorMessage: '' })
    else expect(reply.errorMessage).toContain(problem)
  })

  test('three Marias: the CPF of the child or of the guardian decides', () => {
    const db = novoDb()
    const { nome, dataNasc, nomeMae } = familias.maria1
    const many = chamar(db, 'identificar', { nomeAluno: nome, dataNasc, nomeMae })
    expect(many).toMatchObject({ processamento: '', login: { similarityCount: 3, nomeEncontrado: '' } })
    expect(chamar(db, 'confirmar', { nomeAluno: nome, dataNasc, nomeMae }).errorMessage).toContain('Informe o CPF')
    const byChild = chamar(db, 'identificar', { nomeAluno: nome, dataNasc, nomeMae, cpfAluno: familias.maria2.cpf })
    expect(byChild.login).toMatchObject({ similarityCount: 1, nomeEncontrado: 'Maria da C*** S***', idPessoa: 0 })
    const { cpfResponsavel } = familias.maria3
    const byGuardian = chamar(db, 'identificar', { nomeAluno: nome, dataNasc, nomeMae, cpfResponsavel })
    expect(byGuardian).toMatchObject({ login: { similarityCount: 1 }, confirmacao: { registroCursoId: 7010 } })
    // A fourth one, with a CPF of her own, is not in the network.
    const fourth = chamar(db, 'identificar', { nomeAluno: nome, dataNasc, nomeMae, cpfAluno: cpfOf('330000000') })
    expect(fourth.login.similarityCount).toBe(0)
  })

  test('Enzo has a request already: it is shown, not a second one', () => {
    const db = novoDb()
    const shown = chamar(db, 'identificar', loginDa(familias.enzo))
    expect(shown).toMatchObject({ processamento: 'reservada', protocolo: 'VS-7K4M-2Q9T' })
    const count = db.matricula.pedidos.length
    const again = pedir(db, familias.enzo, 33, 'Manhã', [mudaDeTurno])
    expect(again.errorMessage).toBe(
      'Já existe um pedido para esta criança, feito em 18/11/2026: está com vaga reservada.',
    )
    expect(again).toMatchObject({ processamento: 'reservada', protocolo: 'VS-7K4M-2Q9T' })
    expect(db.matricula.pedidos).toHaveLength(count)
    const byProtocol = chamar(db, 'consultar', { codigoProtocolo: ' vs 7k4m 2q9t ', dataNasc: familias.enzo.dataNasc })
    expect(byProtocol).toMatchObject({ processamento: 'reservada', login: { nomeEncontrado: 'Enzo R***' } })
  })

  test('Caio waits in position 6; the place of Gael, cancelled, goes to the first who waits', () => {
    const db = novoDb()
    expect(chamar(db, 'consultar', loginDa(familias.caio))).toMatchObject({
      processamento: 'listaDeEspera',
      posicao: 6,
    })
    chamar(db, 'cancelar', loginDa(familias.gael), { cancelamento: { protocolo: protocolos.gael } })
    expect(chamar(db, 'consultar', loginDa(familias.caio)).posicao).toBe(5)
    const [first] = naFila
    if (!first) throw new Error('nobody waits')
    expect(chamar(db, 'consultar', loginDa(first))).toMatchObject({
      processamento: 'convocada',
      prazo: '2026-11-25T23:59:59-03:00',
      historico: [{ processamento: 'listaDeEspera' }, { processamento: 'convocada' }],
    })
    expect(livresEm(db, semVagas, 32, 'Manhã')).toBe(0)
    // Every three working days the next one loses the turn: five of them, and it is Caio's.
    const later = chamar(db, 'consultar', loginDa(familias.caio), {}, agora + 40 * dia)
    expect(later.historico?.map((p) => p.processamento)).toEqual([
      'emAnalise',
      'listaDeEspera',
      'convocada',
      'prazoPerdido',
    ])
    expect(livresEm(db, semVagas, 32, 'Manhã')).toBe(1)
  })

  test('it does not matter when anybody looks: one look after weeks sees what daily looks see', () => {
    const [often, once] = [novoDb(), novoDb()]
    for (let n = 0; n <= 60; n++) chamar(often, 'consultar', loginDa(familias.caio), {}, agora + n * dia)
    chamar(once, 'consultar', loginDa(familias.caio), {}, agora + 60 * dia)
    expect(often.matricula).toEqual(once.matricula)
  })

  test('Lara cancelled last week: consulting shows it, asking again is possible', () => {
    const db = novoDb()
    expect(chamar(db, 'consultar', loginDa(familias.lara))).toMatchObject({
      processamento: 'cancelada',
      protocolo: protocolos.lara,
    })
    expect(chamar(db, 'identificar', loginDa(familias.lara)).processamento).toBe('identificado')
    const again = pedir(db, familias.lara, 36, 'Manhã', [7])
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
    const reply = chamar(novoDb(), 'consultar', { codigoProtocolo: protocolos[who], dataNasc: familias[who].dataNasc })
    expect(reply).toMatchObject({ processamento: state, errorMessage: '', protocolo: protocolos[who] })
    expect(reply.historico?.at(-1)?.processamento).toBe(state)
  })

  test('one address of a document is not http', () => {
    expect(chamar(novoDb(), 'consultar', loginDa(familias.iris)).documentoUrl).toMatch(/^javascript:/)
  })

  test('Valdir asks for himself, at night; the guardian may be the student', () => {
    const db = novoDb()
    const { cpf } = familias.valdir
    const self = { ...familias.valdir, cpfResponsavel: cpf }
    const offer = chamar(db, 'consultar', loginDa(self), { cadastro: { serieId: 42, turno: 'Noite' } })
    expect(offer.reservas.map((r) => r.unidadeId)).toEqual([soNoturna])
    const cadastro = { ...cadastroDe(42, 'Noite'), unidadeId: soNoturna }
    expect(fieldsOf(() => chamar(db, 'cadastrar', loginDa(self), { ...offer, cadastro }))).toEqual(['cpfAluno'])
    const done = chamar(db, 'cadastrar', loginDa(self), { ...offer, cadastro: { ...cadastro, grauParentesco: 8 } })
    expect(done).toMatchObject({ processamento: 'reservada', errorMessage: '' })
    const child = chamar(db, 'consultar', loginDa(familias.lia), { cadastro: { serieId: 42, turno: 'Noite' } })
    expect(child.errorMessage).toContain('é preciso ter nascido até 31/03/2012')
  })

  test('a name of 120 characters with every accent comes through', () => {
    const db = novoDb()
    expect(Array.from(familias.nomeLongo.nome)).toHaveLength(120)
    expect(pedir(db, familias.nomeLongo, 31, 'Manhã', [9]).errorMessage).toBe('')
    const shouted = { ...loginDa(familias.nomeLongo), nomeAluno: `  ${familias.nomeLongo.nome.toUpperCase()} ` }
    expect(chamar(db, 'identificar', shouted).processamento).toBe('reservada')
  })
})

describe('identification', () => {
  test.each([
    ['accents left out, capitals, double spaces', { nomeAluno: ' JOAO  PEDRO ALVES', nomeMae: 'rosa ALVES' }, 1],
    ['a middle name left out', { nomeAluno: 'João Alves' }, 1],
    ['another birth date', { dataNasc: '2016-08-24' }, 0],
    ['another mother', { nomeMae: 'Rosana Alves', cpfAluno: '', cpfResponsavel: '' }, 0],
    ['another mother, but the CPF agrees', { nomeMae: 'Rosana Alves' }, 1],
    ['no mother, but the guardian’s CPF', { nomeMae: '', cpfAluno: '' }, 1],
    ['another name', { nomeAluno: 'Pedro Alves' }, 0],
  ])('%s', (_, change, count) => {
    const reply = chamar(novoDb(), 'identificar', { ...loginDa(familias.joaoPedro), ...change })
    expect(reply.login.similarityCount).toBe(count)
  })

  test.each([
    [{}, ['dataNasc', 'nomeAluno', 'nomeMae']],
    [{ nomeAluno: 'Ana', dataNasc: '2021-02-29', nomeMae: 'Bia' }, ['dataNasc']],
    [{ nomeAluno: 'Ana', dataNasc: '2026-11-21', nomeMae: 'Bia' }, ['dataNasc']],
    [{ nomeAluno: 'x'.repeat(121), dataNasc: '2020-01-01', nomeMae: 'Bia' }, ['nomeAluno']],
    [
      { nomeAluno: 'Ana', dataNasc: '2020-01-01', cpfAluno: '11111111111', cpfResponsavel: '123' },
      ['cpfAluno', 'cpfResponsavel'],
    ],
    [{ codigoProtocolo: 'VS-7K4M-2Q9T' }, ['dataNasc']],
  ])('%j names the fields %j', (login, fields) => {
    expect(fieldsOf(() => chamar(novoDb(), 'identificar', login))).toEqual(fields)
  })

  test('a wrong protocol and a wrong birth date answer the same words', () => {
    const ask = (codigoProtocolo: string, dataNasc: string) =>
      chamar(novoDb(), 'consultar', { codigoProtocolo, dataNasc })
    const wrong = ask('VS-7K4M-2Q9U', '2018-09-09')
    expect(wrong.errorMessage).toMatch(/^Não encontramos/)
    expect(ask('VS-7K4M-2Q9T', '2018-09-10').errorMessage).toBe(wrong.errorMessage)
    expect(ask('rubbish', '2018-09-09').errorMessage).toBe(wrong.errorMessage)
    expect(chamar(novoDb(), 'consultar', loginDa(familias.davi)).errorMessage).toBe(wrong.errorMessage)
  })

  test('the two logins must agree; one of them may be missing', () => {
    const login = z.parse(Login, loginDa(familias.ana))
    const ask = (outer: Partial<Login>, inner: Partial<Login>) => {
      const input = z.parse(op.PostMatriculaMunicipal.input, {
        login: outer,
        matricula: { login: inner, processamento: 'identificar' },
      })
      const context = { db: novoDb(), caller: null, now: agora, draw: () => '' }
      return matricula.PostMatriculaMunicipal(context, input).login.similarityCount
    }
    expect([ask(login, login), ask(login, {}), ask({}, login)]).toEqual([1, 1, 1])
    expect(fieldsOf(() => ask(login, { ...login, nomeMae: 'Outra' }))).toEqual(['login'])
  })

  test('an unknown question is refused; none at all answers the windows', () => {
    expect(fieldsOf(() => chamar(novoDb(), 'reservada', loginDa(familias.ana)))).toEqual(['processamento'])
    expect(fieldsOf(() => chamar(novoDb(), 'toString', loginDa(familias.ana)))).toEqual(['processamento'])
    const empty = chamar(novoDb(), '', {})
    expect(empty.parentescos).toHaveLength(9)
    expect(empty.periodoCadastro).toMatchObject({
      inicio: '2026-11-13T08:00:00-03:00',
      fim: '2027-01-01T23:59:59-03:00',
    })
  })
})

describe('privacy', () => {
  const secrets = (reply: Matricula, person: (typeof familias)[keyof typeof familias]) => {
    // What was typed comes back in the login; the rest must not tell more.
    const text = JSON.stringify({ ...reply, login: null })
    return [
      person.cpf,
      person.cpfResponsavel,
      'EMEF',
      'CMEI',
      'CEJA',
      'Palmeiras',
      '88301000',
      'VS-',
      'comprovantes',
    ].filter((s) => text.includes(s))
  }

  test.each(['identificar', 'consultar', 'confirmar', 'transferir', 'cadastrar'])(
    '%s by child without the guardian’s CPF tells the state and the masked name alone',
    (processamento) => {
      for (const who of ['ana', 'enzo', 'caio', 'iris', 'otto'] as const) {
        const reply = chamar(novoDb(), processamento, { ...loginDa(familias[who]), cpfResponsavel: '' })
        expect(secrets(reply, familias[who])).toEqual([])
        expect(reply.login.idPessoa).toBe(0)
        expect(reply.historico).toEqual([])
        expect(reply.posicao).toBeNull()
      }
    },
  )

  test('the CPF of somebody else opens nothing either', () => {
    const login = { ...loginDa(familias.enzo), cpfResponsavel: familias.ana.cpfResponsavel }
    expect(secrets(chamar(novoDb(), 'identificar', login), familias.enzo)).toEqual([])
    const confirmacao = { confirmacao: { id: 1, valor: true } }
    const ana = { ...loginDa(familias.ana), cpfResponsavel: familias.enzo.cpfResponsavel }
    expect(chamar(novoDb(), 'confirmar', ana, { confirmacao }).errorMessage).toContain('CPF do responsável não é')
  })

  test('nothing of an earlier answer stays when another child is asked about', () => {
    const db = novoDb()
    const ana = chamar(db, 'identificar', loginDa(familias.ana))
    const bruno = chamar(db, 'identificar', { ...loginDa(familias.bruno), cpfResponsavel: '' }, ana)
    expect(bruno.confirmacao).toMatchObject({ nomeEscola: '', registroCursoId: 0, descricaoTurma: '' })
    expect(bruno.protocolo).toBe('')
  })

  test('an old protocol of one guardian does not open the request of another', () => {
    const db = novoDb()
    const father = { ...familias.lara, cpfResponsavel: cpfOf('440000000') }
    const sent = pedir(db, father, 36, 'Manhã', [7])
    expect(sent.errorMessage).toBe('')
    const stranger = { codigoProtocolo: protocolos.lara, dataNasc: familias.lara.dataNasc }
    const reply = chamar(db, 'cadastrar', stranger)
    expect(reply.errorMessage).toContain('Já existe um pedido para esta criança: está')
    expect(JSON.stringify(reply)).not.toContain(sent.protocolo)
  })
})

describe('sending', () => {
  test('every wrong field is named at once', () => {
    const fields = fieldsOf(() => chamar(novoDb(), 'cadastrar', { ...loginDa(familias.davi), cpfResponsavel: '' }))
    expect(fields).toEqual([
      'bairro',
      'cep',
      'cpfResponsavel',
      'endereco',
      'grauParentesco',
      'nomeResponsavel',
      'serieId',
      'telefoneResponsavel',
      'turno',
      'unidadeId',
    ])
  })

  test.each([
    ['cep', '8830'],
    ['telefoneResponsavel', '988887777'],
    ['emailResponsavel', 'joana@'],
    ['grauParentesco', 10],
    ['turno', 'manha'],
    ['serieId', 99],
  ])('%s %j is named', (field, value) => {
    const cadastro = { ...cadastroDe(21, 'Manhã'), unidadeId: 2, [field]: value }
    expect(fieldsOf(() => chamar(novoDb(), 'cadastrar', loginDa(familias.davi), { cadastro }))).toEqual([field])
  })

  test('the CPF of a child who is on record belongs to nobody else', () => {
    const login = { ...familias.davi, cpf: familias.enzo.cpf }
    expect(pedir(novoDb(), login, 21, 'Manhã', [2]).errorMessage).toContain('já está em outro cadastro')
  })

  test('a child of the network is sent to the other ways', () => {
    expect(pedir(novoDb(), familias.ana, 38, 'Tarde', [deAna]).errorMessage).toContain('já estuda na rede')
    const confirmacao = { confirmacao: { id: 1, valor: true } }
    expect(chamar(novoDb(), 'confirmar', loginDa(familias.davi), { confirmacao }).errorMessage).toContain(
      'Não encontramos matrícula',
    )
  })

  test('the first school is the one of the cadastro; at most three', () => {
    const db = novoDb()
    const offer = chamar(db, 'consultar', loginDa(familias.davi), { cadastro: { serieId: 21, turno: 'Manhã' } })
    const cadastro = { ...cadastroDe(21, 'Manhã'), unidadeId: offer.reservas[1]?.unidadeId ?? 0 }
    expect(fieldsOf(() => chamar(db, 'cadastrar', loginDa(familias.davi), { ...offer, cadastro }))).toEqual([
      'unidadeId',
    ])
    const [a, b, c] = offer.reservas
    if (!a || !b || !c) throw new Error('fewer than three schools')
    const four = { reservas: [a, b, c, { ...a, turno: 'Tarde' }], cadastro: { ...cadastro, unidadeId: a.unidadeId } }
    expect(chamar(db, 'cadastrar', loginDa(familias.davi), four).errorMessage).toBe('Escolha no máximo 3 escolas.')
  })

  test('two families race for the last place: exactly one wins, the other gets the fresh list and keeps the rest', () => {
    const db = novoDb()
    const lia = chamar(db, 'consultar', loginDa(familias.lia), { cadastro: { serieId: 31, turno: 'Manhã' } })
    const other = { ...familias.nomeLongo }
    const theirs = chamar(db, 'consultar', loginDa(other), { cadastro: { serieId: 31, turno: 'Manhã' } })
    const won = enviar(db, familias.lia, lia, 31, 'Manhã', [ultimaVaga])
    const lost = enviar(db, other, theirs, 31, 'Manhã', [ultimaVaga])
    expect(won).toMatchObject({ processamento: 'reservada', errorMessage: '' })
    expect(lost.errorMessage).toMatch(/^Vaga ocupada: EMEF Carolina Maria de Jesus não tem mais vagas/)
    expect(lost.protocolo).toBe('')
    expect(lost.cadastro).toMatchObject({
      nomeResponsavel: 'Joana Moreira',
      endereco: 'Rua das Palmeiras, 120',
      cep: '88301000',
    })
    const row = lost.reservas.find((r) => r.unidadeId === ultimaVaga)
    expect([row?.vagas, row?.reservas]).toEqual([25, 25])
    expect(livresEm(db, ultimaVaga, 31, 'Manhã')).toBe(0)
    // Knowing now that it is full, the family may wait for it.
    const waits = enviar(db, other, lost, 31, 'Manhã', [ultimaVaga])
    expect(waits).toMatchObject({ processamento: 'listaDeEspera', posicao: 1, errorMessage: '', prazo: null })
    // The winner cancels: the one who waits is called.
    chamar(db, 'cancelar', loginDa(familias.lia), { cancelamento: { protocolo: won.protocolo } })
    expect(chamar(db, 'identificar', loginDa(other)).processamento).toBe('convocada')
  })

  test('a school named without its row is not waited for unseen', () => {
    const db = novoDb()
    const cadastro = { ...cadastroDe(31, 'Manhã'), unidadeId: semVagas }
    expect(chamar(db, 'cadastrar', loginDa(familias.lia), { cadastro }).errorMessage).toMatch(/^Vaga ocupada/)
  })

  test('the same sending again shows the request that exists', () => {
    const db = novoDb()
    const first = pedir(db, familias.davi, 21, 'Manhã', [2])
    const count = db.matricula.pedidos.length
    const free = livresEm(db, 2, 21, 'Manhã')
    const again = chamar(db, 'cadastrar', loginDa(familias.davi), { ...first })
    expect(again.errorMessage).toMatch(/^Já existe um pedido/)
    expect(again).toMatchObject({ protocolo: first.protocolo, processamento: 'reservada', prazo: first.prazo })
    expect(db.matricula.pedidos).toHaveLength(count)
    expect(livresEm(db, 2, 21, 'Manhã')).toBe(free)
  })

  test('after the third working day the place is lost, and the family may ask again', () => {
    const db = novoDb()
    const free = livresEm(db, 2, 21, 'Manhã')
    pedir(db, familias.davi, 21, 'Manhã', [2])
    expect(chamar(db, 'identificar', loginDa(familias.davi), {}, at('2026-11-25', '23:59')).processamento).toBe(
      'reservada',
    )
    const late = chamar(db, 'consultar', loginDa(familias.davi), {}, at('2026-11-26', '00:00'))
    expect(late.processamento).toBe('prazoPerdido')
    expect(late.historico?.at(-1)?.em).toBe('2026-11-25T23:59:59-03:00')
    expect(livresEm(db, 2, 21, 'Manhã')).toBe(free)
    expect(pedir(db, familias.davi, 21, 'Manhã', [2], at('2026-11-26', '00:01')).processamento).toBe('reservada')
  })

  test.each([
    ['confirmar', 'ana', -15, 'Ele começa em 06/11/2026 às 8h00.'],
    ['confirmar', 'ana', 20, 'Ele terminou em 04/12/2026 às 23h59.'],
    ['transferir', 'joaoPedro', -11, 'Ele começa em 10/11/2026 às 8h00.'],
    ['transferir', 'joaoPedro', 30, 'Ele terminou em 11/12/2026 às 23h59.'],
    ['cadastrar', 'davi', -8, 'Ele começa em 13/11/2026 às 8h00.'],
    ['cadastrar', 'davi', 60, 'Ele terminou em 01/01/2027 às 23h59.'],
  ] as const)('%s outside its window is refused with day and hour', (way, who, days, words) => {
    const now = agora + days * dia
    const parts = {
      confirmar: { confirmacao: { confirmacao: { id: 1, valor: true } } },
      transferir: { transferencia: { intencaoUnidadeId: [6], novoTurno: 'Manhã' } },
      cadastrar: { cadastro: { ...cadastroDe(21, 'Manhã'), unidadeId: 2 } },
    }
    const db = novoDb()
    const count = db.matricula.pedidos.length
    const reply = chamar(db, way, loginDa(familias[who]), parts[way], now)
    expect(reply.errorMessage).toContain(words)
    expect(db.matricula.pedidos).toHaveLength(count)
    const { periodoCadastro, periodoConfirmacao, periodoTransferencia } = reply
    const periodo = { cadastrar: periodoCadastro, confirmar: periodoConfirmacao, transferir: periodoTransferencia }[way]
    expect(periodo?.['ativo']).toBe(false)
  })

  test('a way without a window is not offered', () => {
    const db = novoDb()
    db.matricula.janelas.transferir = null
    const reply = chamar(db, 'transferir', loginDa(familias.joaoPedro), { transferencia: { intencaoUnidadeId: [6] } })
    expect(reply.errorMessage).toContain('não abriu o período')
    expect(reply.periodoTransferencia).toBeNull()
  })

  test('the waiting list has an end', () => {
    const db = novoDb()
    const full = { ...familias.davi, dataNasc: '2020-06-01' }
    for (let n = 0; n < 30; n++) {
      const one = {
        ...full,
        nome: `Bebê ${String.fromCharCode(65 + n)}${n} Espera`,
        cpf: cpfOf(String(550_000_000 + n)),
      }
      expect(pedir(db, one, 31, 'Manhã', [semVagas])).toMatchObject({ processamento: 'listaDeEspera', posicao: n + 1 })
    }
    const last = { ...full, nome: 'Fim da Fila', cpf: cpfOf('560000000') }
    expect(pedir(db, last, 31, 'Manhã', [semVagas]).errorMessage).toContain('limite de inscrição em lista de espera')
    expect(pedir(db, last, 31, 'Manhã', [semVagas, 9]).processamento).toBe('reservada')
  })
})

describe('cancelling', () => {
  test('needs the protocol and who it is about; anything wrong answers the same words', () => {
    const db = novoDb()
    const cancel = (login: Parameters<typeof chamar>[2], protocolo: string) =>
      chamar(db, 'cancelar', login, { cancelamento: { protocolo } })
    expect(fieldsOf(() => cancel(loginDa(familias.enzo), ' '))).toEqual(['protocolo'])
    const words = cancel(loginDa(familias.ana), 'VS-7K4M-2Q9T').errorMessage
    expect(words).toMatch(/^Não encontramos/)
    expect(cancel(loginDa(familias.enzo), 'VS-7K4M-2Q9U').errorMessage).toBe(words)
    expect(cancel({ codigoProtocolo: 'VS-7K4M-2Q9T', dataNasc: '2018-09-10' }, 'VS-7K4M-2Q9T').errorMessage).toBe(words)
    expect(
      cancel({ codigoProtocolo: protocolos.caio, dataNasc: familias.caio.dataNasc }, 'VS-7K4M-2Q9T').errorMessage,
    ).toBe(words)
    const done = cancel({ codigoProtocolo: 'VS-7K4M-2Q9T', dataNasc: '2018-09-09' }, ' vs-7k4m-2q9t')
    expect(done).toMatchObject({ processamento: 'cancelada', protocolo: 'VS-7K4M-2Q9T', errorMessage: '' })
    const again = cancel(loginDa(familias.enzo), 'VS-7K4M-2Q9T')
    expect(again).toMatchObject({ processamento: 'cancelada', errorMessage: 'Este pedido já está cancelado.' })
  })

  test('is possible outside every window, and without the guardian’s CPF, since it names the protocol', () => {
    const login = { ...loginDa(familias.otto), cpfResponsavel: '' }
    const done = chamar(
      novoDb(),
      'cancelar',
      login,
      { cancelamento: { protocolo: protocolos.otto } },
      agora + 200 * dia,
    )
    expect(done.processamento).toBe('cancelada')
  })

  test('of one of several alike, the protocol tells which', () => {
    const db = novoDb()
    const done = chamar(db, 'confirmar', loginDa(familias.maria3), {
      confirmacao: { confirmacao: { id: 1, valor: true } },
    })
    const { dataNasc, nome, nomeMae } = familias.maria3
    const reply = chamar(
      db,
      'cancelar',
      { nomeAluno: nome, dataNasc, nomeMae },
      { cancelamento: { protocolo: done.protocolo } },
    )
    expect(reply.processamento).toBe('cancelada')
  })
})

test('what nobody documented comes back untouched at every depth, and script types as received', () => {
  const db = novoDb()
  const first = chamar(db, 'identificar', loginDa(familias.davi))
  for (const { scriptType } of [
    first,
    first.login,
    first.confirmacao,
    first.transferencia,
    first.cadastro,
    first.confirmacao.serieSeguinte,
  ]) {
    expect(scriptType).toMatch(/^VilaSerena\.Vagas\./)
  }
  expect(first['versaoModelo']).toBe(3)
  expect(first.login['canal']).toEqual({ origem: 'portal', fila: null })
  const odd = {
    ...first,
    extra: { a: [1, { b: null }] },
    scriptType: 'Outro.Tipo',
    cadastro: { ...first.cadastro, ...cadastroDe(21, 'Manhã'), unidadeId: 2, extra: 'x', scriptType: 'T' },
    confirmacao: { ...first.confirmacao, confirmacao: { id: 0, valor: false, extra: 1 } },
    login: { ...first.login, extra: true },
  }
  const reply = chamar(db, 'cadastrar', loginDa(familias.davi), odd)
  expect(reply).toMatchObject({
    extra: { a: [1, { b: null }] },
    scriptType: 'Outro.Tipo',
    cadastro: { extra: 'x', scriptType: 'T' },
    confirmacao: { confirmacao: { extra: 1 } },
    login: { extra: true, canal: { origem: 'portal', fila: null } },
  })
  // And from the record, on another day and another device.
  const later = chamar(db, 'consultar', loginDa(familias.davi), {}, agora + dia)
  expect(later.cadastro).toMatchObject({ extra: 'x', unidadeEnsino: { codigoInep: '42000102' } })
})
