// What people copy and type into fields of every subject: understood, or left as it stands and told.
import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { protocolos } from '@/mock/seed/matricula'
import { families } from '@/mock/seed/children'
import { newDraft } from '@/screens/matricula/flow/draft'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { withCadastro } from '@/screens/matricula/flow/changes'
import { namesOf, sameAccount } from '@/screens/acesso/papeis'

import { onReview } from '../matricula/family'
import { openAt } from '../../support/render'

beforeEach(() => {
  erase(null)
})
async function fill(user: UserEvent, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (text) await user.paste(text)
  }
}
const goOn = async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continuar' }))

describe('CPF in the person record', () => {
  test.each(['529.982.247-2S', '52998224725 (antigo: 111)', 'não tem, RG 4.555', '529.982.247-2'])(
    '%s: what is no CPF stays as it was typed',
    async (typed) => {
      const { user } = openAt('/pessoas/nova', { as: 'sonia' })
      const field = await screen.findByLabelText('CPF')
      await user.type(field, typed)
      await user.tab()
      expect(field).toHaveValue(typed)
    },
  )
})

describe('CEP', () => {
  test.each(['Rua Brusque 1500 apto 4021', 'Rua 123, 88301', '8830l-0000'])(
    '%s is no CEP: stays, and is told',
    async (typed) => {
      saveDraft(await onReview())
      const before = flowState().draft?.matricula.cadastro.cep
      const { user } = openAt('/vagas/endereco')
      await fill(user, { CEP: typed })
      await goOn(user)
      expect(await screen.findByRole('link', { name: 'Digite um CEP com 8 números' })).toBeVisible()
      expect(screen.getByLabelText('CEP')).toHaveValue(typed)
      expect(flowState().draft?.matricula.cadastro.cep).toBe(before)
    },
  )
})

describe('signing in', () => {
  test.each(['ana\u200b', '\u202aana\u202c', ' ana\u00a0', 'ana\u2060'])('user name pasted as %j', async (userName) => {
    const { user, path } = openAt('/entrar')
    await user.click(await screen.findByLabelText('Usuário'))
    await user.paste(userName)
    await user.type(screen.getByLabelText('Senha'), 'caderno{Enter}')
    await vi.waitFor(() => expect(path()).toBe('/inicio'))
  })
})

describe('protocol', () => {
  test.each([
    ['hyphens that do not break', '\u2011'],
    ['signs of minus', '\u2212'],
  ])('with %s', async (_, dash) => {
    saveDraft(newDraft('consultar'))
    const { user, path } = openAt('/vagas/protocolo')
    const [ano = '', mes = '', dia = ''] = families.caio.dataNasc.split('-')
    await fill(user, { Protocolo: protocolos.caio.replaceAll('-', dash), Dia: dia, Mês: mes, Ano: ano })
    await goOn(user)
    await vi.waitFor(() => expect(path()).toBe('/vagas/pedido'))
  })
})

describe('birth date', () => {
  test('on the 1º', async () => {
    saveDraft(newDraft('cadastrar'))
    const { user } = openAt('/vagas/estudante')
    await fill(user, {
      'Nome completo do estudante': 'Davi Moreira',
      'Nome completo da mãe': 'Joana Moreira',
      Dia: '1º',
      Mês: 'maio',
      Ano: '2021',
    })
    await goOn(user)
    expect(await screen.findByLabelText('CPF do responsável')).toBeVisible()
    expect(flowState().draft?.matricula.login.dataNasc).toBe('2021-05-01')
  })
})

describe('CPF of the guardian', () => {
  test('from the keypad of a Brazilian keyboard', async () => {
    saveDraft({ ...(await onReview()) })
    const { user } = openAt('/vagas/cpf')
    await fill(user, { 'CPF do responsável': '529,982,247-25' })
    await goOn(user)
    expect(screen.queryByRole('link', { name: 'Digite um CPF com 11 números' })).toBeNull()
  })
})
describe('the name of the guardian', () => {
  test('put there by “Mãe” goes with another answer, also once the person has gone on and come back', async () => {
    saveDraft(withCadastro(await onReview(), { nomeResponsavel: '', grauParentesco: 0 }))
    const { user, router } = openAt('/vagas/responsavel')
    await user.selectOptions(await screen.findByLabelText('O que você é do estudante?'), 'Mãe')
    await goOn(user)
    await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
    await act(() => router.navigate('/vagas/responsavel'))
    await user.selectOptions(await screen.findByLabelText('O que você é do estudante?'), 'Pai')
    expect(screen.getByLabelText('Nome completo do responsável')).toHaveValue('')
  })
})

test('the user name typed to confirm a removal, and names of permissions, with what nobody sees', () => {
  expect(sameAccount('carla\u200b', 'carla')).toBe(true)
  expect(namesOf('Diario.Ler\u200b, \u202aDiario.Lancar\u202c')).toEqual(['Diario.Ler', 'Diario.Lancar'])
})
