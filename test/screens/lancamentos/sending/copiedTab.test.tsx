// A tab that was duplicated has a copy of the unsent grades: what the first tab has sent since is not unsent in it any more.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { call } from '@/api/call'
import { type AproveitamentoAluno, op } from '@/contract'
import { type Changes, withChanges } from '@/domain/lancamento'
import { gradesByKey } from '@/domain/notas/keys'
import { mock } from '@/mock/doors/node'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { openAt } from '../../../support/render'
import { screenIs } from '../window'

/** Two open grades of a student, and their record. */
async function openGrades() {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
  const before = openAt('/turmas', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  const { itens } = await call(op.AproveitamentosAlunos, { idClasse: 1011 })
  const [ana] = itens
  const [there, other] = [...(ana ? gradesByKey(ana) : [])].filter(([, { fechada }]) => !fechada)
  if (!ana || !there || !other) throw new Error('no open grades')
  return { ana, there, other, before }
}
const sendElsewhere = (record: AproveitamentoAluno, changes: Changes) =>
  mock.fetch('/json/oneway/AproveitamentoAluno', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify(withChanges(record, changes)),
  })
const bar = () => screen.getByRole('region', { name: 'Envio das notas' })

test('kept grades that stand at the school already are not unsent; others are', async () => {
  const { ana, there, other, before } = await openGrades()
  const unsent = { c: other[0], t: '3', b: [other[1].valor] }
  // typed over an 8 that both tabs had read, and sent by the other one
  keptGrades.write([[ana.id, [{ c: there[0], t: String(there[1].valor), b: [8] }, unsent]]], 1011)
  before.unmount()
  const { unmount } = openAt('/turmas/1011/lancar', { as: 'carla' })
  await screen.findByText('1 nota que não tinha sido enviada voltou para a grade.')
  unmount()
  expect(keptGrades.read(1011)).toEqual([[ana.id, [unsent]]])
})

test('what the other tab sends and publishes while this one shows it is not unsent any more; the rest is', async () => {
  const { ana, there, other, before } = await openGrades()
  const hidden = [...gradesByKey(ana)].findLast(([, { valor, publicada }]) => valor !== null && !publicada)
  if (!hidden || hidden[0] === other[0]) throw new Error('no grade to publish')
  const unsent = { c: other[0], t: '3', b: [other[1].valor] }
  const marked = { c: hidden[0], b: [], m: 'publicada' as const }
  keptGrades.write([[ana.id, [{ c: there[0], t: '2', b: [there[1].valor] }, unsent, marked]]], 1011)
  before.unmount()
  openAt('/turmas/1011/lancar', { as: 'carla' })
  await screen.findByText('2 notas que não tinham sido enviadas voltaram para a grade.')
  await waitFor(() => expect(bar()).toHaveTextContent(/publicar/))
  const changes = new Map([
    [there[0], { bases: [], valor: 2 }],
    [hidden[0], { bases: [], becomes: 'publicada' as const }],
  ])
  await sendElsewhere(ana, changes)
  const otherTab = new BroadcastChannel('lancamentos')
  act(() => otherTab.postMessage({ kind: 'saved', idClasse: 1011 }))
  await waitFor(() => expect(bar()).toHaveTextContent(/1 alteração não enviada/))
  await waitFor(() => expect(keptGrades.read(1011)).toEqual([[ana.id, [unsent]]]))
  expect(bar()).not.toHaveTextContent(/publicar/)
  otherTab.close()
})

test('what the other tab has sent just before it was closed is not unsent any more', async () => {
  const { ana, there, before } = await openGrades()
  keptGrades.write([[ana.id, [{ c: there[0], t: '2', b: [there[1].valor] }]]], 1011)
  before.unmount()
  openAt('/turmas/1011/lancar', { as: 'carla' })
  await screen.findByText('1 nota que não tinha sido enviada voltou para a grade.')
  const otherTab = new BroadcastChannel('lancamentos')
  const says = (kind: string) => act(() => otherTab.postMessage({ kind, idClasse: 1011 }))
  says('me')
  await screen.findByText(/só pode ver/)
  await sendElsewhere(ana, new Map([[there[0], { bases: [], valor: 2 }]]))
  says('done')
  await screen.findByText('A outra aba terminou')
  await waitFor(() => expect(keptGrades.read(1011)).toBeNull())
  otherTab.close()
})
