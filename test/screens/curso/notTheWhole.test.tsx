// A row that cannot be read may be the one that is looked for: nothing is said not to be there.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../support/render'
import { service } from '../diario/asked'

const unreadable = 'O que a escola enviou não pôde ser lido por inteiro.'
const main = () => document.querySelector('main')

test('words that nothing readable has', async () => {
  service((operation) =>
    operation === 'AtividadesCurriculares'
      ? Response.json({
          itens: [
            { id: 1, nome: 'Oficina', idCurso: 1 },
            { id: 'what?', nome: 'Xadrez' },
          ],
          tokenPagina: null,
        })
      : null,
  )
  const { user } = openAt('/atividades', { as: 'sonia' })
  await user.type(await screen.findByRole('searchbox'), 'xadrez')
  expect(await screen.findByText(unreadable)).toBeVisible()
  expect(main()).not.toHaveTextContent('Nada com essas palavras.')
})

test('the equivalences of an activity', async () => {
  const side = (id: number) => ({ id, nome: `Atividade ${id}` })
  const other = { id: 1, idCurso: 4, atividadeOfertada: side(10), atividadeEquivalente: side(11), situacao: 'Aceita' }
  service((operation, { idAtividadeEquivalenteOfertada: id }) =>
    operation === 'EquivalenciasCurriculares'
      ? Response.json({ itens: id ? [{ id: 'what?' }] : [other, { id: 'what?' }], tokenPagina: null })
      : null,
  )
  openAt('/equivalencias?atividade=4002', { as: 'sonia' })
  expect(await screen.findByText(unreadable)).toBeVisible()
  expect(main()).not.toHaveTextContent('Nenhuma equivalência registrada aqui.')
})
