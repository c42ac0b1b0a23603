// Periods that are over, as in January: no lessons of today on any home, and one period at a time.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Classe } from '@/contract'
import { mock } from '@/mock/doors/node'
import { itIs, openAt } from '../../../support/render'
import { addressOf, classesOf, service } from '../asked'

const allDay = [1, 2, 3, 4, 5, 6, 7].map((diaSemana) => ({ diaSemana, inicio: '00:00', fim: '23:59' }))

/** Every class is of one of so many periods, none of them current, and has lessons all day. */
function over(periods: number): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/Classes')) return answer
    const reply = (await answer.json()) as { itens: Classe[] }
    const itens = reply.itens.map((classe, i) => {
      const id = 1 + (i % periods)
      const periodoLetivo = { id, codigo: '', descricao: `Período ${id}`, vigente: false }
      return { ...classe, idPeriodoLetivo: id, periodoLetivo, horarios: allDay }
    })
    return Response.json({ ...reply, itens })
  })
}
const settled = () => new Promise((done) => setTimeout(done, 500))
const main = () => document.querySelector('main')

test('the home of a student has no lessons of it, and nobody can still come near a limit', async () => {
  over(1)
  openAt('/inicio', { as: 'ana' })
  await screen.findByRole('heading', { name: 'Minhas turmas' })
  await settled()
  expect(main()).not.toHaveTextContent(/Agora|antes do limite|Perto do limite/)
})

test('the home of a guardian has none either', async () => {
  over(1)
  openAt('/inicio', { as: 'marta' })
  await screen.findByRole('heading', { name: /Pedro/ })
  await settled()
  expect(main()).not.toHaveTextContent(/Agora|antes do limite|Perto do limite/)
})

test('the home of a teacher says that there are no lessons today', async () => {
  over(1)
  openAt('/inicio', { as: 'carla' })
  await screen.findByRole('heading', { level: 1, name: /Carla/ })
  await waitFor(() => expect(main()).toHaveTextContent('Hoje você não tem aulas.'))
  expect(main()).not.toHaveTextContent(/Aulas de hoje|Agora/)
})

test('of several the newest is shown, which is the one that the picker names', async () => {
  over(2)
  openAt('/boletim', { as: 'ana' })
  await screen.findByRole('table')
  const picker = screen.getByRole<HTMLSelectElement>('combobox')
  expect(picker.selectedOptions[0]).toHaveTextContent('Período 2')
  const rows = () => [...document.querySelectorAll('tbody tr')].map((one) => one.textContent)
  const newest = rows()
  expect(newest.length).toBeLessThan(5)
  picker.value = '1'
  picker.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(rows()).not.toEqual(newest))
})

test('the week tells no lesson of a class before it is known which period is shown', async () => {
  mock.speak(['bare'])
  const real = globalThis.fetch
  let come: () => void = () => undefined
  const held = new Promise<void>((done) => (come = done))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (addressOf(input).endsWith('/GetPeriodoLetivo')) await held
    return real(input, init)
  })
  openAt('/semana', { as: 'bruno' })
  await screen.findByRole('heading', { level: 1 })
  await settled()
  expect(main()?.querySelectorAll('ol li')).toHaveLength(0)
  come()
  await waitFor(() => expect(main()?.querySelectorAll('ol li').length).toBeGreaterThan(0))
})

test.each(['/turmas', '/boletim', '/turmas/1011/notas'])('%s calls nobody near the limit any more', async (path) => {
  over(1)
  openAt(path, { as: 'ana' })
  await screen.findAllByText(/26/)
  await settled()
  expect(main()).not.toHaveTextContent('Perto do limite')
})

test('where the current one could not be read, the picker names none, and a refresh reads it', async () => {
  itIs('2026-11-24T06:00:00-03:00')
  const itens = classesOf(1002, 'bruno')
  let fails = true
  service((operation, { id }) => {
    if (operation === 'GetPeriodoLetivo')
      return fails && id === 3
        ? Response.json({ responseStatus: { errorCode: 'Forbidden', message: '' } }, { status: 403 })
        : Response.json({ id, descricao: `Período ${String(id)}`, codigo: '', vigente: id === 3 })
    if (operation !== 'Classes') return null
    const old = { ...itens[0], disciplina: 'Do ano passado', horarios: allDay }
    const classes = itens.map((classe, i) => ({ ...(i === 0 ? old : classe), idPeriodoLetivo: i < 2 ? i + 1 : 3 }))
    return Response.json({ itens: classes.map((classe) => ({ ...classe, periodoLetivo: null })) })
  })
  const { user } = openAt('/inicio', { as: 'bruno' })
  const picker = await screen.findByRole<HTMLSelectElement>('combobox')
  expect(picker.selectedOptions[0]).toHaveTextContent(/^Todos$/)
  // a class of a period that is over has no lesson today
  expect(await screen.findByRole('region', { name: /Hoje|Amanhã|feira/ })).not.toHaveTextContent('Do ano passado')
  fails = false
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(picker.selectedOptions[0]).toHaveTextContent('Período 3'))
})

test.each([
  ['carla', 0],
  ['bruno', 1002],
] as const)(
  'all classes of %s: the current period is shown, though the first page has but a former one',
  async (as, idPessoa) => {
    const [former, ...current] = classesOf(idPessoa, as)
    const of = (id: number) => ({ id, codigo: '', descricao: `Período ${id}`, vigente: id === 2 })
    service((operation, { tokenPagina }) => {
      if (operation !== 'Classes') return null
      const one = { ...former, disciplina: 'Do ano passado', idPeriodoLetivo: 1, periodoLetivo: of(1) }
      return tokenPagina
        ? Response.json({ itens: current.map((classe) => ({ ...classe, idPeriodoLetivo: 2, periodoLetivo: of(2) })) })
        : Response.json({ itens: [one], tokenPagina: '2' })
    })
    openAt('/turmas', { as })
    const picker = await screen.findByRole<HTMLSelectElement>('combobox')
    expect(picker.selectedOptions[0]).toHaveTextContent('Período 2')
    expect(main()).not.toHaveTextContent('Do ano passado')
  },
)
