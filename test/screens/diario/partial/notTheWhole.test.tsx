// What nobody knows is not said: a record that cannot be read, a class without a period, a student who has left.
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { itIs, nextFrame, openAt } from '../../../support/render'
import { classesOf, sectionOf, service } from '../asked'

const main = () => document.querySelector('main')
/** The record of a student in a class, changed. */
function records(change: (record: Record<string, unknown>, idClasse: number) => unknown): void {
  service((operation, ask) => {
    if (operation !== 'AproveitamentosAlunos') return null
    const { itens } = mock.backend.answer(operation, ask, mock.as('ana')).body as { itens: Record<string, unknown>[] }
    return Response.json({ itens: itens.map((one) => change(one, Number(ask['idClasse']))) })
  })
}

test('a record that cannot be read is not called "no grades yet", and nothing is called fine', async () => {
  records((record, idClasse) => (idClasse === 1012 ? { ...record, id: 'what?' } : { ...record, faltas: 0 }))
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText('Não carregou')).toBeVisible()
  expect(main()).not.toHaveTextContent('Faltas dentro do limite')
})

test('nothing is called fine while the absences of one class are unknown', async () => {
  records((record, idClasse) => ({ ...record, faltas: idClasse === 1012 ? null : 0 }))
  openAt('/inicio', { as: 'ana' })
  await screen.findByRole('heading', { name: 'Minhas turmas' })
  await screen.findAllByText(/0 de 30 faltas/)
  await nextFrame()
  expect(main()).not.toHaveTextContent('Faltas dentro do limite')
})

test('a grade that is there is not called none for want of a mean', async () => {
  records((record) => ({ ...record, mediaParcial: null, mediaFinal: null }))
  openAt('/turmas', { as: 'ana' })
  expect((await screen.findAllByText('Média não informada'))[0]).toBeVisible()
})

test('who has left a class comes near no limit of it', async () => {
  records((record) => ({ ...record, ativo: false, faltas: 26 }))
  openAt('/turmas/1011/notas', { as: 'ana' })
  await screen.findAllByText(/26/)
  await nextFrame()
  expect(main()).not.toHaveTextContent(/Perto do limite|antes do limite|Conselho/)
})

test('who has left a class has no lesson of it in the week', async () => {
  records((record, idClasse) => ({ ...record, ativo: idClasse !== 1013 }))
  openAt('/semana', { as: 'ana' })
  expect((await screen.findAllByRole('link', { name: 'Matemática' }))[0]).toBeVisible()
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'História' })).toHaveLength(0))
})

