// Keys in a cell that are not the gradebook's: those of a word being composed (an accent, a script with candidates), and
// of Alt. And undo that comes without a key: from a menu, or from a shaken phone.
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'
import { wideScreen } from './window'

async function inCell() {
  wideScreen()
  mock.backend.reset({ size: { seteA: 12, escolas: 1 } })
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  const cell = await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  await user.click(cell)
  return { user, cell }
}

test('Enter ends the word and stays in the cell; the next one goes on to the student below', async () => {
  const { cell } = await inCell()
  expect(fireEvent.keyDown(cell, { key: 'Enter', isComposing: true }), 'left to the browser').toBe(true)
  expect(cell).toHaveFocus()
  expect(fireEvent.keyDown(cell, { key: 'Enter' })).toBe(false)
  expect(cell).not.toHaveFocus()
})

test('Enter that ends a word does not yet give all the same grade', async () => {
  const { user } = await inCell()
  await user.click(screen.getByText('Dar a mesma nota a quem está sem', { selector: 'button *' }))
  const field = await screen.findByLabelText('Nota')
  await user.type(field, '7')
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true }), 'left to the browser').toBe(true)
  expect(screen.getByRole('dialog')).toBeVisible()
})

test.each(['ArrowLeft', 'ArrowDown', '?', 'z'])("Alt and %s are the browser's", async (key) => {
  const { cell } = await inCell()
  // the right Alt key of many keyboards counts as Ctrl and Alt
  expect(fireEvent.keyDown(cell, { key, altKey: true, ctrlKey: key === 'z' }), 'left to the browser').toBe(true)
  expect(cell).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('undo and redo from a menu do what Ctrl+Z and Ctrl+Y do, and leave nothing to the browser', async () => {
  const { user, cell } = await inCell()
  await user.keyboard('7{Enter}8')
  const from = (inputType: string) => {
    const below = document.activeElement ?? document.body
    const event = createEvent(
      'beforeinput',
      below,
      { inputType, bubbles: true, cancelable: true },
      { EventType: 'InputEvent' },
    )
    fireEvent(below, event)
    expect(event.defaultPrevented).toBe(true)
  }
  from('historyUndo')
  from('historyUndo')
  await waitFor(() => expect(cell).toHaveValue(''))
  expect(cell).toHaveFocus()
  from('historyRedo')
  await waitFor(() => expect(cell).toHaveValue('7,0'))
})
