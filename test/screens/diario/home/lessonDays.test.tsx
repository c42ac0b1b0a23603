// Lessons whose day or end could be taken for another: the same weekday of next week, and no end told.
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itIs, openAt } from '../../../support/render'
import { classesOf, sectionOf, service } from '../asked'

/** Every class of `as` has this lesson on Mondays. */
function onlyLesson(as: string, fim: string): void {
  const itens = classesOf(0, as).map((classe) => ({ ...classe, horarios: [{ diaSemana: 1, inicio: '07:30', fim }] }))
  service((operation) => (operation === 'Classes' ? Response.json({ itens }) : null))
}
const main = () => document.querySelector('main')

test('after the only lessons of the week, the next ones carry their date: the weekday alone is today', async () => {
  itIs('2026-11-23T12:00:00-03:00')
  onlyLesson('ana', '08:20')
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByRole('heading', { level: 2, name: 'seg, 30 de nov' })).toBeVisible()
})

test('so do they on the card of a child', async () => {
  itIs('2026-11-23T12:00:00-03:00')
  onlyLesson('marta', '08:20')
  openAt('/inicio', { as: 'marta' })
  await waitFor(() => expect(screen.getAllByText('seg, 30 de nov, 07h30')[0]).toBeVisible())
})

test.each([
  ['/inicio', 'ana', /^Hoje/],
  ['/inicio', 'carla', /^Aulas de hoje/],
  ['/semana', 'ana', /^segunda-feira/],
  ['/turmas/1011', 'ana', /^Horário/],
])('%s of %s tells a lesson without an end by its beginning', async (path, as, heading) => {
  itIs('2026-11-23T07:00:00-03:00')
  onlyLesson(as, '')
  openAt(path, { as })
  const section = sectionOf(await screen.findByRole('heading', { level: 2, name: heading }))
  expect(section).toHaveTextContent('07h30')
  expect(main()).not.toHaveTextContent(/07h30 às|terminaram|já acabaram/)
})
