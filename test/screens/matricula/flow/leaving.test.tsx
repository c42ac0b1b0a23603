// What is given up for good: a place for next year, and a request. Neither by a single press, and each called what it is.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { pass, withLogin } from '@/screens/matricula/flow/changes'
import { type Draft, newDraft } from '@/screens/matricula/flow/draft'
import { identify, send, verify } from '@/screens/matricula/flow/send'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { frontier, stepsFor } from '@/screens/matricula/flow/steps'
import { openAt } from '../../../support/render'
import { begun, known, onReview, sentOf } from '../family'
import { answeringAgain } from '../matrix'

beforeEach(() => {
  erase(null)
})

/** Cecília does not stay: everything answered. */
async function leaving(): Promise<Draft> {
  const d = await known('confirmar', families.cecilia)
  const { confirmacao } = d.matricula
  const answer = { ...confirmacao, confirmacao: { ...confirmacao.confirmacao, valor: false } }
  return pass({ ...d, matricula: { ...d.matricula, confirmacao: answer } }, 'continua')
}

/** What leaves reaches the service; no answer comes back, once. */
function loseAnswer(): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    await mock.fetch(input, init)
    answeringAgain()
    throw new TypeError('Failed to fetch')
  })
}

/** "Who is it?" is on its way; `arrive` lets the answer come. */
async function asking() {
  saveDraft(begun())
  const { user, router } = openAt('/vagas/cpf')
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  const asked = vi.fn()
  const service = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input === 'string' && input.endsWith('/PostMatriculaMunicipal')) {
      asked()
      await arrived
    }
    return service(input, init)
  })
  await user.click(await screen.findByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  return { router, arrive: () => arrive() }
}

