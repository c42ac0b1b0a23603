// A gradebook that is left with lines on their way, and the one that is opened after it: no grade is overtaken, none hidden.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call } from '@/api/call'
import { op } from '@/contract'
import { withChanges } from '@/domain/lancamento'
import { gradesByKey } from '@/domain/notas/keys'
import { mock } from '@/mock/doors/node'
import { countKept, keptGrades } from '@/screens/shared/sent/keptGrades'
import { openAt } from '../../../support/render'
import { addressOf } from '../../diario/asked'
import { screenIs } from '../window'

const wait = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)))
const lancar = '/turmas/1011/lancar'
const ofAna = 'Nota de Ana Prado Souza em Prova do 2º bimestre'
const bar = () => screen.queryByRole('region', { name: 'Envio das notas' })
const log = () => sessionStorage.getItem('portal.sent.1011') ?? ''

function typeIn(field: HTMLInputElement, value: string): void {
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value } })
  fireEvent.blur(field)
}
/** So many grades typed; `onWrite` answers each line that is sent, or lets it go. */
async function typed(n: number, onWrite: (i: number, go: () => Promise<Response>) => Promise<Response>) {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 30, escolas: 1 } })
  const known = globalThis.fetch
  const writes: string[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!addressOf(input).includes('/oneway/AproveitamentoAluno')) return known(input, init)
    writes.push(init?.body as string)
    return onWrite(writes.length - 1, () => known(input, init))
  })
  const view = openAt(lancar, { as: 'carla' })
  await screen.findByLabelText(ofAna)
  const fields = [...document.querySelectorAll('input')].filter(({ ariaLabel }) => ariaLabel?.includes('Prova do 2'))
  for (const field of fields.slice(0, n)) typeIn(field, '7')
  const send = async () => view.user.click(await screen.findByRole('button', { name: /^Enviar/ }))
  const leave = async (way: string) => {
    await act(() => view.router.navigate('/ajuda'))
    await view.user.click(await screen.findByRole('button', { name: way }))
  }
  /** All of it is on its way. */
  const leaveSending = async (lines: number) => {
    await send()
    await waitFor(() => expect(writes).toHaveLength(lines))
    await leave('Sair sem enviar')
    await waitFor(() => expect(screen.queryByLabelText(ofAna)).toBeNull())
  }
  const back = async () => {
    await act(() => view.router.navigate(lancar))
    await screen.findByLabelText(ofAna)
  }
  return { ...view, writes, send, leave, leaveSending, back }
}
/** Lines that wait on their way. */
function onTheirWay() {
  const gates: (() => void)[] = []
  let isHeld = true
  return {
    onWrite: async (_: number, go: () => Promise<Response>) => {
      if (isHeld) await new Promise<void>((done) => gates.push(done))
      return go()
    },
    holdNoMore: () => (isHeld = false),
    arrive: () => {
      for (const open of gates.splice(0)) open()
    },
  }
}
const atSchool = async (id: number) => {
  const { itens } = await call(op.AproveitamentosAlunos, { idClasse: 1011 })
  const record = itens.find((one) => one.id === id)
  return new Map([...(record ? gradesByKey(record) : [])].map(([key, { valor }]) => [key, valor]))
}

test('a grade typed after coming back is overtaken by none that was on its way', async () => {
  const lines = onTheirWay()
  const { leaveSending, writes, send, back } = await typed(1, lines.onWrite)
  await leaveSending(1)
  lines.holdNoMore()
  const [[id, [cell]] = [0, []]] = keptGrades.read(1011) ?? []
  await back()
  typeIn(screen.getByLabelText<HTMLInputElement>(ofAna), '9')
  await send()
  await wait(1000)
  expect(writes, 'it waits for the former one').toHaveLength(1)
  lines.arrive()
  await waitFor(() => expect(writes).toHaveLength(2))
  await waitFor(() => expect(bar()).toHaveTextContent(/confirmad/))
  expect((await atSchool(id)).get(cell?.c ?? '')).toBe(9)
})

test('what arrives after its teacher has come back is seen to have arrived, and is in the log of the day', async () => {
  const lines = onTheirWay()
  const { leaveSending, back } = await typed(4, lines.onWrite)
  await leaveSending(4)
  await back()
  await wait(400)
  lines.arrive()
  await waitFor(() => expect(keptGrades.read(1011)).toBeNull())
  await waitFor(() => expect(log()).toContain('"n":4'))
})

const notTaken = () =>
  Response.json({ responseStatus: { errorCode: 'Validation', message: 'Nota fora do prazo.' } }, { status: 400 })

