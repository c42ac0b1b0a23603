// A request that was told of is read again from its own page: what changed, when, and what is said where it is not there.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { newDraft } from '@/screens/matricula/flow/draft'
import { withLogin } from '@/screens/matricula/flow/changes'
import { identify, send } from '@/screens/matricula/flow/send'
import { erase, flowState, saveDraft } from '@/screens/matricula/flow/store'
import { setPublicDevice } from '@/session'
import { openAt } from '../../../support/render'
import { onReview } from '../family'

beforeEach(() => {
  erase(null)
  setPublicDevice(null)
})

const waiting = () =>
  identify(
    withLogin(newDraft('consultar'), { codigoProtocolo: protocolos.caio, dataNasc: families.caio.dataNasc }),
    'protocolo',
  )

/** What the service answers from now on, changed. */
function answer(change: (reply: Record<string, unknown>) => Record<string, unknown>): string[] {
  const asked: string[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(typeof init?.body === 'string' ? init.body : '')
    const reply = await real(input, init)
    return Response.json(change((await reply.json()) as Record<string, unknown>))
  })
  return asked
}

const refresh = 'Atualizar'

test('another place in the list is told beside the one before, with its hour', async () => {
  const draft = await waiting()
  const anHourAgo = Date.now() - 3_600_000
  saveDraft({ ...draft, seenAt: anHourAgo })
  const { user } = openAt('/vagas/pedido')
  await screen.findByText(/^Atualizado/)
  answer((reply) => ({
    ...reply,
    posicao: 1,
    reservas: (reply['reservas'] as object[]).map((row) => ({ ...row, posicao: 1 })),
  }))
  await user.click(screen.getByRole('button', { name: refresh }))
  expect(await screen.findByText(/^Agora: .*, 1º da lista\. Antes, em .* às .*: .*, [2-9]º da lista\.$/)).toBeVisible()
  expect(screen.getAllByText(/– 1º da lista$/)).not.toHaveLength(0)
  expect(screen.queryByText(/^Nada novo/)).toBeNull()
  expect(flowState().draft?.seenAt).toBeGreaterThan(anHourAgo)
})

test('nothing changed: that is said with the hour, and nothing is said to have been otherwise', async () => {
  saveDraft({ ...(await waiting()), seenAt: Date.now() - 3_600_000 })
  const { path, user } = openAt('/vagas/pedido')
  await user.click(await screen.findByRole('button', { name: refresh }))
  await waitFor(() => expect(flowState().draft?.seenAt).toBeGreaterThan(Date.now() - 60_000))
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^Nada novo hoje às \d\dh\d\d$/)))
  expect(screen.getByRole('main')).toHaveTextContent(/Nada novo hoje às/)
  expect(screen.queryByText(/Antes, em/)).toBeNull()
  expect(path()).toBe('/vagas/pedido')
})

test('a receipt is looked up by its own protocol, and stays a receipt', async () => {
  saveDraft({ ...(await send(await onReview())).draft, seenAt: Date.now() - 3_600_000 })
  const { path, user } = openAt('/vagas/recibo')
  const asked = answer((reply) => reply)
  const { protocolo } = flowState().draft?.matricula ?? {}
  await user.click(await screen.findByRole('button', { name: refresh }))
  await waitFor(() => expect(flowState().draft?.seenAt).toBeGreaterThan(Date.now() - 60_000))
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({
    login: { codigoProtocolo: protocolo },
    // with a series or a shift it could be asking for an offer
    matricula: {
      processamento: 'consultar',
      login: { codigoProtocolo: protocolo },
      cadastro: { serieId: 0, descricaoSerie: '', turno: '' },
    },
  })
  expect(flowState().draft).toMatchObject({ phase: 'sent', matricula: { protocolo, login: { codigoProtocolo: '' } } })
  expect(path()).toBe('/vagas/recibo')
})

