// The help is long: what it holds stands first, and leads there by keyboard too.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../support/render'

test.each([undefined, 'ana', 'carla', 'sonia'])('every heading of the help is listed first, as %s', async (as) => {
  const { path, user } = openAt('/ajuda', as ? { as } : {})
  const list = await screen.findByRole('navigation', { name: 'Nesta página' })
  const links = within(list).getAllByRole('link')
  const headings = screen
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName !== 'H1')
    .slice(1)
  expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent))
  for (const [i, link] of links.entries()) {
    await user.click(link)
    expect(headings[i]).toHaveFocus()
  }
  expect(path(), 'the address says what it said').toBe('/ajuda')
})

test('the short help about places needs no list', async () => {
  openAt('/ajuda#vagas')
  await screen.findByRole('heading', { level: 1, name: 'Ajuda com vagas' })
  expect(screen.queryByRole('navigation', { name: 'Nesta página' })).toBeNull()
})

test('the whole help, opened from the short one by its link, takes the focus to its heading', async () => {
  const { user } = openAt('/ajuda#vagas')
  await user.click(await screen.findByRole('link', { name: 'Toda a ajuda do portal' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ajuda' })).toHaveFocus()
})

test.each([
  ['ana', true],
  ['marta', false],
])('who has no page to mark attendance is not told how to: %s', async (as, told) => {
  openAt('/ajuda', { as })
  await screen.findByRole('heading', { level: 3, name: 'Como justifico uma falta?' })
  expect(screen.queryAllByRole('heading', { level: 3, name: 'Não consigo marcar presença' })).toHaveLength(told ? 1 : 0)
})

test.each([
  [undefined, ['Para todos', 'Estudantes e responsáveis', 'Professores', 'Secretaria e administração']],
  ['marta', ['Estudantes e responsáveis', 'Para todos']],
  ['carla', ['Professores', 'Para todos']],
])('the questions stand below whom they are for, as %s', async (as, whom) => {
  openAt('/ajuda', as ? { as } : {})
  await screen.findByRole('navigation', { name: 'Nesta página' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Nesta página', 'Com quem falar', ...whom, 'O que querem dizer estas palavras'])
})
