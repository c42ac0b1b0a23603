// A marked block ends where another press or another order makes its cells others.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { nextFrame, openAt } from '../../render'
import { wideScreen } from './window'

const exam = 'Prova do 2º bimestre'
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[data-chave]')].filter(({ ariaLabel }) =>
    ariaLabel?.endsWith(`em ${exam}`),
  )
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
  await waitFor(() =>
    expect(
      fields()
        .slice(0, 3)
        .map(({ value }) => value),
    ).toEqual(['7,', '8,0', '9,0']),
  )
})

test('sorting', async () => {
  const { user } = await markThree()
  await user.click(screen.getByRole('button', { name: /^(?:Aluno|Estudante)/ }))
  await waitFor(() => expect(document.querySelectorAll('[data-marked]').length).toBe(0))
})
