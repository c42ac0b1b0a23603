// The menu: which entry is marked, where an address that nobody has leaves whoever is signed in, what families find in it.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { main, openAt } from '../support/render'

const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu' }))
const marked = async () =>
  (await menu())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent}: ${link.getAttribute('aria-current') ?? ''}`)

// first of all: nothing before it has asked who is signed in
it('an address that nobody has keeps menu and way out', async () => {
  openAt('/nada', { as: 'ana' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  expect((await menu()).getByRole('link', { name: 'Turmas' })).toHaveAttribute('href', '/turmas')
  expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/inicio')
  expect(await marked()).toEqual([])
})

describe('marks', () => {
  test.each([
    ['/inicio', 'ana', ['Início: page']],
    ['/turmas/1011', 'ana', ['Turmas: page']],
    // an evaluation belongs to a class, whatever its address begins with
    ['/avaliacoes/101105', 'ana', ['Turmas: page']],
    ['/alunos/1/avaliacoes/101105', 'marta', ['Turmas: page']],
    ['/alunos/1/recados', 'marta', ['Recados: page']],
    ['/mais', 'ana', ['Mais: page']],
    // of what has no place in the bar of a phone, the way there too
    ['/presenca', 'ana', ['Marcar presença: page', 'Mais: true']],
    ['/configuracoes', 'ana', ['Configurações: page', 'Mais: true']],
    ['/alunos/1/boletim', 'marta', ['Boletim: page', 'Mais: true']],
  ])('%s as %s: %j', async (path, as, entries) => {
    openAt(path, { as })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(async () => expect(await marked()).toEqual(entries))
  })
})

describe('school places', () => {
  it('are found by a guardian, in the menu and under "Mais"', async () => {
    openAt('/mais', { as: 'marta' })
    await screen.findByRole('heading', { level: 1, name: 'Mais' })
    for (const place of [await menu(), within(screen.getByRole('main'))])
      expect(place.getByRole('link', { name: 'Vagas' })).toHaveAttribute('href', '/vagas')
  })

  test.each(['ana', 'carla'])('are nothing for %s', async (as) => {
    openAt('/mais', { as })
    await screen.findByRole('heading', { level: 1, name: 'Mais' })
    expect(screen.queryByRole('link', { name: 'Vagas' })).toBeNull()
  })
})

test('what an entry is described by is there, whether there is something new or not', async () => {
  openAt('/inicio', { as: 'ana' })
  const links = (await menu()).getAllByRole('link')
  await waitFor(() => expect(main().getAllByText(/faltas/).length).toBeGreaterThan(0))
  const described = links.flatMap((link) => link.getAttribute('aria-describedby') ?? [])
  expect(described.length).toBeGreaterThan(0)
  for (const id of described) expect(document.getElementById(id)).not.toBeNull()
})
