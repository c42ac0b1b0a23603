// What a screen asks once its code has come is asked in the name of who opened it, or of nobody.
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '@/app/map/route'
import { end, identify, sessionState, start } from '@/session'

const ana = identify({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })
const bruno = identify({ sessionId: 'x', userName: 'bruno', userId: '1002', perfis: [1] })
afterEach(() => end(null, false))

test.each([
  ['the same person is there', () => undefined, 1],
  ['another person is there by then', () => start(bruno, { pressed: true }), 0],
  ['its person has left', () => end('signedOut', false), 0],
])('%s', async (_, change, times) => {
  const next = vi.fn(() => Promise.resolve())
  let come: () => void = () => undefined
  const code = new Promise<{ Component: () => null; next: typeof next }>((done) => {
    come = () => done({ Component: () => null, next })
  })
  start(ana)
  const { loader } = screen('turmas', 'diario', 'frame.menu.turmas', () => code)
  if (typeof loader !== 'function') throw new Error('a screen has a loader')
  const request = new Request('http://localhost/turmas')
  const going = Promise.resolve(
    loader({ request, params: {}, context: {}, url: new URL(request.url), pattern: '/turmas' } as Parameters<
      typeof loader
    >[0]),
  ).catch(() => undefined)
  await vi.waitFor(() => expect(sessionState().session?.userName).toBe('ana'))
  await new Promise((done) => setTimeout(done, 300))
  change()
  come()
  await going
  expect(next).toHaveBeenCalledTimes(times)
})
