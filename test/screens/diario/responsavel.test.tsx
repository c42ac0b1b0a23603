// A guardian's diary: the words are about the child and not "mine", and every way stays with the child that is open.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAt } from '../../render'

const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }
const read = () => waitFor(() => expect(document.querySelector('main')).toHaveTextContent(/\d+ de 30 faltas/))

describe('a guardian', () => {
  it('reads of classes, not of "my classes"', async () => {
    openAt('/alunos/1/inicio', { as: 'marta' })
    expect(await screen.findByRole('heading', { name: 'Turmas' })).toBeVisible()
    await read()
    expect(document.querySelector('main')).not.toHaveTextContent(/minhas|meus/i)
  })

  it('reads what is needed, not what "I need"', async () => {
    openAt('/alunos/1/turmas/1011/notas', { as: 'marta', config: { grading } })
    expect(await screen.findByRole('heading', { name: 'Quanto é preciso' })).toBeVisible()
    expect(screen.queryByText(/quanto preciso/i)).toBeNull()
  })

  it('of a class that is not the child’s', async () => {
    openAt('/alunos/2/turmas/1011', { as: 'marta' })
    expect(await screen.findByText('Esta turma não está entre as deste estudante.')).toBeVisible()
  })

  it('goes from child to child by the first name, said in full', async () => {
    openAt('/alunos/1/turmas', { as: 'marta' })
    const picker = within(await screen.findByRole('navigation', { name: 'Filhos' }))
    expect(picker.getByRole('link', { name: 'Pedro Prado Souza' })).toHaveAttribute('href', '/alunos/2/turmas')
    expect(picker.getByRole('link', { name: 'Ana Prado Souza' })).toHaveAttribute('aria-current', 'true')
  })

  it('finds the whole period’s report card in the menu, of the child that is open', async () => {
    openAt('/alunos/1/inicio', { as: 'marta' })
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
    expect(menu.getByRole('link', { name: 'Boletim' })).toHaveAttribute('href', '/alunos/1/boletim')
    await read()
  })

  it('with two children chooses whose report card it is', async () => {
    openAt('/boletim', { as: 'marta' })
    expect(await screen.findByRole('heading', { level: 1, name: 'De quem você quer ver o boletim?' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ana Prado Souza' })).toHaveAttribute('href', '/alunos/1/boletim')
  })
})