test('what is ticked or copied while it is read stays so', async () => {
  saveDraft({ ...(await send(await onReview())).draft, seenAt: Date.now() - 3_600_000 })
  const { user } = openAt('/vagas/recibo')
  await screen.findByText(/^Atualizado/)
  const real = globalThis.fetch
  let come: () => void = () => undefined
  const held = new Promise<void>((done) => (come = done))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    await held
    return real(input, init)
  })
  await user.click(screen.getByRole('button', { name: refresh }))
  const [paper = ''] = flowState().draft?.matricula.documentos ?? []
  await user.click(screen.getByRole('checkbox', { name: paper }))
  await user.click(screen.getByRole('button', { name: 'Copiar protocolo' }))
  await waitFor(() => expect(flowState().draft?.taken).toBe(true))
  come()
  await waitFor(() => expect(flowState().draft?.seenAt).toBeGreaterThan(Date.now() - 60_000))
  expect(screen.getByRole('checkbox', { name: paper })).toBeChecked()
  expect(flowState().draft).toMatchObject({ emMaos: [paper], taken: true })
})

test('schools and shifts that the answer leaves out stay as what was asked for, without the former place in the list', async () => {
  saveDraft(await waiting())
  const { user } = openAt('/vagas/pedido')
  await screen.findByText(/^Atualizado/)
  answer((reply) => ({ ...reply, processamento: 'confirmada', posicao: null, cadastro: null, reservas: null }))
  await user.click(screen.getByRole('button', { name: refresh }))
  expect(await screen.findByText(/^Agora: /)).toBeVisible()
  const asked = screen.getByText('Escola pedida').parentElement
  expect(asked).toHaveTextContent('1ª escolha: EMEF Monteiro Lobato (Manhã)2ª escolha: EMEF Monteiro Lobato (Tarde)')
  expect(screen.getByText('A escola vai avisar qual.')).toBeVisible()
  expect(screen.queryByText('Escola')).toBeNull()
})

test('a request that has ended keeps no school as asked for', async () => {
  saveDraft(await waiting())
  const { user } = openAt('/vagas/pedido')
  await screen.findByText(/^Atualizado/)
  answer((reply) => ({ ...reply, processamento: 'indeferida', posicao: null, reservas: [] }))
  await user.click(screen.getByRole('button', { name: refresh }))
  expect(await screen.findByText(/^Agora: /)).toBeVisible()
  expect(screen.queryByText('Escola pedida')).toBeNull()
})

test('a request that the service does not tell of any more is kept as it was told', async () => {
  const draft = await waiting()
  saveDraft(draft)
  const { user } = openAt('/vagas/pedido')
  await screen.findByText(/^Atualizado/)
  answer((reply) => ({ ...reply, protocolo: '', processamento: 'identificado', reservas: [] }))
  await user.click(screen.getByRole('button', { name: refresh }))
  expect(await screen.findByText('A rede municipal não mostrou este pedido')).toBeVisible()
  expect(screen.getByText(/^O que está aqui é de \d\d\/\d\d\/\d{4} às /)).toBeVisible()
  expect(screen.getByText(protocolos.caio)).toBeVisible()
  expect(flowState().draft).toMatchObject({ missing: true, seenAt: draft.seenAt, matricula: draft.matricula })
})

test('what is shared says when it was read; without a share sheet it can be mailed, without a name or CPF', async () => {
  saveDraft((await send(await onReview())).draft)
  openAt('/vagas/recibo')
  const link = await screen.findByRole('link', { name: 'Mandar por e-mail' })
  const body = new URLSearchParams((link.getAttribute('href') ?? '').replace(/^mailto:\?/, '')).get('body') ?? ''
  expect(body).toContain(flowState().draft?.matricula.protocolo)
  expect(body).toMatch(/Dados de \d\d\/\d\d\/\d{4} às /)
  expect(body).not.toContain('Davi')
  expect(body).not.toContain(families.davi.cpfResponsavel)
})
