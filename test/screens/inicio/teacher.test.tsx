// The home of a teacher of many classes: in order, looked through some at a time, and nothing unsent is forgotten.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { openAt } from '../../support/render'
import { sectionOf, service } from '../diario/asked'

/** So many classes of each period, the last name first; the second period is the current one. */
function classesOf(former: number, current: number): void {
  const periodo = (id: number) => ({ id, codigo: '', descricao: `Período ${id}`, vigente: id === 2 })
  const itens = Array.from({ length: former + current }, (_, i) => {
    const id = i < former ? 1 : 2
    const number = String(former + current - i).padStart(2, '0')
    return { id: 9000 + i, disciplina: `Oficina ${number}`, idPeriodoLetivo: id, periodoLetivo: periodo(id) }
  })
  service((operation) => {
    if (operation === 'Classes') return Response.json({ itens, tokenPagina: null })
    return operation === 'AproveitamentosAlunos' ? Response.json({ itens: [], tokenPagina: null }) : null
  })
}
const remain = async () => within(sectionOf(await screen.findByRole('heading', { name: 'Notas que faltam' })))
const names = async () =>
  (await (await remain()).findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)

test('classes stand by name, whatever their order at the school', async () => {
  classesOf(0, 3)
  openAt('/inicio', { as: 'carla' })
  expect(await names()).toEqual(['Oficina 01', 'Oficina 02', 'Oficina 03'])
})

test('twelve classes are looked through at first, and the button says how many the next press adds, and what it added is heard', async () => {
  classesOf(0, 27)
  const { user } = openAt('/inicio', { as: 'carla' })
  expect(await names()).toHaveLength(12)
  await user.click(await screen.findByRole('button', { name: 'Conferir mais 12 turmas' }))
  await waitFor(async () => expect(await names()).toHaveLength(24))
  const said = document.querySelector('[role="status"][aria-live="polite"]')
  await waitFor(() => expect(said).toHaveTextContent('Mais 12 turmas na lista'))
  await user.click(await screen.findByRole('button', { name: 'Conferir mais 3 turmas' }))
  await waitFor(async () => expect(await names()).toHaveLength(27))
  await waitFor(() => expect(said).toHaveTextContent('Mais 3 turmas na lista'))
  expect(screen.queryByRole('button', { name: /^Conferir mais/ })).toBeNull()
})

test('another period begins with its first twelve classes, however many were looked through before', async () => {
  classesOf(30, 30)
  const { user } = openAt('/inicio', { as: 'carla' })
  await user.click(await screen.findByRole('button', { name: 'Conferir mais 12 turmas' }))
  await waitFor(async () => expect(await names()).toHaveLength(24))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Período' }), 'Período 1')
  await waitFor(async () => expect(await names()).toContain('Oficina 31'))
  expect(await names()).toHaveLength(12)
})

test('the heading says the period on paper alone where the choice below shows it', async () => {
  classesOf(1, 1)
  openAt('/inicio', { as: 'carla' })
  await screen.findByRole('combobox', { name: 'Período' })
  expect(screen.getByText('Período 2', { selector: 'h1 .print-only bdi' })).toBeInTheDocument()
})

test('the heading says the only period, which nobody can choose', async () => {
  classesOf(0, 1)
  openAt('/inicio', { as: 'carla' })
  expect(await screen.findByText('Período 2', { selector: 'h1 bdi' })).toBeInTheDocument()
  expect(document.querySelector('h1 .print-only bdi')).toBeNull()
})

test('a free day is not claimed where the service tells no hours of any class', async () => {
  classesOf(0, 2)
  openAt('/inicio', { as: 'carla' })
  expect(await screen.findByText('O horário ainda não foi informado.')).toBeVisible()
  expect(screen.queryByText('Hoje você não tem aulas.')).toBeNull()
})

test('grades that were not sent are named also where their class is of a period that is not shown', async () => {
  classesOf(1, 1)
  const { router } = openAt('/turmas', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  keptGrades.write([[7, [{ c: 'n1', t: '8', b: [null] }]]], 9000)
  await router.navigate('/inicio')
  expect(await names()).toEqual(['Oficina 01'])
  const held = await screen.findByRole('link', { name: 'Oficina 02' })
  expect(held.closest('li')).toHaveTextContent('Oficina 02: 1 nota não enviada')
})

test.each([
  [500, 'Não foi possível conferir as notas que faltam.', 'Tentar de novo'],
  [503, 'A escola está atendendo muita gente.', 'Tentar agora'],
])(
  '%i for each of three classes: told once, each class says so, and one press reads them all',
  async (status, told, again) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    classesOf(0, 3)
    let fails = true
    service((operation) =>
      fails && operation === 'AproveitamentosAlunos'
        ? new Response('', { status, headers: { 'Retry-After': '60' } })
        : null,
    )
    const { user } = openAt('/inicio', { as: 'carla' })
    const list = await remain()
    await waitFor(() => expect(list.getAllByText('Não carregou')).toHaveLength(3))
    expect(list.getAllByText(told)).toHaveLength(1)
    fails = false
    clock.mockReturnValue(11_000)
    await user.click(list.getByRole('button', { name: again }))
    await waitFor(() => expect(list.queryAllByText('Não carregou')).toEqual([]))
    expect(list.queryByText(told)).toBeNull()
    expect(document.body).toHaveTextContent('Notas que faltam conferidas.')
    expect(document.activeElement).toHaveTextContent('Oficina 01')
  },
)
