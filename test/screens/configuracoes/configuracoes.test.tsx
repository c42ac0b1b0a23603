// Settings, the rest of the menu, the home of the school office and the pages of the footer.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '@/i18n'
import { addFiles } from '@/i18n/store'
import { mock } from '@/mock/doors/node'
import { z } from '@/contract'
import { isPublicDevice, kept, setPublicDevice } from '@/session'
import { storedValue, storeValue } from '../../support/kept'
import { applyLook, setTextSize, setTheme } from '@/ui/look/theme'
import { main, openAt } from '../../support/render'

const { dataset } = document.documentElement

afterEach(async () => {
  setPublicDevice(false)
  setTheme('auto')
  setTextSize('100')
  await setLanguage('pt-BR')
})

describe('the look', () => {
  test('is applied from what this device remembers, and nonsense is ignored', () => {
    localStorage.setItem('portal.tema', 'dark')
    localStorage.setItem('portal.texto', '130')
    applyLook()
    expect([dataset['theme'], dataset['text']]).toEqual(['dark', '130'])
    localStorage.setItem('portal.tema', 'neon')
    localStorage.setItem('portal.texto', '5000')
    applyLook()
    expect([dataset['theme'], dataset['text']]).toEqual([undefined, undefined])
  })
  test('a language whose words do not come is told where it was chosen, and aloud once', async () => {
    const { user } = openAt('/configuracoes', { as: 'ana' })
    const language = await screen.findByRole('group', { name: 'Idioma' })
    addFiles({ './es/pages.ts': () => Promise.reject(new TypeError('Failed to fetch')) })
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(within(language).getByText('Español'))
    const said = /^Não deu para carregar “Español” agora\./
    const footer = within(screen.getByRole('contentinfo'))
    await main().findByText(said)
    expect(scrolled, 'who chose above is not led to the footer').not.toHaveBeenCalled()
    await user.click(footer.getByRole('button', { name: 'Español' }))
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([footer.getByText(said)]))
    const words = main().getByText(said)
    expect(language.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getAllByText(said).filter((one) => one.getAttribute('role') === 'alert')).toHaveLength(1)
    expect(within(language).getByRole('radio', { name: 'Português' })).toBeChecked()
    addFiles({ './es/pages.ts': () => import('../../../src/i18n/es/pages') })
    await user.click(within(language).getByText('Español'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()
    expect(screen.queryByText(said)).toBeNull()
  })
  test('theme, text size and language take effect at once and are remembered', async () => {
    const { user } = openAt('/configuracoes', { as: 'ana' })
    await user.click(await screen.findByText('Escuro'))
    expect(dataset['theme']).toBe('dark')
    await user.click(screen.getByText('Bem maior (130%)'))
    expect(dataset['text']).toBe('130')
    expect(screen.getByRole('radio', { name: 'Bem maior (130%)' })).toBeChecked()
    await user.click(main().getByText('English'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
    await user.click(screen.getByText('Automatic'))
    expect(dataset['theme']).toBeUndefined()
    expect(Object.keys(localStorage).sort()).toEqual(expect.arrayContaining(['portal.idioma', 'portal.texto']))
    expect(localStorage.getItem('portal.tema')).toBeNull()
  })
})

const unsent = kept('lancamentos', z.array(z.unknown()))

describe('this device', () => {
  test('a public one keeps nothing personal from that moment on', async () => {
    storeValue(sessionStorage, 'presenca', [], '1001.6jjh')
    const { user } = openAt('/configuracoes', { as: 'ana' })
    expect(await screen.findByText('A hora e a resposta de cada tentativa de marcar presença')).toBeVisible()
    await user.click(screen.getByText('É de uso público'))
    expect(isPublicDevice()).toBe(true)
    expect(storedValue('presenca')).toBeNull()
    expect(screen.queryByText('A hora e a resposta de cada tentativa de marcar presença')).toBeNull()
    expect(screen.getByText('Suas escolhas desta página')).toBeVisible()
    expect(screen.queryByText(/está só nesta página/), 'nothing is unsent').toBeNull()
    await user.click(screen.getByText('É de uso público'))
    expect(isPublicDevice()).toBe(false)
  })
  test('a choice made in another tab is ticked here too', async () => {
    openAt('/configuracoes', { as: 'ana' })
    const box = await screen.findByRole('checkbox', { name: /É de uso público/ })
    expect(box).not.toBeChecked()
    localStorage.setItem('portal.aparelhoPublico', 'sim')
    fireEvent(window, new StorageEvent('storage', { key: 'portal.aparelhoPublico', newValue: 'sim' }))
    expect(box).toBeChecked()
  })
  test('the same choice is ticked wherever it is offered, made in another tab too', async () => {
    const { user } = openAt('/boletim', { as: 'ana' })
    await user.click(await screen.findByRole('button', { name: 'Ocultar notas' }))
    const box = await screen.findByRole('checkbox', { name: 'Ocultar sempre que eu voltar ao portal' })
    for (const on of [true, false]) {
      const row = { key: 'portal.ocultarAoVoltar', newValue: on ? 'sim' : null }
      if (on) localStorage.setItem(row.key, 'sim')
      else localStorage.removeItem(row.key)
      fireEvent(window, new StorageEvent('storage', row))
      expect((box as HTMLInputElement).checked).toBe(on)
    }
  })
  test('a public one: what was typed is only on the page now, and the page says so', async () => {
    const { user } = openAt('/configuracoes', { as: 'carla' })
    await screen.findByText('É de uso público')
    unsent.write([], 1011)
    await user.click(screen.getByText('Maior (115%)'))
    expect(screen.queryByText(/só nesta página/)).toBeNull()
    await user.click(screen.getByText('É de uso público'))
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('portal.lancamentos'))).toEqual([])
    expect(screen.queryByText('O que você digitou e ainda não enviou')).toBeNull()
    expect(screen.getByText(/O que você digitou e ainda não enviou está só nesta página/)).toBeVisible()
    expect(unsent.read(1011)).toEqual([])
  })
  test('a public one: an enrollment that was begun is asked about, then erased', async () => {
    localStorage.setItem('portal.vagas.guardados', '[]')
    sessionStorage.setItem('portal.vagas.rascunho', '{}')
    localStorage.setItem('portal.periodos', '{}')
    const { user } = openAt('/configuracoes', { as: 'ana' })
    await user.click(await screen.findByText('É de uso público'))
    const asked = async () => within(await screen.findByRole('dialog', { name: 'Apagar o pedido de vaga guardado?' }))
    await user.click((await asked()).getByRole('button', { name: 'Não apagar' }))
    expect(isPublicDevice()).toBe(false)
    expect(screen.getByRole('checkbox', { name: 'É de uso público' })).not.toBeChecked()
    await user.click(screen.getByText('É de uso público'))
    await user.click((await asked()).getByRole('button', { name: 'Apagar e continuar' }))
    expect(isPublicDevice()).toBe(true)
    expect(screen.queryByText('Um pedido de vaga começado')).toBeNull()
    expect(screen.getByText('As datas das vagas na rede')).toBeVisible()
    expect([localStorage.getItem('portal.vagas.guardados'), sessionStorage.getItem('portal.vagas.rascunho')]).toEqual([
      null,
      null,
    ])
  })
  test.each([
    ['ana', null, true],
    ['marta', null, true],
    ['rui', 'Responsável', true],
    ['rui', null, false],
    ['carla', null, false],
    ['sonia', null, false],
    ['helena', null, false],
  ])('hiding grades at each return is offered where grades do hide: %s as %s', async (userName, as, offered) => {
    const { user, router, path } = openAt('/configuracoes', { as: userName })
    await screen.findByText('É de uso público')
    if (as) {
      await user.click(within(screen.getByRole('group', { name: 'Perfil em uso' })).getByText(as))
      await waitFor(() => {
        expect(path()).toBe('/inicio')
      })
      await router.navigate('/configuracoes')
      await screen.findByText('É de uso público')
    }
    const option = screen.queryByRole('checkbox', { name: /^Ocultar as notas/ })
    expect(option !== null).toBe(offered)
    if (as) expect(option).toHaveAccessibleDescription(/Nas páginas de professor, elas continuam à vista/)
  })
  test('erasing asks first, then leaves nothing and nobody signed in', async () => {
    localStorage.setItem('portal.vagas.guardados', '[]')
    localStorage.setItem('outro.site', 'fica')
    const { user, path } = openAt('/configuracoes', { as: 'ana' })
    await user.click(await screen.findByText('Escuro'))
    await user.click(screen.getByText('Maior (115%)'))
    expect(screen.getByText('Um pedido de vaga começado')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Apagar dados deste aparelho' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }))
    expect(localStorage.getItem('portal.vagas.guardados')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Apagar dados deste aparelho' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apagar e sair' }))
    await waitFor(() => {
      expect(path()).toBe('/entrar')
    })
    expect(Object.keys(localStorage)).toEqual(['outro.site'])
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('portal.'))).toEqual([])
    expect([dataset['theme'], dataset['text']]).toEqual([undefined, undefined])
  })
  test('the version ends the page, and when something was last read', async () => {
    const { router } = openAt('/configuracoes', { as: 'ana' })
    expect(await screen.findByText(/^Versão \d+\.\d+\.\d+[^·]*$/)).toBeVisible()
    await router.navigate('/turmas')
    await screen.findByRole('link', { name: /Ciências/ })
    await router.navigate('/configuracoes')
    expect(await screen.findByText(/^Versão .* · Última leitura de dados: \d\d\/\d\d\/\d{4}, \d\dh\d\d$/)).toBeVisible()
  })
})

