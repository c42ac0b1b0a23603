// A device whose clock was ahead and is set right: what was read in its future is shown, and asked for again at once.
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, reading, readAnew, signIn } from '@/api'
import { keepIn, recallReadings, showReadings } from '@/api/queries/offline'
import { op } from '@/contract'
import { end, type KeptReading, type Readings, type Session, setRemembered } from '@/session'

const hour = 3_600_000
const ana: Session = {
  idPessoa: 1001,
  userName: 'ana',
  displayName: 'Ana',
  perfil: 1,
  perfis: [1],
}
const turma = () => reading(op.GetTurma, { id: 101 })
const told = () => queryClient.getQueryData<{ reply: { descricao: string } }>(turma().queryKey)?.reply.descricao
const kept = (at: number): KeptReading => ({
  queryKey: turma().queryKey,
  data: { reply: { id: 101, descricao: 'old' }, dropped: 0 },
  at,
})
const setBack = (ms: number) => {
  const real = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => real() - ms)
}
/** A screen that shows it. */
const shown = async (isRead: () => void) => {
  const stop = new QueryObserver(queryClient, turma()).subscribe(() => undefined)
  await vi.waitFor(isRead).finally(stop)
}

beforeEach(async () => {
  await signIn({ userName: 'ana', password: 'caderno', rememberMe: true })
  queryClient.clear()
})
afterEach(() => {
  end(null)
  setRemembered(false)
})

test.each([20, 365])('a kept answer that lies %s days ahead is asked for again', async (days) => {
  const store: Readings = {
    person: () => Promise.resolve(ana),
    readings: () => Promise.resolve([kept(Date.now() + days * 24 * hour)]),
    write: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    clear: () => Promise.resolve(),
    close: () => undefined,
  }
  keepIn(store)
  const all = await recallReadings()
  if (all) showReadings(all)
  await shown(() => expect([undefined, 'old']).not.toContain(told()))
})

test('a kept answer that lies ahead does not take the place of what was read since', () => {
  queryClient.setQueryData<object>(turma().queryKey, { reply: { descricao: 'new' }, dropped: 0 })
  showReadings({ session: ana, readings: [kept(Date.now() + hour)] })
  expect(told()).toBe('new')
})

test('what was read before the clock was set back is asked for again', async () => {
  const times = () => queryClient.getQueryState(turma().queryKey)?.dataUpdateCount ?? 0
  await queryClient.query(turma())
  setBack(22 * hour)
  const before = times()
  await shown(() => expect(times()).toBeGreaterThan(before))
})

test('what is read anew after the clock was set back reaches the screens', async () => {
  queryClient.setQueryData<object>(turma().queryKey, { reply: { descricao: 'old' }, dropped: 0 })
  setBack(hour)
  await readAnew(op.GetTurma, { id: 101 }, new AbortController().signal)
  expect([undefined, 'old']).not.toContain(told())
})
