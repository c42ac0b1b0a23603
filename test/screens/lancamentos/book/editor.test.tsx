// Which tab edits a class where the browser has Web Locks and gives none: tabs ask each other, as where there are no locks.
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useEditor } from '@/screens/lancamentos/book/editor'

const idClasse = 1011
/** Longer than another tab is waited for, with or without locks. */
const long = 700
const wait = () => act(() => new Promise((done) => setTimeout(done, long)))

beforeEach(() => {
  const request = () => Promise.reject(new DOMException('', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
})

/** Another tab, which answers what it hears. */
function otherTab(answer: (kind: string) => string | null) {
  const channel = new BroadcastChannel('lancamentos')
  onTestFinished(() => channel.close())
  const say = (kind: string) => channel.postMessage({ kind, idClasse })
  channel.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
    const said = answer(data.kind)
    if (said) say(said)
  }
  return say
}

test('locks denied: a tab that is alone edits', async () => {
  const { result } = renderHook(() => useEditor(idClasse))
  await wait()
  expect(result.current.editor).toBe('here')
})

test('locks denied: a tab that edits is heard, and what it leaves is taken over', async () => {
  const say = otherTab((kind) => (kind === 'who' ? 'me' : null))
  const { result } = renderHook(() => useEditor(idClasse))
  await waitFor(() => expect(result.current.editor).toBe('elsewhere'))
  await wait()
  expect(result.current.editor).toBe('elsewhere')
  act(() => say('done'))
  await waitFor(() => expect(result.current.editor).toBe('free'))
  act(() => result.current.takeOver())
  expect(result.current.editor).toBe('here')
})

test('locks denied: a tab that edits says so to who asks, and that it has gone', async () => {
  const heard = vi.fn<(kind: string) => null>(() => null)
  const { unmount } = renderHook(() => useEditor(idClasse))
  await wait()
  const say = otherTab(heard)
  say('who')
  await waitFor(() => expect(heard).toHaveBeenCalledWith('me'))
  unmount()
  await waitFor(() => expect(heard).toHaveBeenCalledWith('done'))
})
