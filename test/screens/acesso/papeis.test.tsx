// Removing roles: look up, choose, confirm, and believe only what the service answers.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { t } from '@/i18n'
import type { Translate } from '@/i18n'
import {
  eachOnce,
  isOfAdministrador,
  keptInWords,
  namesOf,
  sameAccount,
  stayed,
  removalTitle,
  withoutPapeis,
} from '@/screens/acesso/papeis'
import { main, openAt } from '../../support/render'
import { json, lookUp, press, removeNow, service, standIn } from './asked'

beforeEach(standIn)

test('a role that the service tells twice, in another case, or blank, is offered once', () => {
  expect(eachOnce(['Professor', 'PROFESSOR', '', 'Aluno', 'Professor'])).toEqual(['Professor', 'Aluno'])
})

describe('looking up', () => {
  test('only an administrator is offered it', async () => {
    openAt('/papeis', { as: 'sonia' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Página não permitida' })).toBeVisible()
  })
  test('the empty call removes nothing and shows what the person has, in words', async () => {
    await lookUp('carla')
    const heading = await screen.findByRole('heading', { level: 2, name: 'O que tirar de carla' })
    expect(heading).toHaveFocus()
    expect(service.sent).toEqual([{ userName: 'carla', roles: [], permissions: [] }])
    expect(screen.getByRole('checkbox', { name: 'Professor' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Lançar notas' })).toHaveAccessibleDescription('Diario.Lancar')
    expect(document.title).toMatch(/^Remover papéis/)
    // one name wherever it is met: menu, title of the page, card of the home
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
    expect(menu.getByRole('link', { name: 'Remover papéis' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Remover papéis')
    expect(window.location.href).not.toContain('carla')
  })
  test('an answer that comes when the person has gone elsewhere leads nobody anywhere', async () => {
    let arrive: (response: Response) => void = () => undefined
    service.reply = () => new Promise((done) => (arrive = done))
    const { router, path } = await lookUp('carla')
    await waitFor(() => expect(service.sent).toHaveLength(1))
    await act(() => router.navigate('/atividades'))
    await waitFor(() => expect(screen.queryByLabelText('Nome de usuário')).toBeNull())
    const { key } = router.state.location
    await act(async () => {
      arrive(json({ allRoles: ['Professor'], allPermissions: [] }))
      await new Promise((soon) => setTimeout(soon, 100))
    })
    expect(path()).toBe('/atividades')
    // no step of the search in the history of another page: its Back would be a dead press
    expect(router.state.location.key).toBe(key)
  })
  test('an answer that comes while the page that was pressed is on its way takes nobody back', async () => {
    let arrive: (response: Response) => void = () => undefined
    service.reply = () => new Promise((done) => (arrive = done))
    const { router, path } = await lookUp('carla')
    await waitFor(() => expect(service.sent).toHaveLength(1))
    let codeCame: (nothing: null) => void = () => undefined
    const code = new Promise<null>((came) => (codeCame = came))
    router.patchRoutes(null, [{ path: '/lenta', loader: () => code, element: <p>Chegou</p> }])
    let leaving = Promise.resolve()
    act(() => void (leaving = router.navigate('/lenta')))
    await act(async () => {
      arrive(json({ allRoles: ['Professor'], allPermissions: [] }))
      await new Promise((soon) => setTimeout(soon, 100))
    })
    expect(router.state.navigation.location?.pathname).toBe('/lenta')
    await act(async () => {
      codeCame(null)
      await leaving
    })
    expect(path()).toBe('/lenta')
  })
  test('a skip link takes the focus along, and the step and the choice stay', async () => {
    const { user, router } = await lookUp('carla')
    await user.click(await screen.findByRole('checkbox', { name: 'Lançar notas' }))
    const { key } = router.state.location
    for (const [name, role] of [
      ['Ir para o menu', 'navigation'],
      ['Ir para o conteúdo', 'main'],
      ['Ir para o rodapé', 'contentinfo'],
    ] as const) {
      const link = screen.getByRole('link', { name })
      // without a program, the browser itself goes there
      expect(link.getAttribute('href')).toBe(`#${screen.getByRole(role).id}`)
      await user.click(link)
      expect(screen.getByRole(role)).toHaveFocus()
    }
    expect([window.location.hash, router.state.location.key]).toEqual(['', key])
    expect(screen.getByRole('checkbox', { name: 'Lançar notas' })).toBeChecked()
  })
  test('an unknown user and an empty name are told at the field', async () => {
    const { user } = openAt('/papeis', { as: 'helena' })
    await user.click(await press('Procurar'))
    expect((await main().findAllByText('Digite o nome de usuário')).length).toBe(2)
    await user.type(screen.getByLabelText('Nome de usuário'), 'ninguem')
    await user.click(await press('Procurar'))
    for (const time of ['once', 'again']) {
      expect(await main().findAllByText('Não há usuário com esse nome'), time).toHaveLength(2)
      const summary = main().getByRole('alert', { name: 'Há 1 problema para corrigir' })
      await waitFor(() => {
        expect(summary).toHaveFocus()
      })
      expect(screen.getByLabelText('Nome de usuário')).toHaveValue('ninguem')
      await user.click(await press('Procurar'))
    }
  })
  test('another name than the one that waits is looked up by a press alone', async () => {
    service.reply = () => new Response(null, { status: 503, headers: { 'Retry-After': '1' } })
    const { user } = await lookUp('carla')
    await screen.findByText(/Tentamos de novo em \d+ s/)
    service.reply = null
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const field = screen.getByLabelText('Nome de usuário')
    await user.clear(field)
    await user.type(field, 'rui')
    for (let i = 0; i < 20; i++) await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(service.sent).toHaveLength(1)
    await user.click(await press('Tentar agora'))
    expect(await screen.findByRole('heading', { level: 2, name: 'O que tirar de rui' })).toBeVisible()
  })
  test('once another name was asked about it is the one that waits: typed back to, its countdown goes on', async () => {
    service.reply = () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
    const { user } = await lookUp('carla')
    await screen.findByText(/Tentamos de novo em \d+ s/)
    const field = screen.getByLabelText('Nome de usuário')
    await user.clear(field)
    await user.type(field, 'rui')
    expect(await screen.findByText(/Você mudou o que ia ser enviado/)).toBeVisible()
    await user.click(await press('Procurar'))
    await waitFor(() => expect(service.sent).toHaveLength(2))
    expect(await screen.findByText(/Tentamos de novo em \d+ s/)).toBeVisible()
    await user.type(field, 'x')
    expect(await screen.findByText(/Você mudou o que ia ser enviado/)).toBeVisible()
    await user.type(field, '{Backspace}')
    expect(await screen.findByText(/Tentamos de novo em \d+ s/)).toBeVisible()
  })
  test('a search that is stopped says so, goes on by a press, and says nothing of a removal', async () => {
    service.reply = () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
    const { user } = await lookUp('carla')
    await user.click(await press('Parar'))
    expect(screen.getByText(/^Paramos de tentar\./)).toBeVisible()
    expect(await press('Tentar agora')).toHaveFocus()
    expect(screen.queryByText('Nada foi removido.')).toBeNull()
    service.reply = () => json({ allRoles: ['Professor'], allPermissions: [] })
    await user.click(await press('Tentar agora'))
    expect(await screen.findByRole('heading', { level: 2, name: 'O que tirar de carla' })).toBeVisible()
  })
  test('where the service refuses the empty call, names are typed', async () => {
    service.reply = (ask) =>
      ask.roles.length + ask.permissions.length === 0
        ? json({ responseStatus: { errorCode: 'ArgumentNullException', message: 'roles' } }, 400)
        : json({ allRoles: [], allPermissions: ['Diario.Ler'] })
    const { user } = await lookUp('carla')
    expect(await screen.findByText('O sistema não mostra o que a pessoa tem')).toBeVisible()
    await user.click(await press('Continuar'))
    expect((await main().findAllByText('Escolha pelo menos um papel ou uma permissão')).length).toBe(2)
    const [papeis, permissoes] = [screen.getByLabelText(/^Papéis/), screen.getByLabelText(/^Permissões/)]
    // names as the service writes them, which no keyboard may make words of
    for (const field of [papeis, permissoes]) expect(field).toHaveAttribute('autocorrect', 'off')
    await user.type(papeis, 'Professor, Coordenacao')
    await user.type(permissoes, 'Diario.Lancar')
    await user.click(await press('Continuar'))
    await removeNow(user)
    expect(await screen.findByRole('heading', { name: 'Papéis e permissões removidos de carla' })).toBeVisible()
    expect(service.sent.at(-1)).toEqual({
      userName: 'carla',
      roles: ['Professor', 'Coordenacao'],
      permissions: ['Diario.Lancar'],
    })
  })
})

describe('removing', () => {
  test('shows what is lost, confirms, and tells what the service says is left', async () => {
    const { user } = await lookUp('carla')
    expect(await press('Continuar')).toHaveAccessibleDescription('Escolha pelo menos um papel ou uma permissão')
    await user.click(screen.getByText('Lançar notas'))
    const lost = screen.getByRole('heading', { name: 'O que esta pessoa perde' }).parentElement
    expect(lost).toHaveTextContent('Permissão: Lançar notas (Diario.Lancar)')
    await user.click(await press('Continuar'))
    expect(await screen.findByRole('heading', { name: 'Confirmar o que vai sair de carla' })).toHaveFocus()
    expect(screen.queryByLabelText('Digite o nome de usuário para confirmar')).toBeNull()
    await user.click(await press('Voltar'))
    expect(await screen.findByRole('checkbox', { name: 'Lançar notas' })).toBeChecked()
    await user.click(await press('Continuar'))
    await removeNow(user)
    expect(await screen.findByRole('heading', { name: 'A permissão Lançar notas foi removida de carla' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Ver o que a pessoa tem agora' })).toBeNull()
    const left = screen.getByRole('heading', { name: 'Agora, segundo o sistema' }).parentElement
    expect(left).toHaveTextContent('Papel: Professor')
    expect(left).not.toHaveTextContent('Diario.Lancar')
    expect(service.sent).toHaveLength(2)
  })
  test('an administrator goes only after the name was typed; the last one not at all', async () => {
    const { user } = await lookUp('otavio')
    await user.click(await screen.findByText('Administração'))
    expect(main().getByText(/as que continuam podem valer/)).toHaveTextContent('Para tirá-las, marque-as também.')
    await user.click(await press('Continuar'))
    expect(await screen.findByText('Isto tira direitos de administrador')).toBeVisible()
    // on this page nothing can be ticked any more
    expect(main().getByText(/as que continuam podem valer mesmo sem o papel/)).not.toHaveTextContent('marque')
    await user.click(await press('Remover'))
    expect(await main().findAllByText('Falta digitar o nome de usuário')).toHaveLength(2)
    const confirm = screen.getByLabelText('Digite o nome de usuário para confirmar')
    await user.type(confirm, 'otavia')
    await user.click(await press('Remover'))
    expect(await main().findAllByText('Não é o mesmo nome de usuário')).toHaveLength(2)
    await user.clear(confirm)
    await user.type(confirm, 'Otavio')
    await removeNow(user)
    expect(await screen.findByRole('heading', { name: 'O papel Administração foi removido de otavio' })).toBeVisible()
    // somebody else may have removed it since the look-up: the service answers only what is left
    expect(main().getByRole('heading', { name: 'A pessoa não tem mais' })).toBeVisible()
    expect(main().getByText(/as que continuam podem valer mesmo sem o papel/)).not.toHaveTextContent('marque')

    await user.click(await press('Procurar outra pessoa'))
    await user.type(await screen.findByLabelText('Nome de usuário'), 'helena')
    await user.click(await press('Procurar'))
    expect(await screen.findByText('Esta é a sua própria conta')).toBeVisible()
    await user.click(await screen.findByText('Administração'))
    await user.click(await press('Continuar'))
    await user.type(await screen.findByLabelText('Digite o nome de usuário para confirmar'), 'helena')
    await removeNow(user)
    expect(await main().findByText('É preciso que reste pelo menos um administrador.')).toBeVisible()
    // one no and one way: nothing here can be tried again
    expect(screen.getByRole('heading', { level: 2, name: 'Nada foi removido de helena' })).toHaveFocus()
    expect(
      main()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Voltar'])
    expect(main().queryByText(/problema/)).toBeNull()
    await user.click(await press('Voltar'))
    expect(await screen.findByRole('checkbox', { name: 'Administração' })).toBeChecked()
  })
  test('what was removed is called by what it was: permissions alone, roles alone', async () => {
    const { user } = await lookUp('sonia')
    for (const name of ['Ver atividades e equivalências', 'Registrar pessoas'])
      await user.click(await screen.findByText(name))
    await user.click(await press('Continuar'))
    await removeNow(user)
    expect(await screen.findByRole('heading', { name: 'Permissões removidas de sonia' })).toHaveFocus()
    expect(removalTitle(t, { roles: ['Professor', 'Coordenacao'], permissions: [] })).toBe('Papéis removidos de')
  })
  test('own account: whatever is taken, the name is typed', async () => {
    const { user } = await lookUp('helena')
    await user.click(await screen.findByText('Registrar pessoas'))
    await user.click(await press('Continuar'))
    expect(await screen.findByLabelText('Digite o nome de usuário para confirmar')).toBeVisible()
  })
  test('whoever takes something else from themselves can go on with another person', async () => {
    const { user } = await lookUp('helena')
    await user.click(await screen.findByText('Registrar pessoas'))
    await user.click(await press('Continuar'))
    await user.type(await screen.findByLabelText('Digite o nome de usuário para confirmar'), 'helena')
    await removeNow(user)
    expect(await press('Procurar outra pessoa')).toBeVisible()
  })
  test('whoever takes their own rights away is told all of it, and is led out, not to a refusal', async () => {
    const lost = /Sem o papel Administração, “Remover papéis” não abre mais esta página\./
    const { user, path } = await lookUp('helena')
    await user.click(await screen.findByText('Ver atividades e equivalências'))
    expect(main().queryByText(lost), 'the role stays').toBeNull()
    await user.click(await screen.findByText('Administração'))
    expect(main().getByText(lost), 'what stays and is good for nothing').toBeVisible()
    await user.click(await press('Continuar'))
    expect(main().getByText(lost)).toBeVisible()
    await user.type(await screen.findByLabelText('Digite o nome de usuário para confirmar'), 'helena')
    await removeNow(user)
    expect(await screen.findByRole('heading', { name: 'Papéis e permissões removidos de helena' })).toBeVisible()
    expect(main().getByText(lost)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Procurar outra pessoa' })).toBeNull()
    await user.click(main().getByRole('button', { name: 'Sair' }))
    await waitFor(() => expect(path()).toBe('/entrar'))
  })
  test('every Back after a removal leads elsewhere', async () => {
    const { user, router, path } = openAt('/atividades', { as: 'helena' })
    await screen.findByRole('heading', { level: 1 })
    await act(() => router.navigate('/papeis'))
    await user.type(await screen.findByLabelText('Nome de usuário'), 'carla')
    await user.click(await press('Procurar'))
    await user.click(await screen.findByText('Lançar notas'))
    await user.click(await press('Continuar'))
    await removeNow(user)
    const done = 'A permissão Lançar notas foi removida de carla'
    expect(await screen.findByRole('heading', { name: done })).toHaveFocus()
    await user.click(await press('Procurar outra pessoa'))
    expect(await screen.findByLabelText('Nome de usuário')).toHaveFocus()
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('heading', { name: done })).toHaveFocus()
    await act(() => router.navigate(-1))
    expect(await screen.findByLabelText('Nome de usuário')).toHaveFocus()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(path()).toBe('/atividades'))
  })
  test('what the service kept is said', async () => {
    service.reply = () => json({ allRoles: ['Professor'], allPermissions: ['Diario.Ler', 'Diario.Lancar'] })
    const { user } = await lookUp('carla')
    await user.click(await screen.findByText('Lançar notas'))
    await user.click(await press('Continuar'))
    await removeNow(user)
    expect(await screen.findByRole('heading', { name: 'Nada foi removido de carla' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'O sistema não tirou' }).parentElement).toHaveTextContent(
      'Diario.Lancar',
    )
  })
  test('a lost answer: the service is asked what the person has before anything else', async () => {
    const { user } = await lookUp('carla')
    await user.click(await screen.findByText('Lançar notas'))
    await user.click(await press('Continuar'))
    service.reply = () => Promise.reject(new TypeError('Failed to fetch'))
    await removeNow(user)
    expect(await screen.findByRole('heading', { name: 'Não sabemos se algo foi removido de carla' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remover agora' })).toBeNull()
    expect(service.sent).toHaveLength(2)
    await user.click(await press('Ver o que a pessoa tem agora'))
    const failure = await main().findByRole('alert')
    expect(failure.parentElement).toHaveFocus()
    service.reply = null
    await user.click(await press('Ver o que a pessoa tem agora'))
    expect(await screen.findByRole('checkbox', { name: 'Lançar notas' })).toBeVisible()
    expect(service.sent.at(-1)).toEqual({ userName: 'carla', roles: [], permissions: [] })
  })
  test('a double press is one request', async () => {
    const { user } = await lookUp('carla')
    await user.click(await screen.findByText('Lançar notas'))
    await user.click(await press('Continuar'))
    await user.click(await press('Remover'))
    await user.dblClick(await press('Remover agora'))
    await screen.findByRole('heading', { name: 'A permissão Lançar notas foi removida de carla' })
    await waitFor(() => {
      expect(service.sent).toHaveLength(2)
    })
  })
})

describe('the arithmetic of possession', () => {
  const all = { roles: ['Professor', 'Administrador'], permissions: ['Diario.Ler'] }
  test('names are compared without regard to case', () => {
    expect(withoutPapeis(all, { roles: ['professor'], permissions: ['DIARIO.LER'] })).toEqual({
      roles: ['Administrador'],
      permissions: [],
    })
    expect(stayed(all, { roles: ['PROFESSOR', 'Aluno'], permissions: [] })).toEqual({
      roles: ['Professor'],
      permissions: [],
    })
  })
  test('the right to remove roles makes an administrator as much as the role', () => {
    expect(isOfAdministrador({ roles: [], permissions: ['papeis.remover'] })).toBe(true)
    expect(isOfAdministrador({ roles: ['Professor'], permissions: ['Diario.Ler'] })).toBe(false)
  })
  test('typed names: commas, semicolons and lines, each once', () => {
    expect(namesOf(' Professor,Aluno ; Professor\n\nSecretaria,')).toEqual(['Professor', 'Aluno', 'Secretaria'])
  })
  test('an account is the same in whatever case; no name is nobody’s', () => {
    expect([sameAccount('Ana ', 'ana'), sameAccount('ana', 'ana2'), sameAccount('', ''), sameAccount(' ', '')]).toEqual(
      [true, false, false, false],
    )
  })
  test('permissions that stay are spoken of where a role goes; the right to remove roles only where it stays idle', () => {
    const said = (roles: string[], permissions: string[], role: string[]) =>
      keptInWords(((key: string) => key) as Translate, { roles, permissions }, { roles: role, permissions: [] })
    expect(said(['Professor'], ['Diario.Ler'], [])).toBeNull()
    expect(said(['Professor'], [], ['Professor'])).toBeNull()
    expect(said(['Professor'], ['Diario.Ler'], ['Professor'])).toBe('papeis.keepsPermission')
    const both = ['Professor', 'Administrador']
    expect(said(both, ['papeis.remover'], ['Professor'])).toBe('papeis.keepsPermission')
    expect(said(both, ['papeis.remover'], ['administrador'])).toBe('papeis.keepsPermission papeis.keepsRemover')
  })
})
