/** Tolerant reading of whole replies: lists, keys, empty and foreign bodies. */
import { describe, expect, test } from 'vitest'
import {
  AproveitamentoAluno,
  AuthReply,
  Classe,
  Matricula,
  Nota,
  op,
  operations,
  repair,
  type Schema,
  Turma,
  Unreadable,
  z,
} from '@/contract'

const value = (schema: Schema, came: unknown): unknown => repair(schema, came).value

describe('an element of a list', () => {
  test.each<[string, unknown[], number[], number]>([
    ['none is dropped from a good list', [{ id: 1 }, { id: 2 }], [1, 2], 0],
    ['what is no object', [{ id: 1 }, null, 'x', 7, [], [{ id: 3 }]], [1], 5],
    [
      'what has no identifier',
      [{}, { descricao: 'Álgebra' }, { id: null }, { id: 'x' }, { id: 1.5 }, { id: 9 }],
      [9],
      5,
    ],
    ['an identifier as text is one', [{ id: '4' }, { ID: 5 }, { Id: 0 }], [4, 5, 0], 0],
    ['the same identifier twice stays twice', [{ id: 1 }, { id: 1 }], [1, 1], 0],
  ])('%s', (_, itens, ids, dropped) => {
    const read = repair(op.Classes.output, { itens })
    expect(read.value.itens.map(({ id }) => id)).toEqual(ids)
    expect(read.dropped).toBe(dropped)
  })

  test('is counted wherever the list stands, and not twice when its parent is dropped', () => {
    const record = {
      id: 1,
      grupos: [{ nome: '1º bimestre', avaliacoes: [{ nome: 'P1' }, null] }, 3],
      notasComplementares: ['x'],
    }
    const read = repair(op.AproveitamentosAlunos.output, { itens: [record, { ...record, id: 'x' }] })
    expect(read.dropped).toBe(3 + 1)
    expect(read.value.itens[0]?.grupos[0]?.avaliacoes).toEqual([
      { avaliacaoId: null, nome: 'P1', nomeResumido: '', peso: null, valor: null, fechada: false, publicada: false },
    ])
  })

  test('that is a word or a number is dropped when it cannot be read', () => {
    const read = repair(Classe, { id: 1, recados: [1, '2', null, 'x', {}] })
    expect(read).toEqual({ value: { id: 1, recados: [1, 2] }, dropped: 3 })
  })

  test('without an identifier of its own is kept', () => {
    expect(repair(Matricula, { reservas: [{}] }).value.reservas).toHaveLength(1)
    expect(repair(Classe, { id: 1, horarios: [{}] }).dropped).toBe(0)
  })
})

