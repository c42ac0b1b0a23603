// What a screen asks once its code has come is asked in the name of who opened it, or of nobody.
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '@/app/map/route'
import { end, sessionState, start } from '@/session'
import { meanwhile, whoAsked } from '../../support/meanwhile'

afterEach(() => end(null))

test.each(meanwhile)('%s', async (_, change, times) => {
  const next = vi.fn(() => Promise.resolve())
  let come: () => void = () => undefined
  const code = new Promise<{ Component: () => null; next: typeof next }>((done) => {
    come = () => done({ Component: () => null, next })
  })
  start(whoAsked)
  const { loader } = screen('turmas', 'diario', 'frame.menu.turmas', () => code)
  if (typeof loader !== 'function') throw new Error('a screen has a loader')
  const request = new Request('http://localhost/turmas')
  const going = Promise.resolve(
    loader({ request, params: {}, context: {}, url: new URL(request.url), pattern: '/turmas' } as Parameters<
      typeof loader
    >[0]),
  ).catch(() => undefined)
  await vi.waitFor(() => expect(sessionState().session?.userName).toBe(whoAsked.userName))
  await new Promise((done) => setTimeout(done, 300))
  change()
  come()
  await going
  expect(next).toHaveBeenCalledTimes(times)
})
