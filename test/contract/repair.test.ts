/** Tolerant reading, value by value: what each odd one becomes. */
import { describe, expect, test } from 'vitest'
import {
  AuthReply,
  Avaliacao,
  DataHora,
  Equivalencia,
  Identificador,
  Matricula,
  Periodo,
  Recado,
  repair,
  type Schema,
  Turma,
  z,
} from '@/contract'

const value = (schema: Schema, came: unknown): unknown => repair(schema, came).value
/** What one field of that schema becomes. */
const field = (schema: Schema, came: unknown): unknown =>
  (value(z.looseObject({ x: schema }), { x: came }) as Record<string, unknown>)['x']

const int = z.int()
const figure = z.number()
const maybe = { int: z.nullable(z.int()), figure: z.nullable(z.number()), str: z.nullable(z.string()) }

describe('a value becomes', () => {
  test.each<[string, Schema, unknown, unknown]>([
    ['text as it is', z.string(), '  olá\u202e\u0000 ', '  olá\u202e\u0000 '],
    ['blanks as text', z.string(), ' \t  ', ''],
    ['an empty identifier', Identificador, '', null],
    ['blanks as an identifier', Identificador, '   ', null],
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
    ['a comma', figure, '7,5', 7.5],
    ['a point', figure, '7.5', 7.5],
    ['a minus', figure, '-0,25', -0.25],
    ['thousands', maybe.figure, '1.234,5', null],
    ['an exponent in text', maybe.figure, '1e3', null],
    ['no text', maybe.figure, '', null],
    ['spaces', maybe.figure, ' ', null],
    ['not a number', maybe.figure, NaN, null],
    ['the text NaN', maybe.figure, 'NaN', null],
    ['infinity', maybe.figure, Infinity, null],
    ['infinity where null is refused', figure, -Infinity, 0],
    ['1e21', maybe.figure, 1e21, null],
    ['-1e21', figure, -1e21, 0],
    ['float noise', figure, 7.1000000000000005, 7.1000000000000005],
    ['a yes as a number', maybe.figure, true, null],
    ['null as a number', figure, null, 0],
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

describe('an enumeration may come as words', () => {
  const { tipo } = Avaliacao.shape
  const { perfil, perfis } = AuthReply.shape
  test.each<[Schema, unknown, unknown]>([
    [tipo, 'Prova', 1],
    [tipo, 'ExameFinal', 6],
    [tipo, 'Exame final', 6],
    [tipo, 'PARTICIPAÇÃO', 4],
    [tipo, '5', 5],
    [tipo, 8, 8],
    [tipo, 'Seminario', 0],
    [perfil, 'Responsável', 2],
    [perfil, 'Docente', undefined],
    [perfis, ['Professor', 'responsavel', 'Docente', 9], [3, 2, 9]],
    // profiles in words of another list are not "no profile"
    [perfis, ['Docente', 'Discente'], undefined],
    [perfis, [], []],
    [Recado.shape.perfilRemetente, 'Direcao', 6],
    [Recado.shape.id, 'Prova', 0],
  ])('%#: %j is %j', (schema, came, expected) => {
    expect(field(schema, came)).toEqual(expected)
  })
})

test('what some services tell besides is read in any case too', () => {
  expect(repair(Periodo, { Ativo: 'False', Fim: '' }).value).toEqual({ ativo: false, fim: '' })
  expect(repair(Equivalencia, { Id: 1, IdCurso: '4' }).value).toEqual({ id: 1, idCurso: 4 })
})

describe('a date of .NET becomes ISO 8601 by its own clock', () => {
  test.each([
    ['/Date(1522119600000-0300)/', '2018-03-27T00:00:00-03:00'],
    ['/Date(1522119600000+0000)/', '2018-03-27T03:00:00+00:00'],
    ['/Date(1522119600000)/', '2018-03-27T00:00:00-03:00'],
    // an evening stays on its day; in the summer time of 2018 the school's clock was two hours from UTC
    ['/Date(1522191600000)/', '2018-03-27T20:00:00-03:00'],
    ['/Date(1516762800000)/', '2018-01-24T01:00:00-02:00'],
    // .NET's mark of a time without an offset
    ['/Date(1522119600000-0000)/', '2018-03-27T00:00:00'],
    ['/Date(1522191600000-0000)/', '2018-03-27T20:00:00'],
    ['/Date(1522119600000+0530)/', '2018-03-27T08:30:00+05:30'],
    ['/Date(1522119600000-0330)/', '2018-03-26T23:30:00-03:30'],
    ['/Date(-62135596800000)/', '0001-01-01T00:00:00+00:00'],
    ['/Date(-62135596800000-0000)/', '0001-01-01T00:00:00'],
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

test.each([[null], [{}], [['x']]])(
  'a kinship that cannot be read (%j) moves no other to another number',
  (unreadable) => {
    const { value } = repair(Matricula, { parentescos: ['Mãe', unreadable, 'Responsável legal'] })
    expect(value.parentescos).toEqual(['Mãe', '', 'Responsável legal'])
  },
)
