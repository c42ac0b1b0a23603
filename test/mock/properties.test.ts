// @vitest-environment node
/** What holds for every input: the contract on the way in and on the way out, at both doors, however names are spelt. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { op, type OperationName, operations, repair, type Schema, statusOf, z } from '@/contract'
import { createBackend } from '@/mock/backend'
import { mock } from '@/mock/node'
import { paginate } from '@/mock/paging'
import { odd } from '../contract/arbitrary'
import { defOf, inner } from '../contract/compare'
import { bodyOf } from './bodies'
import { spoilt } from './spoilt'

const names = operations.map(({ name }) => name)
const actors = ['ana', 'bruno', 'pedro', 'marta', 'carla', 'rui', 'sonia', 'helena', 'sem.perfil', null] as const
const statuses = new Set<number>(Object.values(statusOf))
type Body = Record<string, unknown>

/** A service whose clock stands in the lesson of a school day, and everybody's session. */
function service() {
  const backend = createBackend({ now: () => Date.parse('2026-11-20T07:35:00-03:00') })
  const sessions = new Map(actors.map((actor) => [actor, actor && backend.openSession(actor)]))
  return { backend, sessionOf: (actor: (typeof actors)[number]) => sessions.get(actor) ?? null }
}

/** As it arrives over the wire. */
const travelled = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

/** The names of the fields at fault. */
function fieldsOf(body: unknown): string[] {
  const { responseStatus } = body as { responseStatus?: { errors: { fieldName: string }[] } }
  return responseStatus?.errors.map(({ fieldName }) => fieldName) ?? []
}

describe.each(names)('%s', (name) => {
  const { input, kind, output, refusal } = op[name]

  test('any valid input: a reply that the contract reads, or a refusal with its status', () => {
    const { backend, sessionOf } = service()
    const said = new Set<number>()
    fc.assert(
      fc.property(bodyOf(name), fc.constantFrom(...actors), (body, actor) => {
        fc.pre(z.safeParse(input, body).success)
        const { body: reply, status } = backend.answer(name, travelled(body), sessionOf(actor))
        said.add(status)
        const heard = refusal.hear(travelled(reply))
        if (status === 200) {
          if (kind === 'oneWay' || heard) return
          const whole = z.safeParse(output, travelled(reply)).success
          // `campos` may have cut what the contract asks for
          expect(whole || Boolean(body['campos']), JSON.stringify(reply)).toBe(true)
          if (whole) expect(repair<Schema>(output, travelled(reply)).dropped).toBe(0)
          return
        }
        expect(statuses, JSON.stringify(reply)).toContain(status)
        expect(status, JSON.stringify(reply)).not.toBe(500)
        expect(heard?.message, JSON.stringify(reply)).toBeTruthy()
      }),
      { numRuns: 100 },
    )
    expect(said.size, 'both a yes and a no were among them').toBeGreaterThan(1)
  })

  test('any invalid input: 400, and the field at fault by its path', () => {
    const { backend, sessionOf } = service()
    fc.assert(
      fc.property(spoilt(input), ({ path, value }) => {
        const { body, status } = backend.answer(name, travelled(value), sessionOf('helena'))
        expect([status, fieldsOf(body)]).toEqual([400, expect.arrayContaining([path.join('.')])])
      }),
      { numRuns: 100 },
    )
  })

  test('anything at all: never a fault', () => {
    const { backend, sessionOf } = service()
    fc.assert(
      fc.property(fc.oneof(odd(input), fc.jsonValue()), (body) => {
        // inside a list, so that nothing at all becomes null
        const [given] = JSON.parse(JSON.stringify([body])) as unknown[]
        for (const actor of ['helena', 'ana', null] as const) {
          expect(backend.answer(name, given, sessionOf(actor)).status).toBeLessThan(500)
        }
      }),
      { numRuns: 60 },
    )
  })
})

/** Every name that the schema knows in another case; a draw of bits decides which letters. */
function shouted(schema: Schema, value: unknown, bits: readonly boolean[]): unknown {
  const def = defOf(inner(schema))
  if (def.type === 'array' && Array.isArray(value)) return value.map((item) => shouted(def.element, item, bits))
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return value
  const shape: Record<string, Schema> = def.shape
  const turned = (name: string) =>
    Array.from(name, (c, i) => (bits[i % bits.length] ? c.toUpperCase() : c.toLowerCase())).join('')
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = shape[name]
      return field ? [turned(name), shouted(field, item, bits)] : [name, item]
    }),
  )
}

