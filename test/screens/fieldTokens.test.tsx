// What a phone is told of each field: what may fill it in, which keys it needs; and the keys that jump past the menu.
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { setPublicDevice } from '@/session'
import { openAt } from '../support/render'
import { onReview } from './matricula/family'

beforeEach(() => {
  erase(null)
})

test.each([
  ['/entrar', 'Usuário', { autocomplete: 'username', autocapitalize: 'none', spellcheck: 'false', autocorrect: 'off' }],
  ['/entrar', 'Senha', { autocomplete: 'current-password', type: 'password', autocorrect: 'off' }],
  ['/vagas/responsavel', 'Nome completo do responsável', { autocomplete: 'name' }],
  ['/vagas/responsavel', /^Telefone/, { autocomplete: 'tel-national', type: 'tel' }],
  ['/vagas/endereco', 'CEP', { autocomplete: 'postal-code', inputmode: 'numeric' }],
  ['/vagas/endereco', 'Rua, número e complemento', { autocomplete: 'street-address', autocorrect: 'off' }],
  ['/vagas/endereco', 'Bairro', { autocomplete: 'address-level3', autocorrect: 'off' }],
  ['/vagas/endereco', /^E-mail/, { autocomplete: 'email', type: 'email', autocapitalize: 'none' }],
  ['/vagas/cpf', 'CPF do responsável', { autocomplete: 'off', inputmode: 'numeric' }],
  ['/vagas/estudante', 'Dia', { autocomplete: 'off', inputmode: 'numeric' }],
  ['/vagas/estudante', 'Mês', { autocomplete: 'off', inputmode: 'text' }],
] as const)('%s, %s: %j', async (path, label, attributes) => {
  if (path !== '/entrar') saveDraft(await onReview())
  openAt(path)
  const field = await screen.findByLabelText(label)
  for (const [name, value] of Object.entries(attributes)) expect(field).toHaveAttribute(name, value)
})

test.each([
  ['/pessoas/nova', 'sonia', 'Nome (obrigatório)', { autocapitalize: 'words', autocorrect: 'off' }],
  ['/pessoas/nova', 'sonia', 'Página na internet', { autocapitalize: 'none', autocorrect: 'off', inputmode: 'url' }],
  ['/pessoas/nova', 'sonia', 'RG', { autocapitalize: 'characters', autocorrect: 'off' }],
  ['/pessoas/nova', 'sonia', 'Profissão', { autocorrect: null }],
  ['/atividades', 'sonia', /^Identificação da avaliação/, { autocapitalize: 'none', autocorrect: 'off' }],
  ['/equivalencias', 'sonia', 'Procurar por nome ou código', { type: 'search', autocorrect: 'off' }],
] as const)('%s as %s, %s: %j', async (path, as, label, attributes) => {
  openAt(path, { as })
  const field = await screen.findByLabelText(label)
  for (const [name, value] of Object.entries(attributes)) expect(field.getAttribute(name), name).toBe(value)
})

test.each([
  ['/entrar', 'Usuário'],
  ['/vagas/responsavel', 'Nome completo do responsável'],
  ['/vagas/responsavel', /^Telefone/],
  ['/vagas/endereco', 'CEP'],
  ['/vagas/endereco', 'Rua, número e complemento'],
  ['/vagas/endereco', 'Bairro'],
  ['/vagas/endereco', /^E-mail/],
] as const)('%s, %s: on a public computer the browser keeps nothing for the next person', async (path, label) => {
  setPublicDevice(true)
  if (path !== '/entrar') saveDraft(await onReview())
  openAt(path)
  expect(await screen.findByLabelText(label)).toHaveAttribute('autocomplete', 'off')
})

test('the first stops of the keyboard have the keys of eMAG: 1 content, 2 menu, 4 foot', async () => {
  openAt('/inicio', { as: 'ana' })
  await screen.findByRole('navigation', { name: 'Menu' })
  const keys = [...document.querySelectorAll<HTMLElement>('.skip-links [accesskey]')].map(
    ({ accessKey, textContent }) => [accessKey, textContent],
  )
  expect(keys).toEqual([
    ['1', 'Ir para o conteúdo'],
    ['2', 'Ir para o menu'],
    ['4', 'Ir para o rodapé'],
  ])
})
