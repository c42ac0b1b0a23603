// The lists of the school office in the fault matrix (test/README §4), by name `falha/<tela>/<n>`. Those that are the
// browser's part (1 with content, 16, 18) stand in test/e2e/secretaria/faults.phone.spec.ts.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FaultKind } from '@/mock/doors/network'
import { mock } from '@/mock/doors/node'
import { main, openAt, told } from '../../support/render'

const page = () => document.querySelector('main')
/** What holds whatever happens: a heading, a fixed title, nothing of the machine. */
function invariants(): void {
  expect(document.querySelector('main h1')?.textContent).not.toBe('')
  expect(document.title).toMatch(/^(Atividades curriculares|Equivalências curriculares|Página não permitida)/)
  expect(document.body.textContent).not.toMatch(/stack|\bat [A-Z]\w+\.|undefined|NaN|\[object/)
}
/** Every answer of the operation through `change`. */
function answering(operation: string, change: (body: string) => string): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (typeof input !== 'string' || !input.endsWith(`/${operation}`)) return answer
    return new Response(change(await answer.text()), { headers: { 'Content-Type': 'application/json' } })
  })
}

beforeEach(() => {
  // the pause before a read is asked again, without the waiting
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
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
    [`falha/${path}/1 no network`, 'drop', /Parece que você está sem internet/],
    [`falha/${path}/8 a fault with a stack trace`, 500, /Algo não funcionou do nosso lado/],
    [`falha/${path}/10 a page instead of an answer`, 'html', /abriu outra página/],
    [`falha/${path}/10 nothing`, 'empty', /a resposta veio incompleta/],
    [`falha/${path}/10 half an answer`, 'truncated', /a resposta veio incompleta/],
  ] as [string, FaultKind | number, RegExp][])('%s: said inline, and tried again', async (_, what, words) => {
    mock.fail(op, what)
    const { user } = openAt(`/${path}`, { as: 'sonia' })
    await told(failed)
    await told(words)
    invariants()
    mock.fail(op, null)
    await user.click(main().getByRole('button', { name: 'Tentar de novo' }))
    await told(row)
  })

  test(`falha/${path}/2 slow, then no answer at all`, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    mock.fail(op, 'hang')
    openAt(`/${path}`, { as: 'sonia' })
    await waitFor(() => {
      expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull()
    })
    await vi.advanceTimersByTimeAsync(8_500)
    await told('Está demorando mais que o normal')
    // three times fifteen seconds, and the pauses between
    await vi.advanceTimersByTimeAsync(50_000)
    await told(/A escola demorou demais para responder/)
    invariants()
  })

  test(`falha/${path}/3 the session ended: one dialog, and the list after signing in`, async () => {
    mock.fail(op, 401, { times: 1 })
    const { user } = openAt(`/${path}?curso=4`, { as: 'sonia' })
    const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.type(await within(dialog).findByLabelText('Senha'), 'caderno')
    await user.click(within(dialog).getByRole('button', { name: 'Entrar' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    await waitFor(
      () => {
        main().queryByText('Tentar de novo')?.click()
        expect(page()).toHaveTextContent(path === 'atividades' ? 'Banco de Dados' : row)
      },
      { interval: 200 },
    )
    expect(screen.getByLabelText(/^Curso/)).toHaveValue('4')
  })

  test(`falha/${path}/4 no permission: the profile in use, the menu, the way on`, async () => {
    mock.fail(op, 403)
    openAt(`/${path}`, { as: 'sonia' })
    await told(/Seu perfil não permite ver esta página.*Você está usando o perfil Secretaria/s)
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    expect(main().getByRole('link', { name: 'Ir para o início' })).toBeVisible()
    expect(main().queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
    invariants()
  })

  test(`falha/${path}/5 not there: said, the filters stay`, async () => {
    mock.fail(op, 404)
    openAt(`/${path}`, { as: 'sonia' })
    await told(/Isto não está mais disponível/)
    expect(screen.getByLabelText(/^Curso/)).toBeVisible()
    expect(main().queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
    invariants()
  })

  test(`falha/${path}/5 of one course there is no list: that of another is asked for all the same`, async () => {
    mock.fail(op, 404, { times: 1 })
    const { user } = openAt(`/${path}?curso=999`, { as: 'sonia' })
    await told(failed)
    await user.selectOptions(screen.getByLabelText(/^Curso/), '0')
    await told(row)
    expect(main().queryByText(failed)).toBeNull()
  })

  test(`falha/${path}/7 busy: a countdown in sight, and a way to stop`, async () => {
    mock.fail(op, 503, { retryAfter: 20 })
    const { user } = openAt(`/${path}`, { as: 'sonia' })
    await told(/atendendo muita gente.*Tentamos de novo em \d+ s/s)
    await user.click(main().getByRole('button', { name: 'Parar' }))
    await told(/Paramos de tentar\./)
    mock.fail(op, null)
    await user.click(main().getByRole('button', { name: 'Tentar agora' }))
    await told(row)
  })

  test(`falha/${path}/9 a 200 that carries an error: the words of the service`, async () => {
    answering(op, () =>
      JSON.stringify({ responseStatus: { errorCode: 'Fechado', message: 'Abre às 8h.', stackTrace: 'at stack' } }),
    )
    openAt(`/${path}`, { as: 'sonia' })
    await told(failed)
    expect(main().getByText('Abre às 8h.')).toHaveAttribute('lang', 'pt-BR')
    invariants()
  })

  test.each([
    [`falha/${path}/11 nothing but nulls`, 'nulls'],
    [`falha/${path}/11 wrong types`, 'wrongTypes'],
    [`falha/${path}/12 endless text`, 'hugeText'],
  ] as const)('%s: what can be shown is shown', async (_, what) => {
    mock.fail(op, what)
    openAt(`/${path}`, { as: 'sonia' })
    await told(/Atualizado hoje/)
    invariants()
    expect(main().queryByText(failed)).toBeNull()
  })

  test(`falha/${path}/12 markup and turned text are text`, async () => {
    const hostile = '\u202e<img src=x onerror=alert(1)>\u0000 javascript:alert(1)'
    answering(op, (body) =>
      JSON.stringify(
        JSON.parse(body, (key, value: unknown) =>
          typeof value === 'string' && key !== 'tokenPagina' ? hostile : value,
        ),
      ),
    )
    openAt(`/${path}`, { as: 'sonia' })
    await told('<img src=x onerror=alert(1)>')
    expect(document.querySelector('main img, main a[href^="javascript"]')).toBeNull()
    expect(document.body.textContent).not.toMatch(/[\u202e\ufeff]|\p{Cc}(?<!\n)/u)
    invariants()
  })

  test(`falha/${path}/17 impossible dates and numbers leave their lines out`, async () => {
    const odd: Record<string, unknown> = {
      vigenciaInicio: '0001-01-01T00:00:00Z',
      vigenciaFim: '2026-02-31',
      cargaHoraria: 1e21,
      percentualConteudo: 'NaN',
      periodo: '-1e400',
    }
    answering(op, (body) => JSON.stringify(JSON.parse(body, (key, value: unknown) => odd[key] ?? value)))
    openAt(`/${path}`, { as: 'sonia' })
    await told(row)
    expect(page()?.textContent).not.toMatch(/0001|31\/02|Infinity|1e\+?21/)
    invariants()
  })

  test(`falha/${path}/17 the phone's clock is a day behind and in another zone: the hour of the reading is the school's`, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-02T23:30:00-10:00') })
    openAt(`/${path}`, { as: 'sonia' })
    await told('Atualizado hoje às 06h30')
    await told(row)
  })
})
