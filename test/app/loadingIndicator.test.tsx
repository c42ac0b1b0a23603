// A page whose code is slow: the press is answered in words, seen and heard, and the former page stays until it comes.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setLanguage } from '@/i18n'
import { addFiles } from '@/i18n/store'
import { openAt } from '../support/render'

const gate = vi.hoisted(() => {
  let open: () => void = () => undefined
  const passed = new Promise<void>((done) => (open = done))
  return { passed, open: () => open() }
})
vi.mock('@/screens/pages/AjudaScreen', async (original) => {
  await gate.passed
  return original()
})

const heard = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

test('within a second it says so, and no longer once the page is there', async () => {
  const { router } = openAt('/configuracoes', { as: 'ana' })
  await screen.findByRole('heading', { level: 1, name: 'Configurações' })
  act(() => void router.navigate('/ajuda'))
  await waitFor(() => expect(heard()).toContain('Um momento…'), { timeout: 1000 })
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  expect(screen.getAllByText('Um momento…').some((one) => one.className.includes('words'))).toBe(true)
  gate.open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Um momento…')).toBeNull())
})

test('a language whose words are slow: the same', async () => {
  const real = await import('@/i18n/en/pages')
  let come: () => void = () => undefined
  const words = new Promise<typeof real>((done) => (come = () => done(real)))
  addFiles({ './en/pages.ts': () => words })
  onTestFinished(() => setLanguage('pt-BR'))
  const { user } = openAt('/privacidade')
  await screen.findByRole('heading', { level: 1, name: 'Privacidade' })
  await user.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(heard()).toContain('Um momento…'), { timeout: 1000 })
  act(() => come())
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/momento…|moment…/)).toBeNull())
})
