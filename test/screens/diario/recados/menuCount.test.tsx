// The numbers in the menu: of a guardian after a reload, on pages that read no classes; after a message was removed.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '@/api'
import type { Classe } from '@/contract'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../support/render'
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

test.each(['/inicio', 'its own page'])(
  'a message that the school removed is counted no more after %s',
  async (page) => {
    const all = mock.backend.answer('Classes', { idPessoa: 0 }, mock.as('ana')).body as { itens: Classe[] }
    const ids = [...new Set(all.itens.flatMap(({ recados }) => recados ?? []))]
    const newest = Math.max(...ids)
    const gone = { errorCode: 'NotFound', message: '', errors: [] }
    service((operation, { id }) =>
      operation === 'GetRecado' && id === newest ? Response.json({ responseStatus: gone }, { status: 404 }) : null,
    )
    const { router } = openAt('/turmas', { as: 'ana' })
    await waitFor(async () => expect(await described()).toHaveAccessibleDescription(new RegExp(`^${ids.length} `)))
    await router.navigate(page === '/inicio' ? page : `/recados/${newest}`)
    await waitFor(async () => expect(await described()).toHaveAccessibleDescription(new RegExp(`^${ids.length - 1} `)))
  },
)
