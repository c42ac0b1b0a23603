// What counts as new: in a class that was looked at before, a published grade, another figure, more absences than ever since.
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AproveitamentoAluno, type Nota, repair } from '@/contract'
import { changes } from '@/screens/diario/news/news'
import { forgetEverything } from '@/session'
import { openAt } from '../../../support/render'
import { addressOf, sectionOf } from '../asked'

afterEach(forgetEverything)

const record = (faltas: number | null, ...avaliacoes: Partial<Nota>[]) =>
  repair(AproveitamentoAluno, { id: 1, ativo: true, faltas, grupos: [{ nome: 'B1', avaliacoes }] }).value
const graded = (avaliacaoId: number, valor: number, publicada = true) => ({
  avaliacaoId,
  nome: `Prova ${avaliacaoId}`,
  valor,
  publicada,
})
const seen = { classes: [7], notas: { '7/1': 800 }, faltas: { 7: 2 }, news: {}, recados: null }
const found = (one: AproveitamentoAluno, id = 7) =>
  changes(seen, [{ classe: { id, disciplina: 'Arte' }, record: one }]).map(({ tipo, now }) => `${tipo} ${now}`)

test.each([
  ['the same grade and the same absences', record(2, graded(1, 8)), []],
  ['the same grade with the noise of a machine', record(2, graded(1, 8.000_000_01)), []],
  ['another figure', record(2, graded(1, 7.99)), ['gradeChanged 7.99']],
  ['a grade that was not there', record(2, graded(1, 8), graded(2, 5)), ['newGrade 5']],
  ['a grade that is not published', record(2, graded(1, 8), graded(2, 5, false)), []],
  ['more absences', record(5, graded(1, 8)), ['faltas 3']],
  ['fewer absences', record(1, graded(1, 8)), []],
  ['absences that are not told', record(null, graded(1, 8)), []],
])('%s: %j', (_, one, news) => {
  expect(found(one)).toEqual(news)
})

test('in a class that was never looked at nothing is, nor before anything was', () => {
  expect(found(record(9, graded(1, 3)), 8)).toEqual([])
  expect(changes(null, [{ classe: { id: 7 }, record: record(9, graded(1, 3)) }])).toEqual([])
})

test('an absence that was taken back and one that comes after it: the later one is news', async () => {
  let faltas: number | null = null
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    const body = typeof init?.body === 'string' ? init.body : ''
    const isMaths = addressOf(input).endsWith('/AproveitamentosAlunos') && body.includes('"idClasse":1011')
    if (!isMaths || faltas === null) return answer
    const reply = (await answer.json()) as { itens: AproveitamentoAluno[] }
    for (const one of reply.itens) one.faltas = faltas
    return Response.json(reply)
  })
  const { user } = openAt('/inicio', { as: 'ana' })
  await screen.findByText('Em Matemática, restam 4 faltas antes do limite.')
  const refreshed = async (now: number, words: RegExp) => {
    faltas = now
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words))
  }
  await refreshed(24, /restam 6 faltas/)
  expect(screen.queryByRole('heading', { name: 'Novidades' })).toBeNull()
  await refreshed(25, /restam 5 faltas/)
  const news = sectionOf(await screen.findByRole('heading', { level: 2, name: 'Novidades' }))
  expect(news).toHaveTextContent('Matemática: mais 1 falta')
})
