// A browser that forbids the clipboard: the way to copy by hand is told to whoever does not see it come.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveDraft, erase } from '@/screens/matricula/flow/store'
import { send } from '@/screens/matricula/flow/send'
import { openAt } from '../../support/render'
import { onReview, sentOf } from './family'

test('the field to copy the protocol from takes the focus', async () => {
  erase(null)
  saveDraft(sentOf(await send(await onReview(), () => undefined)))
  const { user } = openAt('/vagas/recibo')
  const copy = await screen.findByRole('button', { name: /^Copiar/ })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
  await user.click(copy)
  const field = await screen.findByLabelText(/Selecione e copie/)
  await vi.waitFor(() => expect(field).toHaveFocus())
})
