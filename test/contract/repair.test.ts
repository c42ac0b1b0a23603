/** Tolerant reading: what each odd value becomes, and that no reply whatever breaks the portal. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AproveitamentoAluno,
  AuthReply,
  Avaliacao,
  Classe,
  DataHora,
  Identificador,
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
import { fitting, odd } from './arbitrary'
import { schemas } from './compare'

const value = (schema: Schema, came: unknown): unknown => repair(schema, came).value
/** What one field of that schema becomes. */
const field = (schema: Schema, came: unknown): unknown =>
  (value(z.looseObject({ x: schema }), { x: came }) as Record<string, unknown>)['x']

const int = z.int()
const num = z.number()
const maybe = { int: z.nullable(z.int()), num: z.nullable(z.number()), str: z.nullable(z.string()) }

describe('a value becomes', () => {
  test.each<[string, Schema, unknown, unknown]>([
    ['text as it is', z.string(), '  olá\u202e\u0000 ', '  olá\u202e\u0000 '],
    ['a number as text', z.string(), 7.5, '7.5'],
    ['a number beyond sense as text', z.string(), 1e21, ''],
    ['null as text', z.string(), null, ''],
    ['an object as text', z.string(), {}, ''],
    ['yes as text', z.string(), true, ''],
    ['null as text or null', maybe.str, null, null],
    ['a list as text or null', maybe.str, [], null],
    ['text as a whole number', int, '12', 12],
    ['text with spaces', int, ' 12 ', 12],
    ['12.0', int, '12.0', 12],
    ['12,0', int, '12,0', 12],
    ['a fraction as a whole number', int, 12.5, 0],
    ['a fraction as a whole number or null', maybe.int, 12.5, null],
    ['a whole number beyond 2^53', maybe.int, 2 ** 53, null],
    ['a word as a whole number', int, 'doze', 0],
    ['null as a whole number', int, null, 0],
    ['an unknown number of an enumeration', int, 99, 99],
    ['a comma', num, '7,5', 7.5],
    ['a point', num, '7.5', 7.5],
    ['a minus', num, '-0,25', -0.25],
    ['thousands', maybe.num, '1.234,5', null],
    ['an exponent in text', maybe.num, '1e3', null],
    ['no text', maybe.num, '', null],
    ['spaces', maybe.num, ' ', null],
    ['not a number', maybe.num, NaN, null],
    ['the text NaN', maybe.num, 'NaN', null],
    ['infinity', maybe.num, Infinity, null],
    ['infinity where null is refused', num, -Infinity, 0],
    ['1e21', maybe.num, 1e21, null],
    ['-1e21', num, -1e21, 0],
    ['float noise', num, 7.1000000000000005, 7.1000000000000005],
    ['a yes as a number', maybe.num, true, null],
    ['null as a number', num, null, 0],
    ['yes', z.boolean(), true, true],
    ['yes as text', z.boolean(), 'true', true],
    ['yes as .NET writes it', z.boolean(), 'True', true],
    ['yes as 1', z.boolean(), 1, true],
    ['yes as "1"', z.boolean(), '1', true],
    ['no as text', z.boolean(), 'false', false],
    ['no as 0', z.boolean(), 0, false],
    ['null as a yes or no', z.boolean(), null, false],
    ['a word as a yes or no', z.boolean(), 'sim', false],
    ['a word as a yes, a no or null', z.nullable(z.boolean()), 'talvez', null],
    ['a list of one as a yes', z.boolean(), [1], false],
    ['null as a list', z.array(int), null, []],
    ['text as a list', z.array(int), 'abc', []],
    ['an object as a list', z.array(int), { 0: 1 }, []],
    ['null as a list or null', z.nullable(z.array(int)), null, null],
    ['null as an object', Turma, null, { id: 0, descricao: '', limiteFaltas: 0 }],
    ['text as an object', Turma, '', { id: 0, descricao: '', limiteFaltas: 0 }],
    ['a list as an object or null', z.nullable(Turma), [], null],
    ['null as what may be left out', z.optional(int), null, undefined],
    ['a word as what may be left out', z.optional(maybe.int), 'x', undefined],
    ['null as what may be null or left out', z.optional(maybe.int), null, null],
    ['null as what has a default', z._default(int, 5), null, 5],
    ['a word as what has a default', z._default(maybe.int, 5), 'x', 5],
    ['null as what has a default and may be null', z._default(maybe.int, 5), null, null],
    ['an identifier of digits as text', Identificador, '0012', '0012'],
    ['an identifier as a number', Identificador, 12, 12],
    ['an identifier as a list', Identificador, [1], null],
    ['an identifier as a fraction', Identificador, 1.5, '1.5'],
    ['an identifier whose digits are lost', Identificador, JSON.parse('12345678901234567890'), null],
    ['anything where anything goes', z.unknown(), [{ a: null }], [{ a: null }]],
    ['one of few words', z.enum(['F', 'J']), 'F', 'F'],
  ])('%s', (_, schema, came, expected) => {
    expect(field(schema, came)).toEqual(expected)
  })

  test('what may be left out leaves no key behind', () => {
    expect(value(z.looseObject({ x: z.optional(int) }), { x: null })).toStrictEqual({})
  })
})

