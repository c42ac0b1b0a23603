// Sending grades: whole records, seen again before they are called confirmed, nothing lost and nothing sent twice by itself.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { op } from '@/contract'
import { withChanges } from '@/domain/lancamento'
import type { NodeDoor } from '@/mock/doors/node'
import { stateOf } from '@/screens/lancamentos/book/line'
import { elsewhere, logged, open, service, settle, stored, storedAll, type, valueAt } from '../diary'

const oneWay = '/json/oneway/AproveitamentoAluno'
const isWrite = (input: Parameters<typeof fetch>[0]) =>
  (input instanceof Request ? input.url : String(input)).includes(oneWay)
const state = (book: Awaited<ReturnType<typeof open>>['book'], id: number) => stateOf(book.line(id))
const writes = (door: NodeDoor) =>
  door.network.log().filter(({ operation }) => operation === op.AproveitamentoAluno.name).length

let bodies: Record<string, unknown>[] = []
/** What the network does with each one-way call: false lets it through. */
let lose: (n: number) => 'silent' | 'dropped' | 'answer' | false = () => false
function around(send: typeof fetch): typeof fetch {
  let n = 0
  return async (input, init) => {
    if (!isWrite(input)) return send(input, init)
    bodies.push(JSON.parse(init?.body as string) as Record<string, unknown>)
    const fate = lose(n++)
    if (fate === 'silent') return new Response(null, { status: 204 })
    if (fate === 'dropped') throw new TypeError('Failed to fetch')
    const answer = await send(input, init)
    if (fate === 'answer') throw new TypeError('Failed to fetch')
    return answer
  }
}
beforeEach(() => {
  bodies = []
  lose = () => false
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('one line', () => {
  test('goes from unsent to confirmed, whole, unknown fields and all', async () => {
    const door = service(38, around)
    const register = await open()
    const { book, sending, gaps, chave } = register
    const id = gaps[0] ?? 0
    const before = book.line(id).record
    const seen: unknown[] = []
    book.onLine(id, () => seen.push(state(book, id)))
    type(register, id, '7.5')
    expect(book.text(id, chave)).toBe('7,5')
    expect(book.summary()).toMatchObject({ unsent: 1, ready: 1 })
    await settle(register)
    expect([...new Set(seen)]).toEqual(['unsent', 'sending', 'received', 'confirmed'])
    expect(bodies).toEqual([{ ...withChanges(before, new Map([[chave, { bases: [null], valor: 7.5 }]])) }])
    expect(valueAt(await stored(door, id), chave)).toBe(7.5)
    expect(book.summary()).toMatchObject({ unsent: 0, ready: 0 })
    expect(logged(register, 'students')).toBe(1)
    expect(register.notes).toEqual([{ kind: 'students', n: 1, name: 'Prova do 2º bimestre' }])
    expect(sending.progress().error).toBeNull()
  })
  test.each([
    [0, [800, 2400, 6400]],
    [0.5, [1000, 3000, 8000]],
    [1, [1200, 3600, 9600]],
  ])('is looked for after 1, 3 and 8 s, ± 20 %%: %s', async (random, expected) => {
    service(38, around)
    lose = () => 'silent'
    const register = await open({ random: () => random })
    // the time that a reading itself takes is taken off the next wait: here it takes none
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    const id = register.gaps[0] ?? 0
    type(register, id, '7')
    await settle(register)
    expect(register.waits).toEqual(expected)
    expect(state(register.book, id)).toBe('unconfirmed')
  })
  test('that was lost stays marked until the person checks or sends again', async () => {
    const door = service(38, around)
    lose = (n) => n === 0 && 'silent'
    const register = await open()
    const { book, sending, gaps, chave } = register
    const id = gaps[0] ?? 0
    type(register, id, '7')
    await settle(register)
    expect(book.text(id, chave)).toBe('7,0')
    await settle(register, () => sending.verifyAgain([id]))
    expect(state(book, id)).toBe('unconfirmed')
    expect(bodies).toHaveLength(1)
    await settle(register, () => sending.send([id]))
    expect(state(book, id)).toBe('confirmed')
    expect(valueAt(await stored(door, id), chave)).toBe(7)
  })
  test('whose answer was lost is confirmed by reading, and not sent twice', async () => {
    service(38, around)
    lose = () => 'answer'
    const register = await open()
    const id = register.gaps[0] ?? 0
    type(register, id, '7')
    await settle(register)
    expect(state(register.book, id)).toBe('confirmed')
    expect(bodies).toHaveLength(1)
  })
  test('that already is as typed is not sent at all', async () => {
    const door = service(38, around)
    const register = await open()
    const { book, gaps, chave } = register
    const id = gaps[0] ?? 0
    await elsewhere(door, withChanges(book.line(id).record, new Map([[chave, { bases: [], valor: 7 }]])))
    type(register, id, '7')
    await settle(register)
    expect(bodies).toHaveLength(0)
    expect(state(book, id)).toBe('confirmed')
  })
  test('typed in while on its way keeps what was typed', async () => {
    service(38, around)
    const register = await open()
    const { book, sending, gaps, chave } = register
    const id = gaps[0] ?? 0
    type(register, id, '7')
    const sent = sending.send()
    await vi.waitFor(() => expect(bodies).toHaveLength(1))
    type(register, id, '8')
    await sent
    await settle(register, () => Promise.resolve())
    expect(book.text(id, chave)).toBe('8,0')
    await settle(register)
    expect(state(book, id)).toBe('confirmed')
    expect(bodies.map((body) => valueAt(body as never, chave))).toEqual([7, 8])
  })
  test('not confirmed, then typed in elsewhere: both grades go together', async () => {
    const door = service(38, around)
    lose = (n) => n === 0 && 'silent'
    const register = await open()
    const { book, gaps, chave } = register
    const id = gaps[0] ?? 0
    const other = book.columns.find(({ nome }) => nome === 'Participação')?.chave ?? ''
    type(register, id, '7')
    await settle(register)
    type({ book, chave: other }, id, '9')
    await settle(register)
    expect(state(book, id)).toBe('confirmed')
    const record = await stored(door, id)
    expect([valueAt(record, chave), valueAt(record, other)]).toEqual([7, 9])
  })
})

describe('somebody else', () => {
  async function conflict() {
    const door = service(38, around)
    const register = await open()
    const { book, gaps, chave } = register
    const id = gaps[0] ?? 0
    const other = book.columns.find(({ nome }) => nome === 'Participação')?.chave ?? ''
    await elsewhere(
      door,
      withChanges(
        book.line(id).record,
        new Map([
          [chave, { bases: [], valor: 3 }],
          [other, { bases: [], valor: 4 }],
        ]),
      ),
    )
    type(register, id, '7')
    await settle(register)
    expect(book.line(id).conflicts).toEqual([{ chave, mine: 7, theirs: 3 }])
    expect(state(book, id)).toBe('conflict')
    expect(bodies).toHaveLength(0)
    return { door, register, id, other, ...register }
  }
  test('falha/lancar/6: wrote another grade: mine is sent over it when I choose so, and their other cell stays', async () => {
    const { door, register, book, id, chave, other } = await conflict()
    book.choose([{ id, chave, which: 'mine' }])
    await settle(register)
    const record = await stored(door, id)
    expect([valueAt(record, chave), valueAt(record, other)]).toEqual([7, 4])
    expect(state(book, id)).toBe('confirmed')
  })
  test('wrote another grade: theirs stays when I choose so', async () => {
    const { door, register, book, id, chave } = await conflict()
    book.choose([{ id, chave, which: 'theirs' }])
    expect(book.text(id, chave)).toBe('3,0')
    expect(book.summary()).toMatchObject({ conflicts: 0, ready: 0 })
    expect(valueAt(await stored(door, id), chave)).toBe(3)
    book.undo()
    expect(book.text(id, chave), 'the choice is a step like any other').toBe('7,0')
    await settle(register)
    expect(book.line(id).conflicts, 'and is asked anew').toEqual([{ chave, mine: 7, theirs: 3 }])
  })
  test('wrote again after my choice: asked again', async () => {
    const { door, register, book, id, chave } = await conflict()
    book.choose([{ id, chave, which: 'mine' }])
    await elsewhere(door, withChanges(await stored(door, id), new Map([[chave, { bases: [], valor: 2 }]])))
    await settle(register)
    expect(book.line(id).conflicts).toEqual([{ chave, mine: 7, theirs: 2 }])
  })
  test('falha/lancar/6: closed the grade: told, not sent, and the cell is text', async () => {
    const door = service(38, around)
    const register = await open()
    const { book, gaps, chave } = register
    const id = gaps[0] ?? 0
    const record = withChanges(book.line(id).record, new Map([[chave, { bases: [], valor: 5 }]]))
    await elsewhere(door, {
      ...record,
      grupos: record.grupos.map((grupo) => ({
        ...grupo,
        avaliacoes: grupo.avaliacoes.map((nota) =>
          nota.valor === 5 && nota.nome === 'Prova do 2º bimestre' ? { ...nota, fechada: true } : nota,
        ),
      })),
    })
    type(register, id, '7')
    await settle(register)
    expect(book.line(id).refusals).toEqual([{ motivo: 'fechada', chave, error: null }])
    expect(book.line(id).notas.get(chave)).toMatchObject({ valor: 5, fechada: true })
    expect(bodies).toHaveLength(0)
  })
})

describe('many lines', () => {
  const losses = ['silent', 'dropped', 'answer'] as const
  test('300 students, 5 % of the calls lost in three ways: every grade ends confirmed or marked, and truly so', async () => {
    const door = service(300, around)
    const register = await open()
    const { book, sending, gaps, chave } = register
    expect(book.order).toHaveLength(300)
    lose = (n) => n % 20 === 7 && (losses[Math.floor(n / 20) % losses.length] ?? false)
    gaps.forEach((id, i) => type(register, id, String((i % 101) / 10)))
    const typed = new Map(gaps.map((id) => [id, book.line(id).edits.get(chave)?.valor]))
    await settle(register)
    expect(sending.progress()).toMatchObject({ total: gaps.length, done: gaps.length, error: null })
    let marked = 0
    const records = await storedAll(door)
    for (const id of gaps) {
      const record = records.get(id)
      const isThere = record !== undefined && valueAt(record, chave) === typed.get(id)
      expect(state(book, id)).toBe(isThere ? 'confirmed' : 'unconfirmed')
      if (!isThere) marked += 1
    }
    expect(marked).toBeGreaterThan(5)
    expect(bodies).toHaveLength(gaps.length)
    lose = () => false
    const lost = gaps.filter((id) => state(book, id) === 'unconfirmed')
    await settle(register, () => sending.send(lost))
    expect(book.summary()).toMatchObject({ unconfirmed: 0, unsent: 0 })
    expect(bodies).toHaveLength(gaps.length + marked)
  })
  test('can be stopped and continued; nobody is sent twice', async () => {
    const door = service(100, around)
    const register = await open()
    const { book, sending, gaps } = register
    for (const id of gaps) type(register, id, '6')
    lose = (n) => {
      if (n === 10) {
        sending.stop()
        expect(sending.progress(), 'told at once: what is under way ends first').toMatchObject({ stopping: true })
      }
      return false
    }
    await settle(register)
    expect(sending.progress().stopping).toBe(false)
    expect(book.summary().unsent).toBeGreaterThan(50)
    expect(sending.progress().error).toBeNull()
    await settle(register)
    expect(book.summary()).toMatchObject({ unsent: 0 })
    expect(logged(register, 'students')).toBe(gaps.length)
    expect(writes(door)).toBe(gaps.length)
  })
  test('publishing marks exactly the grades that were there', async () => {
    const door = service(38, around)
    const { book, sending, ...rest } = await open()
    const chave = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
    const ids = book.order.slice(0, 5)
    book.mark(ids, chave, 'publicada')
    await settle({ book, sending, ...rest })
    for (const id of book.order.slice(0, 6)) {
      const nota = (await stored(door, id)).grupos
        .flatMap(({ avaliacoes }) => avaliacoes)
        .find(({ nome }) => nome === 'Projeto')
      expect(nota?.publicada).toBe(ids.includes(id))
    }
  })
})

describe('the service says no', () => {
  test.each([
    ['busy', 503, 'busy'],
    ['too many', 429, 'busy'],
    ['nobody is signed in', 401, 'unauthenticated'],
    ['not allowed', 403, 'forbidden'],
  ])('%s: it stops, everything typed stays, and goes on later', async (_, status, kind) => {
    const door = service(38, around)
    const register = await open()
    const { book, sending, gaps } = register
    for (const id of gaps) type(register, id, '6')
    door.fail('AproveitamentoAluno', status, { times: 6 })
    await settle(register)
    expect(sending.progress().error?.kind).toBe(kind)
    expect(book.summary()).toMatchObject({ unsent: gaps.length, refused: 0 })
    expect(logged(register, 'students')).toBe(0)
    door.fail('AproveitamentoAluno', null)
    await settle(register)
    expect(book.summary()).toMatchObject({ unsent: 0 })
    expect(logged(register, 'students')).toBe(gaps.length)
  })
  test.each([400, 404, 409])('%s to one line: told there, typed text kept, the others go on', async (status) => {
    const door = service(38, around)
    const register = await open()
    const { book, sending, gaps, chave } = register
    for (const id of gaps) type(register, id, '6')
    door.fail('AproveitamentoAluno', status, { times: 1 })
    await settle(register)
    const refused = gaps.filter((id) => state(book, id) === 'refused')
    expect(refused).toHaveLength(1)
    expect(book.text(refused[0] ?? 0, chave)).toBe('6,0')
    expect(book.summary()).toMatchObject({ unsent: 0, returned: 1, ready: 0 })
    expect(logged(register, 'students')).toBe(gaps.length - 1)
    await settle(register)
    expect(state(book, refused[0] ?? 0), 'what was refused does not go again by itself').toBe('refused')
    await settle(register, () => sending.send(refused))
    expect(book.summary()).toMatchObject({ unsent: 0 })
    expect(logged(register, 'students')).toBe(gaps.length)
  })
  test('a text that is no grade yet is unsent, never ready, and an error only once it is left', async () => {
    service(38, around)
    const { book, gaps, chave } = await open()
    const [id = 0] = gaps
    book.type(id, chave, '1')
    expect(book.summary()).toMatchObject({ unsent: 1, withError: 0, ready: 1 })
    book.type(id, chave, '1x')
    expect(book.summary()).toMatchObject({ unsent: 1, withError: 0, ready: 0 })
    book.leave(id, chave)
    expect(book.summary()).toMatchObject({ unsent: 0, withError: 1, ready: 0 })
  })
  test('500: nobody knows whether it arrived, so it is looked for', async () => {
    const door = service(38, around)
    const register = await open()
    const [one = 0, two = 0] = register.gaps
    type(register, one, '6')
    type(register, two, '6')
    door.fail('AproveitamentoAluno', 500, { times: 1, done: true })
    await settle(register)
    expect([one, two].map((id) => state(register.book, id))).toEqual(['confirmed', 'confirmed'])
    expect(bodies).toHaveLength(2)
  })
  test('falha/lancar/2: no answer within 30 s: nobody knows whether it arrived, so it is looked for', async () => {
    const door = service(38, around)
    const register = await open()
    const { book, sending, gaps } = register
    const [id = 0] = gaps
    type(register, id, '6')
    door.fail('AproveitamentoAluno', 'hang', { times: 1, done: true })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sent = sending.send()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(state(book, id)).toBe('sending')
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await sent
    await settle(register, () => Promise.resolve())
    expect(state(book, id)).toBe('confirmed')
    expect(bodies).toHaveLength(1)
  })
  test('a class of which no line can be read stops it: nobody is said to have left', async () => {
    const door = service(38, around)
    const register = await open()
    const { book, sending, gaps, chave } = register
    const [id = 0] = gaps
    type(register, id, '7')
    door.fail('AproveitamentosAlunos', 'nulls')
    await settle(register)
    expect(sending.progress().error?.kind).toBe('unreadable')
    expect(book.line(id).refusals).toEqual([])
    expect(book.summary()).toMatchObject({ unsent: 1, ready: 1 })
    expect(writes(door)).toBe(0)
    door.fail('AproveitamentosAlunos', null)
    await settle(register)
    expect(valueAt(await stored(door, id), chave)).toBe(7)
  })
  test('no network: three calls without an answer stop it, the rest stays unsent', async () => {
    service(100, around)
    const register = await open()
    const { book, sending, gaps } = register
    for (const id of gaps) type(register, id, '6')
    lose = () => 'dropped'
    await settle(register)
    expect(sending.progress().error?.kind).toBe('offline')
    const { unconfirmed, unsent } = book.summary()
    expect(unconfirmed).toBeLessThanOrEqual(7)
    expect(unconfirmed + unsent).toBe(gaps.length)
    lose = () => false
    await settle(register)
    await settle(register, () => sending.send(gaps.filter((id) => state(book, id) === 'unconfirmed')))
    expect(gaps.filter((id) => state(book, id) === 'confirmed')).toHaveLength(gaps.length)
  })
})
