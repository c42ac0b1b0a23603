// Beginning anew while something is begun in this tab: asked first, so that ten minutes of typing are not lost to one press.
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Draft } from '@/screens/matricula/flow/draft'
import { newDraft } from '@/screens/matricula/flow/draft'
import { hasUnseenAnswer, keptDrafts, markUnseenAnswer } from '@/screens/matricula/flow/keeping'
import { flowState, erase, keepOnThisDevice, saveDraft } from '@/screens/matricula/flow/store'
import { setPublicDevice } from '@/session'
import { openAt } from '../../../support/render'
import { begun, onReview } from '../family'

beforeEach(() => {
  erase(null)
  // nobody has said yet whose this device is
  setPublicDevice(null)
})

const press = async (user: UserEvent, way: string, device = 'Não, é meu ou da família') => {
  await user.click(await screen.findByRole('radio', { name: way }))
  await user.click(screen.getByRole('radio', { name: device }))
  await user.click(screen.getByRole('button', { name: 'Começar' }))
}

test.each([
  ['open', 'o que foi digitado nele é apagado', 'Continuar de onde parou', '/vagas/cpf'],
  ['sending', 'Ainda não sabemos se ele chegou', 'Continuar de onde parou', '/vagas/verificar'],
  ['sent', 'Na escola, nada muda', 'Ver o recibo', '/vagas/recibo'],
] as const)('%s: said what would be lost; the way back into it comes first', async (phase, words, back, at) => {
  const draft: Draft = { ...(phase === 'open' ? begun() : await onReview()), phase }
  saveDraft(draft)
  markUnseenAnswer()
  const { user, path } = openAt('/vagas')
  await press(user, 'Pedir vaga')
  const asked = within(await screen.findByRole('dialog', { name: 'Já há um pedido começado' }))
  expect(asked.getByText(new RegExp(words))).toBeVisible()
  expect(flowState().draft).toEqual(draft)
  expect(hasUnseenAnswer(), 'a request whose answer was not seen is not forgotten by a press').toBe(true)
  await user.click(asked.getByRole('button', { name: back }))
  await waitFor(() => expect(path()).toBe(at))
  expect(flowState().draft?.id).toBe(draft.id)
})

test('a lost answer can be left on a computer of everybody: asked first, the data gone, what is not known still said', async () => {
  setPublicDevice(true)
  onTestFinished(() => {
    setPublicDevice(false)
  })
  saveDraft({ ...(await onReview()), phase: 'sending' })
  markUnseenAnswer()
  const { user, path } = openAt('/vagas/verificar', {
    config: { helpContacts: [{ label: 'Secretaria de Educação', phone: '81 3333-0000' }] },
  })
  // who can help is told before anything has failed again
  expect(await screen.findByRole('link', { name: '81 3333-0000' })).toBeVisible()
  const leave = screen.getByRole('button', { name: 'Terminar e apagar dados' })
  expect(within(screen.getByRole('main')).getAllByRole('button').at(-1)).toBe(leave)
  await user.click(leave)
  const asked = within(await screen.findByRole('dialog', { name: 'Terminar sem saber se chegou?' }))
  expect(flowState().draft).not.toBeNull()
  await user.click(asked.getByRole('button', { name: 'Terminar e apagar dados' }))
  await waitFor(() => expect(path()).toBe('/vagas'))
  expect(flowState().draft).toBeNull()
  expect(await screen.findByText('Um pedido saiu daqui e a resposta não chegou')).toBeVisible()
})

test('given up by a second press, not by the first', async () => {
  saveDraft(begun())
  const { user, path } = openAt('/vagas')
  await press(user, 'Consultar pedido')
  await user.click(await screen.findByRole('button', { name: 'Começar outro' }))
  await waitFor(() => expect(path()).toBe('/vagas/protocolo'))
  expect(flowState().draft?.matricula.login.nomeAluno).toBe('')
})

test('nothing is asked where nothing would be lost: an untouched draft, or one kept on the device', async () => {
  saveDraft(newDraft('cadastrar'))
  const first = openAt('/vagas')
  await press(first.user, 'Pedir vaga')
  await waitFor(() => expect(first.path()).toBe('/vagas/estudante'))
  first.unmount()
  erase(null)
  saveDraft(begun())
  keepOnThisDevice()
  const { user, path } = openAt('/vagas')
  await press(user, 'Pedir vaga')
  await waitFor(() => expect(path()).toBe('/vagas/estudante'))
  expect(keptDrafts().map(({ draft }) => draft.matricula.login.nomeAluno)).toEqual(['Davi Moreira Lima'])
})

test('a way begun on a computer of everybody erases what the device keeps only after it was asked', async () => {
  onTestFinished(() => {
    setPublicDevice(false)
  })
  saveDraft(begun())
  keepOnThisDevice()
  const { user, path } = openAt('/vagas')
  await press(user, 'Consultar pedido', 'Sim, é de uso público')
  const asked = async () => within(await screen.findByRole('dialog', { name: 'Apagar o pedido de vaga guardado?' }))
  await user.click((await asked()).getByRole('button', { name: 'Não apagar' }))
  expect([path(), keptDrafts().length]).toEqual(['/vagas', 1])
  await press(user, 'Consultar pedido', 'Sim, é de uso público')
  await user.click((await asked()).getByRole('button', { name: 'Apagar e continuar' }))
  await waitFor(() => expect(path()).toBe('/vagas/protocolo'))
  expect(keptDrafts()).toEqual([])
})
