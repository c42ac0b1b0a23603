// The windows of the three ways: what the dates mean, in which words they are told, what can be done when one is shut; and
// that every page where the flow stops has a way back and a way on.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { windowOf } from '@/screens/matricula/receipt/aggregate'
import { pass, turnedTo, withLogin } from '@/screens/matricula/flow/changes'
import { type Draft, newDraft, type StepId } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { frontier } from '@/screens/matricula/flow/steps'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { rememberWindows } from '@/screens/matricula/start/windows'
import { openAt } from '../../../support/render'
import { begun, onReview } from '../family'
import { answering, answeringAgain, asked } from '../matrix'

beforeEach(() => {
  erase(null)
})

const now = Date.parse('2026-11-21T10:00:00-03:00')
const [past, ahead] = ['2026-11-01T08:00:00-03:00', '2026-12-04T18:00:00-03:00']
/** A window, the state that it is in, and the sentence that tells it. */
const windows = [
  ['open', { inicio: past, fim: ahead }, 'open', 'Até 4 de dezembro de 2026 às 18h00.'],
  ['open, without an end', { inicio: past }, 'open', 'Aberto.'],
  ['future', { inicio: ahead, fim: null }, 'future', 'Abre em 4 de dezembro de 2026 às 18h00.'],
  ['closed', { inicio: null, fim: past }, 'closed', 'Encerrado em 1º de novembro de 2026 às 08h00.'],
  ['closed by a day alone', { fim: '2026-11-01' }, 'closed', 'Encerrado em 1º de novembro de 2026.'],
  ['not told', {}, 'untold', 'O período não foi informado: pode pedir, a escola responde.'],
  [
    'told in empty texts',
    { inicio: '', fim: '' },
    'untold',
    'O período não foi informado: pode pedir, a escola responde.',
  ],
  [
    'told by the first day of the service’s calendar, which is none',
    { inicio: '0001-01-01T00:00:00', fim: '0001-01-01T00:00:00' },
    'untold',
    'O período não foi informado: pode pedir, a escola responde.',
  ],
  [
    'open, with the last day of the calendar for an end, which is none',
    { inicio: past, fim: '9999-12-31T23:59:59.9999999' },
    'open',
    'Aberto.',
  ],
  ['not offered', null, 'none', 'Não é oferecido agora.'],
  [
    'closed by the service, whatever the dates',
    { inicio: past, fim: ahead, ativo: false },
    'closed',
    'Encerrado em 4 de dezembro de 2026 às 18h00.',
  ],
  [
    'open by the service, whatever the dates',
    { fim: past, ativo: true },
    'open',
    'Até 1º de novembro de 2026 às 08h00.',
  ],
] as const

test.each(windows)('%s', (_, periodo, state) => {
  expect(windowOf(periodo, now).state).toBe(state)
})

test.each([
  ['in UTC', '2026-12-05T20:00:00Z', '2026-12-05T17:00:00-03:00'],
  ['in another zone, without seconds', '2026-12-05T19:00-01:00', '2026-12-05T17:00:00-03:00'],
  ['without a zone', '2026-12-05T17:00:00', '2026-12-05T17:00:00'],
  ['by the school’s clock', '2026-12-05T17:00:00-03:00', '2026-12-05T17:00:00-03:00'],
])('an end written %s is told and judged by the clock of the school', (_, fim, told) => {
  const end = Date.parse('2026-12-05T17:00:00-03:00')
  expect(windowOf({ fim }, end - 1000)).toMatchObject({ state: 'open', fim: told, edge: end })
  expect(windowOf({ fim }, end + 1000).state).toBe('closed')
})

test.each([
  ['closes with the last moment of its day', { fim: '2026-11-21' }, '2026-11-21T23:59:59-03:00', 'open'],
  ['is closed on the next', { fim: '2026-11-21' }, '2026-11-22T00:00:00-03:00', 'closed'],
  [
    'closes with it where a midnight without a zone is written',
    { fim: '2026-11-21T00:00:00.0000000' },
    '2026-11-21T23:59:59-03:00',
    'open',
  ],
  ['is closed on the next such day', { fim: '2026-11-21T00:00:00' }, '2026-11-22T00:00:00-03:00', 'closed'],
  ['closes at a midnight that has a zone', { fim: '2026-11-21T00:00:00-03:00' }, '2026-11-21T00:00:01-03:00', 'closed'],
  ['opens with the first moment of its day', { inicio: '2026-11-21' }, '2026-11-21T00:00:00-03:00', 'open'],
  ['is not open before', { inicio: '2026-11-21' }, '2026-11-20T23:59:59-03:00', 'future'],
] as const)('a window told by days, at the school, %s', (_, periodo, at, state) => {
  expect(windowOf(periodo, Date.parse(at)).state).toBe(state)
})

test.each(windows.filter(([name]) => !name.includes('by the service')))(
  'on the start page, as last read: %s',
  async (_, periodo, __, words) => {
    vi.spyOn(Date, 'now').mockReturnValue(now)
    const known = { inicio: past, fim: ahead }
    rememberWindows({
      ...newDraft('cadastrar').matricula,
      periodoCadastro: periodo,
      periodoConfirmacao: known,
      periodoTransferencia: known,
    })
    openAt('/vagas')
    const cards = await within(await screen.findByRole('region', { name: 'Períodos' })).findAllByRole('listitem')
    expect(within(cards[0] ?? document.body).getByText(words)).toBeVisible()
    expect(screen.getByText(/^Períodos lidos hoje às/)).toBeVisible()
    expect(asked(), 'nothing is asked on the start page').toBe(0)
  },
)

