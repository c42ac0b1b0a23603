// The home as each person of the cast, and what fails without blocking the rest.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test, vi } from 'vitest'
import type { Classe } from '@/contract'
import { mock } from '@/mock/doors/node'
import { sessionState } from '@/session'
import { openAt } from '../../../support/render'
import { addressOf, classesOf, sectionOf } from '../asked'

const rows = async () => {
  const list = within(sectionOf(await screen.findByRole('heading', { name: 'Minhas turmas' })))
  await list.findAllByText(/falta/)
  return list
}
/** A service that tells the periods along with the classes: nothing is read of those that are not shown. */
function embedPeriodos(): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith('/Classes')) return answer
    const { itens } = (await answer.json()) as { itens: Classe[] }
    const withPeriodo = itens.map((classe) => {
      const id = classe.idPeriodoLetivo ?? 0
      return { ...classe, periodoLetivo: { id, codigo: '', descricao: `Período ${id}`, vigente: id === 2 } }
    })
    return Response.json({ itens: withPeriodo })
  })
}
const names = (section: Awaited<ReturnType<typeof rows>>) =>
  section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

describe('the sentence, the most urgent thing first', () => {
  test.each([
    ['ana', 'Em Matemática, restam 4 faltas antes do limite.'],
    ['bruno', 'Faltas acima do limite: Matemática.'],
    ['pedro', '4 faltas. A escola não informa limite.'],
  ])('%s', async (as, sentence) => {
    openAt('/inicio', { as })
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('does not hide a second serious case behind the first', async () => {
    openAt('/inicio', { as: 'bruno' })
    expect(await screen.findByText('Faltas acima do limite: Matemática.')).toBeVisible()
    expect(screen.getByText('No limite: Língua Portuguesa.')).toBeVisible()
  })

  test.each([
    [6, 'Faltas acima do limite: Matemática.', 'Perto do limite: Inglês.'],
    [3, 'Faltas acima do limite: Matemática e Inglês.', 'No limite ou perto dele: Geografia e Língua Portuguesa.'],
    [7, 'Faltas acima do limite: Matemática.', 'Perto do limite: Inglês.'],
    [26, 'Faltas no limite em Matemática.', null],
    [40, 'Faltas dentro do limite.', null],
  ])('with a limit of %s: %s %s', async (limite, first, second) => {
    mock.speak(['bare'])
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await real(input, init)
      if (!addressOf(input).endsWith('/GetTurma')) return answer
      return Response.json({ ...((await answer.json()) as object), limiteFaltas: limite })
    })
    openAt('/inicio', { as: 'ana' })
    expect(await screen.findByText(first)).toBeVisible()
    if (second) expect(screen.getByText(second)).toBeVisible()
    else expect(screen.queryByText(/^Também/)).toBeNull()
  })

  it('claims nothing while the limit of absences could not be read', async () => {
    mock.speak(['bare'])
    mock.fail('GetTurma', 500)
    openAt('/inicio', { as: 'ana' })
    expect(await screen.findByText('O limite de faltas não pôde ser lido agora.')).toBeVisible()
    expect(screen.getAllByText('Não foi possível carregar o limite de faltas.')).not.toHaveLength(0)
    expect(screen.queryByText('Faltas dentro do limite.')).toBeNull()
    expect(screen.queryByText(/antes do limite|não informa limite/)).toBeNull()
  })

  it('is of the classes that the student is in, not of one that they have left', async () => {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await real(input, init)
      const body = typeof init?.body === 'string' ? init.body : ''
      if (!addressOf(input).endsWith('/AproveitamentosAlunos') || !body.includes('"idClasse":1011')) return answer
      const reply = (await answer.json()) as { itens: object[] }
      return Response.json({ ...reply, itens: reply.itens.map((one) => ({ ...one, ativo: false })) })
    })
    openAt('/inicio', { as: 'ana' })
    await rows()
    expect(await screen.findByText('Faltas dentro do limite.')).toBeVisible()
    expect(screen.queryByText(/antes do limite/)).toBeNull()
  })
})

