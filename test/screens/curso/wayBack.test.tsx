// The lists of the office under links, Back and cleared filters: where the focus is, and what is still looked for.
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { end, sessionState, start } from '@/session'
import { main, openAt } from '../../support/render'

const search = () => screen.findByLabelText('Procurar por nome ou código')
const row = async (name: string) => (await screen.findByText(name, { selector: 'button span' })).closest('button')

/** "Matemática – 7º ano" looked for, opened, and the way to what requires it. */
async function requiredBy() {
  const view = openAt('/atividades?curso=2', { as: 'sonia' })
  await view.user.type(await search(), '7 matematica')
  await waitFor(() => expect(main().getByText(/^1 encontrada/)).toBeVisible())
  await waitFor(() => expect(view.router.state.location.state).toMatchObject({ search: '7 matematica' }))
  await view.user.click((await row('Matemática – 7º ano')) ?? document.body)
  await view.user.click(await screen.findByText('Ver quais exigem esta'))
  await screen.findByText(/^Só as que exigem antes:/)
  return view
}

test('a link to another list begins without a search, and the focus is on its count', async () => {
  await requiredBy()
  expect(await search()).toHaveValue('')
  expect(await row('Matemática – 8º ano')).toBeVisible()
  await waitFor(() => expect(screen.getByText('1 atividade')).toHaveFocus())
})

test('Back finds the search, and the open row has the focus again', async () => {
  const { router } = await requiredBy()
  await router.navigate(-1)
  await waitFor(async () => expect(await row('Matemática – 7º ano')).toHaveFocus())
  expect(await search()).toHaveValue('7 matematica')
  expect(main().getByText(/^1 encontrada/)).toBeVisible()
  expect(router.state.location.search, 'no word of it in the address').not.toContain('matematica')
})

test('Back to a list in which nothing is open: the focus is on its count', async () => {
  const { router } = openAt('/atividades?curso=2', { as: 'sonia' })
  await row('Matemática – 7º ano')
  await router.navigate('/atividades?requisito=2062')
  await screen.findByText(/^Só as que exigem antes:/)
  await router.navigate(-1)
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^\d+ atividades/))
})

test('a figure looked for is one of the name or the code, not of a number that nobody sees', async () => {
  const { user } = openAt('/atividades?curso=2', { as: 'sonia' })
  await user.type(await search(), 'matematica 2')
  await waitFor(() => expect(main().getByText(/^\d+ encontrada/)).toBeVisible())
  const names = [...document.querySelectorAll('main [data-row]')].map((one) => one.textContent)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/\b2/)
})

test('the focus is on the count once the filters are cleared, the course with them', async () => {
  const { user, router } = await requiredBy()
  await user.selectOptions(screen.getByLabelText('Curso'), '2')
  expect(router.state.location.search).toMatch(/curso=2/)
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await row('O eu, o outro e o nós')
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^\d+ atividades/))
  expect(router.state.location.search).toBe('')
})

test('equivalences are still looked for after Back from an activity', async () => {
  const { user, router } = openAt('/equivalencias?curso=4', { as: 'sonia' })
  await user.type(await search(), 'basica algebra')
  await waitFor(() => expect(router.state.location.state).toMatchObject({ search: 'basica algebra' }))
  const [first = document.body] = await main().findAllByRole('link', { name: 'Álgebra I' })
  const count = main().getByText(/^\d+ encontrada/).textContent
  await user.click(first)
  await screen.findByRole('heading', { level: 1, name: 'Atividades curriculares' })
  expect(await search()).toHaveValue('')
  await router.navigate(-1)
  await screen.findByRole('heading', { level: 1, name: 'Equivalências curriculares' })
  expect(await search()).toHaveValue('basica algebra')
  expect(await main().findByText(count)).toBeVisible()
  await waitFor(() => expect(main().getAllByRole('link', { name: 'Álgebra I' })[0]).toHaveFocus())
})

test('a course is shown as chosen while its list is on the way, and the former list stays', async () => {
  const { user } = openAt('/atividades', { as: 'sonia' })
  await row('O eu, o outro e o nós')
  mock.network.slow(400)
  const course = screen.getByLabelText<HTMLSelectElement>('Curso')
  await user.selectOptions(course, 'Ensino Fundamental')
  expect(course.selectedOptions[0]).toHaveTextContent('Ensino Fundamental')
  expect(main().getByText('Carregando…')).toBeInTheDocument()
  expect(await row('O eu, o outro e o nós')).toBeVisible()
  await waitFor(() => expect(main().queryByText('O eu, o outro e o nós')).toBeNull())
  expect(await row('Matemática – 1º ano')).toBeVisible()
  expect(main().queryByText('Carregando…')).toBeNull()
  expect(course).toHaveFocus()
})

