// What the paper says of itself: of when it is, and of what is not on it.
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../../support/render'
import { classesOf, sectionOf, service } from '../asked'

const onPaper = (element: HTMLElement) => element.closest('.no-print') === null

test.each(['/boletim', '/turmas/1011/notas', '/semana', '/inicio'])(
  '%s says on paper when its figures were read',
  async (path) => {
    openAt(path, { as: 'ana' })
    await screen.findByText(/^Atualizado hoje/)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    await waitFor(() => {
      const told = screen.getAllByText(/^(Atualizado|Dados de)/).filter(onPaper)
      expect(told.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/ \d\d?\D.* às \d\dh\d\d/)])
    })
    act(() => void window.dispatchEvent(new Event('afterprint')))
  },
)

test.each([
  ['/recados', 'ana', 'Ana Prado Souza'],
  ['/recados/10112', 'ana', 'Ana Prado Souza'],
  ['/turmas', 'ana', 'Ana Prado Souza'],
  ['/turmas/1011', 'ana', 'Ana Prado Souza'],
  ['/alunos/2/recados', 'marta', 'Pedro Prado Souza'],
  ['/turmas', 'carla', 'Carla'],
  ['/turmas/1011', 'carla', 'Carla'],
])('%s of %s says on paper of which school it is, whose, and when it was printed', async (path, as, whose) => {
  openAt(path, { as })
  await screen.findByText(/^Atualizado hoje/)
  const papers = [...document.querySelectorAll('main p.print-only')].map(({ textContent }) => textContent)
  expect(papers.filter((text) => text.startsWith('Portal Acadêmico · '))).toEqual([expect.stringContaining(whose)])
  expect(papers.filter((text) => text.startsWith('Impresso em '))).toHaveLength(1)
})

test('that something could not be read stands on the paper too', async () => {
  const all = classesOf(1001, 'ana')
  service((operation) => (operation === 'Classes' ? Response.json({ itens: [...all, { id: 'what?' }] }) : null))
  openAt('/semana', { as: 'ana' })
  await screen.findByText(/não pôde ser mostrado/)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const told = screen.getAllByText(/não pôde ser mostrado/).filter(onPaper)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(told).toHaveLength(1)
})

test('a report card of more classes than are shown says so on paper', async () => {
  const [one, ...rest] = classesOf(1001, 'ana')
  const many = [
    one,
    ...rest,
    ...Array.from({ length: 30 }, (_, i) => ({ ...one, id: 900_000 + i, disciplina: `Z ${i}` })),
  ]
  service((operation) => (operation === 'Classes' ? Response.json({ itens: many }) : null))
  openAt('/boletim', { as: 'ana' })
  await waitFor(() => expect(document.querySelectorAll('main table tbody tr').length).toBeGreaterThanOrEqual(30), {
    timeout: 15_000,
  })
  await screen.findByRole('button', { name: 'Imprimir' })
  const said = [...document.querySelectorAll<HTMLElement>('main p')].filter(
    (p) => onPaper(p) && new RegExp(`\\b${many.length}\\b`).test(p.textContent),
  )
  expect(said.map((p) => p.textContent)).toEqual([expect.stringContaining('30')])
})

test('the dates that are known all stand on paper', async () => {
  const { user } = openAt('/inicio', { as: 'ana' })
  const ahead = within(sectionOf(await screen.findByRole('heading', { name: /^O que vem$/ })))
  await ahead.findByRole('button', { name: 'Ver mais datas' })
  await waitFor(() => expect(ahead.getAllByRole('listitem')).toHaveLength(5))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const printed = ahead.getAllByRole('listitem').length
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await user.click(ahead.getByRole('button', { name: 'Ver mais datas' }))
  expect(printed).toBeGreaterThan(5)
})
