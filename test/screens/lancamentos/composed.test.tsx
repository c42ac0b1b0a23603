// A word that is being composed (an accent, a script with candidates) owns its keys, in a cell as anywhere.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../render'
import { wideScreen } from './window'

test('Enter ends the word and stays in the cell; the next one goes on to the student below', async () => {
  wideScreen()
  mock.backend.reset({ size: { seteA: 12, escolas: 1 } })
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  const cell = await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  await user.click(cell)
  expect(fireEvent.keyDown(cell, { key: 'Enter', isComposing: true }), 'left to the browser').toBe(true)
  expect(cell).toHaveFocus()
  expect(fireEvent.keyDown(cell, { key: 'Enter' })).toBe(false)
  expect(cell).not.toHaveFocus()
})
