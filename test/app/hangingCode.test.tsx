// Code that neither comes nor fails: after a minute the person is told, and has a way to try again.
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addFiles } from '@/i18n/store'
import { openAt } from '../render'

vi.mock('@/screens/pages/AjudaScreen', () => new Promise(() => undefined))

test.each([
  ['the code of a page', '/ajuda', () => undefined],
  ['its words', '/presenca', () => addFiles({ './pt-BR/presenca.ts': () => new Promise(() => undefined) })],
])('%s hangs: the former page stays for a minute, then it is said', async (_, address, hang) => {
  hang()
  const { router } = openAt('/configuracoes', { as: 'ana' })
  await screen.findByRole('heading', { level: 1, name: 'Configurações' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => void router.navigate(address))
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByRole('heading', { level: 1, name: /Sem internet|Há uma versão nova/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /Tentar de novo|Recarregar a página/ })).toBeVisible()
})