test('words that were just typed are in the way of no page that was pressed', async () => {
  const { user, router, path } = openAt('/atividades?curso=2', { as: 'sonia' })
  await row('Matemática – 7º ano')
  let codeCame: (nothing: null) => void = () => undefined
  const code = new Promise<null>((came) => (codeCame = came))
  router.patchRoutes(null, [{ path: '/lenta', loader: () => code, element: <p>Chegou</p> }])
  await user.type(await search(), 'matematica')
  let leaving = Promise.resolve()
  act(() => void (leaving = router.navigate('/lenta')))
  // longer than the pause after which the words are kept
  await act(() => new Promise((soon) => setTimeout(soon, 500)))
  expect(router.state.navigation.location?.pathname).toBe('/lenta')
  await act(async () => {
    codeCame(null)
    await leaving
  })
  expect(path()).toBe('/lenta')
})

test('Back to an activity that a link had opened: its row has the focus again', async () => {
  const { user, router } = openAt('/atividades?curso=2&atividade=2062', { as: 'sonia' })
  await waitFor(async () => expect(await row('Matemática – 7º ano')).toHaveFocus())
  await user.click(await screen.findByText('Ver quais exigem esta'))
  await screen.findByText(/^Só as que exigem antes:/)
  await row('Matemática – 8º ano')
  await router.navigate(-1)
  await waitFor(async () => expect(await row('Matemática – 7º ano')).toHaveFocus())
})

test('filters that are applied close the row that was open in the former list', async () => {
  const { user, router } = openAt('/atividades?atividade=2062', { as: 'sonia' })
  expect(await row('Matemática – 7º ano')).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByText('Mais filtros'))
  await user.type(screen.getByLabelText(/Número da atividade exigida/), '2022{Enter}')
  await screen.findByText(/^Só as que exigem antes:/)
  expect(router.state.location.search).toBe('?requisito=2022')
})

test('a list that is asked for anew, and not by Back, leads to no link that was pressed in it before', async () => {
  const { user, router } = openAt('/equivalencias?curso=4', { as: 'sonia' })
  await screen.findByRole('heading', { name: 'Álgebra I vale como Matemática Básica' })
  const [first = document.body] = main().getAllByRole('link', { name: 'Álgebra I' })
  await user.click(first)
  await screen.findByRole('heading', { level: 1, name: 'Atividades curriculares' })
  await act(() => router.navigate('/equivalencias?curso=4'))
  await screen.findByRole('heading', { name: 'Álgebra I vale como Matemática Básica' })
  await act(() => new Promise((soon) => setTimeout(soon, 100)))
  expect(document.activeElement?.tagName).not.toBe('A')
})

test('Back to the first list from a link that was pressed beside it: the focus is on its count', async () => {
  const { user, router } = openAt('/atividades?curso=2', { as: 'sonia' })
  await row('Matemática – 7º ano')
  await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Atividades' }))
  const other = await row('O eu, o outro e o nós')
  act(() => other?.focus())
  await act(() => router.navigate(-1))
  await row('Matemática – 7º ano')
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^\d+ atividades/))
})

test('words looked for by Enter are found by Back, however soon their row is opened', async () => {
  const { user, router } = openAt('/equivalencias?curso=4', { as: 'sonia' })
  await user.type(await search(), 'basica algebra{Enter}')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('A'))
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Atividades curriculares' })
  await act(() => router.navigate(-1))
  await screen.findByRole('heading', { level: 1, name: 'Equivalências curriculares' })
  expect(await search()).toHaveValue('basica algebra')
})

test('what is being typed into further filters stays while another one changes', async () => {
  const { user } = openAt('/atividades?curso=999', { as: 'sonia' })
  await user.click(await screen.findByText('Mais filtros'))
  expect(screen.getByLabelText(/^Número do curso/)).toHaveValue('999')
  const required = screen.getByLabelText(/^Número da atividade exigida/)
  await user.type(required, '2061')
  await screen.findByRole('option', { name: 'Ensino Fundamental' })
  await user.selectOptions(screen.getByLabelText('Curso'), 'Ensino Fundamental')
  await waitFor(() => expect(screen.queryByLabelText(/^Número do curso/)).toBeNull())
  expect(required).toHaveValue('2061')
  await user.click(screen.getByRole('button', { name: 'Aplicar filtros' }))
  await screen.findByText(/^Só as que exigem antes:/)
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(required).toHaveValue(''))
})

test('words that a person looked for do not come back by Back for the next one', async () => {
  const { user, router } = openAt('/atividades', { as: 'sonia' })
  await user.type(await search(), 'matematica')
  await waitFor(() => expect(router.state.location.state).toMatchObject({ search: 'matematica' }))
  await act(() => router.navigate('/mais'))
  const { session } = sessionState()
  act(() => end('signedOut', { silent: true }))
  act(() => {
    if (session) start({ ...session, idPessoa: 4242, userName: 'outra' }, { pressed: true })
  })
  await act(() => router.navigate('/atividades'))
  await act(() => router.navigate(-1))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.state).toMatchObject({ search: 'matematica' }))
  expect(await search()).toHaveValue('')
})
