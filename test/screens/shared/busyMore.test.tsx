// The next page of a list where the service is busy: it is waited for as everything else, and nobody loses their place.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { main, openAt } from '../../support/render'
import { manyClasses, stayFar } from '../diario/classes'

const lines = () => document.querySelectorAll('main [data-row]')
const press = (name: string) => main().getByRole('button', { name })
const waits = /^Tentamos de novo em \d+ s\.$/
const crowded = 'A escola está atendendo muita gente.'
/** The service is busy for so many answers, and asks for a quarter of a minute. */
const busy = (times: number) => mock.fail('AtividadesCurriculares', 429, { times, retryAfter: 15 })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const first = 'O eu, o outro e o nós'

async function atividades() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = vi.fn(globalThis.fetch)
  vi.stubGlobal('fetch', asked)
  const { user } = openAt('/atividades', { as: 'sonia' })
  await screen.findByText(first)
  expect(lines()).toHaveLength(50)
  asked.mockClear()
  return { user, asked }
}

/** The list, whose next page was asked for while the service is busy for so many answers. */
async function turnedAway(times: number) {
  const list = await atividades()
  busy(times)
  await list.user.click(press('Carregar mais'))
  await main().findByText(waits)
  return list
}

beforeEach(() => {
  stayFar()
  // the shortest wait
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
test('says when it asks again, does so by itself, and leads to the first new row', async () => {
  const { user, asked } = await atividades()
  busy(1)
  await user.click(press('Carregar mais'))
  expect(await main().findByText(waits)).toHaveTextContent('Tentamos de novo em 15 s.')
  expect(main().getByText(crowded)).toBeVisible()
  expect(main().queryByRole('alert')).toBeNull()
  // what is listed stays, and the focus has gone to the button in the place of the pressed one
  expect(lines()).toHaveLength(50)
  expect(main().queryByRole('button', { name: 'Carregar mais' })).toBeNull()
  expect(press('Tentar agora')).toHaveFocus()
  await pass(13_000)
  expect(asked).toHaveBeenCalledTimes(1)
  await pass(3_000)
  await waitFor(() => expect(lines()).toHaveLength(100))
  expect(asked).toHaveBeenCalledTimes(2)
  expect(lines()[50]).toContainElement(document.activeElement as HTMLElement)
  expect(main().queryByText(crowded)).toBeNull()
  expect(press('Carregar mais')).toBeVisible()
})

test('still busy, it counts anew; a press brings it forward as elsewhere, and never asks twice at once', async () => {
  const { user, asked } = await turnedAway(2)
  await user.click(press('Tentar agora'))
  expect(main().getByText(waits)).toHaveTextContent(/em (?:10|9) s/)
  expect(asked).toHaveBeenCalledTimes(1)
  await pass(11_000)
  expect(await main().findByText(/^Tentamos de novo em 1[45] s\.$/)).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(2)
  await pass(11_000)
  mock.fail('AtividadesCurriculares', 'hang')
  await user.dblClick(press('Tentar agora'))
  await pass(5_000)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('stopped, it waits for a press; the focus is not lost', async () => {
  const { user, asked } = await turnedAway(1)
  await user.click(press('Parar'))
  expect(press('Tentar agora')).toHaveFocus()
  await pass(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  await user.click(press('Tentar agora'))
  await waitFor(() => expect(lines()).toHaveLength(100))
})

test('the focus goes on when the time runs out on "Parar", and from the countdown to the button', async () => {
  const { user } = await atividades()
  busy(1)
  await user.click(press('Carregar mais'))
  await main().findByText(waits)
  act(() => press('Parar').focus())
  mock.fail('AtividadesCurriculares', 403)
  await pass(16_000)
  expect(await main().findByRole('alert')).toHaveTextContent('Seu perfil não permite isto.')
  expect(press('Carregar mais')).toHaveFocus()
})

test('rows that come by themselves take nobody away from where they are', async () => {
  const { user } = await atividades()
  busy(1)
  await user.click(press('Carregar mais'))
  await main().findByText(waits)
  const search = screen.getByLabelText('Procurar por nome ou código')
  act(() => search.focus())
  await pass(16_000)
  await waitFor(() => expect(lines()).toHaveLength(100))
  expect(search).toHaveFocus()
})

test('a search waits with the countdown, whatever is typed meanwhile, and goes on after it', async () => {
  const { user, asked } = await atividades()
  busy(1)
  const search = screen.getByLabelText('Procurar por nome ou código')
  await user.type(search, 'banco de dad')
  expect(await main().findByText(waits)).toBeVisible()
  await user.type(search, 'os{Enter}')
  await pass(2_000)
  expect(asked).toHaveBeenCalledTimes(1)
  act(() => press('Tentar agora').focus())
  await pass(15_000)
  expect(await main().findByRole('button', { name: 'Banco de Dados' })).toBeVisible()
  expect(document.body).not.toHaveFocus()
})

test('a list without pages keeps its rows as well', async () => {
  manyClasses(60, false)
  const many = globalThis.fetch
  const { user } = openAt('/turmas', { as: 'ana' })
  const rows = () => document.querySelectorAll('main li :is(h2, h3)')
  await waitFor(() => expect(rows()).toHaveLength(50))
  vi.stubGlobal('fetch', mock.fetch)
  mock.fail('Classes', 503, { retryAfter: 5 })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(press('Carregar mais'))
  expect(await main().findByText(waits)).toBeVisible()
  expect(rows()).toHaveLength(50)
  vi.stubGlobal('fetch', many)
  await pass(6_000)
  await waitFor(() => expect(rows()).toHaveLength(60))
  expect(main().queryByText(crowded)).toBeNull()
})
