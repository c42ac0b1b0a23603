// What is not, or no longer, there is told alike everywhere: title, way back, one sentence, no reference.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { main, openAt } from '../../support/render'

test.each([
  ['ana', '/turmas/999999', 'Turma', 'Turmas', 'Esta turma não está entre as suas.'],
  ['ana', '/turmas/999999/notas', 'Boletim da turma', 'Turmas', 'Este boletim não está mais disponível.'],
  ['ana', '/avaliacoes/999999', 'Avaliação', 'Turmas', 'Esta avaliação não está mais disponível.'],
  ['ana', '/recados/999999', 'Recado', 'Recados', 'Este recado não está mais disponível.'],
  ['carla', '/turmas/999999', 'Turma', 'Turmas', 'Esta turma não está entre as suas.'],
  ['carla', '/turmas/999999/lancar', 'Lançar notas', 'Turmas', 'As notas desta turma não estão disponíveis para você.'],
])('%s at %s', async (as, path, title, back, words) => {
  const { router } = openAt(path, { as })
  const sentence = await screen.findByText(words)
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(title)
  await waitFor(() => expect(document.title).toContain(title))
  expect(main().getByRole('link', { name: back })).toHaveAttribute('href', back === 'Turmas' ? '/turmas' : '/recados')
  expect(sentence.parentElement?.textContent).toBe(words)
  expect(main().queryByText(/Referência/)).toBeNull()
  expect(router.state.location.pathname).toBe(path)
})

it('goes on to the next evaluation from one that is gone', async () => {
  const { router } = openAt('/avaliacoes/999999', { as: 'ana' })
  await screen.findByText('Esta avaliação não está mais disponível.')
  await router.navigate('/avaliacoes/101101')
  expect(await screen.findByText(/Conteúdo dado até a semana anterior/)).toBeVisible()
})

it('the gradebook of a class that is gone tells what this tab keeps of it, and discards it only when told', async () => {
  const { router, user } = openAt('/ajuda', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => {
    keptGrades.write([[7, [{ c: 'n1', t: '8', b: [null] }]]], 999_999)
    expect(keptGrades.read(999_999)).toHaveLength(1)
  })
  await act(() => router.navigate('/turmas/999999/lancar'))
  const notice = (await screen.findByText('As notas desta turma não estão disponíveis para você.')).parentElement
  expect(notice).toHaveTextContent('Nada do que você digitou foi perdido.')
  expect(notice).toHaveTextContent('Guardado nesta aba: 1 nota não enviada.')
  await user.click(screen.getByRole('button', { name: 'Descartar alterações' }))
  expect(keptGrades.read(999_999)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(keptGrades.read(999_999)).toBeNull()
  expect(notice?.textContent).toBe('As notas desta turma não estão disponíveis para você.')
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus()
})

it('a fault keeps its reference, short', async () => {
  mock.fail('GetRecado', 403)
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText('Referência: GR-403')).toBeVisible()
})
