// The demonstration's next fault: taking it back leaves the person who pressed where they were.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FaultControl } from '@/demo/controls'
import type { Portal } from '@/mock/doors/browser'
import { createNetwork } from '@/mock/doors/network'

test('taking the fault back moves the focus to the button that armed it', async () => {
  render(<FaultControl portal={createNetwork() as unknown as Portal} onArmed={() => undefined} />)
  const arm = screen.getByRole('button', { name: 'Falhar na próxima chamada' })
  await userEvent.click(arm)
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  expect(arm).toHaveFocus()
})
