// A button that changes its word is not pressed as well: "Ocultar, pressed" would say that the number is hidden.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Cpf } from '@/screens/shared/Cpf'

test('a CPF that is shown offers to hide it', async () => {
  render(<Cpf cpf="11000000974" />)
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }))
  expect(screen.getByRole('button', { name: 'Ocultar' })).not.toHaveAttribute('aria-pressed', 'true')
})
