// Names of courses by number, which the service tells only with its activities: a file of its own, since they are kept.
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { main, openAt } from '../../support/render'

test('names of courses that could not be read are read again with the list', async () => {
  mock.fail('AtividadesCurriculares', 403)
  const { user } = openAt('/equivalencias', { as: 'sonia' })
  await waitFor(() => expect(main().getAllByText(/^Curso \d$/).length).toBeGreaterThan(0))
  mock.fail('AtividadesCurriculares', null)
  await user.click(main().getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(main().queryByText(/^Curso \d$/)).toBeNull())
})

test('names of courses stay when more rows come, which tell the number of their course alone', async () => {
  const { user } = openAt('/equivalencias', { as: 'sonia' })
  await screen.findByText(/^50 equivalências/)
  await waitFor(() => expect(main().queryByText(/^Curso \d$/)).toBeNull())
  await user.click(main().getByRole('button', { name: 'Carregar mais' }))
  await main().findByText(/^82 equivalências/)
  expect(main().queryByText(/^Curso \d$/)).toBeNull()
})