test('a class without a period is shown with those of the present one, and one is known by what it brings along', async () => {
  const all = classesOf(1001, 'ana')
  service((operation) =>
    operation === 'Classes'
      ? Response.json({
          itens: all.map((classe, i) => ({
            ...classe,
            ...(i === 0 && { idPeriodoLetivo: null, periodoLetivo: null }),
            ...(i === 1 && { idPeriodoLetivo: null }),
          })),
        })
      : null,
  )
  openAt('/turmas', { as: 'ana' })
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(all.length))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('of two periods that are current today tells the lessons of both', async () => {
  itIs('2026-11-24T06:00:00-03:00')
  const all = classesOf(1001, 'ana')
  service((operation) =>
    operation === 'Classes'
      ? Response.json({
          itens: all.slice(0, 2).map((classe, i) => ({
            ...classe,
            idPeriodoLetivo: i + 1,
            periodoLetivo: { id: i + 1, codigo: '', descricao: `Curso ${i + 1}`, vigente: true },
            horarios: [{ diaSemana: 2, inicio: `0${7 + i}:00`, fim: `0${7 + i}:50` }],
          })),
        })
      : null,
  )
  const { router } = openAt('/inicio', { as: 'ana' })
  const today = within(sectionOf(await screen.findByRole('heading', { name: /^Hoje/ })))
  expect(today.getAllByRole('listitem')).toHaveLength(2)
  await act(() => router.navigate('/semana'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Aulas da semana$/)
})

/** The classes of `as` are of two periods, both current; only the first class is of the older one. */
function twoCurrent(idPessoa: number, as: string, faltas: number): void {
  const itens = classesOf(idPessoa, as).map((classe, i) => ({
    ...classe,
    idPeriodoLetivo: i === 0 ? 1 : 2,
    periodoLetivo: { id: i === 0 ? 1 : 2, codigo: '', descricao: `Curso ${i === 0 ? 1 : 2}`, vigente: true },
    turma: { id: 7, descricao: '', limiteFaltas: 15 },
    ...(i === 0 && { disciplina: 'Outra escola' }),
  }))
  service((operation, ask) => {
    if (operation === 'Classes') return Response.json({ itens })
    if (operation !== 'AproveitamentosAlunos') return null
    const isOther = ask['idClasse'] === itens[0]?.id
    const data = `2026-12-0${isOther ? 1 : 8}T08:00:00-03:00`
    const avaliacoes = [{ avaliacaoId: null, nome: 'Prova', peso: 1, valor: null, data }]
    const record = { id: 1, nome: 'X', faltas: isOther ? faltas : 0, grupos: [{ nome: '', avaliacoes }] }
    return Response.json({ itens: [record] })
  })
}

test('of two periods that are current the card of a child tells both: not "within the limit" by one of them', async () => {
  itIs('2026-11-24T06:00:00-03:00')
  twoCurrent(2001, 'marta', 16)
  openAt('/inicio', { as: 'marta' })
  await waitFor(() => expect(main()).toHaveTextContent(/Outra escola/))
  expect(main()).toHaveTextContent(/Acima do limite/i)
})

test('of two periods that are current the next evaluation is the first of both', async () => {
  itIs('2026-11-24T06:00:00-03:00')
  twoCurrent(1001, 'ana', 0)
  openAt('/inicio', { as: 'ana' })
  await waitFor(() => expect(main()).toHaveTextContent(/Próxima avaliação: ter, 1º de dez, 08h00 Outra escola: Prova/))
})

test('of a class without evaluations nobody counts those that are published', async () => {
  records((record) => ({
    ...record,
    mediaFinal: null,
    mediaParcial: 6,
    grupos: [],
    notasComplementares: [
      { avaliacaoId: 1, nome: 'Recuperação', nomeResumido: 'R', peso: 1, valor: 6, fechada: false, publicada: true },
    ],
  }))
  openAt('/turmas/1011/notas', { as: 'ana' })
  expect(await screen.findByText('6,00')).toBeVisible()
  expect(main()).not.toHaveTextContent(/0 de 0/)
})

test('a teacher is told that nothing is missing only where all was read', async () => {
  service((operation, ask) => {
    if (operation !== 'AproveitamentosAlunos') return null
    const { itens } = mock.backend.answer(operation, ask, mock.as('carla')).body as { itens: Record<string, unknown>[] }
    const graded = itens.map((one) => JSON.parse(JSON.stringify(one).replaceAll('"valor":null', '"valor":7')) as object)
    return Response.json({ itens: [...graded, { id: 'what?' }] })
  })
  openAt('/inicio', { as: 'carla' })
  const words = 'Nenhuma nota faltando entre as que foram lidas.'
  await waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible())
  expect(screen.queryByText('Nenhuma nota faltando.')).toBeNull()
})

test.each([
  ['a student', 'ana'],
  ['a teacher', 'carla'],
])('a class that may be among those that cannot be read is not told to %s as none of theirs', async (_, as) => {
  service((operation, ask) => {
    if (operation !== 'Classes') return null
    const { itens } = mock.backend.answer(operation, ask, mock.as(as)).body as { itens: { id: number }[] }
    return Response.json({ itens: itens.map((classe) => (classe.id === 1011 ? { ...classe, id: 'what?' } : classe)) })
  })
  openAt('/turmas/1011', { as })
  expect(await screen.findByText('Não foi possível carregar a turma.')).toBeVisible()
  expect(main()).toHaveTextContent(/a resposta veio incompleta/)
  expect(main()).not.toHaveTextContent('não está entre as suas')
})

test.each([
  [true, 'O que a escola enviou não pôde ser lido por inteiro.'],
  [false, 'Este endereço não corresponde a nenhum estudante seu.'],
])('no child by the number of an address, classes that cannot be read: %s', async (unreadable, words) => {
  const all = classesOf(2001, 'marta')
  const [first] = all
  service((operation) =>
    operation === 'Classes'
      ? Response.json({
          itens: all.map((classe) => ({ ...classe, ...(unreadable && classe === first && { id: 'what?' }) })),
        })
      : null,
  )
  openAt('/alunos/9/inicio', { as: 'marta' })
  expect(await screen.findByText(words)).toBeVisible()
})
