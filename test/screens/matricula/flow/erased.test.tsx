// A request whose answer comes after its data were erased here: nothing of it comes back, and the start page still helps.
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { hasUnseenAnswer, clearUnseenAnswer } from '@/screens/matricula/flow/keeping'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { onReview } from '../family'

beforeEach(() => {
  erase(null)
  clearUnseenAnswer()
})
afterEach(() => {
  mock.fail('PostMatriculaMunicipal', null)
  clearUnseenAnswer()
})

test.each([
  ['that was taken: no draft comes back, and that one has left stays noted', null, true],
  ['that was refused: no draft comes back, and nothing is left to look for', 403, false],
] as const)('a request %s', async (_, status, isNoted) => {
  saveDraft(await onReview())
  const { user, router } = openAt('/vagas/revisao')
  const send = await screen.findByRole('button', { name: /^Enviar/ })
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  const service = globalThis.fetch
  const asked = vi.fn()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.endsWith('/PostMatriculaMunicipal')) return service(input, init)
    asked()
    await arrived
    return service(input, init)
  })
  if (status) mock.fail('PostMatriculaMunicipal', status)
  await user.click(send)
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(hasUnseenAnswer()).toBe(true)
  act(() => erase('idle'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/vagas'))
  await act(async () => {
    arrive()
    await new Promise((done) => setTimeout(done, 200))
  })
  expect(flowState()).toMatchObject({ draft: null, ended: 'idle' })
  expect(hasUnseenAnswer()).toBe(isNoted)
})
