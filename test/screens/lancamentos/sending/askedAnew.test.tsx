// What the gradebook asks once more: before a refused line is sent again, and on leaving after a "Continuar aqui". And whose a sending is.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AuthReply } from '@/contract'
import { mock } from '@/mock/doors/node'
import { identify, start } from '@/session'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { nextFrame, openAt } from '../../../support/render'
import { screenIs } from '../window'

const grading = { scaleMax: 10, passingAverage: 6, decimals: 1 }

beforeEach(() => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
})

const ana = (evaluation: string) => screen.findByLabelText(`Nota de Ana Prado Souza em ${evaluation}`)
const writes = () => mock.network.log().filter(({ operation }) => operation === 'AproveitamentoAluno').length

test('what nobody found is not sent again together with a figure above the scale before that was asked about', async () => {
  mock.fail('AproveitamentoAluno', 'drop')
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  await user.type(await ana('Prova do 2º bimestre'), '5{Control>}{Enter}{/Control}')
  const again = await screen.findByRole('button', { name: 'Enviar de novo: Ana Prado Souza' })
  mock.fail('AproveitamentoAluno', null)
  const [evaluation = document.body] = screen.getAllByLabelText('Avaliação')
  await user.selectOptions(evaluation, 'Participação')
  const other = await ana('Participação')
  await user.clear(other)
  await user.type(other, '70{Enter}')
  await nextFrame()
  const before = writes()
  await user.click(again)
  const question = within(await screen.findByRole('dialog', { name: 'Confira 1 nota antes de enviar' }))
  expect(question.getByRole('listitem')).toHaveTextContent(/Ana Prado Souza · Participação: 70,0/)
  expect(writes()).toBe(before)
  await user.click(question.getByRole('button', { name: 'Corrigir' }))
  await waitFor(() => expect(other).toHaveFocus())
  expect(writes()).toBe(before)
})

test('who stays at the second question of signing out is asked again on leaving the page', async () => {
  const { user, router } = openAt('/turmas/1011/lancar', { as: 'carla' })
  await user.type(await ana('Prova do 2º bimestre'), '5{Enter}')
  await nextFrame()
  keptGrades.write([[7, [{ c: 'n1', t: '8', b: [null] }]]], 1012)
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  await user.click(await screen.findByRole('button', { name: 'Sair e apagar' }))
  await user.click(await screen.findByRole('button', { name: 'Continuar aqui' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  void router.navigate('/turmas')
  expect(await screen.findByRole('dialog', { name: '1 alteração ainda não foi enviada' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/turmas/1011/lancar')
})

test('what one teacher was sending while the next one signed in stands in nobody else’s log', async () => {
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  const field = await ana('Prova do 2º bimestre')
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  const known = globalThis.fetch
  let sent = 0
  // the second student's answer is held back: the first one's grade is seen at the school by then
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await known(input, init)
    if (typeof input === 'string' && input.endsWith('/AproveitamentoAluno') && ++sent === 2) await arrived
    return answer
  })
  await user.type(field, '8{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent).toBe(1))
  const [, second = document.body] = screen.getAllByLabelText(/ em Prova do 2º bimestre$/)
  await user.type(second, '{Control>}a{/Control}7{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.getAllByText('Confirmada')[0]).toBeInTheDocument())
  const log = () => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key.includes('sent'))
  const next = mock.as('helena')
  act(() => start(identify(mock.backend.answer('Auth', {}, next).body as AuthReply)))
  expect(log()).toEqual([])
  await act(async () => {
    arrive()
    await arrived
    await new Promise((done) => setTimeout(done, 100))
  })
  expect(log()).toEqual([])
})

test('where somebody else may sign in, a grade typed just before is named, though it is stored only after a pause', async () => {
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  const field = await ana('Prova do 2º bimestre')
  await nextFrame()
  mock.fail('*', 401)
  await user.type(field, '5')
  expect(sessionStorage.getItem('portal.lancamentos.1011')).toBeNull()
  await user.keyboard('{Control>}{Enter}{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Sua sessão terminou' }))
  expect(dialog.getByRole('listitem')).toHaveTextContent('notas lançadas, ainda não enviadas ou confirmadas')
})
