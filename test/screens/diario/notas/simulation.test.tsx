// What a student tries out stays with its evaluation when another one is published meanwhile; a recovery alone makes a mean too.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { openAt } from '../../../support/render'
import { recordsChanged, sectionOf } from '../asked'

const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }

const all = ({ grupos, notasComplementares }: AproveitamentoAluno): Nota[] => [
  ...grupos.flatMap(({ avaliacoes }) => avaliacoes),
  ...notasComplementares,
]

test('figures that are tried out stay with their evaluation', async () => {
  const { user } = openAt('/turmas/1061/notas', { as: 'bruno', config: { grading } })
  const panel = within(sectionOf(await screen.findByRole('heading', { name: 'Quanto preciso' })))
  await user.click(panel.getByText('Simular notas'))
  const values = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox')
      .map((field) => `${field.labels?.[0]?.textContent ?? ''}=${field.value}`)
  await user.type(await panel.findByRole('textbox', { name: 'Projeto' }), '3')
  await user.type(panel.getByRole('textbox', { name: 'Prova do 2º bimestre' }), '9')
  await user.type(panel.getByRole('textbox', { name: 'Participação' }), '4')
  // closed without a grade: it is to come no longer, and the mean stays
  recordsChanged((record) => {
    for (const nota of all(record)) if (nota.nome === 'Projeto') Object.assign(nota, { publicada: true, fechada: true })
  })
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(panel.queryByRole('textbox', { name: 'Projeto' })).toBeNull())
  expect(values()).toEqual(['Prova do 2º bimestre=9', 'Participação=4'])
})

test('where only a recovery is published its mean is told on the page of the class too', async () => {
  recordsChanged((record) => {
    record.mediaFinal = null
    record.mediaParcial = 5
    const [first] = record.grupos[0]?.avaliacoes ?? []
    for (const nota of all(record)) {
      Object.assign(nota, { valor: null, publicada: false, fechada: false })
    }
    if (first)
      record.notasComplementares = [{ ...first, avaliacaoId: 7, nome: 'Recuperação', valor: 5, publicada: true }]
  })
  openAt('/turmas/1061/notas', { as: 'bruno', config: { grading } })
  expect(await screen.findByText('5,00')).toBeVisible()
  expect(document.querySelector('main')).not.toHaveTextContent('Nenhuma nota publicada')
})
