// Keys in a cell that are not the gradebook's: those of a word being composed (an accent, a script with candidates), and of Alt.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../render'
import { wideScreen } from './window'

async function inCell() {
  wideScreen()
  mock.backend.reset({ size: { seteA: 12, escolas: 1 } })
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  const cell = await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  await user.click(cell)
  return cell
}

test('Enter ends the word and stays in the cell; the next one goes on to the student below', async () => {
  const cell = await inCell()
  expect(fireEvent.keyDown(cell, { key: 'Enter', isComposing: true }), 'left to the browser').toBe(true)
  expect(cell).toHaveFocus()
  expect(fireEvent.keyDown(cell, { key: 'Enter' })).toBe(false)
  expect(cell).not.toHaveFocus()
})

test.each(['ArrowLeft', 'ArrowDown', '?', 'z'])("Alt and %s are the browser's", async (key) => {
  const cell = await inCell()
  // the right Alt key of many keyboards counts as Ctrl and Alt
  expect(fireEvent.keyDown(cell, { key, altKey: true, ctrlKey: key === 'z' }), 'left to the browser').toBe(true)
  expect(cell).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
})
