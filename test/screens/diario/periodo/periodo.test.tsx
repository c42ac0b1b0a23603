// Period, code, short name and number where people look for them, and a teacher's way to an evaluation's page.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itIs, openAt } from '../../../support/render'
import { classesOf, service } from '../asked'

const period = /\d{4}, 2º bimestre \(\d{4}\/2\)/

test('the class of a teacher names its period', async () => {
  openAt('/turmas/1011', { as: 'carla' })
  expect(await screen.findByText(period)).toBeVisible()
})

test('the class of a student names it with its code', async () => {
  openAt('/turmas/1011', { as: 'ana' })
  await waitFor(() => expect(screen.getByText(period)).toBeVisible())
})

test('the report card carries the code of the period in its head', async () => {
  openAt('/boletim', { as: 'ana' })
  expect(await screen.findByText(/^Código do período: \d{4}\/2$/)).toBeVisible()
})

test('a teacher goes from the class to an evaluation and back, or on to the grades', async () => {
  const { user } = openAt('/turmas/1011', { as: 'carla' })
  const list = await screen.findByRole('region', { name: 'Avaliações' })
  await user.click(within(list).getByRole('link', { name: 'Prova do 2º bimestre' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Prova do 2º bimestre' })).toBeVisible()
  const told = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
  expect(told('Sigla no boletim')).toHaveTextContent('P2')
  expect(told('Número da avaliação na turma')).toHaveTextContent('5')
  expect(screen.queryByText('Nota', { selector: 'dt' })).toBeNull()
  const enter = screen.getByRole('link', { name: 'Lançar notas' })
  expect(enter).toHaveAttribute('href', '/turmas/1011/lancar')
  // filled, as on the page of the class
  expect(enter.className).toMatch(/primary/)
  await user.click(screen.getByRole('link', { name: 'Matemática · 7º A' }))
  expect(await screen.findByRole('region', { name: 'Avaliações' })).toBeVisible()
})

test('a period and a group that come along with their names alone are read: neither over, nor without a limit', async () => {
  itIs('2026-11-23T07:40:00-03:00')
  const itens = classesOf(0, 'ana') as object[] as { idTurma: number; idPeriodoLetivo: number }[]
  service((operation) =>
    operation === 'Classes'
      ? Response.json({
          itens: itens.map((classe) => ({
            ...classe,
            turma: { id: classe.idTurma, descricao: '7º A' },
            periodoLetivo: { id: classe.idPeriodoLetivo, codigo: '', descricao: '2º bimestre' },
          })),
        })
      : null,
  )
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByRole('heading', { level: 2, name: /^Hoje/ })).toBeVisible()
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent('Perto do limite'))
})
