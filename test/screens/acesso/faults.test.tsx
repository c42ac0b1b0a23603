// The roles page in the fault matrix (test/README §4), by name `falha/papeis/<n>`. Two tabs (15), a chunk that is gone
// (16), and leaving (18) stand in test/e2e/secretaria/faults.phone.spec.ts; 13 and 17 do not apply.
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { FaultKind } from '@/mock/doors/network'
import { mock } from '@/mock/doors/node'
import { openAt, told } from '../../support/render'

const page = () => document.querySelector('main')
const press = (name: string) => screen.findByRole('button', { name })
/** The two presses of a removal that is not waited for. */
async function removeNow(user: UserEvent) {
  await user.click(await press('Remover'))
  await user.click(await press('Remover agora'))
}
const asked = () => mock.network.log().filter(({ operation }) => operation === 'UnAssignRoles')
const uncertain = 'Não sabemos se algo foi removido de carla'
const untold = 'O sistema não mostra o que a pessoa tem'
type Row = [string, FaultKind | number, string | RegExp]

/** A heading, a fixed title, no name in the address, nothing of the machine. */
function invariants(): void {
  expect(screen.getByRole('heading', { level: 1, name: 'Remover papéis' })).toBeVisible()
  expect(document.title).toMatch(/^(Erro: )?Remover papéis/)
  expect(`${document.title} ${location.href} ${Object.values(localStorage).join()}`).not.toContain('carla')
  expect(document.body.textContent).not.toMatch(/stack|\bat [A-Z]\w+\.|undefined|NaN|\[object/)
}
/** The next answers of the operation, by hand. */
function answers(status: number, body: unknown): void {
  const known = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    typeof input === 'string' && input.endsWith('/UnAssignRoles')
      ? Promise.resolve(new Response(JSON.stringify(body), { status }))
      : known(input, init),
  )
}
async function open() {
  const view = openAt('/papeis', { as: 'helena' })
  await view.user.type(await screen.findByLabelText('Nome de usuário'), 'carla')
  return view
}
/** As far as the page before nothing can be taken back. */
async function toTheEnd(...more: string[]) {
  const view = await open()
  await view.user.click(await press('Procurar'))
  for (const name of ['Lançar notas', ...more]) await view.user.click(await screen.findByText(name))
  await view.user.click(await press('Continuar'))
  await press('Remover')
  return view
}
async function signInAgain(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.type(await within(dialog).findByLabelText('Senha'), 'caderno')
  await user.click(within(dialog).getByRole('button', { name: 'Entrar' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
}
describe('falha/papeis: looking up changes nothing, so it may simply be asked again', () => {
  test.each([
    ['falha/papeis/1 the connection drops', 'drop', /Parece que você está sem internet/],
    ['falha/papeis/4 no permission', 403, /não permite remover papéis.*usando o perfil Administração/],
    ['falha/papeis/5 no such user', 404, 'Não há usuário com esse nome'],
    ['falha/papeis/8 a fault with a stack trace', 500, /Algo não funcionou do nosso lado/],
    ['falha/papeis/10 a page instead of an answer', 'html', /a resposta veio incompleta/],
    ['falha/papeis/10 nothing', 'empty', /a resposta veio incompleta/],
  ] as Row[])('%s', async (_, what, words) => {
    mock.fail('UnAssignRoles', what, { times: 1 })
    const { user } = await open()
    await user.click(await press('Procurar'))
    await told(words)
    invariants()
    expect(screen.getByLabelText('Nome de usuário')).toHaveValue('carla')
    await user.click(await press('Procurar'))
    expect(await screen.findByRole('checkbox', { name: 'Lançar notas' })).toBeVisible()
  })

  test('falha/papeis/2 no answer: said after fifteen seconds, the name stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    mock.fail('UnAssignRoles', 'hang', { times: 1 })
    const { user } = await open()
    await user.click(await press('Procurar'))
    await vi.advanceTimersByTimeAsync(16_000)
    await told('A escola demorou demais para responder')
    invariants()
    expect(screen.getByLabelText('Nome de usuário')).toHaveValue('carla')
  })

  test('falha/papeis/3 the session ended: the same page after signing in', async () => {
    mock.fail('UnAssignRoles', 401, { times: 1 })
    const { user } = await open()
    await user.click(await press('Procurar'))
    await signInAgain(user)
    expect(screen.getByLabelText('Nome de usuário')).toHaveValue('carla')
    await user.click(await press('Procurar'))
    expect(await screen.findByRole('checkbox', { name: 'Lançar notas' })).toBeVisible()
  })

  test.each([[{}], [{ allRoles: null, allPermissions: null }]])(
    'falha/papeis/11 an answer that says nothing, %j, is neither a yes nor a no to a removal',
    async (body) => {
      const { user } = await toTheEnd()
      answers(200, body)
      await removeNow(user)
      await told(uncertain)
      await user.click(await press('Ver o que a pessoa tem agora'))
      await told(untold)
    },
  )

  test('falha/papeis/7 busy: a countdown, then it is asked again by itself', async () => {
    mock.fail('UnAssignRoles', 503, { times: 1, retryAfter: 1 })
    const { user } = await open()
    await user.click(await press('Procurar'))
    await told(/Tentamos de novo em \d+ s/)
    expect(await screen.findByRole('checkbox', { name: 'Lançar notas' })).toBeVisible()
    expect(asked().map(({ status }) => status)).toEqual([503, 200])
  })

  test('falha/papeis/9 a 200 that carries an error: the words of the service, at the top', async () => {
    answers(200, { responseStatus: { errorCode: 'Fechado', message: 'Abre às 8h.' } })
    const { user } = await open()
    await user.click(await press('Procurar'))
    await told('Abre às 8h.')
    expect(screen.getByText('Abre às 8h.')).toHaveAttribute('lang', 'pt-BR')
    invariants()
  })

  test.each([
    ['falha/papeis/11 nothing but nulls', { allRoles: null, allPermissions: null }, untold],
    ['falha/papeis/11 wrong types', { AllRoles: 'Professor', allPermissions: [] }, untold],
    ['falha/papeis/11 nothing told', { other: [1, 2] }, untold],
  ])('%s: the page stands, and what was not told is not called none', async (_, body, words) => {
    answers(200, body)
    const { user } = await open()
    await user.click(await press('Procurar'))
    await told(words)
    invariants()
  })

  test('falha/papeis/12 hostile and unknown names are text, and go back as they came', async () => {
    const hostile = '\u202e<img src=x onerror=alert(1)>'
    answers(200, { allRoles: [hostile, 'Bibliotecario'], allPermissions: ['x'.repeat(20_001)] })
    const { user } = await open()
    await user.click(await press('Procurar'))
    expect(await screen.findByRole('checkbox', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
    expect(screen.getByText('Bibliotecario', { selector: 'label' })).toHaveAttribute('lang', 'pt-BR')
    expect(document.querySelector('main img')).toBeNull()
    expect(page()?.textContent).not.toMatch(/\u202e/)
    invariants()
    let body = ''
    vi.stubGlobal('fetch', (_input: RequestInfo | URL, init?: RequestInit) => {
      body = init?.body as string // the client sends text
      return Promise.resolve(new Response(JSON.stringify({ allRoles: [], allPermissions: [] })))
    })
    await user.click(screen.getByRole('checkbox', { name: '<img src=x onerror=alert(1)>' }))
    await user.click(await press('Continuar'))
    await removeNow(user)
    await told(/remov(ido|ida|idos) de carla/)
    expect((JSON.parse(body) as { roles: string[] }).roles).toEqual([hostile])
  })

  test('falha/papeis/14 what the service says about the name stands at the name', async () => {
    answers(400, {
      responseStatus: {
        errorCode: 'Validation',
        message: 'Revise.',
        errors: [
          { errorCode: 'X', fieldName: 'UserName', message: 'Nome curto demais.' },
          { errorCode: 'X', fieldName: 'Tenant', message: 'Falta a rede.' },
        ],
      },
    })
    const { user } = await open()
    await user.click(await press('Procurar'))
    await told(/Há 2 problemas para corrigir.*Nome curto demais\..*Falta a rede\./)
    expect(screen.getByLabelText('Nome de usuário')).toHaveAccessibleDescription(/Nome curto demais\./)
    invariants()
  })
})

test('a session that ends twice is not said to be the fault of the browser', async () => {
  mock.fail('UnAssignRoles', 401, { times: 2 })
  const { user } = await open()
  await user.click(await press('Procurar'))
  await signInAgain(user)
  await user.click(await press('Procurar'))
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
  expect(dialog).toHaveTextContent('Por segurança, entre de novo para continuar de onde parou.')
})

test('signing in again on another page than the one that was left leads to its heading', async () => {
  mock.fail('UnAssignRoles', 401, { times: 1 })
  const { user, router } = openAt('/atividades', { as: 'helena' })
  await screen.findByRole('heading', { level: 1 })
  await router.navigate('/papeis')
  await user.type(await screen.findByLabelText('Nome de usuário'), 'carla')
  await user.click(await press('Procurar'))
  await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
  await router.navigate(-1)
  const heading = await screen.findByText('Atividades curriculares', { selector: 'h1' })
  await signInAgain(user)
  await waitFor(() => expect(heading).toHaveFocus())
})

describe('falha/papeis: removing', () => {
  test.each([
    ['falha/papeis/1 the connection drops', 'drop', uncertain],
    [
      'falha/papeis/4 no permission',
      403,
      /Nada foi removido\..*não permite remover papéis.*usando o perfil Administração.*Fale com quem cuida do sistema/,
    ],
    ['falha/papeis/5 the user is gone meanwhile', 404, /Nada foi removido\..*Não há usuário com esse nome/],
    ['falha/papeis/6 refused without a word', 400, /Nada foi removido\./],
    ['falha/papeis/8 a fault with a stack trace', 500, uncertain],
    ['falha/papeis/10 a page instead of an answer', 'html', uncertain],
    ['falha/papeis/10 nothing', 'empty', uncertain],
  ] as Row[])('%s', async (_, what, words) => {
    const { user } = await toTheEnd()
    mock.fail('UnAssignRoles', what, { times: 1 })
    await removeNow(user)
    await told(words)
    invariants()
    // the page that was typed on is still there, or the one that verifies
    expect(await press(words === uncertain ? 'Ver o que a pessoa tem agora' : 'Remover')).toBeVisible()
    expect(asked()).toHaveLength(2)
  })

  test('falha/papeis/2 no answer: uncertain, and asked again before anything else', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await toTheEnd()
    mock.fail('UnAssignRoles', 'hang', { times: 1 })
    await removeNow(user)
    await vi.advanceTimersByTimeAsync(16_000)
    await told(uncertain)
    expect(screen.queryByRole('button', { name: 'Remover' })).toBeNull()
    invariants()
  })

  test('falha/papeis/3 signing in again comes back to the same page, nothing removed', async () => {
    const { user } = await toTheEnd()
    mock.fail('UnAssignRoles', 401, { times: 1 })
    await removeNow(user)
    await signInAgain(user)
    // the dialog did not say what became of it
    await told(/Nada foi removido\..*Sua sessão terminou antes\. Peça outra vez\./)
    await removeNow(user)
    await told(/remov(ido|ida|idos) de carla/)
  })

  test('falha/papeis/6 changed elsewhere meanwhile: the service’s no in our words, the choice stays', async () => {
    const { user } = await toTheEnd()
    answers(409, { responseStatus: { errorCode: 'LastAdministrator', message: 'last' } })
    await removeNow(user)
    await told('É preciso que reste pelo menos um administrador.')
    await told(/Peça a quem cuida das contas da rede de ensino .*Fale com/)
    expect(page()).not.toHaveTextContent('last')
    expect(screen.queryByRole('button', { name: 'Remover' })).toBeNull()
    await user.click(await press('Voltar'))
    expect((await screen.findAllByRole('checkbox', { checked: true })).length).toBeGreaterThan(0)
    invariants()
  })

  test.each([
    ['with the code of the service', { responseStatus: { errorCode: 'Conflict', message: 'Conflito.' } }],
    ['without a word', {}],
  ])('falha/papeis/6 18 a conflict %s is a no to a removal, not "already recorded"', async (_, body) => {
    const { user } = await toTheEnd()
    answers(409, body)
    await removeNow(user)
    await told(/Nada foi removido\..*não aceitou a remoção: .* pode ter mudado\./)
    expect(page()).not.toHaveTextContent('Isto não combina')
    invariants()
  })

  test('falha/papeis/6 taken by somebody else before: what the service says is left is shown', async () => {
    const { user } = await toTheEnd()
    answers(200, { allRoles: [], allPermissions: [] })
    await removeNow(user)
    await told(/remov(ido|ida|idos) de carla/)
    const left = screen.getByRole('heading', { name: 'Agora, segundo o sistema' }).parentElement
    expect(left).toHaveTextContent('Nenhum papel e nenhuma permissão.')
  })

  test('falha/papeis/11 an accepted removal without one list: that list is unknown, not empty', async () => {
    answers(200, { allRoles: ['Professor'] })
    const { user } = await open()
    await user.click(await press('Procurar'))
    const unknown = 'O sistema não disse quais permissões esta pessoa tem.'
    const keeps = await screen.findByRole('heading', { name: 'O que continua com ela' })
    expect(keeps.parentElement).toHaveTextContent(`Papel: Professor${unknown}`)
    await user.click(screen.getByRole('checkbox', { name: 'Professor' }))
    expect(keeps.parentElement).toHaveTextContent(new RegExp(`^O que continua com ela${unknown}$`))
    await user.click(await press('Continuar'))
    answers(200, { allRoles: [] })
    await removeNow(user)
    await told('O papel Professor foi removido de carla')
    const now = screen.getByRole('heading', { name: 'Agora, segundo o sistema' }).parentElement
    expect(now).toHaveTextContent(new RegExp(`^Agora, segundo o sistema${unknown}$`))
  })

  test('falha/papeis/11 an accepted removal from a list that the answer leaves out is uncertain', async () => {
    const { user } = await toTheEnd()
    answers(200, { allRoles: [] })
    await removeNow(user)
    await told(uncertain)
  })

  const both = { allPermissions: ['Diario.Ler', 'Diario.Lancar'] }
  test.each([
    ['done in part', [], { allRoles: [], allPermissions: ['diario.ler'] }, 'Removido em parte de carla'],
    ['empty lists prove nothing', [], { allRoles: [], allPermissions: [] }, 'Nada foi removido.'],
    ['both are there', [], both, 'Nada foi removido.'],
    ['a list that is not told proves nothing', ['Professor'], both, 'Nada foi removido.'],
  ])('a 200 that carries an error, falha/papeis/9 %s', async (_, roles, lists, words) => {
    const { user } = await toTheEnd('Ler o diário', ...roles)
    answers(200, { ...lists, responseStatus: { errorCode: 'Protegido', message: 'Um nome está protegido.' } })
    await removeNow(user)
    await told(words)
    // the reason stands in the service's own words, whether a part was removed or nothing
    expect(screen.getByText('Um nome está protegido.')).toHaveAttribute('lang', 'pt-BR')
  })

  test('falha/papeis/7 busy: a countdown, then the same removal by itself', async () => {
    const { user } = await toTheEnd()
    mock.fail('UnAssignRoles', 503, { times: 1, retryAfter: 1 })
    await removeNow(user)
    await told(/Tentamos de novo em \d+ s/)
    // the button that was pressed is gone: the next Tab leads to those that send at once, or stop
    expect(document.activeElement).toHaveTextContent(/Tentamos de novo em \d+ s/)
    await user.tab()
    expect(screen.getByRole('button', { name: 'Tentar agora' })).toHaveFocus()
    await told(/remov(ido|ida|idos) de carla/)
    expect(asked()).toHaveLength(3)
  })

  test('falha/papeis/9 a 200 that carries an error is a no', async () => {
    const { user } = await toTheEnd()
    answers(200, { responseStatus: { errorCode: 'Fechado', message: 'Abre às 8h.' } })
    await removeNow(user)
    await told('Abre às 8h.')
    expect(await press('Remover')).toBeVisible()
  })

  test('falha/papeis/15 a double press is one request', async () => {
    const { user } = await toTheEnd()
    await user.click(await press('Remover'))
    await user.dblClick(await press('Remover agora'))
    await told(/remov(ido|ida|idos) de carla/)
    expect(asked()).toHaveLength(2)
  })

  test('falha/papeis/18 Back returns to the choice as it was; from the end it leads to a new search', async () => {
    const { user, router } = await toTheEnd()
    await router.navigate(-1)
    const box = await screen.findByRole('checkbox', { name: 'Lançar notas' })
    expect(box).toBeChecked()
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
    await router.navigate(-1)
    expect(await screen.findByLabelText('Nome de usuário')).toHaveValue('carla')
    await router.navigate(2)
    await removeNow(user)
    await told(/remov(ido|ida|idos) de carla/)
    await router.navigate(-1)
    expect(await screen.findByLabelText('Nome de usuário')).toHaveValue('')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(JSON.stringify(router.state.location)).not.toContain('carla')
  })
})
