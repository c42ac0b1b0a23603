// Faults of the road and of the service on the families' screens (test/README §4), by name `falha/<tela>/<n>`. What the
// service says in words stands in faultsSaid.test.tsx; 16, and 1 and 18 in a real browser, in test/e2e/matricula/.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { send } from '@/screens/matricula/flow/send'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'
import { onReview, sentOf } from './family'
import { answered, asked, cells, holdClock, holds, openRow, operation, serviceHolds, type Row } from './matrix'

beforeEach(() => {
  erase(null)
})

/** A time limit of 30 s, in no time. */
function hurry(): void {
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) =>
    real(run, ms === 30_000 ? 30 : ms),
  )
}

const faults = {
  '1 no connection': 'drop',
  '2 no answer in time': 'hang',
  '5 not found': 404,
  '6 conflict': 409,
  '8 a fault with a stack trace': 500,
  '10 a page instead of an answer': 'html',
  '10 an empty answer': 'empty',
  '10 half an answer': 'truncated',
} as const
const words: Record<keyof typeof faults, RegExp> = {
  '1 no connection': /sem internet|internet/i,
  '2 no answer in time': /não respondeu|demor/i,
  '5 not found': /Não encontramos este serviço agora/,
  '6 conflict': /\p{L}/u,
  '8 a fault with a stack trace': /Algo não funcionou do nosso lado/,
  '10 a page instead of an answer': /outra página/,
  '10 an empty answer': /outra página/,
  '10 half an answer': /outra página/,
}

/** Nobody knows whether it arrived: looked up before anything is sent again, and the page says what the service holds. */
async function lookedUp(row: Row, path: () => string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: /^Não sabemos se o (?:pedido|cancelamento) chegou$/ })
  expect(path()).toBe('/vagas/verificar')
  const calls = asked()
  await new Promise((later) => setTimeout(later, 50))
  expect(asked(), 'nothing is sent again by itself').toBe(calls)
  mock.fail(operation, null)
  await userPress('Verificar meu pedido')
  await waitFor(() => expect(path()).not.toBe('/vagas/verificar'))
  const there = await serviceHolds(row)
  expect(path()).toBe(there ? '/vagas/recibo' : row.at)
  if (!there) expect((await screen.findAllByText(/não chegou/)).length).toBeGreaterThan(0)
  await screen.findByRole('heading', { level: 1 })
}
const userPress = async (name: string) => (await screen.findByRole('button', { name })).click()

for (const [fault, what] of Object.entries(faults) as [keyof typeof faults, number | 'drop'][])
  test.each(cells())(`falha/%s/${fault}`, async (_, row) => {
    const { started, path, press } = await openRow(row)
    if (fault.startsWith('2')) hurry()
    mock.fail(operation, what)
    await press()
    await answered()
    if (row.sends) await lookedUp(row, path)
    else {
      expect(path()).toBe(row.at)
      await waitFor(() => expect(document.querySelector('main [role="alert"]')).toHaveTextContent(words[fault]))
      // the way on: the same button, which asks once more
      mock.fail(operation, null)
      await press()
      await waitFor(() => expect(path()).not.toBe(row.at))
    }
    await screen.findByRole('heading', { level: 1 })
    holds(started, path())
  })

test.each(['done', 'undone'])('falha/Vagas: enviar/2 an answer lost after it was %s is told as it is', async (how) => {
  const [, row] = cells('Vagas: cancelar').find(([name]) => name === 'Vagas: enviar') ?? []
  if (!row) throw new Error('no such row')
  const { started, path, press } = await openRow(row)
  hurry()
  mock.fail(operation, 'hang', { times: 1, done: how === 'done' })
  await press()
  await lookedUp(row, path)
  expect(path()).toBe(how === 'done' ? '/vagas/recibo' : '/vagas/revisao')
  holds(started, path())
})

for (const [n, status] of [
  ['3 no session', 401],
  ['4 forbidden', 403],
] as const)
  test.each(cells())(
    `falha/%s/${n}: a family has no account, so it is told whom to ask, and nothing is lost`,
    async (_, row) => {
      const { started, path, press } = await openRow(row)
      mock.fail(operation, status)
      await press()
      await answered()
      expect(
        await screen.findByText('A escola não aceitou este pedido por aqui. Procure a secretaria da escola.'),
      ).toBeVisible()
      expect(document.querySelector('dialog[open]')).toBeNull()
      expect(path()).toBe(row.at)
      holds(started, path())
    },
  )

test.each(cells())('falha/%s/7 busy: a countdown in sight that asks again once, and can be stopped', async (_, row) => {
  const { started, path, press, unmount } = await openRow(row)
  const turn = holdClock()
  mock.fail(operation, 503, { times: 1, retryAfter: 1 })
  let calls = asked()
  await press()
  await screen.findByText(/Tentamos de novo em \d+ s/)
  // again and again: the words may stand there before the clock of the countdown has begun
  await waitFor(() => {
    turn(2000)
    expect(asked()).toBe(calls + 2)
  })
  await waitFor(() => expect(path()).not.toBe(row.at))
  await screen.findByRole('heading', { level: 1 })
  holds(started, path())
  unmount()
  erase(null)
  mock.reset()
  const again = await openRow(row)
  mock.fail(operation, 429, { retryAfter: 25 })
  calls = asked()
  await again.press()
  expect(await screen.findByText(/Tentamos de novo em \d\d s\b/)).toBeVisible()
  await userPress('Parar')
  expect(await screen.findByText(/Paramos de tentar\./)).toBeVisible()
  expect(asked()).toBe(calls + 1)
  expect(again.path()).toBe(row.at)
  holds(again.started, again.path())
})

test.each(cells())(
  'falha/%s/11 and 12: nulls, wrong types and endless text: a page stands, nothing typed is lost',
  async (_, row) => {
    for (const what of ['nulls', 'wrongTypes', 'hugeText'] as const) {
      const { started, path, press, unmount } = await openRow(row)
      mock.fail(operation, what, { times: 1 })
      await press()
      await answered()
      await screen.findByRole('heading', { level: 1 })
      const { title } = document
      expect(`${title} ${path()}`).not.toMatch(/Davi|Joana|Enzo|Caio|VS-/)
      await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(/\p{L}{3}/u))
      if (path() === '/vagas/verificar') {
        mock.fail(operation, null)
        await userPress('Verificar meu pedido')
        await waitFor(() => expect(path()).not.toBe('/vagas/verificar'))
      }
      // a receipt shows what the service says, however odd
      if (what !== 'wrongTypes' || !row.sends)
        expect(sessionStorage.getItem('portal.vagas.rascunho')).toContain(started.matricula.login.dataNasc)
      unmount()
      erase(null)
      mock.reset()
    }
  },
)

test.each([
  ['arrived', true, 'Pedido cancelado'],
  ['did not arrive', false, 'O cancelamento não chegou. O pedido continua valendo.'],
])('falha/Vagas: cancelar/2 a receipt whose cancellation %s: said aloud as it is', async (_, done, words) => {
  const draft = sentOf(await send(await onReview()))
  saveDraft(draft)
  openAt('/vagas/recibo')
  await userPress('Cancelar este pedido')
  await screen.findByRole('heading', { level: 1, name: 'Cancelar este pedido?' })
  mock.fail(operation, 'drop', { times: 1, done })
  await userPress('Cancelar este pedido')
  await userPress('Sim, cancelar o pedido')
  await screen.findByRole('heading', { level: 1, name: 'Não sabemos se o cancelamento chegou' })
  await userPress('Verificar meu pedido')
  await waitFor(() => expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe(words))
})