test('what is not taken after its teacher has left is kept as unsent, not as sent and not seen', async () => {
  const lines = onTheirWay()
  const { leaveSending, back } = await typed(3, (i, go) =>
    lines.onWrite(i, () => (i === 1 ? go() : Promise.resolve(notTaken()))),
  )
  await leaveSending(3)
  expect(countKept(1011)).toEqual({ unsent: 0, unconfirmed: 3, marked: 0 })
  lines.arrive()
  await waitFor(() => expect(countKept(1011)).toEqual({ unsent: 2, unconfirmed: 1, marked: 0 }))
  await back()
  await waitFor(() => expect(bar()).toHaveTextContent(/2 alterações não enviadas/))
})

test('what is not taken once its teacher has come back is told there, and is unsent', async () => {
  const lines = onTheirWay()
  const { leaveSending, back } = await typed(2, (i, go) =>
    lines.onWrite(i, () => (i === 0 ? Promise.resolve(notTaken()) : go())),
  )
  await leaveSending(2)
  await back()
  await wait(400)
  lines.arrive()
  expect((await screen.findAllByText(/Nota fora do prazo/))[0]).toBeVisible()
  await waitFor(() => expect(countKept(1011)).toEqual({ unsent: 1, unconfirmed: 0, marked: 0 }))
})

test('what was seen at the school is in the log of the day, though its teacher leaves before all was', async () => {
  const { send, router, writes } = await typed(6, (i, go) =>
    // taken, and shown late
    i === 0 ? Promise.resolve(new Response(null, { status: 204 })) : go(),
  )
  await send()
  await waitFor(() => expect(writes).toHaveLength(6))
  await wait(1900)
  await act(() => router.navigate('/ajuda'))
  await waitFor(() => expect(log()).toContain('"n":5'))
})

test('"Enviar e sair" stays where something was not taken', async () => {
  const { leave, path, writes } = await typed(2, (_, go) => go())
  await waitFor(() => expect(keptGrades.read(1011)).toHaveLength(2))
  const [[id, [cell]] = [0, []]] = keptGrades.read(1011) ?? []
  // closed meanwhile with another figure
  const { itens } = await call(op.AproveitamentosAlunos, { idClasse: 1011 })
  const record = itens.find((one) => one.id === id)
  if (!record || !cell) throw new Error('nothing was typed')
  const changes = new Map([[cell.c, { bases: [], valor: 2, becomes: 'fechada' as const }]])
  await mock.fetch('/json/oneway/AproveitamentoAluno', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify(withChanges(record, changes)),
  })
  expect((await atSchool(id)).get(cell.c)).toBe(2)
  await leave('Enviar e sair')
  await waitFor(() => expect(writes).toHaveLength(1))
  await waitFor(() => expect(bar()).toHaveTextContent(/não/))
  await wait(1500)
  expect(path()).toBe(lancar)
})

test('another tab gets a class that was left only once the last lines have arrived', async () => {
  const lines = onTheirWay()
  const { writes, send, leave } = await typed(2, lines.onWrite)
  await send()
  await waitFor(() => expect(writes).toHaveLength(2))
  const heard: string[] = []
  const other = new BroadcastChannel('lancamentos')
  other.onmessage = ({ data }: MessageEvent<{ kind: string }>) => void heard.push(data.kind)
  const asks = async () => {
    heard.length = 0
    other.postMessage({ kind: 'who', idClasse: 1011 })
    await wait(100)
  }
  await leave('Sair sem enviar')
  await waitFor(() => expect(screen.queryByLabelText(ofAna)).toBeNull())
  await asks()
  expect(heard).toEqual(['me'])
  heard.length = 0
  lines.arrive()
  await waitFor(() => expect(heard).toContain('done'))
  await asks()
  expect(heard).toEqual([])
  other.close()
})

test('a tab that comes back to the class with lines on their way edits it', async () => {
  const lines = onTheirWay()
  const { leaveSending, back } = await typed(1, lines.onWrite)
  await leaveSending(1)
  await back()
  await wait(600)
  expect(screen.queryByText(/só pode ver/)).toBeNull()
  typeIn(screen.getByLabelText<HTMLInputElement>(ofAna), '8')
  expect(screen.getByLabelText(ofAna)).toHaveValue('8')
  lines.arrive()
})

test('a tab that only looks on offers no sending on the way out', async () => {
  const { router, path } = await typed(1, (_, go) => go())
  await wait(400)
  const other = new BroadcastChannel('lancamentos')
  other.postMessage({ kind: 'me', idClasse: 1011 })
  await screen.findByText(/só pode ver/)
  await act(() => router.navigate('/ajuda'))
  expect(await screen.findByRole('button', { name: 'Sair sem enviar' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Enviar e sair' })).toBeNull()
  expect(path()).toBe(lancar)
  other.close()
})

test('"Sair" pressed while "Enviar e sair" is sending signs out once all has arrived', async () => {
  const lines = onTheirWay()
  const { leave, path, user, writes } = await typed(1, lines.onWrite)
  await leave('Enviar e sair')
  await waitFor(() => expect(writes).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Sair' }))
  lines.arrive()
  await waitFor(() => expect(path()).toBe('/entrar'))
})
