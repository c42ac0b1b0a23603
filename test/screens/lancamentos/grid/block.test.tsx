// A marked block: what is copied out of it and pasted into it; it ends where another press or another order makes its cells others.
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { nextFrame, openAt } from '../../../support/render'
import { wideScreen } from '../window'

const exam = 'Prova do 2º bimestre'
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[data-chave]')].filter(({ ariaLabel }) =>
    ariaLabel?.endsWith(`em ${exam}`),
  )
const firstThree = () =>
  fields()
    .slice(0, 3)
    .map(({ value }) => value)
beforeEach(() => {
  mock.backend.reset({ size: { seteA: 12, escolas: 1 } })
  wideScreen()
})

async function markThree() {
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  const first = await screen.findByLabelText(`Nota de Ana Prado Souza em ${exam}`)
  await user.click(first)
  await user.keyboard('7{Enter}8{Enter}9{Enter}')
  await user.click(first)
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await waitFor(() => expect(document.querySelectorAll('[data-marked]').length).toBe(3))
  return { user, first }
}

test('a press into the figure of its own cell: Backspace then takes a digit, not the block', async () => {
  const { user, first } = await markThree()
  await user.click(first)
  // longer than a double press
  await new Promise((done) => setTimeout(done, 800))
  await user.click(first)
  await user.keyboard('{Backspace}')
  await nextFrame()
  await waitFor(() => expect(firstThree()).toEqual(['7,', '8,0', '9,0']))
})

test('typing: Backspace then takes a digit of this cell, not the block', async () => {
  const { user } = await markThree()
  await user.keyboard('5{Backspace}')
  await nextFrame()
  await waitFor(() => expect(firstThree()).toEqual(['', '8,0', '9,0']))
})

test('sorting', async () => {
  const { user } = await markThree()
  await user.click(screen.getByRole('button', { name: /^(?:Aluno|Estudante)/ }))
  await waitFor(() => expect(document.querySelectorAll('[data-marked]').length).toBe(0))
})

const copied = (cell: Element) => {
  let text = ''
  const copy = createEvent.copy(cell, { clipboardData: { setData: (_: string, value: string) => (text = value) } })
  fireEvent(cell, copy)
  return { text, isTaken: copy.defaultPrevented }
}
const pasted = (cell: Element, text: string) => {
  const paste = createEvent.paste(cell, { clipboardData: { getData: () => text } })
  fireEvent(cell, paste)
  return paste.defaultPrevented
}
test('copying takes the block and leaves it as it is; without one the browser copies from the cell', async () => {
  const { user, first } = await markThree()
  expect(copied(first)).toEqual({ text: expect.stringMatching(/^7,0\n(.*\n)?8,0/) as string, isTaken: true })
  expect(firstThree()).toEqual(['7,0', '8,0', '9,0'])
  await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Bloco copiado'))
  await user.keyboard('{Escape}')
  expect(copied(first)).toEqual({ text: '', isTaken: false })
})

test('undoing a block leaves the focus where it is, as long as changed cells are in view', async () => {
  const { user } = await markThree()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(firstThree()).toEqual(['', '', '']))
  const [, second] = fields()
  await user.click(second as HTMLElement)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(firstThree()).toEqual(['7,0', '8,0', '9,0']))
  expect(second).toHaveFocus()
})

test('what is no grade is not pasted over a block; several grades are shown before', async () => {
  const { first } = await markThree()
  expect(pasted(first, 'Prova')).toBe(false)
  expect(pasted(first, '')).toBe(false)
  await nextFrame()
  expect(firstThree()).toEqual(['7,0', '8,0', '9,0'])
  expect(pasted(first, '5;6')).toBe(true)
  expect(await screen.findByRole('heading', { name: 'Colar notas de uma planilha' })).toBeVisible()
})
