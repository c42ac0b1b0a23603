// A service that tells no profile: a guardian reaches a child's day by its address. A file of its own: who is there is asked once.
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { itIs, openAt } from '../../../support/render'
import { addressOf, sectionOf } from '../asked'

test('attendance is offered for one’s own lesson alone, never on the page of a child', async () => {
  itIs('2026-11-23T07:40:00-03:00')
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/Auth')) return answer
    const reply = (await answer.json()) as object
    return Response.json({ ...reply, roles: [], perfil: undefined, perfis: undefined })
  })
  openAt('/alunos/1/inicio', { as: 'marta' })
  const today = within(sectionOf(await screen.findByRole('heading', { level: 2, name: /^Hoje/ })))
  expect(today.getByText('Agora')).toBeVisible()
  expect(today.queryByRole('link', { name: 'Marcar presença' })).toBeNull()
})
