// One fact told in two places of a teacher's pages: they say the same, and of a part nothing is said as of the whole class.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'
import { addressOf, service } from '../diario/asked'
import { wideScreen } from './window'

beforeEach(() => {
  mock.backend.reset({ size: { seteA: 12, escolas: 1 } })
})
const grading = { scaleMax: 10, passingAverage: 6, decimals: 2 }

/** From now on the service tells this of the class. */
function told(change: (itens: AproveitamentoAluno[]) => unknown[]): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    const body = typeof init?.body === 'string' ? init.body : ''
    if (!addressOf(input).endsWith('/AproveitamentosAlunos') || !body.includes('"idClasse":1011')) return answer
    const reply = (await answer.json()) as { itens: AproveitamentoAluno[] }
    return Response.json({ ...reply, itens: change(reply.itens) })
  })
}
const each = (change: (record: AproveitamentoAluno, i: number) => void) =>
  told((itens) => {
    itens.forEach(change)
    return itens
  })
const all = (record: AproveitamentoAluno): Nota[] => [
  ...record.grupos.flatMap(({ avaliacoes }) => avaliacoes),
  ...record.notasComplementares,
]

/** A grade is received, and never written down. */
async function sentAndNeverSeen() {
  wideScreen()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  const campo = await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    addressOf(input).endsWith('/AproveitamentoAluno') ? Promise.resolve(new Response('')) : real(input, init),
  )
  await user.click(campo)
  await user.keyboard('9{Control>}{Enter}{/Control}')
  const bar = screen.getByLabelText('Envio das notas')
  await waitFor(() => expect(bar).toHaveTextContent('1 estudante não confirmado'), { timeout: 25_000 })
  return user
}

test('a mean over nothing that was published', async () => {
  each((record) => {
    for (const nota of all(record)) Object.assign(nota, { publicada: false, fechada: false, valor: null })
    record.mediaParcial = 0
    record.mediaFinal = null
  })
  const { router } = openAt('/turmas/1011', { as: 'carla', config: { grading } })
  const onPage = (await screen.findByText('Ana Prado Souza')).closest('tr')?.textContent
  wideScreen()
  await router.navigate('/turmas/1011/lancar')
  const campo = await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  const inBook = campo.closest('tr')?.textContent
  expect(inBook?.includes('Abaixo de 6,0')).toBe(onPage?.includes('Abaixo de 6,0'))
})

test('missing grades at home and the list behind the link', async () => {
  // one exam is closed for the first student without a grade, and open without one for the second
  each((record, i) => {
    record.ativo = true
    for (const nota of all(record)) {
      if (nota.nome !== 'Prova do 2º bimestre') Object.assign(nota, { valor: 7, fechada: true })
      else if (i === 0) Object.assign(nota, { valor: null, publicada: true, fechada: true })
      else if (i === 1) Object.assign(nota, { valor: null, publicada: false, fechada: false })
      else Object.assign(nota, { valor: 7, publicada: true, fechada: false })
    }
  })
  wideScreen()
  const { user } = openAt('/inicio', { as: 'carla', config: { grading } })
  const link = await screen.findByRole('link', { name: /Prova do 2º bimestre: falta/ })
  await user.click(link)
  const found = await screen.findByText(/estudantes? na lista/)
  expect(link).toHaveTextContent('falta 1 nota')
  expect(found).toHaveTextContent('1 estudante na lista')
})

test('a record that cannot be read, and the sheet', async () => {
  told((itens) => [...itens.slice(0, 3), 'unreadable', ...itens.slice(4)])
  wideScreen()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  let sheet = ''
  vi.stubGlobal('print', () => {
    sheet = document.querySelector('main table:last-of-type')?.textContent ?? ''
  })
  await user.click(await screen.findByText('Folha para assinar'))
  fireEvent(window, new Event('afterprint'))
  expect(sheet).toContain('Nem todos os estudantes da turma estão nesta folha.')
})

test('published in the panel and in the picture', async () => {
  each((record, i) => {
    record.ativo = true
    for (const nota of all(record)) {
      if (nota.nome === 'Prova do 2º bimestre')
        Object.assign(nota, { valor: i === 0 ? null : 7, publicada: true, fechada: i === 0 })
    }
  })
  wideScreen()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  const [campo] = await screen.findAllByLabelText(/^Nota de .* em Prova do 2º bimestre/)
  await user.click(campo ?? document.body)
  const picture = (await screen.findByText(/Os estudantes já veem/)).textContent
  await user.click(screen.getByRole('button', { name: 'Publicar notas' }))
  const panel = (await screen.findByText(/já estão publicadas/)).textContent
  expect(/\d+/.exec(panel)?.[0]).toBe(/\d+/.exec(picture)?.[0])
})

test('more students than a page, one of them unreadable', async () => {
  const main = () => document.querySelector('main')?.textContent
  mock.backend.reset({ size: { seteA: 70, escolas: 1 } })
  told((itens) => [...itens.slice(0, 3), 'unreadable', ...itens.slice(4)])
  wideScreen()
  openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  await waitFor(() => expect(main()).toMatch(/2 itens não puderam ser mostrados/))
  expect(main()).not.toMatch(/Todos os estudantes estão aqui/)
})

test('sent and never seen: grid against the sheet', async () => {
  const user = await sentAndNeverSeen()
  let sheet = ''
  vi.stubGlobal('print', () => {
    sheet = document.querySelector('main table:last-of-type')?.textContent ?? ''
  })
  await user.click(await screen.findByText('Folha para assinar'))
  fireEvent(window, new Event('afterprint'))
  expect(sheet).toMatch(/não estão nesta folha/)
})

