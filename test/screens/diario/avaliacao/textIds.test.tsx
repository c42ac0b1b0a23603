// Identifiers are opaque: a service whose identifiers are text gets text back, also where they look like numbers.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../support/render'
import { recordsChanged, service } from '../asked'

test('the page of an evaluation asks for it by the text that the grade has', async () => {
  const asked: unknown[] = []
  service((operation, { id }) => {
    if (operation !== 'GetAvaliacao') return null
    asked.push(id)
    const { body } = mock.backend.answer(operation, { id: Number(id) }, mock.as('ana'))
    return Response.json({ ...(body as object), id })
  })
  recordsChanged(({ grupos }) => {
    for (const nota of grupos.flatMap(({ avaliacoes }) => avaliacoes)) nota.avaliacaoId = String(nota.avaliacaoId)
  }, 1011)
  const { user } = openAt('/turmas/1011/notas', { as: 'ana' })
  await user.click(await screen.findByRole('link', { name: 'Prova do 1º bimestre' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Prova do 1º bimestre' })).toBeVisible()
  expect(asked).toEqual(['101101'])
})
