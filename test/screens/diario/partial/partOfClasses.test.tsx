// What is known of a part of the classes is told as that: no "none", and no "next", while others may have one.
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { queryClient } from '@/api'
import { itIs, nextFrame, openAt } from '../../../support/render'
import { classesOf, sectionOf, service } from '../asked'

const fault = () => Response.json({ responseStatus: { errorCode: 'Fault', message: '' } }, { status: 500 })
const pages = [
  ['/semana', 'O horário ainda não foi informado'],
  ['/recados', 'Nenhum recado por enquanto'],
  ['/inicio', 'Nenhum recado por enquanto'],
] as const

test.each(pages)('%s, where the second page of classes fails: that not all came, and no "%s"', async (path, none) => {
  service((operation, { tokenPagina }) =>
    operation !== 'Classes'
      ? null
      : tokenPagina
        ? fault()
        : Response.json({ itens: [{ id: 1011, disciplina: 'Um' }], tokenPagina: '2' }),
  )
  openAt(path, { as: 'ana' })
  expect((await screen.findAllByText(/^Nem todas as turmas puderam ser carregadas[.]/))[0]).toBeVisible()
  expect(screen.queryByText(new RegExp(none))).toBeNull()
  // it is read for the first time: nothing is as it was before
  expect(screen.queryByText(/Não deu para atualizar/)).toBeNull()
})

test.each(pages)('%s, while the second page of classes is on its way: no "%s"', async (path, none) => {
  const waiting: ((response: Response) => void)[] = []
  service((operation, { tokenPagina }) => {
    if (operation !== 'Classes') return null
    if (tokenPagina) return new Promise((resolve) => waiting.push(resolve))
    return Response.json({ itens: [{ id: 1011, disciplina: 'Um' }], tokenPagina: '2' })
  })
  openAt(path, { as: 'ana' })
  expect((await screen.findAllByText('Carregando…'))[0]).toBeVisible()
  expect(screen.queryByText(new RegExp(none))).toBeNull()
  // it may be asked for a moment after it is said to be on its way
  await waitFor(() => expect(waiting).toHaveLength(1))
  for (const come of waiting) come(Response.json({ itens: [] }))
  expect((await screen.findAllByText(new RegExp(none)))[0]).toBeVisible()
})

test.each([
  ['/turmas', 'ana'],
  ['/semana', 'ana'],
  ['/recados', 'ana'],
  ['/boletim', 'ana'],
  ['/inicio', 'ana'],
  ['/turmas', 'carla'],
  ['/inicio', 'carla'],
  ['/turmas', 'marta'],
] as const)('%s as %s, where nothing of what came can be read: that, and no "none"', async (path, as) => {
  service((operation) => (operation === 'Classes' ? Response.json({ itens: [{ id: 'what?' }] }) : null))
  openAt(path, { as })
  expect((await screen.findAllByText('O que a escola enviou não pôde ser lido por inteiro.'))[0]).toBeVisible()
  await nextFrame()
  expect(document.querySelector('main')).not.toHaveTextContent(/[Nn]ão (tem|há)|Nenhum|ainda não/)
})

test.each([
  ['/turmas/1011/notas', 'AproveitamentosAlunos', 'ana'],
  ['/atividades', 'AtividadesCurriculares', 'helena'],
] as const)('%s, where nothing of what came can be read: that, and no "none"', async (path, one, as) => {
  service((operation) => (operation === one ? Response.json({ itens: ['what?'] }) : null))
  openAt(path, { as })
  expect((await screen.findAllByText('O que a escola enviou não pôde ser lido por inteiro.'))[0]).toBeVisible()
  expect(document.querySelector('main')).not.toHaveTextContent(/[Nn]enhum|[Nn]ão há/)
})

test('an evaluation is called the next only where every class could be read', async () => {
  service((operation, { idClasse }) => (operation === 'AproveitamentosAlunos' && idClasse !== 1011 ? fault() : null))
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText(/^Próxima data já lida:/)).toBeVisible()
  expect(screen.queryByText(/^Próxima avaliação:/)).toBeNull()
  expect(screen.getByText('6 turmas não carregaram: não sabemos que avaliações elas têm.')).toBeVisible()
})

