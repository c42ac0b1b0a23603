// The fault matrix of test/README §4 for the diary, as far as a reply is the fault: `falha/<tela>/<n>`. Those that are
// the browser's part (1 offline, 16 a chunk that is gone, 18 sign-out elsewhere) stand in test/e2e/diario/.
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OperationName } from '@/contract'
import { mock } from '@/mock/doors/node'
import { endedUnhandled } from './unhandled'
import { main, openAt } from '../../support/render'
import { addressOf } from './asked'

/** What a screen asks for itself, and a text that is there only when it has been read. */
interface Row {
  path: string
  operation: OperationName
  text: RegExp
  /** A failure is a part's and not the page's: the rest stays. */
  part?: boolean
}
const rows: Record<string, Row> = {
  Início: { path: '/inicio', operation: 'Classes', text: /restam 4 faltas antes do limite/ },
  'Início (recado)': { path: '/inicio', operation: 'GetRecado', text: /Na prova do 2º bimestre/, part: true },
  Boletim: { path: '/turmas/1011/notas', operation: 'AproveitamentosAlunos', text: /Parcial: 3 de 6 notas publicadas/ },
  'Boletim do período': { path: '/boletim', operation: 'Classes', text: /26 de 30 faltas/ },
  Turmas: { path: '/turmas', operation: 'Classes', text: /26 de 30 faltas/ },
  Turma: { path: '/turmas/1011', operation: 'Classes', text: /Carla Menezes/ },
  Avaliação: { path: '/avaliacoes/101101', operation: 'GetAvaliacao', text: /Conteúdo dado até a semana anterior/ },
  Recado: { path: '/recados/10112', operation: 'GetRecado', text: /Bons estudos/ },
}
const cells = (...skip: string[]) => Object.entries(rows).filter(([name]) => !skip.includes(name))

/** The page says in words what happened, has a heading, and shows nothing of the machine. */
async function told(words: RegExp): Promise<void> {
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(words))
  expect(document.querySelector('main h1')?.textContent).not.toBe('')
  expect(document.body.textContent).not.toMatch(/stack|Exception|undefined|NaN|\[object/)
}

beforeEach(() => {
  // the pause before a read is asked again, without the waiting
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  expect(endedUnhandled()).toEqual([])
})

test.each(cells())('falha/%s/2 slow: its shape, then the content', async (_, { path, text }) => {
  mock.network.slow(900)
  openAt(path, { as: 'ana' })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull())
  mock.network.slow(0)
  await told(text)
})

test.each(cells())('falha/%s/3 the session ended: one dialog, the screen stays', async (_, { path, operation }) => {
  mock.fail(operation, 401)
  openAt(path, { as: 'ana' })
  const dialogs = () => [...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent)
  await waitFor(() => expect(dialogs()).toEqual(['Sua sessão terminou']))
})

test.each(cells('Início (recado)'))('falha/%s/4 forbidden: the profile in use', async (_, { path, operation }) => {
  mock.fail(operation, 403)
  openAt(path, { as: 'ana' })
  await told(/Seu perfil não permite ver esta página.*Você está usando o perfil Estudante/s)
})

test.each(cells('Início (recado)'))('falha/%s/5 not found: said, with a way on', async (_, { path, operation }) => {
  mock.fail(operation, 404)
  openAt(path, { as: 'ana' })
  await told(/não está mais disponível/)
  expect(document.querySelectorAll('main a[href], main button').length).toBeGreaterThan(0)
})

test('falha/Recado/5 a null that .NET answers with 204 is not found either', async () => {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    addressOf(input).endsWith('/GetRecado') ? Promise.resolve(new Response(null, { status: 204 })) : real(input, init),
  )
  openAt('/recados/10112', { as: 'ana' })
  await told(/não está mais disponível/)
})

test.each([
  [4, 403, 'Seu perfil não permite isto.'],
  [5, 404, 'Isto não está mais disponível.'],
] as const)('falha/Início/%s a part that answers %s leaves the others', async (_, status, words) => {
  mock.fail('GetRecado', status)
  mock.fail('AproveitamentosAlunos', status, { times: 1 })
  openAt('/inicio', { as: 'ana' })
  await told(new RegExp(words))
  // the other classes, their figures, and the way to the rest
  for (const there of [/Matemática/, /Língua Portuguesa/, /\d+ de 30 faltas/]) await told(there)
  expect(main().getByText('Recado mais recente')).toBeVisible()
})

