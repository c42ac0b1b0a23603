// The report card at its edges and the odd data of the cast: nothing is guessed,
// nothing breaks.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '@/api'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'
import { addressOf } from './asked'

type Answer = Record<string, unknown>

/** Rewrites the answers of one operation. */
function rewrite(operation: string, change: (answer: Answer) => Answer): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (!addressOf(input).endsWith(`/${operation}`)) return answer
    return Response.json(change((await answer.json()) as Answer))
  })
}
/** Changes the one record of the answer. */
const record = (change: (one: Answer) => Answer) =>
  rewrite('AproveitamentosAlunos', (answer) => ({ ...answer, itens: (answer['itens'] as Answer[]).map(change) }))
const nota = (change: Answer) => ({
  avaliacaoId: 1,
  nome: 'Prova',
  nomeResumido: 'P',
  peso: 1,
  valor: 7,
  fechada: false,
  publicada: true,
  ...change,
})
const main = () => document.querySelector('main')
const shows = (words: RegExp) => waitFor(() => expect(main()).toHaveTextContent(words))
const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }
const open = (config = {}) => openAt('/turmas/1011/notas', { as: 'ana', config })

describe('falha/Boletim: the limit of absences', () => {
  beforeEach(() => mock.speak(['bare']))
  test.each([null, 0, -3])('%s: the number alone, no drawing, nothing left to count', async (limiteFaltas) => {
    rewrite('GetTurma', (turma) => ({ ...turma, limiteFaltas }))
    open()
    await shows(/26 faltas/)
    expect(main()).not.toHaveTextContent(/restam|resta |limite/)
  })
  test('less than the absences: how far beyond, in words', async () => {
    rewrite('GetTurma', (turma) => ({ ...turma, limiteFaltas: 24 }))
    open()
    await shows(/26 faltas; o limite é 24 · 2 a mais/)
    expect(main()).toHaveTextContent('Em Matemática, há 2 faltas acima do limite.')
    expect(main()).toHaveTextContent('Acima do limite')
  })
  test('the same as the absences: none is left', async () => {
    rewrite('GetTurma', (turma) => ({ ...turma, limiteFaltas: 26 }))
    open()
    await shows(/Em Matemática, as faltas chegaram ao limite: não resta nenhuma\./)
  })
  test('absences that are not told are not zero', async () => {
    record((one) => ({ ...one, faltas: null }))
    open()
    await shows(/A escola ainda não informou as faltas desta turma/)
  })
})

describe('falha/Boletim: grades', () => {
  test('no groups and no complementary grades', async () => {
    record((one) => ({ ...one, grupos: [], notasComplementares: [] }))
    open({ grading })
    await shows(/Esta turma não tem avaliações cadastradas/)
    expect(main()).not.toHaveTextContent(/NaN|Infinity|undefined/)
  })
  test('closed but not published counts as closed', async () => {
    record((one) => ({
      ...one,
      grupos: [{ nome: 'Único', avaliacoes: [nota({ fechada: true, publicada: false, valor: 6.5 })] }],
    }))
    open()
    await shows(/6,5\s*Fechada/)
  })
  test('a mean that the service sent over nothing published is not shown', async () => {
    record((one) => ({
      ...one,
      mediaParcial: 9.5,
      grupos: [{ nome: 'Único', avaliacoes: [nota({ publicada: false, valor: 9.5 })] }],
      notasComplementares: [],
    }))
    open({ grading })
    await shows(/Nenhuma nota publicada ainda/)
    expect(main()?.innerHTML).not.toMatch(/9[,.]5/)
  })
  test('weight 0 says that it does not count, and makes no figure impossible', async () => {
    const avaliacoes = [nota({ peso: 0 }), nota({})]
    record((one) => ({ ...one, grupos: [{ nome: 'Único', avaliacoes }], notasComplementares: [] }))
    open({ grading })
    await shows(/peso 0: não conta na média/)
    expect(main()).not.toHaveTextContent(/NaN|Infinity|undefined/)
  })
  test('a service that keeps no weights and writes 0 for each is not said to have passed anybody', async () => {
    const avaliacoes = [nota({ peso: 0 }), nota({ peso: 0, valor: null, publicada: false })]
    const grupos = [{ nome: 'Único', avaliacoes }]
    record((one) => ({ ...one, mediaParcial: 7, mediaFinal: null, grupos, notasComplementares: [] }))
    open({ grading })
    await shows(/é preciso tirar pelo menos 5,0/)
    expect(main()).not.toHaveTextContent(/Já aprovado|não conta na média/)
  })
  test('nothing is said of grades that could not be read', async () => {
    record((one) => ({ ...one, grupos: [null, { nome: 'Único', avaliacoes: [null, nota({ publicada: false })] }] }))
    open({ grading })
    await shows(/2 itens não puderam ser mostrados/)
    expect(main()).not.toHaveTextContent(/Nenhuma nota|notas publicadas|Quanto preciso|quando o professor/i)
  })
  test('without weight, name or identifier a row stands all the same', async () => {
    record((one) => ({
      ...one,
      grupos: [{ nome: '', avaliacoes: [nota({ peso: null, nome: '', nomeResumido: 'P9', avaliacaoId: null })] }],
    }))
    open()
    await shows(/P9/)
    expect(main()?.querySelector('a[href*="avaliacoes/null"]')).toBeNull()
  })
  test('figures beyond any gradebook are told as they came, and nothing is reckoned from them', async () => {
    record((one) => ({
      ...one,
      mediaParcial: 7,
      grupos: [{ nome: 'Único', avaliacoes: [nota({ valor: 1e300, peso: 1e300 }), nota({ valor: null })] }],
    }))
    open({ grading })
    await shows(/Quanto preciso/)
    expect(main()).not.toHaveTextContent(/NaN|Infinity|undefined/)
  })
})

