// A page that was left while its question was on its way: what came of it is told where the family is, and undoes nothing.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { withLogin } from '@/screens/matricula/flow/changes'
import { hasUnseenAnswer, clearUnseenAnswer } from '@/screens/matricula/flow/keeping'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { end, setPublicDevice } from '@/session'
import { openAt } from '../../../support/render'
import { begun, onReview } from '../family'
import { holdRequests } from '../held'

beforeEach(() => {
  erase(null)
  // with the words of the test before
  end(null)
})

const notTaken = 'A escola não aceitou o que você enviou. Volte ao pedido para ver por quê.'
const notSent = 'Você saiu antes do fim: nada foi enviado. Volte ao pedido para enviar.'
const inSight = (words: string) => screen.findByText(words, { selector: 'p' })
const refusal = () => Response.json({ ...flowState().draft?.matricula, errorMessage: 'Motivo da escola.' })
const busy = () =>
  Response.json(
    { responseStatus: { errorCode: 'Busy', message: '' } },
    { status: 503, headers: { 'Retry-After': '20' } },
  )

/** The request is on its way. */
async function sending() {
  saveDraft(await onReview())
  const view = openAt('/vagas/responsavel')
  await screen.findByLabelText(/Nome completo do respons/)
  await act(() => view.router.navigate('/vagas/revisao'))
  const held = holdRequests()
  await view.user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await held.left()
  return { ...view, ...held }
}

test('back to the page before; refused: told there, and on the review the reason', async () => {
  const { router, arrive } = await sending()
  await act(() => router.navigate(-1))
  await screen.findByLabelText(/Nome completo do respons/)
  await arrive(refusal())
  expect(await inSight(notTaken)).toBeVisible()
  await act(() => router.navigate('/vagas/endereco'))
  await screen.findByLabelText(/Rua, número/)
  expect(screen.queryByText('Motivo da escola.')).toBeNull()
  await act(() => router.navigate('/vagas/revisao'))
  expect(await screen.findByText('Motivo da escola.')).toBeVisible()
})

test('back and forward again before the answer; refused: the reason stands on the page', async () => {
  const { router, arrive } = await sending()
  await act(() => router.navigate(-1))
  await screen.findByLabelText(/Nome completo do respons/)
  await act(() => router.navigate(1))
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
  await arrive(refusal())
  expect(await screen.findByText('Motivo da escola.')).toBeVisible()
  expect(screen.queryByText(notTaken)).toBeNull()
})

test('to the start page; refused: told there', async () => {
  const { router, arrive } = await sending()
  await act(() => router.navigate('/vagas'))
  await screen.findByRole('heading', { level: 1, name: 'Vagas na rede municipal' })
  await arrive(refusal())
  expect(await inSight(notTaken)).toBeVisible()
})

test('back to the page before; busy: told that nothing was sent, and nothing goes by itself', async () => {
  const { router, arrive } = await sending()
  await act(() => router.navigate(-1))
  await screen.findByLabelText(/Nome completo do respons/)
  const service = vi.fn(globalThis.fetch)
  vi.stubGlobal('fetch', service)
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  await arrive(busy())
  expect(await inSight(notSent)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(service).not.toHaveBeenCalled()
})

test('left while it waits to be sent once more: told that nothing was sent', async () => {
  const { router, arrive } = await sending()
  await arrive(busy())
  await screen.findAllByText(/Tentamos de novo em \d+ s/)
  await act(() => router.navigate(-1))
  await screen.findByLabelText(/Nome completo do respons/)
  expect(await inSight(notSent)).toBeVisible()
})

test('a question about the child: nothing is said where it was left while the service was busy', async () => {
  saveDraft(begun())
  const { user, router } = openAt('/vagas/cpf')
  const { left, arrive } = holdRequests()
  await user.click(await screen.findByRole('button', { name: 'Continuar' }))
  await left()
  await arrive(busy())
  await screen.findAllByText(/Tentamos de novo em \d+ s/)
  await act(() => router.navigate('/vagas'))
  await screen.findByRole('heading', { level: 1, name: 'Vagas na rede municipal' })
  await act(() => new Promise((done) => setTimeout(done, 100)))
  expect(screen.queryByText(notSent)).toBeNull()
})

/** "Who is it?" is on its way, and the family is back on the page before. */
async function askedAndBack() {
  saveDraft(begun())
  const view = openAt('/vagas/estudante')
  await screen.findByRole('heading', { level: 1 })
  await act(() => view.router.navigate('/vagas/cpf'))
  const held = holdRequests()
  await screen.findByLabelText(/CPF do respons/)
  await view.user.click(screen.getByRole('button', { name: 'Continuar' }))
  await held.left()
  await act(() => view.router.navigate(-1))
  return { ...view, ...held }
}

test('its answer does not undo what was chosen and typed meanwhile', async () => {
  const { user, router, arrive } = await askedAndBack()
  await user.click(await screen.findByRole('button', { name: /protocolo/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/vagas/protocolo'))
  await user.type(await screen.findByRole('textbox', { name: /Protocolo/ }), 'VS-7K4M')
  await arrive()
  expect(router.state.location.pathname).toBe('/vagas/protocolo')
  expect(flowState().draft).toMatchObject({ by: 'protocolo', typed: { protocolo: { codigoProtocolo: 'VS-7K4M' } } })
})

test('its answer keeps what is being typed on another page', async () => {
  const { user, arrive } = await askedAndBack()
  await user.type(await screen.findByLabelText(/Nome completo da mãe/), ' Lima')
  await arrive()
  expect(flowState().draft?.matricula.parentescos, 'the answer itself counts').not.toEqual([])
  expect(JSON.stringify(flowState().draft?.typed['estudante'])).toContain(' Lima')
})

test('on a public computer: another request is begun meanwhile, and that one has left stays noted', async () => {
  onTestFinished(clearUnseenAnswer)
  const ready = await onReview()
  setPublicDevice(true)
  saveDraft(ready)
  const { user, router } = openAt('/vagas/revisao')
  const { left, arrive } = holdRequests()
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await left()
  await act(() => router.navigate('/vagas'))
  await user.click(await screen.findByRole('radio', { name: /^Consultar pedido/ }))
  await user.click(await screen.findByRole('radio', { name: /^Sim, é de uso público/ }))
  await user.click(screen.getByRole('button', { name: 'Começar' }))
  await user.click(await screen.findByRole('button', { name: /^Começar (de novo|outro|um novo)/ }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/vagas'))
  expect(hasUnseenAnswer()).toBe(false)
  await arrive()
  expect(hasUnseenAnswer()).toBe(true)
})

test('sent by Enter, a field is written tidily before it leaves: leaving it stops no countdown', async () => {
  saveDraft(withLogin(begun(), { cpfResponsavel: '' }))
  const { user } = openAt('/vagas/cpf')
  const { arrive } = holdRequests()
  const cpf = await screen.findByLabelText('CPF do responsável')
  await user.type(cpf, '22000000576{Enter}')
  expect(cpf).toHaveValue('220.000.005-76')
  await arrive(busy())
  await screen.findAllByText(/Tentamos de novo em \d+ s/)
  act(() => cpf.blur())
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(screen.queryByText(/^Você mudou o que ia ser enviado/)).toBeNull()
})
