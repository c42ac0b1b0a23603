// What is new until it was looked at: marked where it stands, counted in the menu, said when it comes, kept by the tab.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import type { AproveitamentoAluno } from '@/contract'
import { mock } from '@/mock/doors/node'
import { end, forgetEverything, setPublicDevice, setRemembered } from '@/session'
import { storedValue } from '../../../support/kept'
import { itIs, openAt } from '../../../support/render'
import { addressOf, sectionOf } from '../asked'

afterEach(() => {
  setPublicDevice(false)
  setRemembered(false)
  forgetEverything()
})

type Change = (record: AproveitamentoAluno) => void
/** From now on the service tells this of Ana's record in Mathematics. */
function changed(change: Change): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    const body = typeof init?.body === 'string' ? init.body : ''
    if (!addressOf(input).endsWith('/AproveitamentosAlunos') || !body.includes('"idClasse":1011')) return answer
    const reply = (await answer.json()) as { itens: AproveitamentoAluno[] }
    for (const record of reply.itens) change(record)
    return Response.json(reply)
  })
}
const notas = (record: AproveitamentoAluno) => record.grupos.flatMap((grupo) => grupo.avaliacoes)
/** "Trabalho em grupo" is another grade than before, and there is one absence more. */
const other: Change = (record) => {
  record.faltas = 27
  for (const nota of notas(record)) if (nota.avaliacaoId === 101102) nota.valor = 9
}
const first = 'Em Matemática, restam 4 faltas antes do limite.'
const news = async () => within(sectionOf(await screen.findByRole('heading', { level: 2, name: 'Novidades' })))
const items = async () => (await news()).getAllByRole('listitem').map((item) => item.textContent)
const expected = ['Matemática: Trabalho em grupo mudou de 7,4 para 9,0', 'Matemática: mais 1 falta']
const entry = () => within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: /^Turmas/ })

/** Opens the home for the first time, then reads it again with something new. */
async function somethingNew() {
  const opened = openAt('/inicio', { as: 'ana' })
  await screen.findByText(first)
  expect(screen.queryByRole('heading', { name: 'Novidades' }), 'nothing at the first look').toBeNull()
  changed(other)
  await opened.user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await news()
  return opened
}