describe('falha/Boletim: nothing that counts is still to come', () => {
  const graded = (avaliacoes: Answer[], mediaParcial: number | null = 7) =>
    record((one) => ({
      ...one,
      mediaParcial,
      mediaFinal: null,
      grupos: [{ nome: 'Único', avaliacoes }],
      notasComplementares: [],
    }))
  const noExam = { grading: { ...grading, finalExam: undefined } }
  test.each([
    ['with an exam', { grading }],
    ['without an exam', noExam],
  ])('the mean is told, %s', async (_, config) => {
    graded([nota({})])
    open(config)
    await shows(/Já aprovado pela médiaNão falta nenhuma nota que conte, e a média é 7,00\./)
  })
  test('a mean below that which passes, without an exam, is told', async () => {
    graded([nota({ valor: 5.9 })], 5.9)
    open(noExam)
    await shows(/Impossível chegar à média\s*Não falta nenhuma nota que conte, e a média é 5,90, abaixo de 6,0\./)
  })
  test('a grade closed without a value and one of weight 0 are not said to have a grade', async () => {
    graded([nota({}), nota({ valor: null, fechada: true }), nota({ peso: 0, valor: null, publicada: false })])
    open({ grading })
    await shows(/Não falta nenhuma nota que conte/)
    expect(main()).toHaveTextContent(/Peso do que faltaÚnico: não falta mais nada\./)
    expect(main()).toHaveTextContent(/—Fechada/)
    expect(main()).not.toHaveTextContent('Sem nota ainda')
  })
  test('nothing is said of weights that the service does not tell', async () => {
    graded([nota({ peso: null }), nota({ peso: null }), nota({ peso: null, valor: null, publicada: false })])
    open({ grading })
    await shows(/Quanto preciso/)
    expect(main()).not.toHaveTextContent(/do peso/)
  })
})

test('a weight of an eighth is told as it is, since the mean is reckoned with it', async () => {
  rewrite('AproveitamentosAlunos', () => ({
    itens: [
      {
        id: 1,
        nome: 'Ana',
        grupos: [{ nome: 'Bimestre', avaliacoes: [{ avaliacaoId: null, nome: 'P', peso: 0.125 }] }],
      },
    ],
  }))
  openAt('/turmas/1011/notas', { as: 'ana' })
  expect(await screen.findByText('0,125')).toBeVisible()
})

