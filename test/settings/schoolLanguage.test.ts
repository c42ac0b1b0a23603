// The language of a school is spoken, and is no choice of the person.
import { expect, test, vi } from 'vitest'
import { preferredLanguage, words } from '@/i18n/store'
import { addressOf } from '../screens/diario/asked'

test('the language of the school is no choice of the person: another one of the school is spoken next time', async () => {
  localStorage.clear()
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  history.replaceState(null, '', '/entrar')
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    addressOf(input).endsWith('config.json')
      ? Promise.resolve(new Response(JSON.stringify({ locale: 'en' })))
      : real(input, init),
  )
  vi.stubGlobal('__MOCK__', false)
  await import('@/main')
  await vi.waitFor(() => expect(words.get().language).toBe('en'), { timeout: 5000 })
  expect(localStorage.getItem('portal.idioma')).toBeNull()
  expect(preferredLanguage('es')).toBe('es')
})