/** Davi's identification, answered with a window for new places. */
async function withWindow(periodoCadastro: object | null): Promise<Draft> {
  answering((reply) => ({ ...reply, periodoCadastro }))
  const d = pass(await identify(begun(), 'cpf'), 'novo')
  answeringAgain()
  saveDraft(d)
  return d
}
const year = new Date().getFullYear()

describe('a window that is not open', () => {
  test('not yet: when it opens, a calendar entry, another look; then the questions go on', async () => {
    await withWindow({ inicio: `${year + 1}-01-15T08:00:00-03:00`, fim: null, ativo: false })
    const { user, path } = openAt('/vagas/serie')
    await screen.findByRole('heading', { level: 1, name: 'O período ainda não abriu' })
    expect(screen.getByText(`Abre em 15 de janeiro de ${year + 1} às 08h00.`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pôr no calendário' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continuar mesmo assim' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Conferir de novo' }))
    await waitFor(() => expect(path()).toBe('/vagas/serie'))
  })
  test('over: said with day and hour; ways that are open are offered', async () => {
    await withWindow({ fim: '2020-01-31T18:00:00-03:00', ativo: false })
    openAt('/vagas/serie')
    await screen.findByRole('heading', { level: 1, name: 'O período não está aberto' })
    expect(screen.getByText('Encerrado em 31 de janeiro de 2020 às 18h00.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pedir transferência' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pôr no calendário' })).toBeNull()
  })
  test('over by this device’s clock alone: the person may insist, the service judges', async () => {
    await withWindow({ fim: '2020-01-31T18:00:00-03:00' })
    const { user, path } = openAt('/vagas/serie')
    await user.click(await screen.findByRole('button', { name: 'Continuar mesmo assim' }))
    await waitFor(() => expect(path()).toBe('/vagas/serie'))
  })
  test('not offered at all', async () => {
    await withWindow(null)
    openAt('/vagas/serie')
    expect(await screen.findByText('Não é oferecido agora.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continuar mesmo assim' })).toBeNull()
  })
  test('not told: the questions go on', async () => {
    await withWindow({})
    openAt('/vagas/serie')
    await screen.findByRole('heading', { level: 1, name: /^Qual é a série/ })
  })
})

const childOf = (way: Draft['way'], { cpfResponsavel, dataNasc, nome, nomeMae }: (typeof families)['ana']): Draft =>
  pass(
    withLogin({ ...newDraft(way), by: 'crianca' }, { nomeAluno: nome, nomeMae, dataNasc, cpfResponsavel }),
    'estudante',
  )
const named = (d: Draft): Draft => pass({ ...d, nameConfirmed: true }, 'nome')
const byProtocol = (way: Draft['way'], codigoProtocolo: string, dataNasc: string) =>
  identify(withLogin(newDraft(way), { codigoProtocolo, dataNasc }), 'protocolo')

/** Every page where a flow stops or sends: how it is reached. */
const stops: [string, StepId, () => Promise<Draft>][] = [
  ['nobody found, renewing', 'novo', async () => identify(turnedTo(begun(), 'confirmar'), 'cpf')],
  [
    'three alike',
    'desempate',
    async () =>
      identify(childOf('confirmar', { ...families.maria1, cpfResponsavel: families.davi.cpfResponsavel }), 'cpf'),
  ],
  [
    'not this child',
    'secretaria',
    async () => ({ ...pass(await identify(childOf('confirmar', families.ana), 'cpf'), 'nome'), nameConfirmed: false }),
  ],
  [
    'a place for a child of the network',
    'vinculo',
    async () => named(await identify(childOf('cadastrar', families.ana), 'cpf')),
  ],
  [
    'a renewal of a child outside',
    'vinculo',
    async () => named(await identify(childOf('confirmar', families.lara), 'cpf')),
  ],
  ['a request that stands', 'pedido', async () => named(await identify(childOf('cadastrar', families.enzo), 'cpf'))],
  ['a request that ended', 'pedido', () => byProtocol('consultar', protocolos.lara, families.lara.dataNasc)],
  ['nothing to cancel', 'pedido', () => byProtocol('cancelar', protocolos.lara, families.lara.dataNasc)],
  ['no request', 'pedido', async () => named(await identify(childOf('consultar', families.ana), 'cpf'))],
  ['cancelling', 'cancelar', () => byProtocol('cancelar', protocolos.enzo, families.enzo.dataNasc)],
  ['looking over', 'revisao', onReview],
  ['a lost answer', 'verificar', async () => ({ ...(await onReview()), phase: 'sending' })],
  [
    'the receipt',
    'recibo',
    async () => ({ ...(await byProtocol('consultar', protocolos.enzo, families.enzo.dataNasc)), phase: 'sent' }),
  ],
]
/** After a request has left there is nothing to go back to: the way is on, to its end. */
const oneWay = new Set<StepId>(['verificar', 'recibo'])

test.each(stops)('no dead end: %s (%s)', async (_, id, reach) => {
  const d = await reach()
  expect(frontier(d)).toBe(id)
  saveDraft(d)
  const { user, path } = openAt(`/vagas/${id}`)
  await screen.findByRole('heading', { level: 1 })
  const main = within(screen.getByRole('main'))
  const on = main
    .getAllByRole('button')
    .filter(({ className, textContent }) => /primary|secondary|danger/.test(className) && textContent !== '')
  const links = main.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(on.length + links.filter((href) => href?.startsWith('/vagas/')).length).toBeGreaterThan(0)
  if (oneWay.has(id)) return
  await user.click(main.getByRole('link', { name: /^Voltar/ }))
  await waitFor(() => expect(path()).not.toBe(`/vagas/${id}`))
  expect(path()).toMatch(/^\/vagas/)
  expect(flowState().draft?.id).toBe(d.id)
})
