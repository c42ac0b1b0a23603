// "Começar" before its code has come: the answers that stand by then count, and nobody who has gone elsewhere is led back.
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type * as Words from '@/i18n'
import { erase, flowState } from '@/screens/matricula/flow/store'
import { isPublicDevice, setPublicDevice } from '@/session'
import { openAt } from '../../../support/render'

const gate = vi.hoisted(() => ({ wait: null as Promise<void> | null }))
vi.mock('@/i18n', async (original) => {
  const all = await original<typeof Words>()
  const loadMessages: typeof all.loadMessages = async (subject) => {
    if (subject === 'matricula') await gate.wait
    return all.loadMessages(subject)
  }
  return { ...all, loadMessages }
})

/** "Começar" is pressed; `come`: its code does. */
async function pressed() {
  erase(null)
  setPublicDevice(null)
  const view = openAt('/vagas')
  await view.user.click(await screen.findByRole('radio', { name: /^Pedir vaga/ }))
  await view.user.click(screen.getByRole('radio', { name: /^Não, é meu ou da família/ }))
  let open = (): void => undefined
  gate.wait = new Promise((done) => (open = done))
  onTestFinished(() => {
    gate.wait = null
    setPublicDevice(null)
  })
  await view.user.click(screen.getByRole('button', { name: 'Começar' }))
  const come = () =>
    act(async () => {
      open()
      await new Promise((done) => setTimeout(done, 100))
    })
  return { ...view, come }
}

test('who has gone elsewhere meanwhile is not led back, and nothing is begun', async () => {
  const { router, come, path } = await pressed()
  await act(() => router.navigate('/entrar'))
  await come()
  expect([path(), flowState().draft]).toEqual(['/entrar', null])
})

test('an answer corrected meanwhile counts', async () => {
  const { user, come } = await pressed()
  await user.click(screen.getByRole('radio', { name: /^Sim, é de uso público/ }))
  await come()
  expect(isPublicDevice()).toBe(true)
})