describe('a date of .NET becomes ISO 8601 by its own clock', () => {
  test.each([
    ['/Date(1522119600000-0300)/', '2018-03-27T00:00:00-03:00'],
    ['/Date(1522119600000+0000)/', '2018-03-27T03:00:00+00:00'],
    ['/Date(1522119600000)/', '2018-03-27T03:00:00+00:00'],
    ['/Date(1522119600000+0530)/', '2018-03-27T08:30:00+05:30'],
    ['/Date(1522119600000-0330)/', '2018-03-26T23:30:00-03:30'],
    ['/Date(-62135596800000)/', '0001-01-01T00:00:00+00:00'],
    ['/Date(9999999999999999)/', null],
    ['2018-03-27T00:00:00-03:00', '2018-03-27T00:00:00-03:00'],
    ['see /Date(0)/', 'see /Date(0)/'],
    ['/Date(x)/', '/Date(x)/'],
  ])('%s → %s', (came, expected) => {
    expect(field(DataHora, came)).toBe(expected)
  })

  test('also after JSON escaped its slashes', () => {
    const reply: unknown = JSON.parse('{"data":"\\/Date(1522119600000-0300)\\/"}')
    expect(repair(Avaliacao, reply).value.data).toBe('2018-03-27T00:00:00-03:00')
  })
})

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
      itens: [{ id: 1, LimiteFaltas: 15, turma: { id: 3, descricao: '', limiteFaltas: 0 } }],
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
    const reply = { ...nota, conceito: { letra: 'B', Faixas: [1, null, '7,5'] } }
    expect(repair(Nota, reply).value).toEqual(reply)
  })

  test('outside a schema that is not loose are left out', () => {
    expect(value(z.object({ a: int }), { a: 1, b: 2 })).toEqual({ a: 1 })
    expect(value(z.strictObject({ a: int }), { a: 1, b: 2 })).toEqual({ a: 1 })
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

  test('an empty record says "not yet" everywhere, never zero', () => {
    expect(repair(AproveitamentoAluno, {}).value).toEqual({
      id: 0,
      nome: '',
      ativo: false,
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

describe('a reply without bottom or end', () => {
  const deep = (open: string, close: string): unknown => JSON.parse(open.repeat(50_000) + '1' + close.repeat(50_000))
  const nested = [deep('[', ']'), deep('{"a":', '}'), deep('{"itens":[', ']}'), deep('{"turma":', '}')]

  test.each(operations.filter(({ kind }) => kind !== 'oneWay'))(
    '$name is read and can be written again',
    ({ output }) => {
      for (const abyss of nested) {
        const known = Object.fromEntries(Object.keys(repair(output, {}).value as object).map((key) => [key, abyss]))
        const read = repair(output, {
          ...known,
          itens: [abyss, { id: 1, extra: abyss, turma: abyss }],
          extra: abyss,
        }).value
        expect(z.safeParse(output, read).success).toBe(true)
        expect(JSON.stringify(read).length).toBeLessThan(100_000)
      }
    },
  )

  test('a hundred thousand elements are a list like any other', () => {
    const itens = Array.from({ length: 100_000 }, (_, id) => ({ id }))
    expect(repair(op.Classes.output, { itens }).value.itens).toHaveLength(100_000)
    expect(repair(op.Classes.output, { itens: itens.map(({ id }) => (id % 2 ? id : null)) }).dropped).toBe(100_000)
  })
})

/** Every type of the room, since any of them may stand in a reply, and every reply. */
const outputs = operations.filter(({ kind }) => kind !== 'oneWay').map(({ name, output }) => [name, output] as const)
const all: (readonly [string, Schema])[] = [...schemas, ...outputs]
const runs = { numRuns: 60 }

describe.each(all)('%s', (_, schema) => {
  const isObject = schema._zod.def.type === 'object'
  const isRecord = (reply: unknown) => typeof reply === 'object' && reply !== null && !Array.isArray(reply)

  function holds(reply: unknown) {
    if (isObject && !isRecord(reply)) {
      expect(() => repair(schema, reply)).toThrow(Unreadable)
      return
    }
    const before = JSON.stringify(reply)
    const first = repair(schema, reply)
    expect(JSON.stringify(reply), 'the reply itself stays as it came').toBe(before)
    const accepted = z.safeParse(schema, first.value)
    expect(accepted.error?.issues ?? []).toEqual([])
    expect(accepted.data, 'the schema has nothing left to fill in').toStrictEqual(first.value)
    expect(repair(schema, first.value), 'a repaired reply needs no repair').toStrictEqual({
      value: first.value,
      dropped: 0,
    })
  }

  test('makes any JSON fit, once and for all', () => {
    fc.assert(fc.property(fc.jsonValue(), holds), runs)
  })

  test('makes an odd reply fit, once and for all', () => {
    fc.assert(fc.property(odd(schema), holds), runs)
  })

  test('leaves a fitting reply as it is', () => {
    fc.assert(
      fc.property(fitting(schema), (reply) => {
        expect(z.safeParse(schema, reply).success, 'the generator makes fitting replies').toBe(true)
        expect(repair(schema, reply)).toStrictEqual({ value: reply, dropped: 0 })
        expect(JSON.stringify(repair(schema, reply).value)).toBe(JSON.stringify(reply))
      }),
      runs,
    )
  })
})
