// That one child's request left and nobody saw the answer is not forgotten because another child's was answered.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setPublicDevice } from '@/session'
import { clearUnseenAnswer, hasUnseenAnswer } from '@/screens/matricula/flow/keeping'
import { erase, flowState, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { onReview } from '../family'
import { holdRequests } from '../held'

test('another child is asked for while the request of the first is on its way', async () => {
  onTestFinished(() => {
    clearUnseenAnswer()
    erase(null)
    setPublicDevice(null)
  })
  const ready = await onReview()
  const other = { ...(await onReview()), id: 'other' }
  setPublicDevice(true)
  saveDraft(ready)
  const service = globalThis.fetch
  const { user, router } = openAt('/vagas/revisao')
  const { left, arrive } = holdRequests()
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await left()
  await act(() => router.navigate('/vagas'))
  await user.click(await screen.findByRole('radio', { name: /^Pedir vaga/ }))
  await user.click(await screen.findByRole('radio', { name: /^Sim, é de uso público/ }))
  await user.click(screen.getByRole('button', { name: 'Começar' }))
  await user.click(await screen.findByRole('button', { name: /^Começar (de novo|outro|um novo)/ }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/vagas'))
  // of the first nobody knows whether it arrived
  await arrive(new Response('<html>', { status: 502 }))
  expect(hasUnseenAnswer()).toBe(true)
  vi.stubGlobal('fetch', service)
  // the other child's pages are answered, and its request is sent and answered
  act(() => saveDraft(other))
  await act(() => router.navigate('/vagas/revisao'))
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await waitFor(() => expect(flowState().draft).toMatchObject({ id: 'other', phase: 'sent' }))
  expect(hasUnseenAnswer()).toBe(true)
})
