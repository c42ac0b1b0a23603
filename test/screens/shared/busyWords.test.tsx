// A busy service: what was not sent says so first, and whoever stops the tries is told what to do now.
import { act, cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { saveDraft } from '@/screens/matricula/flow/store'
import { messages as en } from '@/i18n/en/common'
import { messages as es } from '@/i18n/es/common'
import { messages as pt } from '@/i18n/pt-BR/common'
import { openAt } from '../../render'
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

test('whoever is told to wait for a moment is told so only while it is true', async () => {
  saveDraft(await onReview())
  const { user } = openAt('/vagas/revisao')
  mock.fail('PostMatriculaMunicipal', 503, { retryAfter: 60 })
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  const now = await screen.findByRole('button', { name: 'Tentar agora' })
  const wait = () => document.querySelector('main')?.textContent.includes('Espere alguns segundos')
  await user.click(now)
  expect(wait()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Parar' }))
  expect(wait(), 'whenever they like').toBe(false)
  cleanup()

  vi.useFakeTimers({ shouldAdvanceTime: true })
  const again = openAt('/vagas/revisao')
  await again.user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await again.user.click(await screen.findByRole('button', { name: 'Tentar agora' }))
  expect(wait()).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(wait(), 'the button works by now').toBe(false)
})

test('no screen speaks of a queue of this device', () => {
  expect(JSON.stringify([pt, en, es])).not.toMatch(/fila deste|queue on this|fila en este/)
})