describe('what changed', () => {
  it('comes by "Atualizar", is told on the home, said aloud, marked in its row and counted in the menu', async () => {
    await somethingNew()
    const said = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join()
    await waitFor(() => expect(said()).toMatch(/Novidades: 1 nota mudou e 1 falta nova/))
    expect(await items()).toEqual(expected)
    expect(within(screen.getByRole('main')).getByText('Novidades: 1 nota mudou e 1 falta nova.')).toBeVisible()
    const row = within(sectionOf(screen.getByRole('heading', { name: 'Minhas turmas' })))
    expect(row.getByRole('link', { name: 'Matemática' }).closest('li')).toHaveTextContent('2 novidades')
    await waitFor(() => expect(entry()).toHaveAccessibleDescription('1 novidade nas notas'))
  })

  it('is there after a reload, in the tab alone, until the class was looked at', async () => {
    const { unmount, router } = await somethingNew()
    expect(storedValue('visita')).not.toBeNull()
    expect(localStorage.getItem('portal.visita')).toBeNull()
    unmount()
    router.dispose()
    const again = openAt('/inicio', { as: 'ana' })
    expect(await items()).toEqual(expected)
    await again.router.navigate('/turmas/1011/notas')
    const mark = await screen.findByText('mudou de 7,4 para 9,0')
    expect(mark.closest('tr')).toHaveTextContent(/Trabalho em grupo/)
    expect(screen.getByText('mais 1 falta')).toBeVisible()
    await waitFor(() => expect(entry()).not.toHaveAccessibleDescription())
    await again.router.navigate('/inicio')
    await screen.findByRole('heading', { name: 'Minhas turmas' })
    expect(screen.queryByRole('heading', { name: 'Novidades' })).toBeNull()
  })

  it('is marked on the report card, which is looking too; hidden grades are not looked at', async () => {
    const { router, user } = await somethingNew()
    await user.click(screen.getByRole('button', { name: 'Ocultar notas' }))
    await router.navigate('/boletim')
    expect(await screen.findByText('mudou')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mostrar notas' }))
    expect(await screen.findByText('mudou de 7,4 para 9,0')).toBeVisible()
    await router.navigate('/inicio')
    await screen.findByText('Em Matemática, restam 3 faltas antes do limite.')
    expect(screen.queryByRole('heading', { name: 'Novidades' })).toBeNull()
  })

  it('is over by one press, which says so', async () => {
    const { user } = await somethingNew()
    await user.click(screen.getByRole('button', { name: 'Já vi tudo' }))
    expect(screen.queryByRole('heading', { name: 'Novidades' })).toBeNull()
    expect(screen.queryByText(/novidades|^Novidades/)).toBeNull()
    expect(document.getElementById('conteudo')).toHaveFocus()
  })

  test.each([false, true])('across visits it is the choice of the person: asked %s', async (asked) => {
    const { user, unmount } = openAt('/inicio', { as: 'ana' })
    await screen.findByText(first)
    const offer = screen.getByRole('button', { name: 'Lembrar neste aparelho o que eu já vi' })
    if (asked) {
      await user.click(offer)
      expect(screen.queryByRole('button', { name: 'Lembrar neste aparelho o que eu já vi' })).toBeNull()
    }
    end('signedOut', { silent: true })
    unmount()
    expect(Object.keys(localStorage).some((key) => key.startsWith('portal.vistos'))).toBe(asked)
    expect(storedValue('visita')).toBeNull()
    changed(other)
    openAt('/inicio', { as: 'ana' })
    if (asked) expect(await items()).toEqual(expected)
    else {
      await screen.findByText('Em Matemática, restam 3 faltas antes do limite.')
      expect(screen.queryByRole('heading', { name: 'Novidades' })).toBeNull()
    }
  })

  it('is never kept on a public computer, and nobody else reads it', async () => {
    setPublicDevice(true)
    const { unmount } = openAt('/inicio', { as: 'ana' })
    await screen.findByText(first)
    expect(screen.queryByRole('button', { name: /Lembrar neste aparelho/ })).toBeNull()
    expect(Object.keys(localStorage).filter((key) => /visita|vistos/.test(key))).toEqual([])
    expect(storedValue('visita'), 'only the page holds it').toBeNull()
    unmount()
  })

  it('is a choice of the settings too, which tell what is kept', async () => {
    const { user } = openAt('/configuracoes', { as: 'ana' })
    const box = await screen.findByRole('checkbox', { name: /^Lembrar o que eu já vi/ })
    await user.click(box)
    expect(await screen.findByText('O que você já viu, para mostrar o que mudou')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /^É de uso público/ }))
    expect(Object.keys(localStorage).filter((key) => key.includes('vistos'))).toEqual([])
  })

  it('does not take grades of one number, or of none, for each other', async () => {
    changed((record) => {
      const [one, two, three] = notas(record)
      if (!one || !two || !three) throw new Error('three grades are needed')
      two.avaliacaoId = one.avaliacaoId
      three.avaliacaoId = null
    })
    const { user } = openAt('/inicio', { as: 'ana' })
    await screen.findByText(first)
    await waitFor(() => expect(storedValue('visita')).not.toBeNull())
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Atualizar' })).toBeEnabled())
    expect(screen.queryByRole('heading', { name: 'Novidades' })).toBeNull()
    const { 1001: saved } = storedValue('visita') as Record<number, { notas: Record<string, number> }>
    expect(Object.keys(saved?.notas ?? {}).filter((key) => key.startsWith('1011/')).length).toBeGreaterThan(2)
  })

  it('never holds an unpublished grade, even of a service that sends its value', async () => {
    mock.speak(['leaky'])
    openAt('/inicio', { as: 'ana' })
    await screen.findByText(first)
    const saved = () => (storedValue('visita') as Record<number, { notas: Record<string, number> }> | null)?.[1001]
    await waitFor(() => expect(saved()?.notas['1011/101103']).toBe(700))
    // Ana's project: entered as 9.5, not published
    expect(Object.keys(saved()?.notas ?? {}).filter((key) => /101104|101106/.test(key))).toEqual([])
  })
})

test('a family sees one card a child: what is wrong, now and next; dates asked four at a time and ten at most', async () => {
  itIs('2026-11-23T07:40:00-03:00')
  let [pending, most, asked] = [0, 0, 0]
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const counts = addressOf(input).endsWith('/GetAvaliacao')
    if (counts) {
      asked += 1
      most = Math.max(most, (pending += 1))
    }
    const answer = await real(input, init)
    if (counts) pending -= 1
    return answer
  })
  openAt('/inicio', { as: 'marta' })
  const ana = within(sectionOf(await screen.findByRole('heading', { level: 2, name: 'Ana Prado Souza' })))
  expect(await ana.findByText(first)).toBeVisible()
  expect(ana.getByText('Agora').parentElement).toHaveTextContent(/História/)
  expect(await ana.findByRole('link', { name: /: Prova do 2º bimestre$/ })).toBeVisible()
  expect(ana.getByRole('link', { name: '2 recados não lidos' })).toHaveAttribute('href', '/alunos/1/recados')
  const pedro = within(sectionOf(screen.getByRole('heading', { level: 2, name: 'Pedro Prado Souza' })))
  expect(pedro.getByRole('link', { name: 'Pedro Prado Souza' })).toHaveAttribute('href', '/alunos/2/inicio')
  expect(most).toBeLessThanOrEqual(4)
  expect(asked).toBeLessThanOrEqual(10)
})

