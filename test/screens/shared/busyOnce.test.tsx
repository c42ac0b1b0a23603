// A service that was busy for a moment: a read is asked once more before anybody is told, and what was read stays in sight.
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setLanguage } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'

const busy = /^A escola está atendendo muita gente/

test('one 503 without Retry-After costs a reader a moment, and no words', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  mock.fail('Classes', 503, { times: 1 })
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText(/restam 4 faltas antes do limite/)).toBeVisible()
  expect(screen.queryByText(busy)).toBeNull()
})

test('one that stays busy is waited for in plain words', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  mock.fail('Classes', 503)
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText('A escola está atendendo muita gente.')).toBeVisible()
  expect(screen.getByText(/^Tentamos de novo em \d+ s\.$/)).toBeVisible()
})

test('what was read before stays where reading it again finds the service busy', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { user } = openAt('/inicio', { as: 'ana' })
  const sentence = await screen.findByText(/restam 4 faltas antes do limite/)
  mock.fail('Classes', 503)
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(await screen.findByText('Não deu para atualizar agora. A escola está atendendo muita gente.')).toBeVisible()
  expect(sentence).toBeVisible()
  expect(screen.getByRole('link', { name: 'Matemática' })).toBeVisible()
})

test('another language says no second wait', async () => {
  onTestFinished(() => setLanguage('pt-BR'))
  vi.spyOn(Math, 'random').mockReturnValue(0)
  mock.fail('Classes', 503, { retryAfter: 20 })
  openAt('/inicio', { as: 'ana' })
  await screen.findByText('A escola está atendendo muita gente.')
  const said: (string | null)[] = []
  const region = document.querySelector('[role="status"][aria-live="polite"]')
  const watch = new MutationObserver(() => said.push(region?.textContent ?? null))
  if (region) watch.observe(region, { childList: true, characterData: true, subtree: true })
  await act(() => setLanguage('en'))
  expect(await screen.findByText('The school is serving many people.')).toBeVisible()
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(said.filter((words) => words?.includes('seconds'))).toEqual([])
})
