// What a student's lists need is asked as soon as it is known, once, and a screen is drawn with what comes soon.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../support/render'
import { addressOf } from '../asked'

/** The operations asked, in their order, and those asked before a screen was drawn; `held` ones wait until `release`. */
function watchAsks(held: readonly string[] = []) {
  const asked: string[] = []
  const early: string[] = []
  let release: () => void = () => undefined
  const released = new Promise<void>((done) => (release = done))
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = addressOf(input).split('/').at(-1) ?? ''
    asked.push(name)
    if (!document.querySelector('main h1')) early.push(name)
    if (held.includes(name)) await released
    return real(input, init)
  })
  return { asked, early, release, times: (name: string) => asked.filter((one) => one === name).length }
}
/** Notes when `main` stands empty: a screen went and the next has not come. */
function watchMain() {
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    const words = document.querySelector('main')?.textContent
    if (words !== undefined) seen.push(words)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { seen, stop: () => observer.disconnect() }
}

test.each([
  ['/inicio', 1, 1],
  ['/turmas', 0, 1],
  ['/boletim', 0, 1],
  ['/inicio', 1, 0],
  ['/turmas', 0, 0],
  ['/boletim', 0, 0],
])('20: %s asks for each figure once, and for nothing that came along', async (address, recados, apart) => {
  mock.speak(apart ? ['bare'] : [])
  const { times } = watchAsks()
  openAt(address, { as: 'ana' })
  expect((await screen.findAllByText(/faltas/))[0]).toBeInTheDocument()
  expect(times('Classes')).toBe(1)
  expect(times('AproveitamentosAlunos')).toBe(7)
  expect(times('GetTurma')).toBe(apart)
  expect(times('GetPeriodoLetivo')).toBe(apart)
  expect(times('GetRecado')).toBe(recados)
})

test('the figures of a student with two periods are those of the current one', async () => {
  const { times } = watchAsks()
  openAt('/inicio', { as: 'bruno' })
  expect(await screen.findByText('Faltas acima do limite: Matemática.')).toBeVisible()
  const shown = screen.getAllByRole('heading', { level: 3 })
  await waitFor(() => expect(times('AproveitamentosAlunos')).toBe(shown.length))
})

test('figures are asked before the screen is drawn', async () => {
  const { early } = watchAsks()
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByRole('heading', { name: /Olá/ })).toBeVisible()
  expect(early.filter((name) => name === 'AproveitamentosAlunos')).toHaveLength(7)
})

test('the former screen stays until the next can be drawn with its first answers', async () => {
  const { user } = openAt('/configuracoes', { as: 'ana' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  mock.network.slow(100)
  const { seen, stop } = watchMain()
  const [link] = screen.getAllByRole('link', { name: 'Turmas' })
  if (link) await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Minhas turmas' })).toBeVisible()
  stop()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((words) => words === '')).toEqual([])
})

test('a service that takes its time is waited for with the shape of the next screen', async () => {
  const { asked, release } = watchAsks(['Classes'])
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText('Carregando…')).toBeInTheDocument()
  expect(asked).toContain('Classes')
  release()
  expect(await screen.findByRole('heading', { name: /Olá/ })).toBeVisible()
})

test.each([
  ['soon', 'by state', 0, ['Matemática', 'Arte']],
  ['late', 'by name, and stays so', 3000, ['Arte', 'Ciências']],
])('a list whose figures come %s is ordered %s', async (_, __, wait, first) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked, release } = watchAsks(['AproveitamentosAlunos'])
  openAt('/turmas', { as: 'ana' })
  await waitFor(() => expect(asked).toContain('AproveitamentosAlunos'))
  // it waits from when it is drawn
  await screen.findByRole('heading', { level: 1, name: 'Minhas turmas' })
  await act(() => vi.advanceTimersByTimeAsync(wait))
  release()
  expect(await screen.findByText(/restam 4/)).toBeVisible()
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(names.slice(0, first.length)).toEqual(first)
})