/** One class of Ana on a page of its own; the others on the next one, which ends as told. */
function firstOfTwoPages(next: (rest: unknown[]) => Response | Promise<Response>, one = 'Matemática') {
  const [first, ...rest] = classesOf(1001, 'ana').sort((a, b) =>
    a.disciplina === one ? -1 : b.disciplina === one ? 1 : 0,
  )
  service((operation, { tokenPagina }) => {
    if (operation !== 'Classes') return null
    return tokenPagina ? next(rest) : Response.json({ itens: [first], tokenPagina: '2' })
  })
}

test('the home, where the second page of classes fails: said at the top, by the hour and below what comes', async () => {
  firstOfTwoPages(fault)
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText(/^Próxima data já lida:/)).toBeVisible()
  expect(screen.queryByText(/^Próxima avaliação:/)).toBeNull()
  expect(screen.getAllByText(/^Nem todas as turmas puderam ser carregadas[.]/)).toHaveLength(3)
  // paper has no use for when to try again
  expect(screen.getByText(/Algo não funcionou/)).toHaveClass('no-print')
  expect(screen.getByText(/Algo não funcionou/).parentElement).not.toHaveClass('no-print')
})

test('the home, while the second page of classes is on its way: no evaluation is called the next', async () => {
  let come: () => void = () => undefined
  firstOfTwoPages((itens) => new Promise((resolve) => (come = () => resolve(Response.json({ itens })))))
  openAt('/inicio', { as: 'ana' })
  await screen.findAllByText(/Matemática/)
  await nextFrame()
  expect(screen.queryByText(/^Próxima/)).toBeNull()
  come()
  expect(await screen.findByText(/^Próxima avaliação:/)).toBeVisible()
})

test('an evaluation opened by its address finds its class on the second page', async () => {
  firstOfTwoPages((itens) => Response.json({ itens }), 'Arte')
  openAt('/avaliacoes/101101', { as: 'ana' })
  expect(await screen.findByRole('link', { name: 'Matemática' })).toHaveAttribute('href', '/turmas/1011/notas')
})

test('a message opened by its address names the classes of every page that it was sent to, or none', async () => {
  const all = classesOf(1001, 'ana').map((classe) => ({ ...classe, recados: [10101] }))
  let isBack = false
  service((operation, { tokenPagina }) => {
    if (operation !== 'Classes') return null
    if (!tokenPagina) return Response.json({ itens: all.slice(0, 1), tokenPagina: '2' })
    return isBack ? Response.json({ itens: all.slice(1) }) : fault()
  })
  const named = `${all[0]?.disciplina ?? ''} e mais ${all.length - 1} turmas`
  const first = openAt('/recados/10101', { as: 'ana' })
  await screen.findByText(/A reunião/)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(document.querySelector('article')).not.toHaveTextContent(all[0]?.disciplina ?? '')
  first.unmount()
  first.router.dispose()
  queryClient.clear()
  isBack = true
  openAt('/recados/10101', { as: 'ana' })
  expect(await screen.findByText(named)).toBeVisible()
})

test('the bar of children is there on a page about no child, though a child stands on the second page', async () => {
  const [ana, pedro] = [classesOf(1001, 'marta'), classesOf(1003, 'marta')]
  service((operation, { tokenPagina }) => {
    if (operation !== 'Classes') return null
    return Response.json(tokenPagina ? { itens: pedro } : { itens: ana, tokenPagina: '2' })
  })
  const first = openAt('/alunos/1/recados', { as: 'marta' })
  await screen.findByRole('navigation', { name: 'Filhos' })
  await nextFrame()
  // as after a reload
  first.unmount()
  first.router.dispose()
  queryClient.clear()
  openAt('/configuracoes', { as: 'marta' })
  const children = within(await screen.findByRole('navigation', { name: 'Filhos' }))
  expect(children.getByRole('link', { name: /Pedro/ })).toBeVisible()
})

