/** What a first call carries: every documented field, at its default (decisions, opening paragraph). */
import { describe, expect, test } from 'vitest'
import { Matricula, op, operations, type Schema, z } from '@/contract'
import { defOf, inner, notation, shapeOf } from './compare'
import { documentOperations, documentTypes } from './serviceDocument'

/** What has no default, because the document's service could make nothing of one. */
const needed: Record<string, Record<string, unknown>> = {
  MarcarPresencaPost: { latitude: -23.55, longitude: -46.63 },
  AproveitamentoAluno: {
    id: 1,
    nome: '',
    ativo: true,
    motivoInatividade: '',
    grupos: [],
    mediaFinal: null,
    mediaParcial: null,
    faltas: null,
    notasComplementares: [],
  },
}

const travelled = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

/** Every field under a schema, nested objects too, as "login.nomeMae". */
function paths(schema: Schema, prefix = ''): string[] {
  const documented = documentTypes[notation(schema)] ?? {}
  return Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    // What the portal only reads when present is no part of a first call.
    if (defOf(field).type === 'optional' && !(name in documented)) return []
    const below = defOf(inner(field)).type === 'object' ? paths(field, `${prefix}${name}.`) : []
    return below.length > 0 ? below : [`${prefix}${name}`]
  })
}

/** Whether a body holds a field under a path. */
const holds = (body: unknown, path: string) =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], body) !== undefined

describe.each(operations)('$name', ({ name, input }) => {
  test('completes what a caller leaves out, and all of it travels', () => {
    const body = travelled(z.parse(input, needed[name] ?? {}))
    const request = documentOperations.find((operation) => operation.name === name)?.request ?? {}
    const fields = Object.keys(typeof request === 'string' ? (documentTypes[request] ?? {}) : request)
    expect(fields).not.toEqual([])
    expect(Object.keys(body as object).sort()).toEqual(fields.sort())
    expect(paths(input).filter((path) => !holds(body, path))).toEqual([])
  })

  test('takes its own completed body again, unchanged', () => {
    const body = z.parse(input, needed[name] ?? {})
    expect(z.parse(input, travelled(body))).toEqual(body)
  })

  test('gives every caller a body of its own', () => {
    const first = z.parse(input, needed[name] ?? {})
    const second = z.parse(input, needed[name] ?? {})
    const shared = (a: unknown, b: unknown): boolean =>
      typeof a === 'object' &&
      a !== null &&
      typeof b === 'object' &&
      b !== null &&
      (a === b || Object.keys(a).some((key) => shared(a[key as never], b[key as never])))
    const free = Object.keys(needed[name] ?? {})
    const own = (body: unknown) =>
      Object.fromEntries(Object.entries(body as object).filter(([key]) => !free.includes(key)))
    expect(shared(own(first), own(second))).toBe(false)
  })

  test('keeps what the contract does not know', () => {
    const extra = { doServico: { __type: 'X', list: [1, null] } }
    expect(z.parse(input, { ...(needed[name] ?? {}), ...extra })).toMatchObject(extra)
  })
})

test('only a position and a record have no default', () => {
  const open = operations.filter(({ input }) => !z.safeParse(input, {}).success).map(({ name }) => name)
  expect(open).toEqual(['AproveitamentoAluno', 'MarcarPresencaPost'].sort((a, b) => place(a) - place(b)))
})
const place = (name: string) => operations.findIndex((operation) => operation.name === name)

test('a first call of each subject, as it travels', () => {
  expect(travelled(z.parse(op.Classes.input, {}))).toEqual({
    idTurma: 0,
    idPessoa: 0,
    perfil: 0,
    idPeriodoLetivo: 0,
    tokenPagina: null,
    quantidade: 0,
    embutir: '',
    campos: '',
  })
  expect(travelled(z.parse(op.GetAvaliacao.input, { id: 'a/1' }))).toEqual({
    idPessoa: 0,
    perfil: 0,
    id: 'a/1',
    embutir: '',
    campos: '',
  })
  expect(travelled(z.parse(op.Auth.input, { provider: 'credentials', userName: 'ana', password: 'x' }))).toMatchObject({
    rememberMe: false,
    continue: '',
    oauth_token: '',
    cnonce: '',
  })
  expect(travelled(z.parse(op.UnAssignRoles.input, { userName: 'ana' }))).toEqual({
    userName: 'ana',
    permissions: [],
    roles: [],
  })
})

test('the first aggregate of an enrollment carries every window as not told', () => {
  const { periodoConfirmacao, periodoTransferencia, periodoCadastro, confirmacao } = z.parse(Matricula, {})
  expect([periodoConfirmacao, periodoTransferencia, periodoCadastro]).toEqual([{}, {}, {}])
  expect(confirmacao.serieSeguinte).toEqual({ id: 0, descricao: '', ordernacaoSerie: 0, scriptType: '' })
  expect(z.parse(Matricula, { periodoCadastro: null }).periodoCadastro).toBeNull()
})

describe('an input is read strictly by type', () => {
  test.each([
    ['a position outside the globe', op.MarcarPresencaPost, { latitude: 90.1, longitude: 0 }],
    ['a position as text', op.MarcarPresencaPost, { latitude: '1', longitude: 0 }],
    ['a position left out', op.MarcarPresencaPost, { longitude: 0 }],
    ['text for a whole number', op.Classes, { idTurma: '3' }],
    ['a fraction for a whole number', op.Classes, { quantidade: 1.5 }],
    ['null for text', op.UnAssignRoles, { userName: null }],
    ['one role for a list', op.UnAssignRoles, { roles: 'Admin' }],
    ['an object for an identifier', op.GetAvaliacao, { id: {} }],
    ['a word for a yes or no', op.Auth, { rememberMe: 'on' }],
    ['a wrong type inside the aggregate', op.PostMatriculaMunicipal, { matricula: { cadastro: { serieId: 'x' } } }],
  ])('%s is refused', (_, { input }, body) => {
    expect(z.safeParse(input, body).success).toBe(false)
  })

  test('zero is a place like any other', () => {
    expect(z.safeParse(op.MarcarPresencaPost.input, { latitude: 0, longitude: 0 }).success).toBe(true)
    expect(z.safeParse(op.MarcarPresencaPost.input, { latitude: -90, longitude: 180 }).success).toBe(true)
  })
})
