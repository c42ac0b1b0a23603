// Faults of the service on the roles page (reliability §14), by name `falha/papeis/<n>`.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FaultKind } from '@/mock/network'
import { mock } from '@/mock/node'
import { openAt } from '../../render'

const main = () => within(screen.getByRole('main'))
const seen = (text: string | RegExp) =>
  waitFor(() => {
    expect(main().getAllByText(text).length).toBeGreaterThan(0)
  })
const press = (name: string) => screen.findByRole('button', { name })
type Row = [number | string, FaultKind | number, string | RegExp]

describe('falha/papeis: looking up', () => {
  test.each([
    [1, 'drop', /Parece que você está sem internet/],
    [4, 403, /Seu perfil não permite/],
    [5, 404, 'Não há usuário com esse nome'],
    [7, 503, /Próxima tentativa em \d+ s/],
    [8, 500, /Algo não funcionou do nosso lado/],
    ['10 (html)', 'html', /a resposta veio incompleta/],
    ['10 (empty)', 'empty', /a resposta veio incompleta/],
    ['11 (nulls)', 'nulls', 'Esta pessoa não tem papéis nem permissões.'],
  ] as Row[])('%s', async (_, what, words) => {
    mock.fail('UnAssignRoles', what, { times: 1 })
    const { user } = openAt('/papeis', { as: 'helena' })
    await user.type(await screen.findByLabelText('Nome de usuário'), 'carla')
    await user.click(await press('Procurar'))
    await seen(words)
    expect(document.title).toMatch(/Remover papéis/)
    expect(document.body.textContent).not.toMatch(/stack|\bat [A-Z]\w+\./)
    if (what !== 'nulls') expect(screen.getByLabelText('Nome de usuário')).toHaveValue('carla')
  })
})

describe('falha/papeis: removing', () => {
  const uncertain = 'Não sabemos se a remoção aconteceu'
  test.each([
    [1, 'drop', uncertain],
    [4, 403, /Seu perfil não permite/],
    [5, 404, 'Não há usuário com esse nome'],
    [6, 409, /./],
    [7, 503, /Próxima tentativa em \d+ s/],
    [8, 500, uncertain],
    ['10 (html)', 'html', uncertain],
    ['10 (empty)', 'empty', uncertain],
  ] as Row[])('%s', async (_, what, words) => {
    const { user } = openAt('/papeis', { as: 'helena' })
    await user.type(await screen.findByLabelText('Nome de usuário'), 'carla')
    await user.click(await press('Procurar'))
    await user.click(await screen.findByText('Lançar notas'))
    await user.click(await press('Continuar'))
    mock.fail('UnAssignRoles', what, { times: 1 })
    await user.click(await press('Remover agora'))
    await seen(words)
    // the page that was typed on is still there, or the one that verifies
    const way = words === uncertain ? 'Ver o que a pessoa tem agora' : 'Remover agora'
    expect(await press(way)).toBeVisible()
    expect(mock.network.log().filter(({ operation }) => operation === 'UnAssignRoles')).toHaveLength(2)
  })
  test('3: signing in again comes back to the same page, nothing removed', async () => {
    const { user } = openAt('/papeis', { as: 'helena' })
    await user.type(await screen.findByLabelText('Nome de usuário'), 'carla')
    await user.click(await press('Procurar'))
    await user.click(await screen.findByText('Lançar notas'))
    await user.click(await press('Continuar'))
    mock.fail('UnAssignRoles', 401, { times: 1 })
    await user.click(await press('Remover agora'))
    const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
    await user.type(await within(dialog).findByLabelText('Senha'), 'caderno')
    await user.click(within(dialog).getByRole('button', { name: 'Entrar' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    await user.click(await press('Remover agora'))
    expect(await screen.findByRole('heading', { name: 'Removido de carla' })).toBeVisible()
  })
})
