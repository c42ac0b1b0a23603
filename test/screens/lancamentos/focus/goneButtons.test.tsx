// Buttons of the gradebook that go while the focus is on them: the person is led on, and not to the top of the page.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { nextFrame, openAt } from '../../../support/render'
import { addressOf } from '../../diario/asked'
import { screenIs } from '../window'

const endereco = '/turmas/1011/lancar'
const list = 'AproveitamentosAlunos'
const fieldOfAna = () => screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
const sendBar = () => within(screen.getByLabelText('Envio das notas'))

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

test('a further page that failed is asked for again', async () => {
  mock.backend.reset({ size: { seteA: 120, escolas: 1 } })
  let asked = 0
  const around: typeof fetch = async (input, init) => {
    if (!addressOf(input).endsWith(`/${list}`) || (asked += 1) !== 2) return mock.fetch(input, init)
    return new Response('{}', { status: 400 })
  }
  vi.stubGlobal('fetch', around)
  const { user } = openAt(endereco, { as: 'carla' })
  await screen.findByText('Vieram 50 estudantes, e não foi possível carregar os outros.')
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull())
  expect(document.body).not.toHaveFocus()
})

test('the sending ends while the focus is on the button that would stop it', async () => {
  const { user } = openAt(endereco, { as: 'carla' })
  await user.type(await fieldOfAna(), '7,5{Enter}')
  await nextFrame()
  mock.network.slow(1500)
  await user.click(sendBar().getByRole('button', { name: 'Enviar notas' }))
  const stop = await sendBar().findByRole('button', { name: 'Parar o envio' })
  act(() => stop.focus())
  expect(stop).toHaveFocus()
  await waitFor(() => expect(screen.getByLabelText('Envio das notas')).toHaveTextContent(/Tudo enviado/), {
    timeout: 15_000,
  })
  expect(document.body).not.toHaveFocus()
})

test('a column said to be another: its field stays where the answer was given', async () => {
  const { user } = openAt(endereco, { as: 'carla' })
  await fieldOfAna()
  await user.click(screen.getByText('Colar da planilha', { selector: 'button *' }))
  const text = await screen.findByRole('textbox')
  await user.click(text)
  await user.paste('Ana Prado Souza\t7')
  await user.click(await screen.findByText('O que é cada coluna colada'))
  const field = () => screen.getAllByRole('combobox', { name: /^Coluna 2/ })[0]
  const before = field()
  act(() => before?.focus())
  if (before) await user.selectOptions(before, 'names')
  await nextFrame()
  expect(field()).toHaveValue('names')
  expect(field()).toHaveFocus()
})

const writes = () => mock.log().filter(({ operation }) => operation === 'AproveitamentoAluno').length

test('a double press on "Enviar" sends once and stops nothing, on a network that takes its time too', async () => {
  const { user } = openAt(endereco, { as: 'carla' })
  await user.type(await fieldOfAna(), '7,5{Enter}')
  await nextFrame()
  mock.network.slow(400)
  await user.dblClick(screen.getByRole('button', { name: 'Enviar notas' }))
  await waitFor(() => expect(screen.getByLabelText('Envio das notas')).toHaveTextContent(/Tudo enviado/), {
    timeout: 10_000,
  })
  expect(writes()).toBe(1)
})

test('Ctrl+Enter held on the page of pasted grades puts them in and sends nothing', async () => {
  const { user } = openAt(endereco, { as: 'carla' })
  await fieldOfAna()
  await user.click(screen.getByText('Colar da planilha', { selector: 'button *' }))
  await user.click(await screen.findByRole('textbox'))
  await user.paste('Ana Prado Souza\t7')
  await screen.findByText('Colocar 1 nota na grade')
  await user.keyboard('{Control>}{Enter>3/}{/Control}')
  expect(await fieldOfAna()).toHaveDisplayValue(/^7/)
  await act(() => new Promise((done) => setTimeout(done, 500)))
  expect(writes()).toBe(0)
})
