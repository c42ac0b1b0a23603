// Opening day as one family sees it: the service is busy, a countdown runs in sight and is said at its start and its end
// only, the same question goes out once more, and nothing else is ever asked before the request is sent.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { busyWait } from '@/api'
import { countBusy } from '@/api/retry'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'
import { beforeOffer } from './family'
import { holdRequests } from './held'
import { asked, cells, holdClock, holds, openRow, operation, rows } from './matrix'

beforeEach(() => {
  erase(null)
  // the busy answers of one test are not the first of a longer row for the next
  countBusy(operation, Infinity, false)
})

/** Everything that is said aloud from now on, in order. */
function listen(): string[] {
  const said: string[] = []
  const region = document.querySelector('[role="status"][aria-live="polite"]')
  if (!region) throw new Error('no live region')
  new MutationObserver(() => {
    const text = region.textContent
    if (text && said.at(-1) !== text) said.push(text)
  }).observe(region, { childList: true, characterData: true, subtree: true })
  return said
}

test('the word about waiting goes with the wait: it never lies over the buttons of the next page', async () => {
  const row = rows['Vagas: identificar']
  if (!row) throw new Error('no such row')
  const { path, press } = await openRow(row)
  const turn = holdClock()
  mock.fail(operation, 503, { times: 1, retryAfter: 60 })
  await press()
  await screen.findByText(/Tentamos de novo em/)
  await press()
  expect(await screen.findByRole('button', { name: 'Fechar aviso' })).toBeVisible()
  turn(120_000)
  await waitFor(() => expect(path()).not.toBe(row.at))
  expect(screen.queryByRole('button', { name: 'Fechar aviso' })).toBeNull()
})

test('“Tentar agora” pressed too soon brings the countdown forward, in sight', async () => {
  const row = rows['Vagas: identificar']
  if (!row) throw new Error('no such row')
  const { user, press } = await openRow(row)
  holdClock()
  mock.fail(operation, 503, { retryAfter: 60 })
  const calls = asked()
  await press()
  await user.click(await screen.findByRole('button', { name: 'Tentar agora' }))
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(/Tentamos de novo em (?:10|9) s/)).toBeVisible()
  expect(asked()).toBe(calls + 1)
})

test.each(cells())('%s: counted down in sight, said at the start and at the end', async (_, row) => {
  // no jitter: the wait is what the service asks for
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { path, press } = await openRow(row)
  const said = listen()
  const turn = holdClock()
  mock.fail(operation, 503, { times: 1, retryAfter: 5 })
  // an answer of no time at all is over before anything is drawn
  mock.network.slow(100)
  await press()
  const countdown = () => document.querySelector('main p[aria-live="off"]')
  for (const left of [5, 4, 3, 2, 1]) {
    await waitFor(() => expect(countdown()).toHaveTextContent(`Tentamos de novo em ${left} s`))
    expect(countdown()).toBeVisible()
    turn(1000)
  }
  await waitFor(() => expect(path()).not.toBe(row.at))
  const busy = said.filter((text) => /muita gente|Tentamos/.test(text))
  expect(busy, 'the countdown is said once').toHaveLength(1)
  expect(busy[0]).toMatch(/em 5 segundos/)
  const asking = said.filter((text) => /^(?:Procurando|Vendo as vagas|Enviando)/.test(text))
  expect(asking, 'the first question and the end of the countdown').toHaveLength(2)
  expect(said.indexOf(busy[0] ?? '')).toBeGreaterThan(said.indexOf(asking[0] ?? ''))
})

test.each(cells())('%s: pressing on while the countdown runs asks nothing, and says why', async (_, row) => {
  const { path, press, started } = await openRow(row)
  holdClock()
  mock.fail(operation, 503, { retryAfter: 60 })
  const calls = asked()
  await press()
  await screen.findByText(/Tentamos de novo em/)
  for (let i = 0; i < 3; i++) await press()
  expect((await screen.findAllByText(/^Espere (?:10|9) segundos antes de tentar de novo\.$/)).length).toBeGreaterThan(0)
  expect(asked()).toBe(calls + 1)
  expect(path()).toBe(row.at)
  holds(started, path())
})

test('the wait is what the service asks for, spread over as much again', async () => {
  const { ApiError } = await import('@/api')
  const busy = new ApiError('busy', { operation, status: 503, retryAfter: 30 })
  expect(busyWait(busy, () => 0)).toBe(30_000)
  expect(busyWait(busy, () => 0.5)).toBe(45_000)
  expect(busyWait(busy, () => 0.999)).toBeLessThan(60_000)
})

test('an answer that is changed while a busy service is waited for does not go as it was before', async () => {
  const row = rows['Vagas: identificar']
  if (!row) throw new Error('no such row')
  const { path, press, user } = await openRow(row)
  const turn = holdClock()
  mock.fail(operation, 503, { times: 1, retryAfter: 5 })
  await press()
  await screen.findByText(/Tentamos de novo em/)
  const calls = asked()
  await user.clear(screen.getByLabelText('CPF do responsável'))
  await user.type(screen.getByLabelText('CPF do responsável'), '220.000.011-14')
  turn(60_000)
  expect(await screen.findByText(/Você mudou o que ia ser enviado/)).toBeVisible()
  expect([asked(), path()]).toEqual([calls, row.at])
  await user.click(screen.getByRole('button', { name: 'Tentar agora' }))
  await waitFor(() => expect(path()).not.toBe(row.at))
  expect(flowState().draft?.matricula.login.cpfResponsavel).toBe('22000001114')
})

test('an answer that is changed while the service looks is not passed over for the one before', async () => {
  saveDraft(await beforeOffer())
  const { path, user } = openAt('/vagas/turno')
  await user.click(await screen.findByRole('radio', { name: 'Manhã' }))
  const { arrive, left } = holdRequests()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await left()
  await user.click(screen.getByRole('radio', { name: 'Integral' }))
  await arrive()
  expect(await screen.findByText('Você mudou a resposta. Toque em “Continuar” outra vez.')).toBeVisible()
  expect(path()).toBe('/vagas/turno')
  expect(screen.getByRole('radio', { name: 'Integral' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(path()).toBe('/vagas/endereco'))
  expect(flowState().draft?.matricula.cadastro.turno).toBe('Integral')
})
