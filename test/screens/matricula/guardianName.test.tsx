// What was answered before is not asked for again: the mother, and an adult who asks for themself, find their name there.
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withCadastro, withLogin } from '@/screens/matricula/flow/changes'
import { identify } from '@/screens/matricula/flow/send'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'
import { onReview } from './family'

beforeEach(() => {
  erase(null)
})

async function open(nomeResponsavel = '') {
  const draft = withCadastro(await onReview(), { nomeResponsavel, grauParentesco: 0 })
  saveDraft(draft)
  const { user } = openAt('/vagas/responsavel')
  const kin = await screen.findByLabelText('O que você é do estudante?')
  const name = screen.getByLabelText('Nome completo do responsável')
  return { user, kin, name, mother: draft.matricula.login.nomeMae }
}
const filled = 'O nome já está no campo. Você pode mudar.'

test('the mother finds her name, hears of it, and goes on with it', async () => {
  const { user, kin, name, mother } = await open()
  expect(mother).not.toBe('')
  await user.selectOptions(kin, 'Mãe')
  expect(name).toHaveValue(mother)
  expect(await screen.findByText(filled)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
  expect(flowState().draft?.matricula.cadastro.nomeResponsavel).toBe(mother)
})

test('another answer takes away what that answer put there', async () => {
  const { user, kin, name } = await open()
  await user.selectOptions(kin, 'Mãe')
  await user.selectOptions(kin, 'Pai')
  expect(name).toHaveValue('')
})

test('what the person typed stays, whatever they answer', async () => {
  const { user, kin, name } = await open('Joana M. da Silva')
  await user.selectOptions(kin, 'Mãe')
  expect(name).toHaveValue('Joana M. da Silva')
  expect(screen.queryByText(filled)).not.toBeInTheDocument()
  await user.selectOptions(kin, 'Pai')
  expect(name).toHaveValue('Joana M. da Silva')
})

const self = 'O próprio aluno (18 anos ou mais)'

test('an adult who asks for themself finds their own name, and it gives way to the mother’s', async () => {
  const draft = await onReview()
  saveDraft(withCadastro(withLogin(draft, { dataNasc: '1979-02-14' }), { nomeResponsavel: '', grauParentesco: 0 }))
  saveDraft({ ...(await identify(flowState().draft ?? draft, 'cpf')), passed: draft.passed })
  const { user } = openAt('/vagas/responsavel')
  const kin = await screen.findByLabelText('O que você é do estudante?')
  const name = screen.getByLabelText('Nome completo do responsável')
  const choices = within(kin)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
  expect(choices[0], 'first, as it is the most likely').toHaveTextContent(self)
  await user.selectOptions(kin, self)
  expect(name).toHaveValue(draft.matricula.login.nomeAluno)
  await user.selectOptions(kin, 'Mãe')
  expect(name).toHaveValue(draft.matricula.login.nomeMae)
})

test('a child cannot answer for itself: said at the field, before anything is sent', async () => {
  const { user, kin, name } = await open()
  await user.selectOptions(kin, self)
  expect(name).toHaveValue('')
  await user.type(name, 'Davi Moreira Lima')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('heading', { name: /Há 1 problema/ })).toBeVisible()
  expect(kin).toHaveAccessibleDescription(/O estudante tem menos de 18 anos\. Escolha quem responde por ele/)
  await user.selectOptions(kin, 'Pai')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
})

test('what was corrected after it had been put there stays too', async () => {
  const { user, kin, name, mother } = await open()
  await user.selectOptions(kin, 'Mãe')
  await user.type(name, ' Neta')
  await user.selectOptions(kin, 'Pai')
  expect(name).toHaveValue(`${mother} Neta`)
})

test('a network that knows few kinds of kinship shows them as cards, and the mother finds her name', async () => {
  const draft = withCadastro(await onReview(), { nomeResponsavel: '', grauParentesco: 0 })
  saveDraft({ ...draft, matricula: { ...draft.matricula, parentescos: ['Mãe', '', 'Outro'] } })
  const { user } = openAt('/vagas/responsavel')
  const name = await screen.findByLabelText('Nome completo do responsável')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: 'Mãe' }))
  expect(name).toHaveValue(draft.matricula.login.nomeMae)
  await user.click(screen.getByRole('radio', { name: 'Outro' }))
  await user.clear(name)
  await user.type(name, 'Rosa Alves')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
  expect(flowState().draft?.matricula.cadastro).toMatchObject({ grauParentesco: 3, nomeResponsavel: 'Rosa Alves' })
})

test('where no kinship can be read, none is asked for', async () => {
  const draft = withCadastro(await onReview(), { grauParentesco: 0 })
  saveDraft({ ...draft, matricula: { ...draft.matricula, parentescos: ['', ''] } })
  const { user } = openAt('/vagas/responsavel')
  await screen.findByLabelText('Nome completo do responsável')
  expect(screen.queryByText('O que você é do estudante?')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
})