describe('the classes', () => {
  it('stand by state, then by name, of the current period', async () => {
    openAt('/inicio', { as: 'bruno' })
    const list = await rows()
    await waitFor(() => expect(names(list).slice(0, 2)).toEqual(['Matemática', 'Língua Portuguesa']))
    expect(names(list)).toEqual([
      'Matemática',
      'Língua Portuguesa',
      'Ciências',
      'Geografia',
      'História',
      'Inglês',
      // inactive there
      'Arte',
    ])
    // chosen where it is said; on paper the heading says it
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Olá, Bruno \d{4}, 2º bimestre/)
    expect(screen.getByRole('combobox', { name: 'Período' })).toHaveDisplayValue(/\d{4}, 2º bimestre/)
  })

  it('of another period are shown when the person chooses it, the current one first in the list', async () => {
    const { user, router } = openAt('/inicio', { as: 'bruno' })
    const picker = await screen.findByRole('combobox', { name: 'Período' })
    const options = within(picker).getAllByRole('option')
    expect(options[0]).toHaveTextContent(/2º bimestre \(atual\)/)
    await user.selectOptions(picker, options[1] ?? '')
    const list = await rows()
    await waitFor(() => expect(names(list)).toEqual(['Língua Portuguesa', 'Matemática']))
    expect(router.state.location.search).toBe('?periodo=1')
    expect(await list.findAllByText('Média final')).toHaveLength(2)
    // a year that is over leaves no absences to count
    expect(list.getAllByText(/de \d+ faltas$/)).toHaveLength(2)
    expect(list.queryByText(/resta/)).toBeNull()
  })

  it('of another period are waited for in their place: the list of periods stays, and nothing is said of them yet', async () => {
    embedPeriodos()
    const { user } = openAt('/inicio', { as: 'bruno' })
    const picker = await screen.findByRole('combobox', { name: 'Período' })
    await waitFor(() => expect(picker).toBeVisible())
    const sentence = 'Faltas acima do limite: Matemática.'
    expect(await screen.findByText(sentence)).toBeVisible()
    mock.network.slow(300)
    await user.selectOptions(picker, '1')
    expect(picker).toBeVisible()
    expect(picker).toHaveFocus()
    expect(screen.queryByText(sentence)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Língua Portuguesa' })).toBeNull()
    expect(await screen.findByRole('link', { name: 'Língua Portuguesa' })).toBeVisible()
    expect(picker).toHaveFocus()
  })

  it('without grades or without a limit say so, and guess nothing', async () => {
    openAt('/inicio', { as: 'pedro' })
    const list = await rows()
    expect(await list.findByText('4 faltas')).toBeVisible()
    // a class that has no evaluations promises no grades
    expect(list.queryByText(/nota|Média|—/)).toBeNull()
    expect(list.queryByText(/limite|restam/)).toBeNull()
  })

  it('one whose figures fail leaves the others', async () => {
    mock.fail('AproveitamentosAlunos', 403, { times: 1 })
    openAt('/inicio', { as: 'ana' })
    const list = await rows()
    expect(await list.findByText('Seu perfil não permite isto.')).toBeVisible()
    expect(names(list)).toHaveLength(7)
    expect(list.getAllByText('Não carregou')).toHaveLength(1)
    expect(screen.getByText(/^As notas e faltas de .+ não puderam ser lidas agora\.$/)).toBeVisible()
  })
})

