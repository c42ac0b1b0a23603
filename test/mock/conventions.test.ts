/** The conventions of the doors, for any input: GET as POST, `campos`, `embutir`, pages, bodies of any bytes. */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { op, type OperationName, operations } from '@/contract'
import { mock } from '@/mock/doors/node'
import { paginate } from '@/mock/paging'
import { defOf } from '../contract/compare'
import { bodyOf } from './bodies'
import { type Body, service } from './service'

// seconds alone; the limit leaves room for a busy machine
vi.setConfig({ testTimeout: 120_000 })

/** A value as a path or a query string carries it. */
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

describe('GET routes', () => {
  const routes = operations.filter(({ get }) => get !== null).map(({ name }) => name)

  test('there are some', () => expect(routes).not.toEqual([]))

  test.each(routes)('%s answers what POST answers, whatever stands in the query string', async (name) => {
    mock.as('sonia')
    const { get } = op[name]
    await fc.assert(
      fc.asyncProperty(bodyOf(name), fc.boolean(), async (body, shouted) => {
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
          query.set(shouted ? field.toUpperCase() : field, written(item))
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

const letterOf = (letters: string) => fc.constantFrom(...Array.from(letters))

test('callback: the name of a function wraps the reply, anything else is a 400', async () => {
  mock.as('ana')
  const start = letterOf('azAZ_$')
  const rest = fc.string({ unit: letterOf('azAZ09_$.'), maxLength: 12 })
  const name = fc.tuple(start, rest).map((parts) => parts.join(''))
  const other = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.tuple(name, letterOf(' (;<-\n\u2028é')).map((parts) => parts.join('')),
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(name, other), async (callback) => {
      // a lone half of a character does not travel in an address
      fc.pre(!/\p{Surrogate}/u.test(callback))
      const response = await mock.fetch(`/diario/recados/10112?callback=${encodeURIComponent(callback)}`)
      const text = await response.text()
      if (/^[A-Za-z_$][\w$.]*$/.test(callback) && !callback.endsWith('\n')) {
        expect(response.headers.get('Content-Type')).toBe('application/javascript; charset=utf-8')
        expect(text.slice(0, callback.length + 1)).toBe(`${callback}(`)
        expect(JSON.parse(text.slice(callback.length + 1, -1))).toMatchObject({ id: 10_112 })
      } else {
        expect([response.status, JSON.parse(text)]).toMatchObject([
          400,
          { responseStatus: { errorCode: 'Validation' } },
        ])
      }
    }),
    { numRuns: 300 },
  )
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
