import { describe, expect, test } from 'vitest'
import { Login, type Matricula, op, z } from '@/contract'
import { cpfOf, formatCpf } from '@/domain/documents'
import { matricula } from '@/mock/operations/matricula'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { morning, cadastroFor, call, dia, fieldsOf, loginOf, newDb, askForPlace } from './vagas'

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
    const reply = call(newDb(), 'identificar', { ...loginOf(families.joaoPedro), ...change })
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
    expect(fieldsOf(() => call(newDb(), 'identificar', login))).toEqual(fields)
  })

  test.each([
    ['born today', { dataNasc: '2026-11-20' }, []],
    ['born on the first day of 1900', { dataNasc: '1900-01-01' }, []],
    ['born before', { dataNasc: '1899-12-31' }, ['dataNasc']],
    ['no mother, but the child’s CPF', { nomeMae: '', cpfAluno: families.davi.cpf }, []],
    ['a mother without a letter', { nomeMae: '-', cpfAluno: families.davi.cpf }, ['nomeMae']],
  ])('%s: the fields %j are named %j', (_, change, fields) => {
    const login = { nomeAluno: 'Ana', dataNasc: '2020-01-01', nomeMae: 'Bia', ...change }
    expect(fieldsOf(() => call(newDb(), 'identificar', login))).toEqual(fields)
  })

  test.each([
    ['is found with the CPF that it has by now', { cpfAluno: cpfOf('330000001'), cpfResponsavel: '' }, 1],
    ['is not found by another mother because no CPF was typed', { nomeMae: 'Rosana Alves', cpfAluno: '' }, 0],
  ])('a child without a CPF on record %s', (_, change, count) => {
    const db = newDb()
    const child = db.matricula.criancas.find(({ nome }) => nome === families.joaoPedro.nome)
    if (child) child.cpf = ''
    const login = { ...loginOf(families.joaoPedro), cpfResponsavel: '', ...change }
    expect(call(db, 'identificar', login).login.similarityCount).toBe(count)
  })

  test('of twins whose names are alike when written short the own CPF decides, beside the guardian’s that is of both', () => {
    const db = newDb()
    const one = db.matricula.criancas.find(({ nome }) => nome === families.joaoPedro.nome)
    if (!one) throw new Error('nobody')
    db.matricula.criancas.push({ ...one, idPessoa: 99_001, nome: 'João Paulo Alves', cpf: cpfOf('330000007') })
    const login = { ...loginOf(families.joaoPedro), nomeAluno: 'João Alves' }
    expect(call(db, 'identificar', login).login.similarityCount).toBe(1)
    expect(call(db, 'identificar', { ...login, cpfAluno: '' }).login.similarityCount).toBe(2)
  })

  test('the child’s CPF with its signs is the same as its digits, too', () => {
    const login = { ...loginOf(families.maria1), cpfResponsavel: '' }
    const written = { ...login, cpfAluno: formatCpf(login.cpfAluno ?? '') }
    expect(call(newDb(), 'identificar', written).login.similarityCount).toBe(1)
  })

  test('the protocol that is to be cancelled opens the record', () => {
    const login = { ...loginOf(families.enzo), cpfResponsavel: '' }
    const { protocolo } = call(newDb(), 'identificar', login, { cancelamento: { protocolo: protocolos.enzo } })
    expect(protocolo).toBe(protocolos.enzo)
  })

  test('a CPF with its signs is the same as its digits', () => {
    const written = { ...loginOf(families.ana), cpfResponsavel: formatCpf(families.ana.cpfResponsavel) }
    expect(call(newDb(), 'identificar', written)).toEqual(call(newDb(), 'identificar', loginOf(families.ana)))
  })

  test('who asked for a child first and took it back knows nothing of the request of another guardian', () => {
    const db = newDb()
    const { davi } = families
    const first = { ...davi, cpf: '', cpfResponsavel: cpfOf('450000000') }
    const { protocolo } = askForPlace(db, first, 21, 'Manhã', [2])
    call(db, 'cancelar', loginOf(first), { cancelamento: { protocolo } })
    const other = askForPlace(db, davi, 21, 'Manhã', [2])
    expect(call(db, 'identificar', loginOf(first)).protocolo).toBe('')
    expect(call(db, 'identificar', loginOf(davi)).protocolo).toBe(other.protocolo)
  })

  test('a wrong protocol and a wrong birth date answer the same words', () => {
    const ask = (codigoProtocolo: string, dataNasc: string) => call(newDb(), 'consultar', { codigoProtocolo, dataNasc })
    const wrong = ask('VS-7K4M-2Q9U', '2018-09-09')
    expect(wrong.errorMessage).toMatch(/^Não encontramos/)
    expect(ask('VS-7K4M-2Q9T', '2018-09-10').errorMessage).toBe(wrong.errorMessage)
    expect(ask('rubbish', '2018-09-09').errorMessage).toBe(wrong.errorMessage)
  })

  test('a child that is not found is told in words about the child: no protocol was asked for', () => {
    const unknown = call(newDb(), 'consultar', loginOf(families.davi)).errorMessage
    expect(unknown).toMatch(/^Não encontramos um pedido .*CPF do responsável\.$/)
    expect(unknown).not.toContain('protocolo')
    const other = { ...loginOf(families.enzo), dataNasc: '2018-09-10' }
    expect(call(newDb(), 'consultar', other).errorMessage).toBe(unknown)
  })

  test('the two logins must agree; one of them may be missing', () => {
    const login = z.parse(Login, loginOf(families.ana))
    const ask = (outer: Partial<Login>, inner: Partial<Login>) => {
      const input = z.parse(op.PostMatriculaMunicipal.input, {
        login: outer,
        matricula: { login: inner, processamento: 'identificar' },
      })
      const context = {
        db: newDb(),
        dialects: new Set<never>(),
        caller: null,
        now: morning,
        draw: () => '',
        looked: () => undefined,
      }
      return matricula.PostMatriculaMunicipal(context, input).login.similarityCount
    }
    expect([ask(login, login), ask(login, {}), ask({}, login)]).toEqual([1, 1, 1])
    expect(fieldsOf(() => ask(login, { ...login, nomeMae: 'Outra' }))).toEqual(['login'])
    expect(fieldsOf(() => ask(login, { ...login, codigoProtocolo: protocolos.enzo }))).toEqual(['login'])
  })

  test('an unknown question is refused; none at all answers the windows', () => {
    expect(fieldsOf(() => call(newDb(), 'reservada', loginOf(families.ana)))).toEqual(['processamento'])
    expect(fieldsOf(() => call(newDb(), 'toString', loginOf(families.ana)))).toEqual(['processamento'])
    const empty = call(newDb(), '', {})
    expect(empty.parentescos).toHaveLength(9)
    expect(empty.periodoCadastro).toMatchObject({
      inicio: '2026-11-13T08:00:00-03:00',
      fim: '2027-01-01T23:59:59-03:00',
    })
  })
})