test.each(['/inicio', '/alunos/1/turmas', '/turmas/1011'])(
  '%s of a guardian has a heading also where a later page of the classes fails',
  async (path) => {
    const itens = classesOf(0, 'marta')
    service((operation, { tokenPagina }) => {
      if (operation !== 'Classes') return null
      return tokenPagina ? fault() : Response.json({ itens, tokenPagina: '2' })
    })
    openAt(path, { as: 'marta' })
    expect(await screen.findByText('Não foi possível abrir esta página.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Filhos')
  },
)

test('a guardian whose classes name no student is not told that no student is linked', async () => {
  const itens = classesOf(0, 'marta').map((classe) => ({ ...classe, aluno: null }))
  service((operation) => (operation === 'Classes' ? Response.json({ itens }) : null))
  openAt('/inicio', { as: 'marta' })
  expect(await screen.findByText('A escola não informou de quem são as turmas.')).toBeVisible()
  expect(screen.queryByText(/^Nenhum estudante ligado/)).toBeNull()
})

test('that nothing is wrong is said of all classes, never of a part', async () => {
  firstOfTwoPages(fault, 'Arte')
  openAt('/inicio', { as: 'ana' })
  expect((await screen.findAllByText(/^Nem todas as turmas puderam ser carregadas[.]/))[0]).toBeVisible()
  expect(await screen.findByText('9,58')).toBeVisible()
  expect(screen.queryByText('Faltas dentro do limite.')).toBeNull()
})

test('"Já vi tudo" said of a part of the classes makes no message of the others new', async () => {
  const all = classesOf(1001, 'ana')
  const first = openAt('/inicio', { as: 'ana' })
  await screen.findByText('Em Matemática, restam 4 faltas antes do limite.')
  await nextFrame()
  first.unmount()
  first.router.dispose()
  queryClient.clear()
  // a message has come since
  const [one, ...rest] = all.map((classe, i) => ({
    ...classe,
    recados: [...(classe.recados ?? []), ...(i > 0 ? [] : [999_999])],
  }))
  let isBack = false
  service((operation, { tokenPagina }) => {
    if (operation !== 'Classes') return null
    if (!tokenPagina) return Response.json({ itens: [one], tokenPagina: '2' })
    return isBack ? Response.json({ itens: rest }) : fault()
  })
  const { user } = openAt('/inicio', { as: 'ana' })
  await user.click(await screen.findByRole('button', { name: 'Já vi tudo' }))
  isBack = true
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(screen.queryAllByText(/^Nem todas/)).toHaveLength(0))
  await nextFrame()
  expect(screen.queryByRole('heading', { name: 'Novidades' })).toBeNull()
})

test('messages opened while a part of the classes could not be read: those of the others stay seen', async () => {
  const all = classesOf(1001, 'ana')
  const first = openAt('/inicio', { as: 'ana' })
  await screen.findByText('Em Matemática, restam 4 faltas antes do limite.')
  await nextFrame()
  first.unmount()
  first.router.dispose()
  queryClient.clear()
  let isBack = false
  // a message of each page: the second one stays away for now
  const [one, ...rest] = all
  service((operation, { tokenPagina }) => {
    if (operation !== 'Classes') return null
    if (!tokenPagina) return Response.json({ itens: [one], tokenPagina: '2' })
    return isBack ? Response.json({ itens: rest }) : fault()
  })
  const list = openAt('/recados', { as: 'ana' })
  expect((await screen.findAllByText(/^Nem todas as turmas puderam ser carregadas[.]/))[0]).toBeVisible()
  expect(await screen.findByText(/A reunião/)).toBeVisible()
  await nextFrame()
  list.unmount()
  list.router.dispose()
  queryClient.clear()
  isBack = true
  openAt('/inicio', { as: 'ana' })
  await screen.findByText('Em Matemática, restam 4 faltas antes do limite.')
  await nextFrame()
  expect(screen.queryByRole('heading', { name: 'Novidades' })).toBeNull()
})

