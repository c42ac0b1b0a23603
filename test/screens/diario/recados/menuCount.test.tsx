// The numbers in the menu of a guardian after a reload, on pages that read no classes.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '@/api'
import type { Classe } from '@/contract'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../render'
import { service } from '../asked'

const described = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Menu' })
  return within(menu).getByRole('link', { name: /Recados/ })
}

test.each(['/ajuda', '/vagas'])('the unread messages of an only child are still counted on %s', async (address) => {
  const all = mock.backend.answer('Classes', { idPessoa: 0 }, mock.as('marta')).body as { itens: Classe[] }
  const itens = all.itens.filter(({ aluno }) => aluno?.idPessoa === 1001)
  const n = new Set(itens.flatMap(({ recados }) => recados ?? [])).size
  expect(n).toBeGreaterThan(0)
  service((operation) => (operation === 'Classes' ? Response.json({ itens }) : null))
  const { unmount } = openAt('/alunos/1/turmas', { as: 'marta' })
  await screen.findByRole('heading', { level: 1, name: /turmas/i })
  await waitFor(async () => expect(await described()).toHaveAccessibleDescription(new RegExp(`^${n} `)))
  unmount()
  queryClient.clear()
  openAt(address, { as: 'marta' })
  await waitFor(async () => expect(await described()).toHaveAccessibleDescription(new RegExp(`^${n} `)))
})