test('an answer that comes when the family has gone elsewhere is kept, and leads nobody back', async () => {
  const { router, arrive } = await asking()
  await act(() => router.navigate('/vagas'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Vagas na rede municipal' })).toBeVisible()
  arrive()
  await waitFor(() => expect(flowState().draft?.passed).toContain('cpf'))
  expect(router.state.location.pathname).toBe('/vagas')
})

test('an answer that comes when the data have been erased brings nothing of them back', async () => {
  const { router, arrive } = await asking()
  act(() => erase('idle'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/vagas'))
  await act(async () => {
    arrive()
    await new Promise((done) => setTimeout(done, 100))
  })
  expect(flowState()).toMatchObject({ draft: null, ended: 'idle' })
})

describe('does not stay', () => {
  test('nothing is asked of who is leaving: no shift', async () => {
    const d = await leaving()
    expect(stepsFor(d).map(({ id }) => id)).not.toContain('turno')
    expect(frontier(d)).toBe('revisao')
  })

  test('the place is given up by a button of that name, asked twice, and the receipt says so', async () => {
    saveDraft(await leaving())
    const { user, router } = openAt('/vagas/revisao')
    expect(await screen.findByRole('heading', { level: 1, name: 'Liberar a vaga desta escola?' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull()
    const button = screen.getByRole('button', { name: 'Liberar a vaga' })
    expect(button.className).toMatch(/danger/)
    const before = mock.network.log().length
    await user.click(button)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Não liberar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(mock.network.log()).toHaveLength(before)
    await user.click(button)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sim, liberar a vaga' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Vaga liberada' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/vagas/recibo')
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent('A reserva desta vaga foi liberada')
    // there never was a request
    expect(main).not.toHaveTextContent(/Pedido cancelado|Este pedido/)
    expect(main).not.toHaveTextContent('O que levar à escola')
  })

  test('consulted later it is a place given up too; a request that was cancelled stays one', async () => {
    sentOf(await send(await leaving()))
    saveDraft(await known('consultar', families.cecilia))
    const first = openAt('/vagas/pedido')
    expect(await screen.findByText(/^A reserva desta vaga foi liberada/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent('Pedido cancelado')
    first.unmount()
    saveDraft(await known('consultar', families.lara))
    openAt('/vagas/pedido')
    expect((await screen.findAllByText('Pedido cancelado')).length).toBeGreaterThan(0)
  })

  test('a lost answer is found again: it is not given up twice', async () => {
    const d = await leaving()
    loseAnswer()
    const lost = await send(d)
    expect(lost.kind).toBe('uncertain')
    expect(await verify(lost.draft)).toMatchObject({ phase: 'sent', matricula: { processamento: 'cancelada' } })
  })
  test('one that never left is not taken for an older request that was cancelled', async () => {
    const d = await leaving()
    expect(await verify({ ...d, phase: 'sending' })).toMatchObject({ phase: 'open', notThere: true })
  })
})

describe('cancelling', () => {
  test('who came by the protocol does not type it again: asked instead, one press cancels nothing', async () => {
    const d = withLogin(newDraft('cancelar'), { codigoProtocolo: protocolos.enzo, dataNasc: families.enzo.dataNasc })
    saveDraft(await identify(d, 'protocolo'))
    const { user, router } = openAt('/vagas/cancelar')
    const before = mock.network.log().length
    expect(await screen.findByText(protocolos.enzo)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancelar este pedido' }))
    await user.click(screen.getByRole('button', { name: 'Não cancelar' }))
    expect(mock.network.log()).toHaveLength(before)
    await user.click(screen.getByRole('button', { name: 'Cancelar este pedido' }))
    await user.click(screen.getByRole('button', { name: 'Sim, cancelar o pedido' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido cancelado' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/vagas/recibo')
  })
  test('who came by the child types the protocol, once', async () => {
    saveDraft(await known('cancelar', families.enzo))
    const { user } = openAt('/vagas/cancelar')
    const press = () => user.click(screen.getByRole('button', { name: 'Cancelar este pedido' }))
    const field = await screen.findByLabelText('Para cancelar, digite o protocolo')
    const before = mock.network.log().length
    await press()
    expect(await screen.findByRole('link', { name: 'Digite o protocolo' })).toBeVisible()
    expect(mock.network.log()).toHaveLength(before)
    expect(field).toHaveValue('')
    await user.type(field, protocolos.enzo)
    await press()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido cancelado' })).toBeVisible()
  })
  test('opened from the receipt, it leads back there by every way; the protocol is not typed', async () => {
    const outcome = await send(await onReview())
    saveDraft(outcome.draft)
    const { user, router, path } = openAt('/vagas/recibo')
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Cancelar este pedido' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Cancelar este pedido?' })).toBeVisible()
    }
    const isBack = async () => {
      expect(await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })).toBeVisible()
      expect(path()).toBe('/vagas/recibo')
    }
    await open()
    await user.click(screen.getByRole('link', { name: 'Voltar' }))
    await isBack()
    await open()
    await router.navigate(-1)
    await isBack()
    await open()
    await router.navigate('/vagas/recibo')
    await isBack()
    // refused or without an answer, the receipt is still there too
    await open()
    mock.fail('PostMatriculaMunicipal', 400, { times: 1 })
    await user.click(screen.getByRole('button', { name: 'Cancelar este pedido' }))
    await user.click(screen.getByRole('button', { name: 'Sim, cancelar o pedido' }))
    expect(await screen.findByText('Não deu certo')).toBeVisible()
    await router.navigate('/vagas/recibo')
    await isBack()
    await open()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancelar este pedido' }))
    await user.click(screen.getByRole('button', { name: 'Sim, cancelar o pedido' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido cancelado' })).toBeVisible()
  })
  test('from the receipt with a lost answer: looked up, and the receipt again when it did not arrive', async () => {
    const { draft } = await send(await onReview())
    const asked: Draft = { ...draft, cancels: 'sent', phase: 'sending' }
    expect(await verify(asked)).toMatchObject({ phase: 'sent', cancels: null, way: 'cadastrar', notThere: true })
    const { protocolo } = draft.matricula
    const matricula = { ...draft.matricula, cancelamento: { protocolo } }
    loseAnswer()
    const lost = await send({ ...draft, cancels: 'sent', matricula })
    expect(lost).toMatchObject({ kind: 'uncertain', draft: { phase: 'sending', cancels: 'sent' } })
    expect(await verify(lost.draft)).toMatchObject({ phase: 'sent', way: 'cancelar' })
  })

  test('by the child, the answer lost: the cancellation is found, not called missing', async () => {
    const d: Draft = { ...(await known('consultar', families.enzo)), cancels: 'open' }
    const cancelamento = { ...d.matricula.cancelamento, protocolo: protocolos.enzo }
    loseAnswer()
    const lost = await send({ ...d, matricula: { ...d.matricula, cancelamento } })
    expect(lost.kind).toBe('uncertain')
    expect(await verify(lost.draft)).toMatchObject({ phase: 'sent', matricula: { processamento: 'cancelada' } })
  })
})

describe('no series was told for next year', () => {
  test.each([
    ['confirmar', 'continua'],
    ['transferir', 'turno'],
  ] as const)('%s: nothing is offered that can only be refused after all the pages', async (way, page) => {
    const d = await known(way, families.bruno)
    expect(frontier(d)).toBe(page)
    saveDraft(d)
    openAt(`/vagas/${page}`)
    expect(
      await screen.findByRole('heading', { level: 1, name: /^A escola não informou a série de 20\d\d$/ }),
    ).toBeVisible()
    // the year before the one that is asked for, and nothing about that one
    expect(screen.getAllByRole('heading', { level: 2, name: / \(20\d\d\)$/ })).toHaveLength(1)
    expect(screen.queryAllByRole('radio')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
  })
  test('a series without a place in this school: said at the answer that the school may refuse', async () => {
    saveDraft(await known('confirmar', families.pedro))
    openAt('/vagas/continua')
    expect(await screen.findByRole('radio', { name: 'Sim, vai continuar' })).toHaveAccessibleDescription(
      'A escola não informou vaga: ela responde depois do envio.',
    )
    expect(screen.getByRole('button', { name: 'Pedir transferência' })).toBeVisible()
  })
})