describe('privacy', () => {
  const secrets = (reply: Matricula, person: (typeof families)[keyof typeof families]) => {
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
        const reply = call(newDb(), processamento, { ...loginOf(families[who]), cpfResponsavel: '' })
        expect(secrets(reply, families[who])).toEqual([])
        expect(reply.login.idPessoa).toBe(0)
        expect(reply.historico).toEqual([])
        expect(reply.posicao).toBeNull()
      }
    },
  )

  test('the papers of an offer tell a stranger of no child whether it attends a school', () => {
    const papersFor = (who: 'ana' | 'lara', serieId: number) => {
      const login = { ...loginOf(families[who]), cpfResponsavel: families.enzo.cpfResponsavel }
      return call(newDb(), 'consultar', login, { cadastro: { serieId, turno: 'Manhã' } }).documentos
    }
    expect(papersFor('ana', 38)).toEqual(papersFor('lara', 36))
  })

  test('the CPF of somebody else opens nothing either', () => {
    const login = { ...loginOf(families.enzo), cpfResponsavel: families.ana.cpfResponsavel }
    expect(secrets(call(newDb(), 'identificar', login), families.enzo)).toEqual([])
    const confirmacao = { confirmacao: { id: 1, valor: true } }
    const ana = { ...loginOf(families.ana), cpfResponsavel: families.enzo.cpfResponsavel }
    expect(call(newDb(), 'confirmar', ana, { confirmacao }).errorMessage).toContain('CPF do responsável não é')
  })

  test('nothing of an earlier answer stays when another child is asked about', () => {
    const db = newDb()
    const ana = call(db, 'identificar', loginOf(families.ana))
    const bruno = call(db, 'identificar', { ...loginOf(families.bruno), cpfResponsavel: '' }, ana)
    expect(bruno.confirmacao).toMatchObject({ nomeEscola: '', registroCursoId: 0, descricaoTurma: '' })
    expect(bruno.protocolo).toBe('')
  })

  test('an old protocol of one guardian does not open the request of another', () => {
    const db = newDb()
    const father = { ...families.lara, cpfResponsavel: cpfOf('440000000') }
    const sent = askForPlace(db, father, 36, 'Manhã', [7])
    expect(sent.errorMessage).toBe('')
    const stranger = { codigoProtocolo: protocolos.lara, dataNasc: families.lara.dataNasc }
    const reply = call(db, 'cadastrar', stranger)
    expect(reply.errorMessage).toContain('Já existe um pedido para este estudante: está')
    expect(JSON.stringify(reply)).not.toContain(sent.protocolo)
  })
})

test('what nobody documented comes back untouched at every depth, and script types as received', () => {
  const db = newDb()
  const first = call(db, 'identificar', loginOf(families.davi))
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
  expect(first.login['canal']).toEqual({ origin: 'portal', fila: null })
  const odd = {
    ...first,
    extra: { a: [1, { b: null }] },
    scriptType: 'Outro.Tipo',
    cadastro: { ...first.cadastro, ...cadastroFor(21, 'Manhã'), unidadeId: 2, extra: 'x', scriptType: 'T' },
    confirmacao: { ...first.confirmacao, confirmacao: { id: 0, valor: false, extra: 1 } },
    login: { ...first.login, extra: true },
  }
  const reply = call(db, 'cadastrar', loginOf(families.davi), odd)
  expect(reply).toMatchObject({
    extra: { a: [1, { b: null }] },
    scriptType: 'Outro.Tipo',
    cadastro: { extra: 'x', scriptType: 'T' },
    confirmacao: { confirmacao: { extra: 1 } },
    login: { extra: true, canal: { origin: 'portal', fila: null } },
  })
  // And from the record, on another day and another device.
  const later = call(db, 'consultar', loginOf(families.davi), {}, morning + dia)
  expect(later.cadastro).toMatchObject({ extra: 'x', unidadeEnsino: { codigoInep: '42000102' } })
})
