// The page of a window that is not open stays open over its days, and a limit at 24:00 is told.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '@/screens/matricula/flow/changes'
import { identify } from '@/screens/matricula/flow/send'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { begun } from '../family'
import { answering, answeringAgain } from '../matrix'

beforeEach(() => erase(null))
const main = () => document.querySelector('main')

test.each([
  ['by the service', false],
  ['by the clock', null],
])('days later it tells what is true by then, %s', async (_, ativo) => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00-03:00'), toFake: ['Date'] })
  const periodoCadastro = { inicio: '2026-11-25T08:00:00-03:00', fim: '2026-11-26T18:00:00-03:00', ativo }
  answering((reply) => ({ ...reply, periodoCadastro }))
  saveDraft(pass(await identify(begun(), 'cpf'), 'novo'))
  answeringAgain()
  openAt('/vagas/serie')
  expect(await screen.findByRole('heading', { level: 1, name: 'O período ainda não abriu' })).toBeVisible()
  expect(main(), 'nobody need be asked before it opens').not.toHaveTextContent('Fora do período')
  vi.setSystemTime(new Date('2026-11-28T10:00:00-03:00'))
  await waitFor(() => {
    // again and again, since on a busy machine the page may not listen yet
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('heading', { level: 1, name: 'O período não está aberto' })).toBeVisible()
  })
  expect(main()).not.toHaveTextContent('Abre em 25 de novembro')
  expect(main(), 'who can still help').toHaveTextContent('Fale com a secretaria da escola.')
})

test('a window that ends at 24:00 is told with its end', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T10:00:00-03:00'))
  const cadastro = { fim: '2026-11-30T24:00:00-03:00' }
  openAt('/vagas', { config: { enrollment: { windows: { cadastro } } } })
  const [card] = await within(await screen.findByRole('region', { name: 'Períodos' })).findAllByRole('listitem')
  expect(card).toHaveTextContent('30 de novembro')
})
