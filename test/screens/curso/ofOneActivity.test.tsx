// The equivalences of one activity: the service's own filter finds some of them, the portal the others; each stands there once.
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main, openAt } from '../../support/render'
import { service } from '../diario/asked'

const side = (id: number | null, nome: string) => ({ id, codigo: '', nome })
const row = (id: number, offered: object, other: object) => ({
  id,
  idCurso: 4,
  atividadeOfertada: offered,
  atividadeEquivalente: other,
  situacao: 'Aceita',
})
const wanted = side(4002, 'Matemática Básica')
const plain = row(1, wanted, side(4003, 'Álgebra I'))

/** What the whole list has, and what the service finds by the activity that is offered. */
function equivalences(all: object[], found: () => object[]) {
  const asked = { all: 0, found: 0 }
  service((operation, { idAtividadeEquivalenteOfertada: id }) => {
    if (operation !== 'EquivalenciasCurriculares') return null
    asked[id ? 'found' : 'all'] += 1
    return Response.json({ itens: id ? found() : all, tokenPagina: null })
  })
  return asked
}
const count = (words: string) => screen.findByText(words)

test('what the whole list and the service’s own filter both tell stands there once', async () => {
  equivalences([plain], () => [plain])
  openAt('/equivalencias?atividade=4002', { as: 'sonia' })
  expect(await count('1 encontrada de 1 equivalência')).toBeVisible()
  expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(1)
})

test('what the service finds is shown also where its sides do not tell their numbers', async () => {
  equivalences([plain], () => [plain, row(2, side(null, 'Matemática Básica'), side(null, 'Álgebra II'))])
  openAt('/equivalencias?atividade=4002', { as: 'sonia' })
  expect(await count('2 encontradas de 2 equivalências')).toBeVisible()
  expect(main().getByRole('heading', { name: /^Álgebra II vale como/ })).toBeVisible()
})

test('"Atualizar" reads anew what the service finds by the activity too', async () => {
  const found = [plain]
  equivalences([plain], () => found)
  const { user } = openAt('/equivalencias?atividade=4002', { as: 'sonia' })
  await count('1 encontrada de 1 equivalência')
  found.push(row(2, wanted, side(4009, 'Álgebra II')))
  await user.click(main().getByRole('button', { name: 'Atualizar' }))
  expect(await count('2 encontradas de 2 equivalências')).toBeVisible()
})

test('"Atualizar" of the whole list asks once', async () => {
  const asked = equivalences([plain], () => [])
  const { user } = openAt('/equivalencias', { as: 'sonia' })
  await screen.findByText('1 equivalência')
  const before = asked.all
  await user.click(main().getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(asked.all).toBeGreaterThan(before))
  await new Promise((soon) => setTimeout(soon, 300))
  expect([asked.all, asked.found]).toEqual([before + 1, 0])
})
