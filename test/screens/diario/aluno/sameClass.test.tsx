// Two children of a guardian in one class: each has it, on whichever page of the list it stands.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../../support/render'
import { service } from '../asked'

test('a child whose class is told on the page after that of a sibling is there', async () => {
  const ana = { idPessoa: 1001, nome: 'Ana Prado' }
  const pedro = { idPessoa: 1003, nome: 'Pedro Prado' }
  const of = (aluno: typeof ana) => ({ id: 9001, disciplina: 'Oficina', aluno })
  service((operation, { idPessoa, tokenPagina }) => {
    if (operation !== 'Classes') return null
    if (idPessoa === 1001 || idPessoa === 1003)
      return Response.json({ itens: [of(idPessoa === 1001 ? ana : pedro)], tokenPagina: null })
    return Response.json(
      tokenPagina ? { itens: [of(pedro)], tokenPagina: null } : { itens: [of(ana)], tokenPagina: 'b' },
    )
  })
  openAt('/inicio', { as: 'marta' })
  const children = within(await screen.findByRole('navigation', { name: 'Filhos' }))
  expect(children.getByRole('link', { name: /Ana/ })).toBeVisible()
  expect(children.getByRole('link', { name: /Pedro/ })).toBeVisible()
})
