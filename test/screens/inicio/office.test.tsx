// The home of the office speaks of a sending only where there was one.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../support/render'

test('whoever sent nothing is not told that a record was sent', async () => {
  openAt('/inicio', { as: 'sonia' })
  await screen.findByRole('heading', { level: 1, name: /Sônia/ })
  expect(screen.getByRole('main')).not.toHaveTextContent('Registro de pessoa')
})
