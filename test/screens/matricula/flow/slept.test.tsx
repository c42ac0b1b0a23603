// A device that slept past the time of a draft: nothing is erased whose warning nobody has seen, unless many use the device.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readOwn } from '@/screens/matricula/flow/keeping'
import { flowState, erase, resume, saveDraft } from '@/screens/matricula/flow/store'
import { dropOld, setPublicDevice, touch } from '@/session'
import { openAt } from '../../../support/render'
import { begun } from '../family'

// fetched by itself, after the page
beforeAll(() => import('@/app/IdleTimeout'))
beforeEach(() => {
  erase(null)
  setPublicDevice(null)
})

/** The clocks of the device; `wake` moves them and brings the page back to the front. */
function sleeping() {
  const [wall, own] = [Date.now(), performance.now()]
  let slept = 0
  vi.spyOn(Date, 'now').mockImplementation(() => wall + slept)
  vi.spyOn(performance, 'now').mockImplementation(() => own + slept)
  return async (minutes: number) => {
    slept += minutes * 60_000
    await act(async () => {
      dispatchEvent(new Event('focus'))
      await Promise.resolve()
    })
  }
}
const warning = () => screen.queryByRole('alertdialog', { name: 'Você ainda está aí?' })

test('waking after 31 minutes warns first; unanswered on a screen that was seen, it ends', async () => {
  saveDraft(begun())
  openAt('/vagas/cpf')
  await screen.findByRole('heading', { level: 1, name: 'Qual é o CPF do responsável?' })
  const wake = sleeping()
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await wake(31)
  await wake(60)
  expect(flowState().draft, 'nobody has seen the warning').not.toBeNull()
  visible.mockReturnValue('visible')
  await waitFor(async () => {
    await wake(0)
    expect(warning()).toBeVisible()
  })
  await wake(1.9)
  expect(flowState().draft).not.toBeNull()
  await wake(0.2)
  expect(flowState()).toMatchObject({ draft: null, ended: 'idle' })
})

test('on a device of the family nothing is even asked; on a public one it is gone at once', async () => {
  setPublicDevice(false)
  saveDraft(begun())
  openAt('/vagas/cpf')
  await screen.findByRole('heading', { level: 1, name: 'Qual é o CPF do responsável?' })
  const wake = sleeping()
  await wake(600)
  expect(warning()).toBeNull()
  expect(flowState().draft).not.toBeNull()
  act(() => {
    setPublicDevice(true)
  })
  await wake(9)
  expect(flowState().draft).toBeNull()
})

test('the copy of a draft counts from the last use, also after the clock was set back', () => {
  saveDraft(begun())
  const real = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => real() - 3_600_000)
  touch()
  dropOld()
  expect(readOwn().draft?.id, 'what a reload would find').toBe(flowState().draft?.id)
})

test('of a kept draft that lies ahead nothing is believed that was true for an hour', () => {
  const draft = begun()
  const periodoCadastro = { inicio: null, fim: '2026-11-01T23:59:00-03:00', ativo: true }
  resume({ draft: { ...draft, matricula: { ...draft.matricula, periodoCadastro } }, at: Date.now() + 48 * 3_600_000 })
  expect(flowState().draft?.matricula.periodoCadastro?.ativo ?? null).toBeNull()
})
