// What another tab does with the session, the device and the look, and this one must follow.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, words } from '@/i18n/store'
import { watchPageCache } from '@/app/pageCache'
import type { AuthReply } from '@/contract'
import { mock } from '@/mock/doors/node'
import { end, expire, identify, sessionState, start, touch } from '@/session'
import { applyLook, setTextSize, setTheme } from '@/ui/look/theme'
import '@/api'

const reply = () => mock.backend.answer('Auth', {}, mock.as('ana')).body as AuthReply

beforeEach(() => {
  start(identify(reply()), { pressed: true })
  touch()
})
afterEach(() => {
  end(null)
  document.documentElement.hidden = false
  setTheme('auto')
  setTextSize('100')
})

test('a page from the memory of the browser is hidden where the device was called public in another tab meanwhile', () => {
  watchPageCache()
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  localStorage.setItem('portal.aparelhoPublico', 'sim')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(document.documentElement.hidden).toBe(true)
})

test('a session that had ended goes on where the same person has signed in again in another tab', async () => {
  const { owner, tenure } = sessionState()
  expire()
  expect(sessionState().status).toBe('expired')
  const other = new BroadcastChannel('auth')
  try {
    other.postMessage({ type: 'start', owner })
    await vi.waitFor(() => expect(sessionState().status).toBe('active'))
    expect(sessionState()).toMatchObject({ owner, tenure })
  } finally {
    other.close()
  }
})

test('the language that is chosen in one tab is that of the others', async () => {
  localStorage.setItem('portal.idioma', 'en')
  dispatchEvent(new StorageEvent('storage', { key: 'portal.idioma', newValue: 'en' }))
  await vi.waitFor(() => expect(words.get().language).toBe('en'))
  await setLanguage('pt-BR', false)
})

test('the look that is chosen in one tab is that of the others', () => {
  applyLook()
  localStorage.setItem('portal.tema', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'portal.tema', newValue: 'dark' }))
  localStorage.setItem('portal.texto', '130')
  dispatchEvent(new StorageEvent('storage', { key: 'portal.texto', newValue: '130' }))
  const { theme, text } = document.documentElement.dataset
  expect([theme, text]).toEqual(['dark', '130'])
  expect(localStorage.getItem('portal.tema')).toBe('dark')
})

test('a page from the memory of the browser takes the language and the look that were chosen meanwhile', async () => {
  applyLook()
  localStorage.setItem('portal.idioma', 'en')
  localStorage.setItem('portal.tema', 'dark')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await vi.waitFor(() => expect(words.get().language).toBe('en'))
  await setLanguage('pt-BR', false)
})
