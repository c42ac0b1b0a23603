/** Every operation in every dialect of the service: the portal's client reads the same from all of them. */
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '@/api'
import { request } from '@/api/call'
import { op, type OperationName, operations, z } from '@/contract'
import { type Dialect, dialects } from '@/mock/dialects'
import { mock } from '@/mock/doors/node'
import { calls, inLesson } from '../mock/calls'

const names = Object.keys(dialects) as Dialect[]
/** What says nothing different about a good answer is left to the refusals below; `leaky` answers something else. */
const wordings = names.filter((name) => !['bare', 'leaky', 'htmlerrors', 'loginpage', 'compressed'].includes(name))
const spoken: [string, Dialect[]][] = [
  ...wordings.map((name): [string, Dialect[]] => [name, [name]]),
  ['all of them', names.filter((name) => !['bare', 'leaky'].includes(name))],
]

/**
 * Null and nothing are the same to who reads, a field that the contract does not know keeps its spelling and goes back
 * so, and a session is a new one each time.
 */
function comparable(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map((item) => comparable(item))
  if (typeof reply !== 'object' || reply === null) return reply
  const fields = Object.entries(reply).filter(([name, value]) => value !== null && name !== 'sessionId')
  return Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), comparable(value)]))
}

async function answered(name: OperationName, dialect: readonly Dialect[]): Promise<unknown> {
  mock.reset()
  mock.setClock(inLesson)
  mock.speak(dialect)
  const [who, body] = calls[name]
  mock.as(who)
  const own = name === 'AproveitamentoAluno'
  const record = own ? (await request(op.AproveitamentosAlunos, { idClasse: 1011 })).reply.itens[0] : body
  const { reply, dropped } = await request(op[name], record as never)
  expect(dropped).toBe(0)
  expect(z.safeParse(op[name].output, reply).success).toBe(true)
  return comparable(reply)
}

describe.each(spoken)('%s', (_, dialect) => {
  test.each(operations.map(({ name }) => name))('%s is read as from any other service', async (name) => {
    expect(await answered(name, dialect)).toEqual(await answered(name, []))
  })
})

async function failure(name: OperationName, body: object): Promise<ApiError> {
  const error: unknown = await request(op[name], body as never).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe.each(names.map((name): [Dialect, Dialect[]] => [name, [name]]))('a refusal in %s', (name, dialect) => {
  beforeEach(() => mock.speak(dialect))

  test.each(operations.filter(({ open }) => !open).map((operation) => operation.name))(
    '%s without a session is "unauthenticated"',
    async (operation) => {
      const position = { latitude: 0, longitude: 0 }
      const record = { id: 1, nome: '', ativo: true, motivoInatividade: '', grupos: [], notasComplementares: [] }
      const figures = { mediaFinal: null, mediaParcial: null, faltas: null }
      expect((await failure(operation, { ...position, ...record, ...figures })).kind).toBe('unauthenticated')
    },
  )

  test('a wrong password and a missing name are no session either', async () => {
    const wrong = { provider: 'credentials', userName: 'ana', password: 'errada' }
    expect((await failure('Auth', wrong)).kind).toBe('unauthenticated')
  })

  test('keeps its kind, its code and its fields, where a page of HTML does not take them away', async () => {
    mock.as('sonia')
    const refused = await failure('InsertPessoaAvaliacaoInterdisciplinar', { nome: '' })
    expect(refused.kind).toBe('refused')
    if (name === 'htmlerrors') expect(refused.refusal).toBeNull()
    else expect([refused.refusal?.code, Object.keys(refused.refusal?.fields ?? {})]).toEqual(['Validation', ['nome']])
    expect((await failure('GetTurma', { id: 999_999 })).kind).toBe('notFound')
  })

  test('inside a 200 is heard', async () => {
    mock.as('ana')
    mock.setClock('2026-11-20T23:00:00-03:00')
    const presence = await failure('MarcarPresencaPost', calls.MarcarPresencaPost[1])
    expect([presence.kind, presence.refusal?.message]).toEqual(['refused', expect.stringMatching(/./)])
    const login = { nomeAluno: 'Davi Moreira Lima', dataNasc: '2021-05-10', nomeMae: 'Joana Moreira' }
    // a series that is for older children
    const matricula = { login, processamento: 'consultar', cadastro: { serieId: 31 } }
    const place = await failure('PostMatriculaMunicipal', { login, matricula })
    expect([place.kind, place.refusal?.message]).toEqual(['refused', expect.stringMatching(/./)])
    expect(place.reply).toMatchObject({
      login: { nomeAluno: login.nomeAluno },
      reservas: expect.any(Array) as unknown[],
    })
  })

  test('a busy service says when to come back', async () => {
    mock.fail('Classes', 503, { retryAfter: 7 })
    mock.as('ana')
    expect(await failure('Classes', {})).toMatchObject({ kind: 'busy', retryAfter: 7 })
  })
})
