// Ctrl+Enter in the gradebook: from where it sends, what it leads to, and what a key after it does.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { nextFrame, openAt } from '../../../support/render'
import { screenIs, wideScreen } from '../window'

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

const sentence = () => within(screen.getByLabelText('Envio das notas')).getByText(/./, { selector: 'p' })

async function openBook() {
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  return { user, campo: await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre') }
}

/** A five typed into the first cell and sent from there. */
async function sendFive() {
  const opened = await openBook()
  await opened.user.click(opened.campo)
  await opened.user.clear(opened.campo)
  await opened.user.keyboard('5{Control>}{Enter}{/Control}')
  return opened
}

test('after Ctrl+Enter in a cell what is typed next writes over it', async () => {
  const { user, campo } = await sendFive()
  await waitFor(() => expect(sentence()).toHaveTextContent(/^Tudo enviado/))
  await user.keyboard('7{Control>}{Enter}{/Control}')
  expect(campo).toHaveValue('7,0')
  await waitFor(() => expect(sentence()).toHaveTextContent(/^Tudo enviado/))
})

test('Ctrl+Enter where all was refused leads to what is said of it, and to sending it again', async () => {
  mock.fail('AproveitamentoAluno', 409)
  const { user, campo } = await sendFive()
  await waitFor(() => expect(sentence()).toHaveTextContent(/1 nota não aceita/))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(document.activeElement).toHaveTextContent('1 estudante precisa de atenção')
  expect(campo).toHaveValue('5,0')
})

test('Ctrl+Enter sends from wherever the focus is on the page, once, presses nothing there, and leaves it there', async () => {
  const { user, campo } = await openBook()
  const writes = () => mock.network.log().filter(({ operation }) => operation === 'AproveitamentoAluno').length
  const paste = screen.getByText('Colar da planilha', { selector: 'button *' }).closest('button')
  for (const [n, place] of [screen.getByRole('searchbox', { hidden: true }), paste, sentence()].entries()) {
    await user.clear(campo)
    await user.type(campo, `${n + 5}{Enter}`)
    await nextFrame()
    place?.focus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sentence()).toHaveTextContent(/^Tudo enviado/))
    expect(writes()).toBe(n + 1)
    expect(place).toHaveFocus()
  }
})

test('a stopped sending of which nothing is left to be sent is told no longer', async () => {
  mock.fail('AproveitamentoAluno', 503)
  const { user, campo } = await sendFive()
  expect(await screen.findByText(/Tentamos de novo em \d+ s/)).toBeVisible()
  // nothing of it has reached the school: it can still be taken back
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(screen.queryByText(/Tentamos de novo em \d+ s/)).toBeNull())
  expect(campo).toHaveValue('')
  expect(sentence()).toHaveTextContent('Nenhuma alteração para enviar')
})

test('the bar leads to what did not go through also past a page that stands in place of the students', async () => {
  wideScreen()
  mock.fail('AproveitamentoAluno', 409)
  const { user } = await sendFive()
  await waitFor(() => expect(sentence()).toHaveTextContent(/1 nota não aceita/))
  await user.click(screen.getByRole('button', { name: 'Colar da planilha' }))
  expect(await screen.findByRole('heading', { name: 'Colar notas de uma planilha' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver por quê' }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent('1 estudante precisa de atenção'))
  expect(screen.queryByRole('heading', { name: 'Colar notas de uma planilha' })).toBeNull()
})

test('Ctrl+Enter where only what cannot be sent is left leads there', async () => {
  const { user, campo } = await openBook()
  await user.click(campo)
  await user.keyboard('abc{Enter}')
  expect(campo).not.toHaveFocus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(campo).toHaveFocus())
  await waitFor(() => expect(document.body).not.toHaveTextContent('Nenhuma alteração para enviar'))
  expect(sentence()).toHaveTextContent('1 com erro')
})

test('on a Mac ⌘ does what Ctrl does', async () => {
  const { user, campo } = await openBook()
  await user.click(campo)
  await user.keyboard('7{Meta>}z{/Meta}')
  expect(campo).toHaveValue('')
  await user.keyboard('8{Meta>}{Enter}{/Meta}')
  await waitFor(() => expect(sentence()).toHaveTextContent(/^Tudo enviado/))
})
