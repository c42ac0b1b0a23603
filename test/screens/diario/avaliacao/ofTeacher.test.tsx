// The page of an evaluation, reloaded or opened by its address: it knows its class, and says so in words.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../support/render'
import { classesOf, service } from '../asked'

test('reloaded, it leads to the grades and back to the class as before', async () => {
  const { router } = openAt('/ajuda', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/avaliacoes/101105', { state: { idClasse: 1011 } }))
  expect(await screen.findByRole('link', { name: 'Matemática · 7º A' })).toHaveAttribute('href', '/turmas/1011')
  expect(await screen.findByRole('link', { name: 'Lançar notas' })).toHaveAttribute('href', '/turmas/1011/lancar')
})

test('opened by its address, it leads a teacher to the grades of its class', async () => {
  openAt('/avaliacoes/101105', { as: 'carla' })
  expect(await screen.findByRole('link', { name: 'Lançar notas' })).toHaveAttribute('href', '/turmas/1011/lancar')
  expect(screen.getByRole('link', { name: 'Matemática · 7º A' })).toHaveAttribute('href', '/turmas/1011')
})

test('opened by its address, it has the grade of the student, and asks for no more records than it needs', async () => {
  const asked: unknown[] = []
  service((operation, { idClasse }) => {
    if (operation === 'AproveitamentosAlunos') asked.push(idClasse)
    return null
  })
  openAt('/avaliacoes/101101', { as: 'ana' })
  const back = await screen.findByRole('link', { name: 'Matemática' })
  expect(back).toHaveAttribute('href', '/turmas/1011/notas')
  expect(screen.getByText('Nota')).toBeVisible()
  expect(screen.getByText(/Fechada/)).toBeVisible()
  const classes = classesOf(0, 'ana').map(({ id }) => id)
  expect(asked).toEqual(classes.slice(0, Math.max(4, classes.indexOf(1011) + 1)))
})

test('while the records cannot be read, the evaluation is shown without its class', async () => {
  mock.fail('AproveitamentosAlunos', 500)
  openAt('/avaliacoes/101105', { as: 'ana' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Prova do 2º bimestre' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('Turmas')
})