describe('keys', () => {
  test('are found in any case and take the documented spelling', () => {
    const reply = { ITENS: [{ ID: 1, LimiteFaltas: 15, TURMA: { Id: 3 } }], TokenPagina: 'abc' }
    const { value: read } = repair(op.Classes.output, reply)
    expect(read).toEqual({
      itens: [{ id: 1, LimiteFaltas: 15, turma: { id: 3, descricao: '' } }],
      tokenPagina: 'abc',
    })
  })

  test('in the documented spelling win over others, which stay as unknown fields', () => {
    expect(value(Turma, { DESCRICAO: 'b', Descricao: 'c', descricao: 'a', id: 1, limiteFaltas: 0 })).toEqual({
      DESCRICAO: 'b',
      Descricao: 'c',
      descricao: 'a',
      id: 1,
      limiteFaltas: 0,
    })
    expect(value(Turma, { DESCRICAO: 'b', Descricao: 'c', id: 1, limiteFaltas: 0 })).toEqual({
      descricao: 'b',
      Descricao: 'c',
      id: 1,
      limiteFaltas: 0,
    })
  })

  test('keep their order, so that a type name goes back first', () => {
    const reply = { __type: 'Servico.Turma', limiteFaltas: 15, Id: 3, cor: 'azul', descricao: '' }
    expect(Object.keys(repair(Turma, reply).value)).toEqual(['__type', 'limiteFaltas', 'id', 'cor', 'descricao'])
  })

  test('that reach a prototype are left out, at every depth', () => {
    const text =
      '{"id":1,"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"extra":[{"__proto__":{"admin":true},"a":1}]}'
    const read = repair(Turma, JSON.parse(text)).value
    expect(JSON.stringify(read)).toBe('{"id":1,"extra":[{"a":1}],"descricao":"","limiteFaltas":0}')
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect('admin' in read || 'admin' in {}).toBe(false)
  })

  test('named like methods of every object are fields like others', () => {
    const reply = { id: 1, descricao: '', limiteFaltas: 0, toString: 'x', hasOwnProperty: 1, valueOf: null }
    expect(repair(Turma, reply).value).toEqual(reply)
  })

  test('that the schema does not know go round', () => {
    const nota = { avaliacaoId: 'a', nome: '', nomeResumido: '', peso: 1, valor: null, fechada: false, publicada: true }
    const reply = { ...nota, naoDocumentado: { letra: 'B', Faixas: [1, null, '7,5'] } }
    expect(repair(Nota, reply).value).toEqual(reply)
  })

  test('outside a schema that is not loose are left out', () => {
    expect(value(z.object({ a: z.int() }), { a: 1, b: 2 })).toEqual({ a: 1 })
    expect(value(z.strictObject({ a: z.int() }), { a: 1, b: 2 })).toEqual({ a: 1 })
  })
})

describe('whole replies', () => {
  test.each([
    ['a page of HTML', '<!doctype html><title>Wi-Fi</title>'],
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a list', [{ id: 1 }]],
    ['a number', 200],
    ['a yes', true],
  ])('%s is unreadable', (_, reply) => {
    for (const { kind, output } of operations) {
      if (kind === 'oneWay') expect(repair(output, reply)).toEqual({ value: reply, dropped: 0 })
      else expect(() => repair(output, reply)).toThrow(Unreadable)
    }
  })

  test('Unreadable is an error with a name', () => {
    expect(new Unreadable('x')).toBeInstanceOf(Error)
    expect(String(new Unreadable('x'))).toBe('Unreadable: x')
  })

  test('an empty list envelope is an empty list', () => {
    expect(repair(op.Classes.output, {})).toEqual({ value: { itens: [] }, dropped: 0 })
    expect(repair(op.Classes.output, { itens: null })).toEqual({ value: { itens: [] }, dropped: 0 })
    expect(repair(op.Classes.output, { itens: 'x', tokenPagina: 7 })).toEqual({
      value: { itens: [], tokenPagina: '7' },
      dropped: 0,
    })
  })

  test('an empty enrollment is the first aggregate, and a window of null is not offered', () => {
    expect(repair(Matricula, {})).toEqual({ value: z.parse(Matricula, {}), dropped: 0 })
    expect(repair(Matricula, { periodoCadastro: null }).value.periodoCadastro).toBeNull()
    expect(repair(Matricula, { periodoCadastro: 'x' }).value.periodoCadastro).toEqual({})
    expect(repair(Matricula, { login: null, parentescos: null, reservas: [null] })).toEqual({
      value: z.parse(Matricula, {}),
      dropped: 1,
    })
  })

  test('an empty record says "not yet" everywhere, never zero, and calls nobody inactive', () => {
    expect(repair(AproveitamentoAluno, {}).value).toEqual({
      id: 0,
      nome: '',
      ativo: true,
      motivoInatividade: '',
      grupos: [],
      mediaFinal: null,
      mediaParcial: null,
      faltas: null,
      notasComplementares: [],
    })
  })

  test('a sign-in without additive fields, in Pascal case', () => {
    const reply = { SessionId: 's', UserName: 'ana', UserId: '12', Perfis: ['1', 2, 'x'], ResponseStatus: null }
    expect(repair(AuthReply, reply)).toEqual({
      value: { sessionId: 's', userName: 'ana', userId: '12', perfis: [1, 2], responseStatus: null },
      dropped: 1,
    })
  })
})
