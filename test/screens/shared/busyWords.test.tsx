// A busy service: what was not sent says so first, and whoever stops the tries is told what to do now.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api'
import { mock } from '@/mock/doors/node'
import { saveDraft } from '@/screens/matricula/flow/store'
import { messages as en } from '@/i18n/en/common'
import { messages as es } from '@/i18n/es/common'
import { messages as pt } from '@/i18n/pt-BR/common'
import { BusyNotice } from '@/screens/shared/BusyNotice'
import { LiveRegions } from '@/ui/action/live'
import { openAt } from '../../support/render'
import { onReview } from '../matricula/family'

test('busy: not sent yet, when it is tried again; stopping says what to do now and keeps the focus', async () => {
  saveDraft(await onReview())
  const { user } = openAt('/vagas/revisao')
  mock.fail('PostMatriculaMunicipal', 503, { retryAfter: 25 })
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  expect(await screen.findByText('Ainda não foi enviado.')).toBeVisible()
  expect(screen.getByText(/^A escola está atendendo muita gente\. Tentamos de novo em \d+ s\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Parar' }))
  expect(screen.getByText('Ainda não foi enviado.')).toBeVisible()
  const now = screen.getByRole('button', { name: 'Tentar agora' })
  expect(now).toHaveFocus()
  expect(now).toHaveAccessibleDescription(/Nada se perdeu: toque em “Tentar agora”/)
})

test('a press is obeyed as soon as it may be: the countdown says when, and is heard', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const onRetry = vi.fn()
  const error = new ApiError('busy', { operation: 'Classes', status: 503, retryAfter: 60, turn: 1 })
  render(
    <>
      <LiveRegions />
      <BusyNotice error={error} onRetry={onRetry} />
    </>,
  )
  const heard = () => screen.getAllByRole('status')[0]?.textContent
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(4000)
  press()
  expect(screen.getByText('Tentamos de novo em 6 s.')).toBeVisible()
  expect(heard()).toBe('A escola está atendendo muita gente. Tentamos de novo em 6 segundos.')
  // pressing on changes nothing of it
  await pass(2500)
  press()
  expect(onRetry).not.toHaveBeenCalled()
  await pass(3600)
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a press that would bring nothing forward says when it is asked', async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const onRetry = vi.fn()
  const error = new ApiError('busy', { operation: 'Classes', status: 503, retryAfter: 5, turn: 1 })
  render(
    <>
      <LiveRegions />
      <BusyNotice error={error} onRetry={onRetry} />
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1000))
  fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }))
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Tentamos de novo em 4 segundos.')
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('no screen speaks of a queue of this device', () => {
  expect(JSON.stringify([pt, en, es])).not.toMatch(/fila deste|queue on this|fila en este/)
})