describe('today', () => {
  const lesson = [{ diaSemana: 4, inicio: '07:30', fim: '08:20' }]
  /** The first class has no lesson today, a Tuesday; the others come on a second page, or not. */
  function firstOf(all: ReturnType<typeof classesOf>) {
    let come: (response: Response) => void = () => undefined
    const rest = new Promise<Response>((done) => (come = done))
    service((operation, { tokenPagina }) => {
      if (operation !== 'Classes') return null
      const [one, ...others] = all.map((classe, i) => ({
        ...classe,
        horarios: i === 0 ? lesson : [{ ...lesson[0], diaSemana: 2 }],
      }))
      return tokenPagina
        ? rest.then((response) => (response.ok ? Response.json({ itens: others }) : response))
        : Response.json({ itens: [one], tokenPagina: '2' })
    })
    return { come: () => come(Response.json({})), fail: () => come(fault()) }
  }
  test('a teacher is not told of a free day while further classes are on their way', async () => {
    itIs('2026-11-24T06:00:00-03:00')
    const { come } = firstOf(classesOf(0, 'carla'))
    openAt('/inicio', { as: 'carla' })
    expect(await screen.findByRole('heading', { level: 1, name: /Olá/ })).toBeVisible()
    await screen.findByText(/^Atualizado/)
    await nextFrame()
    expect(document.querySelector('main')).not.toHaveTextContent(/não tem aulas/)
    come()
    expect(await screen.findByText(/^Hoje você tem \d+ aulas?/)).toBeVisible()
  })
  test.each([
    ['of a free day', '24T06:00', /não tem aulas|^Carregando/, null],
    ['how many lessons there are, but which one is now', '26T07:40', /Hoje você tem/, /^Agora: \S+/],
  ])('a teacher is not told %s, where further classes could not be read', async (_, at, never, told) => {
    itIs(`2026-11-${at}:00-03:00`)
    firstOf(classesOf(0, 'carla')).fail()
    openAt('/inicio', { as: 'carla' })
    expect((await screen.findAllByText(/^Nem todas as turmas puderam ser carregadas[.]/))[0]).toBeVisible()
    await nextFrame()
    const words = [...document.querySelectorAll('main h1 ~ * p, main h1 ~ p')].map((one) => one.textContent)
    expect(words.filter((one) => never.test(one))).toEqual([])
    if (told)
      expect(
        words.some((one) => told.test(one)),
        words.join('|'),
      ).toBe(true)
    expect(document.querySelector('main [data-like]')).toBeNull()
  })
  test('a student sees neither the day nor the newest message of a part, while the rest is on its way', async () => {
    itIs('2026-11-24T06:00:00-03:00')
    const { come } = firstOf(classesOf(1001, 'ana'))
    openAt('/inicio', { as: 'ana' })
    const newest = within(sectionOf(await screen.findByRole('heading', { name: 'Recado mais recente' })))
    expect(await newest.findByText('Carregando…')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /quinta-feira/ })).toBeNull()
    come()
    expect(await screen.findByRole('heading', { name: /^Hoje terça-feira/ })).toBeVisible()
    expect(await newest.findByRole('link', { name: /recado inteiro/ })).toBeVisible()
  })
})

test('messages looked at while a class could not be read: those of that class stay seen', async () => {
  const all = classesOf(1001, 'ana').map((classe, i) => ({ ...classe, recados: i < 2 ? [901 + i] : [] }))
  let unreadable = false
  service((operation, { id }) => {
    if (operation === 'GetRecado')
      return Response.json({ id, chaveTimeline: null, descricao: `Aviso ${String(id)}`, perfilRemetente: 3 })
    if (operation !== 'Classes') return null
    return Response.json({ itens: all.map((one, i) => (unreadable && i === 1 ? { ...one, id: 'what?' } : one)) })
  })
  const { router, user } = openAt('/recados', { as: 'ana' })
  await screen.findByText('Aviso 902')
  await nextFrame()
  unreadable = true
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(screen.queryByText('Aviso 902')).toBeNull())
  await nextFrame()
  await act(() => router.navigate('/inicio'))
  await screen.findAllByText(/O que a escola enviou não pôde ser lido/)
  unreadable = false
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(screen.queryByText(/O que a escola enviou/)).toBeNull())
  await nextFrame()
  expect(screen.queryByText('1 recado novo')).toBeNull()
})

test.each([
  ['/recados', 'ana', 'Classes'],
  ['/semana', 'ana', 'Classes'],
  ['/inicio', 'carla', 'Classes'],
  ['/atividades', 'helena', 'AtividadesCurriculares'],
] as const)('%s as %s, where the list never ends: that not all was read, and no "none"', async (path, as, one) => {
  let n = 0
  service((operation) =>
    operation === one ? Response.json({ itens: [{ id: ++n, descricao: `N ${n}` }], tokenPagina: String(n) }) : null,
  )
  const { user } = openAt(path, { as })
  // a search reads on by itself
  if (path === '/atividades') await user.type(await screen.findByRole('searchbox'), 'xyz')
  expect((await screen.findAllByText(/nem todas as linhas foram lidas/))[0]).toBeVisible()
  expect(document.querySelector('main')).not.toHaveTextContent(/Nenhum|Nada com essas palavras\.|ainda não/)
  expect(n, 'the reading ends').toBeLessThan(60)
})