const asking = operations.filter(({ kind }) => kind === 'read' || kind === 'list').map(({ name }) => name)
const bits = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 })

test('names of operations and fields are taken in any case, at every depth', () => {
  const { backend, sessionOf } = service()
  const call = fc
    .constantFrom(...asking, 'PostMatriculaMunicipal' as const)
    .chain((name) => fc.record({ name: fc.constant(name), body: bodyOf(name), bits }))
  fc.assert(
    fc.property(call, ({ name, body, bits: turns }) => {
      // asked twice of the same tables: what a first sending changes, the second would see
      const asked = name === 'PostMatriculaMunicipal' ? lookedAt(body) : body
      const plain = backend.answer(name, travelled(asked), sessionOf('sonia'))
      const other = backend.answer(
        String(Object.keys(shouted(namesOnly(name), { [name]: 0 }, turns) as Body)[0]),
        shouted(op[name].input, travelled(asked), turns),
        sessionOf('sonia'),
      )
      expect(other).toEqual(withoutTime(plain))
    }),
    { numRuns: 150 },
  )
})

/** A schema that knows one name, so that `shouted` turns it. */
const namesOnly = (name: string): Schema => z.object({ [name]: z.unknown() })
const withoutTime = <T extends { entry?: unknown }>(answer: T): T =>
  // the journal's entry holds what was asked, alike but for strangers
  'entry' in answer ? { ...answer, entry: expect.anything() as unknown } : answer
/** The same enrollment, only looked at. */
const lookedAt = (body: Body): Body => {
  const { matricula } = body as { matricula?: Body }
  return matricula ? { ...body, matricula: { ...matricula, processamento: 'identificar' } } : body
}

/** A value as a path or a query string carries it. */
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

describe('GET routes', () => {
  const routes = operations.filter(({ get }) => get !== null).map(({ name }) => name)

  test('there are six', () => expect(routes).toHaveLength(6))

  test.each(routes)('%s answers what POST answers, whatever stands in the query string', async (name) => {
    mock.as('sonia')
    const { get } = op[name]
    await fc.assert(
      fc.asyncProperty(bodyOf(name), bits, async (body, turns) => {
        const fields = Object.keys((defOf(op[name].input) as { shape: object }).shape)
        const asked = Object.fromEntries(Object.entries(body).filter(([field]) => fields.includes(field)))
        // digits in a path or a query are a number; a lone half of a character does not travel in an address
        fc.pre(
          Object.values(asked).every((v) => typeof v !== 'string' || (!/^\d+$/.test(v) && !/\p{Surrogate}/u.test(v))),
        )
        const variable = /\{(\w+)\}/.exec(get ?? '')?.[1] ?? ''
        const inPath = variable.charAt(0).toLowerCase() + variable.slice(1)
        const value = written(asked[inPath] ?? '')
        // an address has no place for an empty part, and browsers take dots for folders
        fc.pre(variable === '' || !/^\.{0,2}$/.test(value))
        const query = new URLSearchParams()
        for (const [field, item] of Object.entries(asked)) {
          if (field === inPath || item === null || item === '') continue
          query.set(turns[0] ? field.toUpperCase() : field, written(item))
        }
        const path = (get ?? '').replace(`{${variable}}`, encodeURIComponent(value))
        const [byGet, byPost] = await Promise.all([
          mock.fetch(`${path}?${query.toString()}`),
          mock.fetch(`/json/reply/${name}`, { method: 'POST', body: JSON.stringify(asked) }),
        ])
        expect([byGet.status, await byGet.json()]).toEqual([byPost.status, await byPost.json()])
      }),
      { numRuns: 40 },
    )
  })
})

test('campos keeps what it lists, and the id', () => {
  const { backend, sessionOf } = service()
  const fields = fc.subarray(['nome', 'DISCIPLINA', 'faltas', 'descricao', 'recados', 'codigo', ' sala '], {
    minLength: 1,
  })
  const name = fc.constantFrom('Classes', 'AproveitamentosAlunos', 'AtividadesCurriculares', 'GetTurma' as const)
  fc.assert(
    fc.property(name, fields, (operation, some) => {
      const body = { campos: some.join(','), idClasse: 1011, id: operation === 'GetTurma' ? 101 : 0 }
      const actor = operation === 'AtividadesCurriculares' ? 'sonia' : 'carla'
      const reply = backend.answer(operation, body, sessionOf(actor)).body as Body
      const elements = (reply['itens'] ?? [reply]) as Body[]
      const allowed = new Set(['id', ...some.map((field) => field.trim().toLowerCase())])
      expect(elements.length).toBeGreaterThan(0)
      for (const element of elements) {
        expect(element['id']).toBeTypeOf('number')
        expect(Object.keys(element).filter((field) => !allowed.has(field.toLowerCase()))).toEqual([])
      }
    }),
  )
})

