// The home says how many grades of a class wait to be sent, in each language.
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call } from '@/api/call'
import { op } from '@/contract'
import { gradesByKey } from '@/domain/notas/keys'
import { setLanguage } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { openAt } from '../../../support/render'
import { addressOf, recordsChanged } from '../../diario/asked'
import { screenIs } from '../window'

const cell = (c: string, e?: true) => ({ c, t: '8', b: [null], ...(e && { e }) })

test.each([
  ['pt-BR', '3 notas não enviadas · 1 nota enviada, sem confirmação'],
  ['en', '3 grades not sent · 1 grade sent, not confirmed'],
  ['es', '3 notas sin enviar · 1 nota enviada, sin confirmar'],
] as const)('the home says how many grades of a class are unsent: %s', async (language, words) => {
  await setLanguage(language)
  onTestFinished(() => setLanguage('pt-BR'))
  const { router } = openAt('/turmas', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  keptGrades.write(
    [
      [7, [cell('n1'), cell('n2')]],
      [8, [cell('n1'), cell('n2', true)]],
    ],
    1011,
  )
  await router.navigate('/inicio')
  const said = await screen.findByText((_, element) => element?.tagName === 'LI' && element.textContent.endsWith(words))
  expect(said).toHaveTextContent(`Matemática · 7º A: ${words}`)
})

test('the home leads to what is kept of a class that is gone, where alone it can be discarded', async () => {
  const { router, user } = openAt('/turmas', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  keptGrades.write([[7, [cell('n1')]]], 999_999)
  await router.navigate('/inicio')
  await user.click(await screen.findByRole('link', { name: 'Turma que não está mais entre as suas' }))
  expect(await screen.findByText('Guardado nesta aba: 1 nota não enviada.')).toBeVisible()
})

test('what is kept of a class in which nobody is left is told there, and can be discarded', async () => {
  const { router, user } = openAt('/turmas', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  keptGrades.write([[7, [cell('n1')]]], 1011)
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    addressOf(input).endsWith('/AproveitamentosAlunos')
      ? Promise.resolve(Response.json({ itens: [], tokenPagina: null }))
      : mock.fetch(input, init),
  )
  await router.navigate('/turmas/1011/lancar')
  await screen.findByText('Nenhum estudante nesta turma ainda.')
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  expect(keptGrades.read(1011)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test.each(['one', 'every one'])(
  'a grade typed in an evaluation that the school has removed is told: %s',
  async (gone) => {
    screenIs(false)
    const { router } = openAt('/turmas', { as: 'carla' })
    await screen.findByRole('heading', { level: 1 })
    const { itens } = await call(op.AproveitamentosAlunos, { idClasse: 1011 })
    const [ana] = itens
    if (!ana) throw new Error('nobody in the class')
    keptGrades.write([[ana.id, [cell('n555')]]], 1011)
    if (gone === 'every one')
      recordsChanged((record) => Object.assign(record, { grupos: [], notasComplementares: [] }), 1011)
    await router.navigate('/turmas/1011/lancar')
    expect(await screen.findByRole('heading', { name: '1 estudante precisa de atenção' })).toBeVisible()
    expect(screen.getByText('Uma das avaliações não existe mais para este estudante.')).toBeVisible()
  },
)

test('what was sent and is found at the school is named no longer, though nobody looked for it', async () => {
  const { router } = openAt('/turmas', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  const { itens } = await call(op.AproveitamentosAlunos, { idClasse: 1011 })
  const there = itens.flatMap((record) =>
    [...gradesByKey(record)].flatMap(([c, { valor }]) =>
      valor === null ? [] : [{ id: record.id, c, t: String(valor) }],
    ),
  )
  const [one] = there
  if (!one) throw new Error('no grade in the class')
  keptGrades.write([[one.id, [{ c: one.c, t: one.t, b: [null], e: true }]]], 1011)
  await router.navigate('/inicio')
  await screen.findByRole('heading', { level: 1, name: /Olá/ })
  await waitFor(() => expect(keptGrades.read(1011)).toBeNull())
  await waitFor(() => expect(screen.queryByText('O que falta enviar ou conferir')).toBeNull())
})
