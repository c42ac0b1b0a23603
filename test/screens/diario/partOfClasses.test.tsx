// What is known of a part of the classes is told as that: no "none", and no "next", while others may have one.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { nextFrame, openAt } from '../../render'
import { addressOf } from './asked'

/** The service, but for what `answer` says in its place. */
function service(
  answer: (operation: string, ask: Record<string, unknown>) => Response | Promise<Response> | null,
): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const operation = addressOf(input).split('/').at(-1) ?? ''
    // the client sends text
    const ask = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    return Promise.resolve(answer(operation, ask) ?? real(input, init))
  })
}
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
  let come: (response: Response) => void = () => undefined
  service((operation, { tokenPagina }) => {
    if (operation !== 'Classes') return null
    if (tokenPagina) return new Promise((resolve) => (come = resolve))
    return Response.json({ itens: [{ id: 1011, disciplina: 'Um' }], tokenPagina: '2' })
  })
  openAt(path, { as: 'ana' })
  expect((await screen.findAllByText('Carregando…'))[0]).toBeVisible()
  expect(screen.queryByText(new RegExp(none))).toBeNull()
  come(Response.json({ itens: [] }))
  expect((await screen.findAllByText(new RegExp(none)))[0]).toBeVisible()
})

test('an evaluation is called the next only where every class could be read', async () => {
  service((operation, { idClasse }) => (operation === 'AproveitamentosAlunos' && idClasse !== 1011 ? fault() : null))
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText(/^Próxima data já lida:/)).toBeVisible()
  expect(screen.queryByText(/^Próxima avaliação:/)).toBeNull()
  expect(screen.getByText('De 6 turmas não se sabe que avaliações vêm: elas não carregaram.')).toBeVisible()
})

/** One class of Ana on a page of its own; the others on the next one, which ends as told. */
function firstOfTwoPages(next: (rest: unknown[]) => Response | Promise<Response>, one = 'Matemática') {
  const asked = mock.backend.answer('Classes', { idPessoa: 1001 }, mock.as('ana'))
  const { itens } = asked.body as { itens: { disciplina: string }[] }
  const [first, ...rest] = [...itens].sort((a, b) => (a.disciplina === one ? -1 : b.disciplina === one ? 1 : 0))
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

test('that nothing is wrong is said of all classes, never of a part', async () => {
  firstOfTwoPages(fault, 'Arte')
  openAt('/inicio', { as: 'ana' })
  expect((await screen.findAllByText(/^Nem todas as turmas puderam ser carregadas[.]/))[0]).toBeVisible()
  expect(await screen.findByText('9,58')).toBeVisible()
  expect(screen.queryByText('Faltas em dia.')).toBeNull()
})