test('a field of another operation means nothing, whatever stands in it', () => {
  const { backend, sessionOf } = service()
  const all = new Set(operations.flatMap(({ input }) => Object.keys((defOf(input) as { shape: object }).shape)))
  for (const name of names) {
    const known = (defOf(op[name].input) as { shape: object }).shape
    const foreign = [...all].filter((field) => !(field in known))
    for (const value of [5, 'id', null, [], {}]) {
      const body = Object.fromEntries(foreign.map((field) => [field, value]))
      const needed = name === 'MarcarPresencaPost' ? { latitude: 0, longitude: 0 } : {}
      const plain = backend.answer(name, needed, sessionOf('sonia'))
      expect(backend.answer(name, { ...needed, ...body }, sessionOf('sonia')), name).toMatchObject({
        status: plain.status,
      })
    }
  }
})

test('embutir embeds the relations that it lists, in any case, and nothing else', () => {
  const { backend, sessionOf } = service()
  const relations = fc.subarray(['turma', ' PeriodoLetivo', 'professorado', ''])
  fc.assert(
    fc.property(relations, (some) => {
      const { itens } = backend.answer('Classes', { embutir: some.join(',') }, sessionOf('ana')).body as {
        itens: Body[]
      }
      for (const item of itens) {
        expect('turma' in item).toBe(some.includes('turma'))
        expect('periodoLetivo' in item).toBe(some.includes(' PeriodoLetivo'))
        expect('professorado' in item).toBe(false)
      }
    }),
  )
})

describe('pages', () => {
  const row = fc.record({ nome: fc.string({ maxLength: 3 }), id: fc.nat(200) })
  const sorted = (rows: readonly { nome: string; id: number }[]) =>
    [...new Map(rows.map((r) => [r.id, r])).values()].sort((a, b) =>
      a.nome < b.nome ? -1 : a.nome > b.nome ? 1 : a.id - b.id,
    )

  test('however rows come and go between two pages, what stays is seen exactly once', () => {
    const change = fc.record({ add: fc.array(row, { maxLength: 3 }), drop: fc.array(fc.nat(200), { maxLength: 3 }) })
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 60 }),
        fc.array(change, { maxLength: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (start, changes, quantidade) => {
          let rows = sorted(start)
          const stay = new Map(rows.map((r) => [r.id, `${r.nome}/${r.id}`]))
          const seen: string[] = []
          let tokenPagina: string | null = null
          for (let turn = 0; turn < 100; turn++) {
            const page: ReturnType<typeof paginate<(typeof rows)[number]>> = paginate(rows, (r) => [r.nome, r.id], {
              tokenPagina,
              quantidade,
            })
            seen.push(...page.rows.map((r) => `${r.nome}/${r.id}`))
            tokenPagina = page.tokenPagina
            if (tokenPagina === null) break
            const { add, drop } = changes[turn] ?? { add: [], drop: [] }
            for (const id of drop) stay.delete(id)
            const added = add.filter(({ id }) => !rows.some((r) => r.id === id))
            rows = sorted([...rows.filter(({ id }) => !drop.includes(id)), ...added])
          }
          expect(new Set(seen).size).toBe(seen.length)
          expect([...stay.values()].filter((key) => !seen.includes(key))).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('any bytes as a body: 400, or what the JSON in them deserves, never a fault', async () => {
  mock.as('ana')
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ maxLength: 200, unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
    fc.json({ maxDepth: 5 }).map((text) => new TextEncoder().encode(text)),
    fc.json().map((text) => new TextEncoder().encode(text.slice(0, -1))),
  )
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.constantFrom<OperationName>('Classes', 'Auth', 'AproveitamentoAluno'),
      async (body, name) => {
        const response = await mock.fetch(`/json/reply/${name}`, { method: 'POST', body: new Uint8Array(body) })
        expect(response.status).toBeLessThan(500)
        expect(await response.json()).toBeTypeOf('object')
      },
    ),
    { numRuns: 150 },
  )
})
