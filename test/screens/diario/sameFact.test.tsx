// One fact, told in two places: they say the same.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AproveitamentoAluno } from '@/contract'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'
import { recordsChanged, sectionOf, service } from './asked'

const entry = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Menu' })).getByRole('link', { name })
/** From now on the service tells this of Ana's record in Mathematics. */
const changed = (change: (record: AproveitamentoAluno) => void) => recordsChanged(change, 1011)

// must stay the first of its file: the session is asked for by `fetch` only once
test('unread messages in menu and list: a service that tells no profile', async () => {
  const auth = mock.backend.answer('Auth', {}, mock.as('ana')).body as Record<string, unknown>
  service((operation, ask) => {
    if (operation === 'Auth') return Response.json({ ...auth, perfil: undefined, perfis: undefined })
    if (operation !== 'GetRecado') return null
    return Response.json({ id: ask['id'], chaveTimeline: null, descricao: 'Prova na sexta' })
  })
  openAt('/recados', { as: 'ana' })
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(/Prova na sexta/))
  const link = await entry(/^Recados/)
  await waitFor(() => expect(link).toHaveAccessibleDescription('2 recados não lidos'))
  expect(screen.queryAllByText('Não lido')).toHaveLength(2)
})

test('unread messages in menu and list: a message of another student', async () => {
  service((operation, ask) =>
    operation === 'GetRecado'
      ? Response.json({ id: ask['id'], chaveTimeline: null, descricao: 'Grupo de estudo', perfilRemetente: 1 })
      : null,
  )
  openAt('/recados', { as: 'ana' })
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(/Grupo de estudo/))
  const link = await entry(/^Recados/)
  await waitFor(() => expect(link).toHaveAccessibleDescription('2 recados não lidos'))
  expect(screen.queryAllByText('Não lido')).toHaveLength(2)
})

test('a message that is gone is not counted for ever', async () => {
  service((operation, ask) =>
    operation === 'GetRecado' && ask['id'] === 10112
      ? Response.json({ responseStatus: { errorCode: 'NotFound', message: 'x' } }, { status: 404 })
      : null,
  )
  const { router, user } = openAt('/recados', { as: 'ana' })
  await screen.findByText('1 recado não está mais disponível.')
  await user.click(await screen.findByRole('link', { name: /A reunião com as famílias/ }))
  await screen.findByRole('heading', { level: 2, name: /^De:/ })
  await router.navigate('/recados')
  await screen.findByText('1 recado não está mais disponível.')
  expect(screen.queryAllByText('Não lido')).toHaveLength(0)
  expect(await entry(/^Recados/)).not.toHaveAccessibleDescription('1 recado não lido')
})

test('a grade that changed is not a new one in the menu', async () => {
  const { user } = openAt('/inicio', { as: 'ana' })
  await screen.findByText('Em Matemática, restam 4 faltas antes do limite.')
  changed((record) => {
    for (const nota of record.grupos.flatMap(({ avaliacoes }) => avaliacoes))
      if (nota.avaliacaoId === 101102) nota.valor = 9
  })
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(await screen.findByText(/^Novidades: /)).toHaveTextContent('Novidades: 1 nota mudou.')
  const link = await entry(/^Turmas/)
  await waitFor(() => expect(link).toHaveAccessibleDescription())
  expect(link).not.toHaveAccessibleDescription('1 nota nova')
})

test('weights with many decimals in table and picture', async () => {
  changed((record) => {
    const nota = record.grupos[0]?.avaliacoes[0]
    if (!nota) throw new Error('no grade')
    const done = { ...nota, avaliacaoId: 1, nome: 'Prova', peso: 16.6667, valor: 7, publicada: true, fechada: true }
    const open = {
      ...done,
      avaliacaoId: 2,
      nome: 'Trabalho',
      peso: 83.3333,
      valor: null,
      publicada: false,
      fechada: false,
    }
    record.grupos = [{ nome: '1º bimestre', avaliacoes: [done, open] }]
    record.notasComplementares = []
  })
  openAt('/turmas/1011/notas', { as: 'ana' })
  expect((await screen.findByRole('link', { name: 'Prova' })).closest('tr')).toHaveTextContent('16,667')
  expect(await screen.findByText(/do peso/, { selector: 'li' })).toHaveTextContent(
    '16,667 de 100 do peso já tem nota; faltam 83,333.',
  )
})

test('absences in a class that was left', async () => {
  changed((record) => Object.assign(record, { ativo: false, motivoInatividade: 'Transferida', faltas: 90 }))
  openAt('/inicio', { as: 'ana' })
  const section = sectionOf(await screen.findByRole('heading', { name: 'Minhas turmas' }))
  await waitFor(() => expect(section).toHaveTextContent(/90 faltas/))
  expect(document.querySelector('main')).toHaveTextContent('Faltas dentro do limite.')
  const row = within(section).getByRole('link', { name: 'Matemática' }).closest('li')
  expect(row).not.toHaveTextContent('Acima do limite')
})