describe('the profile in use', () => {
  test('the list in the header closes once the focus has left it, so that it covers nothing in use', async () => {
    const { user } = openAt('/configuracoes', { as: 'rui' })
    const list = (await screen.findByText('Perfil', { selector: 'summary' })).closest('details')
    const [head, other] = [list?.querySelector('summary'), list?.querySelector<HTMLElement>('li:last-child button')]
    if (list) list.open = true
    head?.focus()
    other?.focus()
    expect(list?.open, 'within the list').toBe(true)
    other?.blur()
    expect(list?.open, 'a press of the mouse, which focuses no button in Safari').toBe(true)
    other?.focus()
    screen.getByRole('heading', { level: 1 }).focus()
    expect(list?.open, 'a page that has come, whose heading the portal focuses').toBe(true)
    other?.focus()
    await user.tab()
    expect(screen.getAllByRole('button', { name: 'Sair' })[0]).toHaveFocus()
    expect(list?.open).toBe(false)
  })
  test('who has two changes between them without signing out', async () => {
    const { user, path, router } = openAt('/configuracoes', { as: 'rui' })
    const group = await screen.findByRole('group', { name: 'Perfil em uso' })
    for (const radio of within(group).getAllByRole('radio')) expect(radio, 'none picked yet').not.toBeChecked()
    await user.click(within(group).getByText('Responsável'))
    await waitFor(() => {
      expect(path()).toBe('/inicio')
    })
    await router.navigate('/configuracoes')
    const now = within(await screen.findByRole('group', { name: 'Perfil em uso' }))
    expect(now.getByRole('radio', { name: 'Responsável' })).toBeChecked()
  })
  test('who has one is told which', async () => {
    openAt('/configuracoes', { as: 'sonia' })
    expect((await screen.findByText('Perfil em uso')).parentElement).toHaveTextContent('Perfil em uso: Secretaria')
    expect(screen.queryByRole('group', { name: 'Perfil em uso' })).toBeNull()
  })
})

