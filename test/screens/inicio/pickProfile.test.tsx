// Somebody with several profiles picks one on the start page, and is not asked again (decisions §3).
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '@/api/auth'
import { mock } from '@/mock/doors/node'
import { sessionState } from '@/session'
import { main, openAt } from '../../support/render'

const question = { level: 1, name: 'Como você quer usar o portal agora?' } as const

test('each profile is offered, and nothing is read for one that was not picked', async () => {
  const { user, path } = openAt('/inicio', { as: 'rui' })
  expect(await screen.findByRole('heading', question)).toBeVisible()
  expect(
    within(main().getByRole('list'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Usar como Professor', 'Usar como Responsável'])
  expect(mock.log().map(({ operation }) => operation)).not.toContain('Classes')
  await user.click(main().getByRole('button', { name: 'Usar como Responsável' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Sobre Clara/ })).toBeVisible()
  expect(path()).toBe('/alunos/1/inicio')
  await act(() => signIn({ userName: 'rui', password: 'caderno', rememberMe: false }))
  expect(sessionState().session).toMatchObject({ userName: 'rui', perfil: 2 })
  expect(screen.queryByRole('heading', question)).toBeNull()
})

test('until one is picked, the menu offers no pages of a single profile, and the header names none', async () => {
  const { user } = openAt('/inicio', { as: 'rui' })
  expect(await screen.findByRole('heading', question)).toBeVisible()
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain('Turmas')
  const summary = await screen.findByText('Perfil', { selector: 'summary' })
  const header = within(summary.closest('details') ?? summary)
  await user.click(summary)
  await user.click(header.getByRole('button', { name: 'Usar como Professor' }))
  const inUse = await screen.findByText('Professor', { selector: 'summary' })
  expect(inUse).toHaveTextContent('Perfil em uso: Professor')
  expect(screen.queryByRole('button', { name: 'Usar como Professor' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Turmas' })).toBeVisible()
})

test('opening a page of the first profile picks it, also for the next visit', async () => {
  openAt('/turmas', { as: 'rui' })
  expect(await screen.findByText('Professor', { selector: 'summary' })).toBeVisible()
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Turmas' })).toHaveAttribute('aria-current', 'page')
  // a new visit reads it there
  expect(JSON.parse(sessionStorage.getItem('portal.perfil') ?? '{}')).toMatchObject({ d: 3 })
})

test('the first of them may be picked too', async () => {
  const { user } = openAt('/inicio', { as: 'rui' })
  await screen.findByRole('heading', question)
  await user.click(main().getByRole('button', { name: 'Usar como Professor' }))
  expect(await screen.findByText('Aulas de hoje')).toBeVisible()
  expect(sessionState().session).toMatchObject({ perfil: 3 })
})

test('being confirmed by the service does not pick for the person', async () => {
  openAt('/inicio', { as: 'rui' })
  expect(await screen.findByRole('heading', question)).toBeVisible()
  await act(() => signIn({ userName: 'rui', password: 'caderno', rememberMe: false }))
  expect(screen.getByRole('heading', question)).toBeVisible()
})