describe('odd data of the cast', () => {
  test('an element of `itens` with fields that nobody documented is a class like the others', async () => {
    openAt('/turmas/1014', { as: 'ana' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Geografia' })).toBeVisible()
    expect(main()).not.toHaveTextContent(/corDaCapa|verde|Atlas/)
  })
  test('elements of `itens` that are no class are counted out, and the rest stands', async () => {
    rewrite('Classes', (answer) => ({
      ...answer,
      itens: [null, 'x', { id: 'dez' }, ...(answer['itens'] as unknown[])],
    }))
    openAt('/turmas', { as: 'ana' })
    await shows(/3 itens não puderam ser mostrados/)
    expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Matemática' })).toBeVisible()
  })
  test('a class that carries nothing but its number still has a name and a page', async () => {
    rewrite('Classes', (answer) => ({ ...answer, itens: [{ id: 1011 }] }))
    openAt('/turmas/1011', { as: 'ana' })
    expect(await screen.findByRole('heading', { level: 1, name: '#1011' })).toBeVisible()
    expect(main()).toHaveTextContent('O horário ainda não foi informado.')
  })
  test('lessons and messages that could not be read are not said to be none', async () => {
    const odd = { id: 1011, disciplina: 'Matemática', horarios: ['seg 07:10'], recados: [{ id: 7 }] }
    rewrite('Classes', (answer) => ({ ...answer, itens: [odd] }))
    openAt('/turmas/1011', { as: 'ana' })
    await shows(/2 itens não puderam ser mostrados/)
    await shows(/Recados/)
    expect(main()).not.toHaveTextContent(/Nenhum recado|horário ainda não foi informado/)
  })
  test('a timetable with days that do not exist', async () => {
    const horarios = [
      { diaSemana: 9, inicio: 'cedo', fim: '' },
      { diaSemana: 0, inicio: '', fim: '' },
    ]
    rewrite('Classes', (answer) => ({ ...answer, itens: [{ id: 1011, disciplina: 'Matemática', horarios }] }))
    openAt('/turmas/1011', { as: 'ana' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Matemática' })).toBeVisible()
    expect(main()).not.toHaveTextContent(/NaN|Invalid|undefined/)
  })
  test('an evaluation on the last day of the calendar, which .NET writes for "none", has no date', async () => {
    const none = '9999-12-31T23:59:59'
    rewrite('GetAvaliacao', (answer) => ({ ...answer, data: none, dataSegundaChamada: none }))
    openAt('/avaliacoes/101101', { as: 'ana' })
    await shows(/Data não informada/)
    expect(main()).not.toHaveTextContent(/Segunda chamada|Algo deu errado/)
  })
  test('an evaluation of endless hostile text is text, and both dates that are none are left out', async () => {
    const text = `\u202e<script>alert(1)</script> ${'nota '.repeat(6000)}`
    rewrite('GetAvaliacao', () => ({
      id: 1,
      ordinal: 1,
      nome: text,
      nomeResumido: text,
      descricao: text,
      data: '2026-13-45',
      dataSegundaChamada: 'amanhã',
      peso: null,
      tipo: 99,
    }))
    openAt('/avaliacoes/1', { as: 'ana' })
    await shows(/Data não informada/)
    expect(main()).toHaveTextContent('Tipo 99')
    expect(main()).toHaveTextContent('não informado')
    expect(main()?.querySelector('script')).toBeNull()
    expect(main()?.textContent).not.toContain('\u202e')
    expect(screen.queryByRole('button', { name: /calendário/ })).toBeNull()
    expect(document.title).not.toContain('alert')
  })
})

test.each([
  ['/inicio', 'ana'],
  ['/turmas/1011/notas', 'ana'],
  ['/turmas/1011/lancar', 'carla'],
  ['/equivalencias', 'sonia'],
])('%s as %s: every list is asked for with a number of rows, since 0 may mean none', async (path, as) => {
  const asked: unknown[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    // the client sends text
    const ask = typeof init?.body === 'string' ? (JSON.parse(init.body) as Answer) : {}
    if ('quantidade' in ask) asked.push(ask['quantidade'])
    return real(input, init)
  })
  openAt(path, { as })
  await waitFor(() => expect(asked.length).toBeGreaterThan(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked).not.toContain(0)
})

test('the week of classes without hours waits for the hours, not for classes', async () => {
  rewrite('Classes', (answer) => ({
    ...answer,
    itens: (answer['itens'] as Answer[]).map((one) => ({ ...one, horarios: null })),
  }))
  openAt('/semana', { as: 'ana' })
  await shows(/O horário ainda não foi informado/)
  expect(main()).not.toHaveTextContent(/montar as turmas/)
  expect(main()).toHaveTextContent('Quando a escola informar o horário, as aulas aparecem aqui.')
})
