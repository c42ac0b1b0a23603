// Faults of the service on the screens of the school office (reliability §14), by name `falha/<tela>/<n>`.
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
/** What holds whatever happens. */
function invariants(title: RegExp): void {
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.title).toMatch(title)
  expect(document.body.textContent).not.toMatch(/stack|\bat [A-Z]\w+\./)
}

const lists = {
  atividades: {
    op: 'AtividadesCurriculares',
    failed: 'Não foi possível carregar as atividades.',
    row: 'O eu, o outro e o nós',
  },
  equivalencias: {
    op: 'EquivalenciasCurriculares',
    failed: 'Não foi possível carregar as equivalências.',
    row: 'Álgebra I',
  },
} as const

describe.each(Object.entries(lists))('falha/%s', (path, { op, failed, row }) => {
  test.each([
    [1, 'drop'],
    [5, 404],
    [8, 500],
    [9, 400],
    ['10 (html)', 'html'],
    ['10 (empty)', 'empty'],
    ['10 (truncated)', 'truncated'],
  ] as [number | string, FaultKind | number][])(
    '%s: said inline, tried again where that helps',
    async (n, what) => {
      mock.fail(op, what)
      const { user } = openAt(`/${path}`, { as: 'sonia' })
      await waitFor(() => expect(main().getByText(failed)).toBeVisible(), { timeout: 12_000 })
      invariants(/^(Atividades|Equivalências) curriculares/)
      mock.fail(op, null)
      if (n === 5) return
      await user.click(main().getByRole('button', { name: 'Tentar de novo' }))
      await seen(row)
      // a lost connection is asked twice more first, some seconds apart
    },
    25_000,
  )
  test('3: the dialog, and the list after signing in', async () => {
    mock.fail(op, 401, { times: 1 })
    const { user } = openAt(`/${path}`, { as: 'sonia' })
    const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
    await user.type(await within(dialog).findByLabelText('Senha'), 'caderno')
    await user.click(within(dialog).getByRole('button', { name: 'Entrar' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    const retry = main().queryByRole('button', { name: 'Tentar de novo' })
    if (retry) await user.click(retry)
    await seen(row)
  })
  test('4: no permission is said, the menu stays', async () => {
    mock.fail(op, 403)
    openAt(`/${path}`, { as: 'sonia' })
    await seen(/^Seu perfil não permite ver/)
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    expect(main().queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  })
  test('7: a countdown in sight', async () => {
    mock.fail(op, 503, { retryAfter: 20 })
    openAt(`/${path}`, { as: 'sonia' })
    await seen(/Próxima tentativa em \d+ s/)
  })
  test.each([
    ['11 (nulls)', 'nulls'],
    ['11 (types)', 'wrongTypes'],
    [12, 'hugeText'],
  ] as const)('%s: what can be shown is shown', async (_, what) => {
    mock.fail(op, what)
    openAt(`/${path}`, { as: 'sonia' })
    await seen(/^Atualizado hoje/)
    invariants(/^(Atividades|Equivalências) curriculares/)
    expect(main().queryByText(failed)).toBeNull()
  })
})

describe('falha/pessoa', () => {
  const op = 'InsertPessoaAvaliacaoInterdisciplinar'
  const uncertain = 'Não sabemos se o registro chegou'
  test.each([
    [1, 'drop', uncertain],
    [4, 403, 'O registro não foi enviado'],
    [5, 404, 'O registro não foi enviado'],
    [6, 409, /./],
    [7, 503, /Próxima tentativa em \d+ s/],
    [8, 500, uncertain],
    // a one-way call says nothing: whatever comes with a 2xx is "received"
    ['10 (html)', 'html', /^Registro enviado/],
    ['10 (empty)', 'empty', /^Registro enviado/],
    [14, 400, /./],
  ] as [number | string, FaultKind | number, string | RegExp][])('%s', async (_, what, words) => {
    mock.fail(op, what, { times: 1 })
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome'), 'Sentinela de Tal')
    await user.click(screen.getByRole('button', { name: 'Enviar registro' }))
    await seen(words)
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Enviar registro' })).not.toHaveAttribute('aria-disabled')
    })
    expect(screen.getByLabelText('Nome')).toHaveValue('Sentinela de Tal')
    invariants(/Registrar pessoa/)
    expect(`${document.title} ${location.href}`).not.toContain('Sentinela')
    expect(mock.network.log().filter(({ operation }) => operation === op)).toHaveLength(1)
  })
})
