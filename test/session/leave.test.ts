// Who is asked before somebody leaves: the open screen about its own work, the frame about the rest.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from '@/contract'
import { askAboutKept, askBeforeLeaving, kept, mayLeave, start } from '@/session'

const withdraw: (() => void)[] = []
const frame = vi.fn(() => Promise.resolve(true))
const screen = vi.fn(() => Promise.resolve(true))

beforeEach(() => {
  start({ idPessoa: 7, userName: 'carla', displayName: 'Carla', perfil: 3, perfis: null, roles: [], permissions: [] })
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