describe('home and menu of the school office', () => {
  test('one line for each thing they come for; roles only for administrators', async () => {
    openAt('/inicio', { as: 'sonia' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Sônia' })).toBeVisible()
    const links = main().getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Atividades', 'Equivalências', 'Registrar pessoa'])
    expect(within(screen.getByRole('navigation', { name: 'Menu' })).queryByText('Remover papéis')).toBeNull()
  })
  test('"Mais" holds what the bar has no room for, and nothing that stands on every page', async () => {
    openAt('/mais', { as: 'helena' })
    await screen.findByRole('heading', { level: 1, name: 'Mais' })
    expect(
      main()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Registrar pessoa', 'Remover papéis', 'Configurações'])
    for (const name of ['Sair', 'Ajuda', 'Acessibilidade', 'Privacidade'])
      expect(screen.getAllByText(name), name).toHaveLength(1)
  })
  test.each([
    ['/mais', 'page', null],
    ['/papeis', 'true', 'Remover papéis'],
    ['/pessoas/nova', 'true', 'Registrar pessoa'],
    ['/configuracoes', 'true', 'Configurações'],
    ['/atividades', null, 'Atividades'],
  ])('%s: the bar of a phone marks "Mais" where the page stands under it', async (address, mais, own) => {
    openAt(address, { as: 'helena' })
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
    const link = menu.getByRole('link', { name: 'Mais' })
    expect([link.getAttribute('aria-current'), link.closest('li')?.dataset['bar']]).toEqual([mais, 'true'])
    const marked = menu.getAllByRole('link').filter((one) => one.getAttribute('aria-current') === 'page')
    expect(marked.map((one) => one.textContent)).toEqual([own ?? 'Mais'])
  })
  test('what would stand alone under "Mais" takes its place in the bar', async () => {
    openAt('/configuracoes', { as: 'carla' })
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
    const inBar = menu.getAllByRole('listitem').filter((one) => one.dataset['bar'] === 'true')
    expect(inBar.map((one) => one.textContent)).toEqual(['Início', 'Turmas', 'Recados', 'Configurações'])
  })
})

describe('the pages of the footer', () => {
  test.each([
    ['/ajuda', 'Ajuda', 'Com quem falar'],
    ['/acessibilidade', 'Acessibilidade', 'O que prometemos'],
    ['/privacidade', 'Privacidade', 'O que fica no seu aparelho'],
  ])('%s opens without signing in', async (address, title, section) => {
    openAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(main().getByRole('heading', { level: 2, name: section })).toBeVisible()
  })
  test('who is signed in keeps the menu and the way out on them, also after loading one anew', async () => {
    openAt('/privacidade', { as: 'sonia' })
    expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible()
  })
  test('help shows the contacts of the school', async () => {
    const helpContacts = [
      { label: 'Secretaria', phone: '(47) 3333-0000' },
      { label: 'Ouvidoria', email: 'ouvidoria@vila.example' },
    ]
    const strange = { label: 'Estranha', url: 'javascript:alert(1)' }
    expect(() => openAt('/ajuda', { config: { helpContacts: [strange] } })).toThrow('address')
    openAt('/ajuda', { config: { helpContacts } })
    expect(await screen.findByRole('link', { name: '(47) 3333-0000' })).toHaveAttribute('href', 'tel:4733330000')
    expect(screen.getByRole('link', { name: 'ouvidoria@vila.example' })).toBeVisible()
  })
  test.each(['en', 'es'] as const)('all words are there in %s', async (language) => {
    await setLanguage(language)
    const { container, router } = openAt('/ajuda')
    await screen.findByRole('heading', { level: 1 })
    for (const address of ['/acessibilidade', '/privacidade']) {
      await router.navigate(address)
      await waitFor(() => {
        expect(main().getAllByRole('heading').length).toBeGreaterThan(3)
      })
      expect(container.textContent).not.toMatch(/\b(pages|common)\.\w+\./)
    }
  })
})

describe('falha/configuracoes', () => {
  test('falha/configuracoes/3 the session ended meanwhile: nothing here asks the service, every choice still works', async () => {
    const { user } = openAt('/configuracoes', { as: 'ana' })
    await screen.findByText('Escuro')
    mock.fail('*', 401)
    await user.click(screen.getByText('Escuro'))
    await user.click(screen.getByText('É de uso público'))
    expect(dataset['theme']).toBe('dark')
    expect(isPublicDevice()).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(mock.network.log().filter(({ status }) => status === 401)).toEqual([])
  })
  test('falha/configuracoes/11 nonsense kept on the device and profiles that nobody documented: the usual, and a number', async () => {
    for (const key of ['tema', 'texto', 'idioma', 'aparelhoPublico', 'ocultarAoVoltar', 'inventado'])
      localStorage.setItem(`portal.${key}`, '{"x":[null,1e999]}')
    applyLook()
    openAt('/configuracoes', { as: 'ana', config: { profiles: { '9': 'Aluno' } } })
    expect(await screen.findByRole('radio', { name: 'Automático' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Normal (100%)' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Português' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'É de uso público' })).not.toBeChecked()
    expect(screen.getByText('Perfil em uso').parentElement).toHaveTextContent('Perfil em uso: Perfil 1')
    expect(screen.getByText('Outros dados do portal')).toBeVisible()
  })
  test('falha/configuracoes/12 hostile words kept on the device are not shown, and go with the rest', async () => {
    localStorage.setItem('portal.<img src=x onerror=alert(1)>', '<b>x</b>')
    const { user } = openAt('/configuracoes', { as: 'ana' })
    expect(await screen.findByText('Outros dados do portal')).toBeVisible()
    expect(document.querySelector('main img, main b')).toBeNull()
    expect(screen.getByRole('main')).not.toHaveTextContent('onerror')
    await user.click(screen.getByRole('button', { name: 'Apagar dados deste aparelho' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apagar e sair' }))
    await screen.findByRole('heading', { level: 1, name: 'Entrar' })
    expect(Object.keys(localStorage)).toEqual([])
  })
})
