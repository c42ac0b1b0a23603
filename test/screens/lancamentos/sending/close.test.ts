// Closing grades: the chosen ones, as they were seen, for good; and the final mean that comes of it.
import { afterEach, expect, test, vi } from 'vitest'
import { op } from '@/contract'
import { withChanges } from '@/domain/lancamento'
import { gradesByKey } from '@/domain/notas/keys'
import type { NodeDoor } from '@/mock/doors/node'
import { check, unsentCount } from '@/screens/lancamentos/book/summary'
import { pending, stateOf } from '@/screens/lancamentos/book/line'
import { inState, sent } from '@/screens/lancamentos/book/lineSteps'
import { createKeeping } from '@/screens/lancamentos/book/keeping'
import { mayWrite } from '@/screens/lancamentos/keys/navigate'
import { countKept } from '@/screens/shared/sent/keptGrades'
import { elsewhere, logged, open, service, settle, signedIn, stored, storedAll, type, valueAt } from '../diary'

const writes = (door: NodeDoor) =>
  door.network.log().filter(({ operation }) => operation === op.AproveitamentoAluno.name).length

/** A figure that the service failed to answer for, sent of the first student without one: nobody has seen it at the school. */
async function sendUnseen(door: NodeDoor, register: Awaited<ReturnType<typeof open>>, text: string): Promise<number> {
  const [id = 0] = register.gaps
  door.fail('AproveitamentoAluno', 500, { times: 1 })
  type(register, id, text)
  await settle(register)
  return id
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('closing marks exactly the chosen grades, for good; a figure that changed meanwhile is not closed', async () => {
  const door = service(38)
  const register = await open()
  const { book } = register
  const project = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const open5 = book.order.filter((id) => mayWrite(book.get(id), project)).slice(0, 5)
  const [changed = 0, ...rest] = open5
  const before = await stored(door, changed)
  await elsewhere(door, withChanges(before, new Map([[project, { bases: [], valor: 1.5 }]])))
  book.mark(open5, project, 'fechada')
  expect(mayWrite(book.get(changed), project), 'nobody types into what is being closed').toBe(false)
  expect(book.summary()).toMatchObject({ close: 5, publish: 0, ready: 5 })
  await settle(register)
  expect(book.summary()).toMatchObject({ close: 0, refused: 0, notClosed: 1 })
  expect([logged(register, 'closed'), logged(register, 'students')]).toEqual([4, 0])
  expect(book.line(changed).refusals).toMatchObject([{ motivo: 'changed', chave: project, error: null }])
  const all = await storedAll(door)
  for (const id of book.order) {
    const nota = gradesByKey(all.get(id) ?? before).get(project)
    if (open5.includes(id)) expect(nota).toMatchObject({ fechada: rest.includes(id), publicada: rest.includes(id) })
    expect(mayWrite(book.get(id), project)).toBe(book.line(id).record.ativo && !nota?.fechada)
  }
  // what is closed stays as it is, whoever asks
  const [final = 0] = rest
  const record = all.get(final) ?? before
  await expect(elsewhere(door, withChanges(record, new Map([[project, { bases: [], valor: 1 }]])))).rejects.toThrow(
    '409',
  )
})
test('closed elsewhere with another figure: it is told, and nothing is sent', async () => {
  const door = service(38)
  const register = await open()
  const { book } = register
  const project = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const id = book.order.find((one) => mayWrite(book.get(one), project)) ?? 0
  const record = await stored(door, id)
  await elsewhere(door, withChanges(record, new Map([[project, { bases: [], valor: 2, becomes: 'fechada' }]])))
  const sent = writes(door)
  book.mark([id], project, 'fechada')
  await settle(register)
  expect(book.line(id).refusals).toMatchObject([{ motivo: 'changed', chave: project, error: null }])
  expect(writes(door)).toBe(sent)
})
test('what is to be published or closed and was not sent comes back with the class; refused, it is asked for anew', async () => {
  const door = service(38)
  signedIn(door)
  const register = await open()
  const { book } = register
  const project = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const [published = 0, closed = 0] = book.order.filter((id) => mayWrite(book.get(id), project))
  book.mark([published], project, 'publicada')
  book.mark([closed], project, 'fechada')
  const stop = createKeeping(book).start()
  window.dispatchEvent(new Event('pagehide'))
  stop()
  const after = await open()
  const again = after.book
  createKeeping(again).start()()
  expect(again.cameBack, 'no grade that the school has is called unsent').toBe(0)
  expect(countKept(again.idClasse)).toEqual({ unsent: 0, unconfirmed: 0, marked: 2 })
  expect(again.summary()).toMatchObject({ publish: 1, close: 1 })
  const states = () => [published, closed].map((id) => stateOf(again.line(id)))
  expect(states(), 'the grades themselves were sent').toEqual(['toPublish', 'toClose'])
  expect(again.line(closed).becomes.get(project)).toBe('fechada')
  expect(again.line(published).becomes.get(project)).toBe('publicada')
  door.fail('AproveitamentoAluno', 409)
  await settle(after)
  expect(again.summary()).toMatchObject({ publish: 0, close: 0, refused: 0, notPublished: 1, notClosed: 1 })
  expect(states()).toEqual(['notPublished', 'notClosed'])
  expect(again.summary().toCorrect, 'no cell that could be gone to').toBe(0)
  expect([logged(after, 'notPublished'), logged(after, 'notClosed')], 'kept beyond the class').toEqual([1, 1])
  expect(again.line(closed).refusals.map(({ motivo }) => motivo)).toEqual(['becoming'])
  expect(mayWrite(again.get(closed), project), 'a refused closing leaves the cell open').toBe(true)
})
test('what was asked to be published and nobody has seen arrive is still looked for after a reload', async () => {
  const door = service(38)
  signedIn(door)
  const register = await open()
  const { book } = register
  const project = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const [arrived = 0, late = 0] = book.order.filter((id) => mayWrite(book.get(id), project))
  const before = await Promise.all([arrived, late].map((id) => stored(door, id)))
  book.mark([arrived, late], project, 'publicada')
  for (const [id, record] of [arrived, late].map((id, i) => [id, before[i]] as const)) {
    const changes = pending(book.line(id))
    book.set(inState(sent(book.line(id), changes), 'unconfirmed'))
    if (id === arrived && record) await elsewhere(door, withChanges(record, changes))
  }
  const stop = createKeeping(book).start()
  window.dispatchEvent(new Event('pagehide'))
  stop()
  expect(countKept(book.idClasse)).toEqual({ unsent: 0, unconfirmed: 2, marked: 0 })
  const again = await open()
  createKeeping(again.book).start()()
  expect([arrived, late].map((id) => stateOf(again.book.line(id)))).toEqual([null, 'unconfirmed'])
  expect(countKept(book.idClasse), 'what arrived is put away').toEqual({ unsent: 0, unconfirmed: 1, marked: 0 })
  await settle(again, () => again.sending.send([late]))
  const nota = gradesByKey(await stored(door, late)).get(project)
  expect([nota?.publicada, stateOf(again.book.line(late))]).toEqual([true, 'confirmed'])
})
test('what was not closed stays told whatever is done with other grades, until it is asked for anew or discarded', async () => {
  const door = service(38)
  const register = await open()
  const { book, chave, gaps } = register
  const project = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const [id = 0] = gaps.filter((one) => mayWrite(book.get(one), project))
  door.fail('AproveitamentoAluno', 409, { times: 1 })
  book.mark([id], project, 'fechada')
  await settle(register)
  const told = () => [
    book.summary().notClosed,
    stateOf(book.line(id)),
    ...book.line(id).refusals.map((one) => one.motivo),
  ]
  const notClosed = [1, 'notClosed', 'becoming']
  expect(told()).toEqual(notClosed)
  type(register, id, '8')
  expect(told()).toEqual(notClosed)
  book.undo()
  expect(told()).toEqual(notClosed)
  type(register, id, '8')
  await settle(register)
  expect(valueAt(await stored(door, id), chave), 'it does not hold back what can be sent').toBe(8)
  expect(told()).toEqual(notClosed)
  expect(logged(register, 'notClosed'), 'once').toBe(1)
  door.fail('AproveitamentoAluno', 409, { times: 1 })
  type(register, id, '7')
  await settle(register)
  expect(book.line(id).refusals.map((one) => one.motivo)).toEqual(['service', 'becoming'])
  expect(book.summary()).toMatchObject({ refused: 1, notClosed: 1 })
  type(register, id, '6')
  expect(told(), 'another figure is another question').toEqual(notClosed)
  book.mark([id], project, 'fechada')
  expect(told()).toEqual([0, 'unsent'])
  await settle(register)
  expect(gradesByKey(await stored(door, id)).get(project)?.fechada).toBe(true)
  expect(book.summary()).toMatchObject({ notClosed: 0, close: 0 })
})
test('what is marked already is published or closed without a sending before it', async () => {
  service(38)
  const { book } = await open()
  const project = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const ids = book.order.filter((id) => mayWrite(book.get(id), project))
  const [one = 0, other = 0] = ids.filter((id) => book.line(id).notas.get(project)?.valor !== null)
  book.mark([one], project, 'publicada')
  book.mark([other], project, 'fechada')
  const { unsent, toPublish, opened } = check(book, project)
  expect(unsent).toEqual([])
  const shown = toPublish.map(({ id }) => id)
  expect([shown.includes(one), shown.includes(other)], 'what is to be final stays so').toEqual([true, false])
  expect(opened.map(({ id }) => id)).toEqual(expect.arrayContaining([one, other]))
})
test('the final mean appears with the last grade that it needs', async () => {
  const door = service(38)
  const register = await open()
  const { book } = register
  const id = book.order.find((one) => mayWrite(book.get(one), register.chave)) ?? 0
  const record = await stored(door, id)
  const terms = record.grupos.flatMap(({ avaliacoes }) => avaliacoes.filter(({ fechada }) => !fechada))
  const [last, ...others] = [...gradesByKey(record)].filter(([, nota]) => terms.includes(nota)).map(([key]) => key)
  for (const key of others) {
    book.type(id, key, '8')
    book.leave(id, key)
  }
  book.type(id, last ?? '', '8')
  book.leave(id, last ?? '')
  await settle(register)
  for (const key of others) book.mark([id], key, 'fechada')
  await settle(register)
  expect(book.line(id).record.mediaFinal).toBeNull()
  book.mark([id], last ?? '', 'fechada')
  await settle(register)
  expect(book.line(id).record.mediaFinal).toBe(book.line(id).record.mediaParcial)
  expect(book.line(id).record.mediaFinal).not.toBeNull()
})
test('publishing sends the evaluation that it speaks of; what is typed elsewhere waits, and what was refused stays told', async () => {
  const door = service(38)
  const register = await open()
  const { book, chave, gaps, sending } = register
  const project = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const [drafted = 0, refused = 0] = gaps.filter((one) => mayWrite(book.get(one), project))
  type(register, refused, '7')
  door.fail('AproveitamentoAluno', 409, { times: 1 })
  await settle(register)
  type(register, drafted, '88')
  book.mark([drafted, refused], project, 'publicada')
  await settle(register, () => sending.send([drafted, refused], project))
  for (const id of [drafted, refused]) {
    const now = await stored(door, id)
    expect(gradesByKey(now).get(project)?.publicada).toBe(true)
    expect(valueAt(now, chave), 'not sent along').toBeNull()
  }
  expect([book.text(drafted, chave), book.text(refused, chave)]).toEqual(['88,0', '7,0'])
  expect([drafted, refused].map((id) => stateOf(book.line(id)))).toEqual(['doubt', 'refused'])
  expect(book.ready(), 'what was refused is sent again only when it is asked for').toEqual([drafted])
  expect([logged(register, 'published'), logged(register, 'students')]).toEqual([2, 0])
})
test('figure and publication refused together: the words go with the figure, that it is not published stays', async () => {
  const door = service(38)
  const register = await open()
  const { book, gaps } = register
  const project = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const [id = 0] = gaps.filter((one) => mayWrite(book.get(one), project))
  type(register, id, '7')
  book.mark([id], project, 'publicada')
  door.fail('AproveitamentoAluno', 409, { times: 1 })
  await settle(register)
  expect(book.line(id).refusals.map(({ motivo, error }) => [motivo, error !== null])).toEqual([
    ['service', true],
    ['becoming', false],
  ])
  type(register, id, '8')
  await settle(register)
  expect(book.line(id).refusals).toMatchObject([{ motivo: 'becoming', error: null }])
  expect(stateOf(book.line(id))).toBe('notPublished')
})
test('what goes on by itself after a busy service is what was asked for, and nothing that was typed since', async () => {
  const door = service(38)
  const register = await open()
  const { book, chave, gaps, sending } = register
  const [asked = 0, typed = 0, corrected = 0] = gaps
  type(register, asked, '7')
  type(register, corrected, '6')
  door.fail('AproveitamentosAlunos', 429, { times: 1 })
  await settle(register)
  expect(sending.progress().error?.kind).toBe('busy')
  type(register, typed, '9')
  type(register, corrected, '5')
  await settle(register, () => sending.goOn())
  const all = await storedAll(door)
  const there = (id: number) => valueAt(all.get(id) as never, chave)
  expect([asked, typed, corrected].map(there)).toEqual([7, null, null])
  expect(book.summary()).toMatchObject({ unsent: 2, ready: 2 })
})
test('a figure that nobody has seen at the school yet goes along when it is closed, and is the one that is shown', async () => {
  const door = service(38)
  const register = await open()
  const { book, chave, sending } = register
  const id = await sendUnseen(door, register, '6')
  expect(stateOf(book.line(id))).toBe('unconfirmed')
  expect(check(book, chave).unseen.map(({ id }) => id)).toEqual([id])
  book.mark([id], chave, 'fechada')
  expect(book.text(id, chave)).toBe('6,0')
  await settle(register, () => sending.send([id], chave))
  expect(gradesByKey(await stored(door, id)).get(chave)).toMatchObject({ valor: 6, fechada: true })
  expect(book.summary()).toMatchObject({ unsent: 0, close: 0, unconfirmed: 0 })
})
test('what was taken back before a sending stays so; what was not sent can still be taken back', async () => {
  service(38)
  const register = await open()
  const { book, gaps } = register
  const [cut = 0, sent = 0, wrong = 0] = gaps
  type(register, cut, '9')
  type(register, cut, '')
  type(register, wrong, 'x')
  type(register, sent, '7')
  await settle(register)
  expect(book.undo().map(({ id }) => id)).toEqual([wrong])
  expect(book.stepSize(false), 'nothing leads behind the sending').toBe(0)
})
test('a closing that was refused with its figure stays told when the figure alone is sent again, or typed anew', async () => {
  const door = service(38)
  const register = await open()
  const { book, chave, sending } = register
  const id = await sendUnseen(door, register, '6')
  book.mark([id], chave, 'fechada')
  door.fail('AproveitamentoAluno', 400, { times: 1 })
  await settle(register, () => sending.send([id], chave))
  expect(book.summary()).toMatchObject({ refused: 1, notClosed: 1 })
  await settle(register, () => sending.send([id]))
  expect(valueAt(await stored(door, id), chave)).toBe(6)
  expect(stateOf(book.line(id))).toBe('notClosed')
  type(register, id, '7')
  await settle(register)
  expect(book.summary()).toMatchObject({ refused: 0, notClosed: 1 })
  book.mark([id], chave, 'fechada')
  await settle(register, () => sending.send([id], chave))
  expect(gradesByKey(await stored(door, id)).get(chave)).toMatchObject({ valor: 7, fechada: true })
  expect(book.summary()).toMatchObject({ notClosed: 0 })
})
test('what was not taken is counted grade by grade, as the words of the bar say', async () => {
  const door = service(38)
  const register = await open()
  const { book, chave, gaps, sending } = register
  const [id = 0, marked = 0] = gaps
  const other = book.columns.find((one) => one.chave !== chave && mayWrite(book.get(id), one.chave))?.chave ?? ''
  door.fail('AproveitamentoAluno', 400, { times: 1 })
  type(register, id, '7')
  book.type(id, other, '6')
  book.leave(id, other)
  await settle(register)
  expect(book.summary()).toMatchObject({ unsent: 0, refused: 2 })
  expect(unsentCount(book.summary()), 'they would be lost').toBe(2)
  for (const key of [chave, other]) book.mark([marked], key, 'fechada')
  door.fail('AproveitamentoAluno', 400, { times: 1 })
  await settle(register, () => sending.send([marked]))
  expect(book.summary()).toMatchObject({ refused: 2, notClosed: 2 })
})