describe('the child chosen', () => {
  const picker = async () => within(await screen.findByRole('navigation', { name: 'Filhos' }))
  const menuLink = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name })

  test.each(['/mais', '/configuracoes', '/ajuda'])(
    'stays chosen on %s, with the other one press away',
    async (path) => {
      const { router } = openAt('/alunos/2/inicio', { as: 'marta' })
      await screen.findByRole('heading', { level: 1, name: /Sobre Pedro/ })
      await router.navigate(path)
      const bar = await picker()
      expect(bar.getByRole('link', { name: 'Pedro Prado Souza' })).toHaveAttribute('aria-current', 'true')
      expect(bar.getByRole('link', { name: 'Ana Prado Souza' })).toHaveAttribute('href', '/alunos/1/inicio')
      expect(menuLink('Boletim')).toHaveAttribute('href', '/alunos/2/boletim')
    },
  )

  it('is asked for no more, and survives a reload', async () => {
    const { router, unmount } = openAt('/alunos/2/inicio', { as: 'marta' })
    await screen.findByRole('heading', { level: 1, name: /Sobre Pedro/ })
    await waitFor(() => expect(storedValue('filho')).toEqual({ index: 2, of: 2, idPessoa: 1003 }))
    unmount()
    router.dispose()
    const again = openAt('/boletim', { as: 'marta' })
    await waitFor(() => expect(again.path()).toBe('/alunos/2/boletim'))
    await again.router.navigate('/mais')
    const list = within(await screen.findByRole('main'))
    expect(await list.findByRole('link', { name: 'Boletim' })).toHaveAttribute('href', '/alunos/2/boletim')
  })
})

it('a link of the other profile offers to use that one, and opens', async () => {
  const { user, path } = openAt('/alunos/1/boletim', { as: 'rui' })
  await user.click(await screen.findByRole('button', { name: 'Usar como Responsável e abrir' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Boletim/ })).toBeVisible()
  expect(path()).toBe('/alunos/1/boletim')
})

it('a signed-in guardian has name, menu and way out on the pages of school places', async () => {
  const { router } = openAt('/inicio', { as: 'marta' })
  await screen.findByRole('heading', { level: 1, name: /Marta/ })
  await router.navigate('/vagas')
  await screen.findByRole('heading', { level: 1, name: /vaga/i })
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Vagas' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible()
  expect(screen.getByText('Marta Prado Souza')).toBeVisible()
})

describe('a new message', () => {
  const replied = (operation: string, change: (one: Record<string, unknown>, body: string) => object) => {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await real(input, init)
      if (!addressOf(input).endsWith(`/${operation}`)) return answer
      const reply = (await answer.json()) as { itens: Record<string, unknown>[] }
      const body = typeof init?.body === 'string' ? init.body : ''
      return Response.json({ ...reply, itens: reply.itens.map((one) => change(one, body)) })
    })
  }
  const card = async () => sectionOf(await screen.findByRole('heading', { level: 2, name: 'Ana Prado Souza' }))

  it('is over by the press that ends all news', async () => {
    const { user } = openAt('/inicio', { as: 'ana' })
    await screen.findByText(first)
    replied('Classes', (one) => (one['id'] === 1011 ? { ...one, recados: [10112, 10119] } : one))
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await items()).toEqual(['1 recado novo'])
    await user.click(screen.getByRole('button', { name: 'Já vi tudo' }))
    expect(screen.queryByRole('heading', { name: 'Novidades' })).toBeNull()
  })

  it('is told on the card of a child as unread, and nothing twice', async () => {
    const { user } = openAt('/inicio', { as: 'marta' })
    await card()
    replied('Classes', (one) => (one['id'] === 1011 ? { ...one, recados: [10112, 10119] } : one))
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    await waitFor(async () => expect(await card()).toHaveTextContent('3 recados não lidos'))
    expect(await card()).not.toHaveTextContent(/recado novo/)
  })
})