test('the class page counts who could be read as the whole class', async () => {
  told((itens) => [...itens.slice(0, 3), 'unreadable', ...itens.slice(4)])
  const { router } = openAt('/turmas', { as: 'carla', config: { grading } })
  const row = (await screen.findByRole('link', { name: 'Matemática · 7º A' })).closest('li')
  const onList = row?.textContent
  await router.navigate('/turmas/1011')
  await screen.findByText('1 item não pôde ser mostrado.')
  expect(onList).toContain('12 estudantes')
  await screen.findByText('Ana Prado Souza')
  expect(screen.queryByText(/estudantes? ativos?/)).toBeNull()
})

test('a class whose students the service does not count is not called empty', async () => {
  service((operation, ask) => {
    if (operation !== 'Classes') return null
    const { itens } = mock.backend.answer('Classes', ask, mock.as('carla')).body as { itens: object[] }
    return Response.json({ itens: itens.map((one) => ({ ...one, totalAlunos: 0 })) })
  })
  openAt('/turmas', { as: 'carla' })
  const row = (await screen.findByRole('link', { name: 'Matemática · 7º A' })).closest('li')
  expect(row).toHaveTextContent(/7º A/)
  expect(row).not.toHaveTextContent(/estudante/)
})

test('publish panel with a lost record', async () => {
  told((itens) => {
    for (const record of itens)
      for (const nota of all(record))
        if (nota.nome === 'Prova do 2º bimestre') Object.assign(nota, { valor: 7, publicada: false, fechada: false })
    return [...itens.slice(0, 3), 'unreadable', ...itens.slice(4)]
  })
  wideScreen()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  await screen.findAllByLabelText(/^Nota de .* em Prova do 2º bimestre/)
  await user.selectOptions(
    (await screen.findAllByRole('combobox', { name: 'Avaliação' }))[0] ?? document.body,
    'Prova do 2º bimestre',
  )
  expect(document.querySelector('main')).toHaveTextContent('1 item não pôde ser mostrado.')
  await user.click(screen.getByRole('button', { name: 'Publicar notas' }))
  await screen.findByText(/ficar visíve/)
  expect(screen.queryByText('Todos têm nota')).toBeNull()
})

test('a published grade over which a figure above the scale was typed', async () => {
  each((record) => {
    record.ativo = true
    for (const nota of all(record))
      if (nota.nome === 'Prova do 2º bimestre') Object.assign(nota, { valor: 7, publicada: true, fechada: false })
  })
  wideScreen()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  const [campo] = await screen.findAllByLabelText(/^Nota de .* em Prova do 2º bimestre/)
  await user.click(campo ?? document.body)
  await user.keyboard('75{Enter}')
  await new Promise((done) => setTimeout(done, 1500))
  const picture = (await screen.findByText(/Os estudantes já veem/)).textContent
  const [n = 0, total = 0] = picture.match(/\d+/g)?.map(Number) ?? []
  expect(n).toBeLessThanOrEqual(total)
})

test('sent and never seen: grid against the file', async () => {
  const files = await import('@/ui/action/download')
  const saved = vi.spyOn(files, 'download').mockReturnValue()
  const user = await sentAndNeverSeen()
  await user.click(screen.getByText('Baixar planilha (CSV)'))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  await screen.findByText(/não entram no arquivo/)
})

test('an erased published grade: the cell against the picture', async () => {
  each((record) => {
    record.ativo = true
    for (const nota of all(record))
      if (nota.nome === 'Prova do 2º bimestre')
        Object.assign(nota, { valor: record.nome.startsWith('Ana P') ? null : 7, publicada: true, fechada: false })
  })
  wideScreen()
  openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  const campo = await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  const picture = await screen.findByText(/Os estudantes já veem/)
  const described = (campo.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(picture).toHaveTextContent('11 de 11')
  expect(described.join()).not.toMatch(/já veem/)
})

test('a class of which nobody could be read', async () => {
  told(() => ['unreadable', 'too'])
  wideScreen()
  const { router } = openAt('/turmas/1011', { as: 'carla', config: { grading } })
  await screen.findByText(/não p.* ser mostrad/)
  await router.navigate('/turmas/1011/lancar')
  await screen.findByRole('heading', { level: 1, name: /Lançar notas/ })
  await new Promise((done) => setTimeout(done, 800))
  expect(document.querySelector('main')).not.toHaveTextContent('Nenhum estudante nesta turma ainda.')
})

test('nobody is called far from the limit whose absences are unknown', async () => {
  each((record, i) => Object.assign(record, { ativo: true, faltas: i === 0 ? null : 0 }))
  wideScreen()
  openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  expect(await screen.findByText('As faltas de 1 estudante não foram informadas.')).toBeVisible()
  expect(screen.queryByText('Ninguém está perto do limite.')).toBeNull()
})

test('a record that cannot be read, and the mean of the class', async () => {
  told((itens) => [...itens.slice(0, 3), 'unreadable', ...itens.slice(4)])
  wideScreen()
  openAt('/turmas/1011/lancar', { as: 'carla', config: { grading } })
  await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  expect(screen.getByText('Média da turma').closest('tr')).not.toHaveTextContent(/\d/)
})

test.each([
  [1, 'Prova · peso 1'],
  [null, 'Prova'],
])('an evaluation of an unnamed group, of weight %s, has no loose separator', async (peso, words) => {
  each((record) => {
    const nota = { avaliacaoId: 5, nome: 'Prova', nomeResumido: '', peso, valor: 7, fechada: false, publicada: true }
    Object.assign(record, { grupos: [{ nome: '', avaliacoes: [nota] }], notasComplementares: [] })
  })
  openAt('/turmas/1011', { as: 'carla' })
  expect((await screen.findByRole('link', { name: 'Prova' })).closest('li')).toHaveTextContent(new RegExp(`^${words}$`))
})
