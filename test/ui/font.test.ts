import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFont, recallFont } from '@/ui/look/font'

let status = 'unloaded'
const load = vi.fn(() => Promise.resolve())
const made = vi.fn()
const fonts = { add: vi.fn() }
beforeEach(() => {
  load.mockClear()
  made.mockClear()
  fonts.add.mockClear()
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(...words: unknown[]) {
        made(...words)
      }
      load = load
      status = status
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
})
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  Reflect.deleteProperty(navigator, 'connection')
})

test('is fetched after the first frame, from our own files', async () => {
  loadFont()
  expect(load).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(fonts.add).toHaveBeenCalledOnce())
  expect(made).toHaveBeenCalledWith(
    'Figtree',
    expect.stringMatching(/figtree-latin-wght-normal.*\.woff2/),
    expect.objectContaining({ display: 'swap' }),
  )
})

test.each([
  ['loaded', 1],
  ['loading', 0],
])('a face that is %s when the first page is drawn: words that stand there are moved by none', (now, times) => {
  status = now
  const join = recallFont()
  expect(load).toHaveBeenCalledOnce()
  expect(fonts.add).not.toHaveBeenCalled()
  join()
  expect(fonts.add).toHaveBeenCalledTimes(times)
})

test('a failure changes nothing', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'))
  loadFont()
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(fonts.add).not.toHaveBeenCalled()
})

test.each([
  [
    'the connection',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  ],
  ['the device', () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-data') }))],
])('is not fetched when %s asks to save data', async (_who, ask) => {
  ask()
  loadFont()
  await new Promise((done) => setTimeout(done, 20))
  expect(made).not.toHaveBeenCalled()
})