test.each(['/recados', '/turmas/1011'])('messages of which none can be read are one error: %s', async (path) => {
  mock.fail('GetRecado', 500)
  const { user } = openAt(path, { as: 'ana' })
  await told(/Algo não funcionou do nosso lado/)
  expect(main().getAllByText(/Algo não funcionou do nosso lado/)).toHaveLength(1)
  mock.fail('GetRecado', null)
  await user.click(main().getByRole('button', { name: 'Tentar de novo' }))
  await told(/Na prova do 2º bimestre/)
  expect(document.body).not.toHaveFocus()
})

test('falha/Recado/13 a hostile address in the text is text', async () => {
  const real = globalThis.fetch
  const hostile = 'Veja javascript:alert(1) e data:text/html,<script>1</script> e https://escola.invalid/x'
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    addressOf(input).endsWith('/GetRecado')
      ? Response.json({ ...((await (await real(input, init)).json()) as object), descricao: hostile })
      : real(input, init),
  )
  openAt('/recados/10112', { as: 'ana' })
  await told(/Veja javascript:alert\(1\)/)
  expect(main().getByText(hostile).querySelector('*')).toBeNull()
  for (const link of document.querySelectorAll('main a')) expect(link.getAttribute('href')).toMatch(/^\//)
})

test.each(cells())('falha/%s/7 busy: a countdown in sight, and a way to stop', async (_, { path, operation }) => {
  mock.fail(operation, 503, { retryAfter: 25 })
  openAt(path, { as: 'ana' })
  await told(/atendendo muita gente.*Tentamos de novo em 2\d s/s)
  expect(main().getByText('Tentar agora')).toBeVisible()
  expect(main().getByText('Parar')).toBeVisible()
})

describe.each([
  [8, 'a fault with a stack trace', 500 as const, /Algo não funcionou do nosso lado/],
  [10, 'a page instead of an answer', 'html' as const, /A internet deste local abriu outra página/],
])('falha %s', (n, what, fault, words) => {
  test.each(cells())(`falha/%s/${n} ${what}: told, and tried again`, async (_, { path, operation, text }) => {
    mock.fail(operation, fault)
    const { user } = openAt(path, { as: 'ana' })
    await told(words)
    mock.fail(operation, null)
    await user.click(main().getByText('Tentar de novo'))
    await told(text)
  })
})

test.each(cells())(
  'falha/%s/9 a 200 that carries an error: the words of the service',
  async (_, { path, operation }) => {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
      addressOf(input).endsWith(`/${operation}`)
        ? Response.json({
            responseStatus: { errorCode: 'Fechado', message: 'O diário abre às 8h.', stackTrace: 'at stack' },
          })
        : real(input, init),
    )
    openAt(path, { as: 'ana' })
    await told(/O diário abre às 8h\./)
  },
)

describe.each([
  [11, 'nothing but nulls', 'nulls' as const],
  [11.1, 'wrong types', 'wrongTypes' as const],
  [12, 'hostile and endless text', 'hugeText' as const],
])('falha %s', (n, what, fault) => {
  test.each(cells())(`falha/%s/${n} ${what}: the page stands`, async (_, { path, operation }) => {
    mock.fail(operation, fault)
    openAt(path, { as: 'ana' })
    await told(/\p{L}/u)
    await waitFor(() => expect(document.querySelector('[data-phase="waiting"]')).toBeNull())
    expect(document.querySelector('main')?.textContent.length).toBeGreaterThan(20)
  })
})

test.each(cells())('falha/%s/12 markup and turned text are text', async (_, { path, operation }) => {
  const hostile = '\u202e<img src=x onerror=alert(1)>\u0000 javascript:alert(1)'
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith(`/${operation}`)) return answer
    return Response.json(
      JSON.parse(await answer.text(), (key, value: unknown) =>
        typeof value === 'string' && !/^(?:tokenPagina|inicio|fim)$/.test(key) ? hostile : value,
      ),
    )
  })
  openAt(path, { as: 'ana' })
  await told(/<img src=x onerror=alert\(1\)>/)
  expect(document.querySelector('main img')).toBeNull()
  expect(document.body.textContent).not.toMatch(/[\u202e\ufeff]|\p{Cc}(?<!\n)/u)
  expect(document.title).not.toContain('alert')
})

test.each(cells('Recado', 'Início (recado)'))(
  'falha/%s/17 impossible dates and the year 1',
  async (_, { path, operation }) => {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await real(input, init)
      if (!addressOf(input).endsWith(`/${operation}`)) return answer
      const body = (await answer.json()) as object
      return Response.json({ ...body, data: '0001-01-01T00:00:00Z', dataSegundaChamada: '2026-02-31T00:00:00-03:00' })
    })
    openAt(path, { as: 'ana' })
    await told(/\p{L}/u)
    if (operation === 'GetAvaliacao') {
      await told(/Data não informada/)
      expect(screen.queryByText('Segunda chamada')).toBeNull()
    }
  },
)
