// The question about the device: whoever did not answer it did not say "private".
import { screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { newDraft } from '@/screens/matricula/flow/draft'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { deviceOwner, setPublicDevice } from '@/session'
import { openAt } from '../../support/render'

beforeEach(() => {
  erase(null)
})

test('the question about the device must be answered; unanswered is not "private"', async () => {
  const { user, path } = openAt('/vagas')
  await user.click(await screen.findByRole('radio', { name: 'Pedir vaga' }))
  await user.click(screen.getByRole('button', { name: 'Começar' }))
  const told = await screen.findByRole('link', { name: 'Diga se este aparelho é de uso público' })
  expect(path()).toBe('/vagas')
  expect(flowState().draft).toBeNull()
  expect(deviceOwner()).toBe('unknown')
  await user.click(told)
  await user.click(screen.getByRole('radio', { name: 'Não, é meu ou da família' }))
  await user.click(screen.getByRole('button', { name: 'Começar' }))
  await screen.findByLabelText('Nome completo do estudante')
  expect(deviceOwner()).toBe('own')
})

test.each([
  [true, 'the page begins anew, and says why'],
  [false, 'nothing is said: nothing can have been lost'],
])('a page of the flow without a draft, public device %s: %s', async (isPublic) => {
  setPublicDevice(isPublic)
  onTestFinished(() => setPublicDevice(null))
  const { path } = openAt('/vagas/serie')
  await screen.findByRole('radio', { name: 'Pedir vaga' })
  expect(path()).toBe('/vagas')
  const words = screen.queryByText(/não guarda nada: a página foi aberta de novo/)
  if (isPublic) expect(words).toBeVisible()
  else expect(words).toBeNull()
})

test('a request in which nothing was answered is not listed as begun', async () => {
  saveDraft(newDraft('cadastrar'))
  openAt('/vagas')
  await screen.findByRole('radio', { name: 'Pedir vaga' })
  expect(screen.queryByRole('heading', { level: 2, name: 'Seus pedidos' })).toBeNull()
})
