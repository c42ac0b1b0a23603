// The families' rows of the fault matrix (test/README §4): the page of each, the button that is pressed there, and what
// must hold after any fault. Used by the tests named `falha/<tela>/<n>`.
import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { withCadastro, withLogin } from '@/screens/matricula/flow/changes'
import { type Draft, newDraft } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { flowState, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'
import { beforeOffer, begun, known, onReview } from './family'

export const operation = 'PostMatriculaMunicipal'

export interface Row {
  draft: () => Promise<Draft>
  at: string
  press: string
  /** A field of this page as the service names it, and its label; null: the page has no field. */
  field: { name: string; label: string } | null
  /** The press changes data at the service, so a lost answer is looked up and never sent again. */
  sends: boolean
}

async function onCancel(): Promise<Draft> {
  // known by the child, because the protocol is typed on the page itself
  return { ...(await known('cancelar', families.enzo)), typed: { cancelar: { protocolo: protocolos.enzo } } }
}
const consulting = () =>
  Promise.resolve(
    withLogin(newDraft('consultar'), { codigoProtocolo: protocolos.caio, dataNasc: families.caio.dataNasc }),
  )

export const rows: Record<string, Row> = {
  'Vagas: identificar': {
    draft: () => Promise.resolve(begun()),
    at: '/vagas/cpf',
    press: 'Continuar',
    field: { name: 'cpfResponsavel', label: 'CPF do responsável' },
    sends: false,
  },
  'Vagas: escolher': {
    draft: async () => withCadastro(await beforeOffer(), { turno: 'Integral' }),
    at: '/vagas/turno',
    press: 'Continuar',
    field: { name: 'turno', label: 'Manhã' },
    sends: false,
  },
  'Vagas: enviar': { draft: onReview, at: '/vagas/revisao', press: 'Enviar pedido', field: null, sends: true },
  'Vagas: recibo/consulta': {
    draft: consulting,
    at: '/vagas/protocolo',
    press: 'Continuar',
    field: { name: 'codigoProtocolo', label: 'Protocolo' },
    sends: false,
  },
  'Vagas: cancelar': {
    draft: onCancel,
    at: '/vagas/cancelar',
    press: 'Cancelar este pedido',
    field: { name: 'protocolo', label: 'Para cancelar, digite o protocolo' },
    sends: true,
  },
}
/** All rows of the matrix but those named. */
export const cells = (...skip: string[]) => Object.entries(rows).filter(([name]) => !skip.includes(name))

/** Opens the row's page with everything before it answered. */
export async function openRow({ at, draft, press }: Row) {
  const started = await draft()
  saveDraft(started)
  const opened = openAt(at)
  const button = await screen.findByRole('button', { name: press })
  return { ...opened, started, press: () => opened.user.click(button), pressTwice: () => opened.user.dblClick(button) }
}

/** Waits until no button is busy. */
export const answered = () =>
  waitFor(() => {
    const busy = screen.getAllByRole('button').filter((button) => button.getAttribute('aria-disabled') === 'true')
    expect(busy).toEqual([])
  })

/** Stops the clock of countdowns at a whole millisecond, since fractions add up inexactly; the result advances it. */
export function holdClock(): (ms: number) => void {
  let now = Math.round(performance.now())
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return (ms) => {
    now += ms
  }
}

/** The number of requests to the service. */
export const asked = (): number => mock.network.log().length

/** Changes every reply before the page gets it; with a `status` the service is not asked at all. */
export function answering(change: (reply: Record<string, unknown>) => unknown, status?: number): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (status !== undefined) return Response.json(change({}), { status })
    const reply = (await (await mock.fetch(input, init)).json()) as Record<string, unknown>
    return Response.json(change(reply))
  })
}
export const answeringAgain = (): void => void vi.stubGlobal('fetch', mock.fetch)

const typed = ({ cadastro, login }: Draft['matricula']): unknown[] => [
  ...[login.nomeAluno, login.dataNasc, login.nomeMae, login.cpfResponsavel, login.codigoProtocolo],
  ...[cadastro.nomeResponsavel, cadastro.telefoneResponsavel, cadastro.cep, cadastro.endereco, cadastro.bairro],
]

/** Expects in every cell: a heading, no technical words, nothing personal in address or title, no lost text. */
export function holds(started: Draft, path: string): void {
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
  expect(document.body.textContent).not.toMatch(/at stack|Exception|undefined|NaN|\[object/)
  expect(`${document.title} ${path}`).not.toMatch(/Davi|Joana|Enzo|Caio|VS-|529/)
  const { draft } = flowState()
  expect(draft?.id).toBe(started.id)
  const before = typed(started.matricula)
  // fields that were not typed may be filled from the service
  const now = draft ? typed(draft.matricula).map((text, i) => (before[i] === '' ? '' : text)) : []
  expect(now).toEqual(before)
}

/** A login to Enzo's request by its protocol, which finds ended requests too. */
const ofEnzo = () =>
  withLogin(newDraft('cancelar'), { codigoProtocolo: protocolos.enzo, dataNasc: families.enzo.dataNasc })

/** Whether the service holds Davi's request, or Enzo's cancellation, asked without the page. */
export async function serviceHolds({ at }: Row): Promise<boolean> {
  const sending = at === '/vagas/revisao'
  const { processamento } = (sending ? await identify(begun(), 'cpf') : await identify(ofEnzo(), 'protocolo')).matricula
  return processamento === (sending ? 'reservada' : 'cancelada')
}
