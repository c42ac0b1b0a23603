// Who is asked before somebody leaves: the open screen about its own work, the frame about the rest.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from '@/contract'
import {
  askAboutKept,
  askBeforeClosing,
  askBeforeLeaving,
  end,
  kept,
  mayLeave,
  start,
  unfinishedWork,
  watchTabs,
} from '@/session'

const withdraw: (() => void)[] = []
const frame = vi.fn(() => Promise.resolve(true))
const screen = vi.fn(() => Promise.resolve(true))

beforeAll(watchTabs)
beforeEach(() => {
  start({ idPessoa: 7, userName: 'carla', displayName: 'Carla', perfil: 3, perfis: null })
  const grades = kept('lancamentos', z.string())
  grades.write('a', 1)
  grades.write('b', 2)
  withdraw.push(askAboutKept(frame))
})
afterEach(() => {
  for (const over of withdraw.splice(0)) over()
  vi.clearAllMocks()
})

test('what the open screen has asked about is not asked about again', async () => {
  withdraw.push(askBeforeLeaving('lancamentos.1', screen))
  expect(await mayLeave('signOut')).toBe(true)
  expect(screen).toHaveBeenCalledExactlyOnceWith('signOut')
  expect(frame).toHaveBeenCalledExactlyOnceWith(['lancamentos.2'])
})

test('who stays at the first question is not asked the second', async () => {
  withdraw.push(askBeforeLeaving('lancamentos.1', screen))
  screen.mockResolvedValueOnce(false)
  expect(await mayLeave('signOut')).toBe(false)
  expect(frame).not.toHaveBeenCalled()
})

test('another profile sets work aside: the frame has nothing to ask', async () => {
  expect(await mayLeave('profile')).toBe(true)
  expect(frame).not.toHaveBeenCalled()
})

test('a screen that is gone asks no more', async () => {
  askBeforeLeaving('lancamentos.1', screen)()
  frame.mockResolvedValueOnce(false)
  expect(await mayLeave('signOut')).toBe(false)
  expect(screen).not.toHaveBeenCalled()
  expect(frame).toHaveBeenCalledExactlyOnceWith(['lancamentos.1', 'lancamentos.2'])
})

test('what another tab keeps is asked about too: signing out ends it there', async () => {
  const other = new BroadcastChannel('leaving')
  const heard: unknown[] = []
  other.onmessage = ({ data }: MessageEvent<{ question: string }>) => {
    heard.push(data)
    other.postMessage({ question: data.question, names: ['pessoa'] })
  }
  try {
    // somebody comes to this tab
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    await new Promise((later) => setTimeout(later, 20))
    expect(await mayLeave('signOut')).toBe(true)
    expect(frame).toHaveBeenCalledExactlyOnceWith(['lancamentos.1', 'lancamentos.2', 'pessoa'])
    // and this tab answers another one, with names alone
    heard.length = 0
    other.onmessage = ({ data }) => void heard.push(data)
    other.postMessage({ question: 'x' })
    await vi.waitFor(() => expect(heard).toEqual([{ question: 'x', names: ['lancamentos.1', 'lancamentos.2'] }]))
  } finally {
    other.close()
  }
})

test('a screen or a frame that goes later than the next one came takes no question of that one away', async () => {
  const [former, next] = [vi.fn(() => Promise.resolve(true)), vi.fn(() => Promise.resolve(true))]
  const goScreen = askBeforeLeaving('lancamentos.1', former)
  withdraw.push(askBeforeLeaving('lancamentos.2', screen))
  goScreen()
  const goFrame = askAboutKept(former)
  withdraw.push(askAboutKept(next))
  goFrame()
  expect(await mayLeave('signOut')).toBe(true)
  expect(screen).toHaveBeenCalledOnce()
  expect(next).toHaveBeenCalledExactlyOnceWith(['lancamentos.1'])
  expect(former).not.toHaveBeenCalled()
})

test('another tab hears of what a family has begun here too; what it says of an earlier question is not heard', async () => {
  kept('vagas.guardados', z.string()).write('a')
  const other = new BroadcastChannel('leaving')
  const heard: { question: string }[] = []
  other.onmessage = ({ data }: MessageEvent<{ question: string }>) => void heard.push(data)
  try {
    other.postMessage({ question: 'x' })
    const names = ['lancamentos.1', 'lancamentos.2', 'vagas.guardados']
    await vi.waitFor(() => expect(heard).toEqual([{ question: 'x', names }]))
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(heard).toHaveLength(3))
    other.postMessage({ question: heard[1]?.question, names: ['pessoa'] })
    other.postMessage({ question: heard[2]?.question, names: ['lancamentos.9'] })
    await vi.waitFor(() => expect(unfinishedWork()).toContain('lancamentos.9'))
    expect(unfinishedWork(), 'here and there').toEqual([...names, 'lancamentos.9'])
  } finally {
    other.close()
  }
})

test('the browser asks before it closes what is unsaved, on a page that somebody can see, until that is over', () => {
  let unsaved = false
  const over = askBeforeClosing(() => unsaved)
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  unsaved = true
  expect(asks()).toBe(true)
  document.documentElement.hidden = true
  expect(asks(), 'nobody could read it').toBe(false)
  document.documentElement.hidden = false
  over()
  expect(asks()).toBe(false)
})

test('who comes next is not asked about what the former person keeps in other tabs', async () => {
  const other = new BroadcastChannel('leaving')
  other.onmessage = ({ data }: MessageEvent<{ question: string; names?: string[] }>) => {
    if (!data.names) other.postMessage({ question: data.question, names: ['lancamentos.12'] })
  }
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(unfinishedWork()).toContain('lancamentos.12'))
  other.close()
  end('idle', { silent: true })
  expect(unfinishedWork()).not.toContain('lancamentos.12')
})

test('the browser asks on every page while this one alone holds unsent work', () => {
  const asks = () => {
    const closing = new Event('beforeunload', { cancelable: true })
    dispatchEvent(closing)
    return closing.defaultPrevented
  }
  const grades = kept('lancamentos', z.string())
  expect(asks()).toBe(false)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  grades.write('typed', 3)
  expect([grades.read(3), asks()]).toEqual(['typed', true])
  full.mockRestore()
  grades.write('typed', 3)
  expect(asks()).toBe(false)
})
