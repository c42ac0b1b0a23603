// A family that typed a child's data and then looks a request up by its protocol: it may be another child's.
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { identifiedBy, pass, withLogin } from '@/screens/matricula/flow/changes'
import { type Draft, newDraft } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../render'

beforeEach(() => erase(null))

const { davi, enzo } = families

/** Davi's data were typed and passed. */
const typed = (): Draft => {
  const { nome: nomeAluno, nomeMae, dataNasc, cpf: cpfAluno, cpfResponsavel } = davi
  const draft = withLogin(newDraft('consultar'), { nomeAluno, nomeMae, dataNasc, cpfAluno, cpfResponsavel })
  return pass(pass(draft, 'estudante'), 'cpf')
}

test('by its protocol a request names no child that was typed before, nor does the question', async () => {
  const asked = withLogin(identifiedBy(typed(), 'protocolo'), {
    codigoProtocolo: protocolos.enzo,
    dataNasc: enzo.dataNasc,
  })
  expect(asked.matricula.login).toMatchObject({ nomeAluno: '', nomeMae: '', cpfAluno: '', cpfResponsavel: '' })
  saveDraft(pass(await identify(asked, 'protocolo'), 'protocolo'))
  openAt('/vagas/pedido')
  expect(await screen.findByText(/^Enzo/)).toBeVisible()
  expect(screen.queryByText(/Davi/)).toBeNull()
})

test('back at the child’s data everything that was typed is there again', async () => {
  const back = identifiedBy(identifiedBy(typed(), 'protocolo'), 'crianca')
  saveDraft(back)
  const { user, path } = openAt('/vagas/estudante')
  expect(await screen.findByDisplayValue(davi.nome)).toBeVisible()
  expect(screen.getByDisplayValue(davi.nomeMae)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('heading', { level: 1, name: /CPF/ })).toBeVisible()
  expect(path()).toBe('/vagas/cpf')
  expect(screen.getByRole('textbox')).not.toHaveValue('')
})

test('nothing typed, nothing kept', () => {
  expect(identifiedBy(newDraft('consultar'), 'protocolo').typed).toEqual({})
})
