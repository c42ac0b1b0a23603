// Several children alike: a CPF tells them apart, one that fits none of them is asked about, and what is said stays true on the way back.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { families } from '@/mock/seed/children'
import { pass, withLogin } from '@/screens/matricula/flow/changes'
import { newDraft } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { frontier } from '@/screens/matricula/flow/steps'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'

const { nome, nomeMae, dataNasc, cpf } = families.maria2
const guardian = families.davi.cpfResponsavel
/** A CPF that is right and nobody's here. */
const nobodys = '52998224725'

beforeEach(() => {
  erase(null)
})

/** A new place is asked for one of three children alike, as far as the question for the CPF. */
async function asked() {
  const draft = withLogin(newDraft('cadastrar'), { nomeAluno: nome, nomeMae, dataNasc, cpfResponsavel: guardian })
  saveDraft(await identify(pass(draft, 'estudante'), 'cpf'))
  const { user } = openAt('/vagas/desempate')
  const field = async () => await screen.findByLabelText('CPF do estudante')
  const say = async (text: string) => {
    const input = await field()
    await user.clear(input)
    await user.type(input, text)
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
  }
  return { user, field, say }
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('the right one is found, and nothing else is said on the way back', async () => {
  const { user, field, say } = await asked()
  await say(cpf)
  await heading('É este estudante?')
  await user.click(screen.getByRole('link', { name: 'Voltar' }))
  expect(await field()).toBeVisible()
  expect(document.querySelector('main')).toHaveTextContent('Há mais de um estudante com o mesmo nome e nascimento.')
  expect(document.querySelector('main')).not.toHaveTextContent('ainda não deu para saber')
})

test('one that fits none of them is asked about: mistyped, or another child', async () => {
  const { user, say } = await asked()
  await say(nobodys)
  await heading('Não encontramos esse estudante')
  const main = document.querySelector('main')
  expect(main).toHaveTextContent('Nenhum dos estudantes com esse nome tem esse CPF.')
  await user.click(screen.getByRole('link', { name: 'Corrigir os dados' }))
  await say(cpf)
  await heading('É este estudante?')
  await user.click(screen.getByRole('link', { name: 'Voltar' }))
  await say(nobodys)
  await heading('Não encontramos esse estudante')
  await user.click(screen.getByRole('button', { name: 'Pedir vaga nova' }))
  await heading(/série/i)
})

test('the guardian’s own is not the child’s: said at the field, and nothing is asked', async () => {
  const { field, say } = await asked()
  await say(guardian)
  expect(await screen.findByRole('heading', { name: /Há 1 problema/ })).toBeVisible()
  expect(await field()).toHaveAccessibleDescription(/É o mesmo CPF do responsável/)
})

test('another one that the service could not be asked about leaves nobody found', async () => {
  const { user, field, say } = await asked()
  await say(cpf)
  await heading('É este estudante?')
  await user.click(screen.getByRole('radio', { name: 'Sim, é este' }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(flowState().draft?.nameConfirmed).toBe(true))
  const draft = flowState().draft
  if (!draft) throw new Error('no draft')
  cleanup()
  mock.fail('PostMatriculaMunicipal', 500)
  openAt('/vagas/desempate')
  await say(nobodys)
  expect(await field()).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
  expect(flowState().draft).toMatchObject({ nameConfirmed: null })
  expect(frontier(flowState().draft ?? draft)).toBe('desempate')
  expect(document.querySelector('main')).not.toHaveTextContent('ainda não deu para saber')
})
