// Other words for the same refusal: the summary took the focus when it came, and takes it no second time.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setLanguage } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'

const isAtSummary = () => document.activeElement?.getAttribute('role') === 'alert'

test('in another language', async () => {
  onTestFinished(() => setLanguage('pt-BR'))
  const { user } = openAt('/entrar')
  await user.type(await screen.findByLabelText('Usuário'), 'ana')
  await user.type(screen.getByLabelText('Senha'), 'errada')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(isAtSummary()).toBe(true))
  expect(document.title).toMatch(/^Erro: Entrar/)
  const spanish = screen.getByRole('button', { name: 'Español' })
  await user.click(spanish)
  await waitFor(() => expect(document.title).toMatch(/^Error: Entrar/))
  expect(spanish).toHaveFocus()
})

test('while something is typed that makes it a refusal of a new sending', async () => {
  const operation = 'InsertPessoaAvaliacaoInterdisciplinar'
  const { user } = openAt('/pessoas/nova', { as: 'sonia' })
  await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Nina Paz')
  await user.type(screen.getByLabelText('CPF'), '52998224725')
  mock.fail(operation, 500, { times: 1 })
  await user.click(screen.getByRole('button', { name: 'Enviar registro' }))
  await screen.findByText(/^Não sabemos se o registro chegou/)
  mock.fail(operation, 403, { times: 1 })
  await user.click(screen.getByRole('button', { name: 'Enviar registro' }))
  await user.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }))
  await screen.findByText('Este novo envio não foi aceito.')
  await waitFor(() => expect(isAtSummary()).toBe(true))
  const cpf = screen.getByLabelText('CPF')
  await user.clear(cpf)
  await user.type(cpf, '11144477735')
  await act(() => Promise.resolve())
  expect(cpf).toHaveFocus()
  expect(cpf).toHaveValue('11144477735')
})