describe('the newest message', () => {
  it('is the one with the largest id, with its sender in words', async () => {
    openAt('/inicio', { as: 'ana' })
    const section = within(sectionOf(await screen.findByRole('heading', { name: 'Recado mais recente' })))
    expect(await section.findByText('Professor')).toBeVisible()
    expect(section.getByText(/Na prova do 2º bimestre/)).toBeVisible()
  })
  it('is the newest of all periods, also where it was sent to a class of one that is over', async () => {
    openAt('/inicio', { as: 'bruno' })
    const section = within(sectionOf(await screen.findByRole('heading', { name: 'Recado mais recente' })))
    expect(await section.findByRole('link', { name: /recado inteiro/ })).toHaveAttribute('href', '/recados/10701')
  })
  it('that fails does not block the classes', async () => {
    mock.fail('GetRecado', 403)
    openAt('/inicio', { as: 'ana' })
    expect(await screen.findByText('Não foi possível carregar o recado.')).toBeVisible()
    expect(await screen.findByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
  })
  it('that the school removed gives way to the next one that is there', async () => {
    const answer = globalThis.fetch
    const ids = classesOf(0, 'ana').flatMap(({ recados }) => recados ?? [])
    const [newest, second] = [...new Set(ids)].sort((a, b) => b - a)
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
      addressOf(input).endsWith('/GetRecado') && (init?.body as string).includes(`"id":${newest},`)
        ? new Response(null, { status: 404 })
        : answer(input, init),
    )
    openAt('/inicio', { as: 'ana' })
    expect(await screen.findByRole('link', { name: /recado inteiro/ })).toHaveAttribute('href', `/recados/${second}`)
    expect(screen.queryByText('Não foi possível carregar o recado.')).toBeNull()
  })
  it('that cannot be read gives way to the newest of those that a later reading tells', async () => {
    const { fetch } = globalThis
    let gone = 0
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await fetch(input, init)
      if (!gone || !addressOf(input).endsWith('/Classes')) return answer
      const without = (key: string, value: unknown) =>
        key === 'recados' && Array.isArray(value) ? value.filter((id) => id !== gone) : value
      return Response.json(JSON.parse(await answer.text(), without))
    })
    mock.fail('GetRecado', 403, { times: 1 })
    const { user } = openAt('/inicio', { as: 'ana' })
    const failed = 'Não foi possível carregar o recado.'
    expect(await screen.findByText(failed)).toBeVisible()
    gone = Math.max(...classesOf(0, 'ana').flatMap(({ recados }) => recados ?? []))
    await user.click(await screen.findByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('link', { name: /recado inteiro/ })).toBeVisible()
    expect(screen.queryByText(failed)).toBeNull()
  })
})

describe('others', () => {
  it('a guardian of two chooses, by number in the address, and goes from one to the other', async () => {
    const { user, path } = openAt('/inicio', { as: 'marta' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Marta' })).toBeVisible()
    const card = await screen.findByRole('heading', { level: 2, name: 'Pedro Prado Souza' })
    await user.click(within(card).getByRole('link'))
    expect(await screen.findByRole('heading', { level: 1, name: /Sobre Pedro/ })).toBeVisible()
    expect(path()).toBe('/alunos/2/inicio')
    await user.click(
      within(screen.getByRole('navigation', { name: 'Filhos' })).getByRole('link', { name: 'Ana Prado Souza' }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: /Sobre Ana/ })).toBeVisible()
    expect(path()).toBe('/alunos/1/inicio')
    expect(screen.queryByText(/Campos de experiências/)).toBeNull()
  })

  it('a child that is nobody of theirs is told', async () => {
    openAt('/alunos/7/inicio', { as: 'marta' })
    expect(await screen.findByText('Este endereço não corresponde a nenhum estudante seu.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Escolher o estudante' })).toHaveAttribute('href', '/inicio')
  })

  it('a teacher who is also a father switches without signing out, and with one child comes straight to them', async () => {
    const { user, path } = openAt('/inicio', { as: 'rui' })
    await screen.findByRole('heading', { level: 1, name: /^Como você quer/ })
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Usar como Professor' }))
    await user.click(await screen.findByText('Professor', { selector: 'summary' }))
    await user.click(screen.getByRole('button', { name: 'Usar como Responsável' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Sobre Clara/ })).toBeVisible()
    expect(path()).toBe('/alunos/1/inicio')
    expect(sessionState().session?.perfil).toBe(2)
    expect(screen.getByText('Responsável', { selector: 'summary' })).toBeVisible()
  })

  it('who has no profile is told whom to ask', async () => {
    openAt('/inicio', { as: 'sem.perfil' })
    expect(await screen.findByText('Seu acesso ainda não tem um perfil.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Turmas' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ver a ajuda do portal' })).toHaveAttribute('href', '/ajuda')
  })
})
