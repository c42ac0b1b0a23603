// The help is long: what it holds stands first, and leads there by keyboard too.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../render'

test.each([undefined, 'ana', 'carla', 'sonia'])('every heading of the help is listed first, as %s', async (as) => {
  const { path, user } = openAt('/ajuda', as ? { as } : {})
  const list = await screen.findByRole('navigation', { name: 'Nesta página' })
  const links = within(list).getAllByRole('link')
  const headings = screen.getAllByRole('heading', { level: 2 }).slice(1)
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

test.each([
  ['ana', true],
  ['marta', false],
])('who has no page to mark attendance is not told how to: %s', async (as, told) => {
  openAt('/ajuda', { as })
  await screen.findByRole('heading', { level: 2, name: 'Como justifico uma falta?' })
  expect(screen.queryAllByRole('heading', { level: 2, name: 'Não consigo marcar presença' })).toHaveLength(told ? 1 : 0)
})
