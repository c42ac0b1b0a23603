// Two tabs of one browser with the same request of a family: neither writes an old copy over a newer one, nor keeps an erased one.
import { beforeEach, expect, test, vi } from 'vitest'
import type * as keepingRoom from '@/screens/matricula/flow/keeping'
import type * as storeRoom from '@/screens/matricula/flow/store'
import type * as sessionRoom from '@/session'
import { type Draft, newDraft } from '@/screens/matricula/flow/draft'

interface Tab {
  store: typeof storeRoom
  keeping: typeof keepingRoom
  session: typeof sessionRoom
}
/** A page that has just been opened. */
async function open(): Promise<Tab> {
  vi.resetModules()
  return {
    session: await import('@/session'),
    keeping: await import('@/screens/matricula/flow/keeping'),
    store: await import('@/screens/matricula/flow/store'),
  }
}
const told = (): Draft => ({ ...newDraft('cadastrar'), passed: ['estudante'] })
const passedOf = ({ keeping }: Tab, id: string) => keeping.keptDrafts().find((one) => one.draft.id === id)?.draft.passed
const goOn = (ms: number) => {
  const at = Date.now() + ms
  vi.spyOn(Date, 'now').mockImplementation(() => at)
}

/** Both have it open; in the second one more was answered since. */
async function twoTabs() {
  const first = await open()
  first.session.setPublicDevice(false)
  const draft = told()
  first.store.saveDraft(draft)
  const second = await open()
  expect(second.store.flowState().draft?.id).toBe(draft.id)
  goOn(120_000)
  second.store.saveDraft({ ...draft, passed: ['estudante', 'cpf'] })
  return { first, second, draft }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a tab that is only looked at writes no older copy of a request over what was typed in another one', async () => {
  const { first, draft } = await twoTabs()
  goOn(61_000)
  first.session.touch()
  expect(passedOf(first, draft.id)).toEqual(['estudante', 'cpf'])
})

test('who types on in the tab that lay open longer goes on from what was answered in the other one', async () => {
  const { first, draft } = await twoTabs()
  dispatchEvent(new StorageEvent('storage', { key: 'portal.vagas.guardados', newValue: 'x' }))
  first.store.putTyped('estudante', { nomeAluno: 'Davi' })
  expect(passedOf(first, draft.id)).toEqual(['estudante', 'cpf'])
  expect(first.keeping.keptDrafts()[0]?.draft.typed).toEqual({ estudante: { nomeAluno: 'Davi' } })
})

test('a sending that is told of by another tab leaves what that tab has kept', async () => {
  const { first, second, draft } = await twoTabs()
  second.store.markUncertain({ ...(second.store.flowState().draft ?? draft), phase: 'sending' })
  second.store.notifyOthers(draft.id)
  await vi.waitFor(() => expect(first.store.flowState().draft?.phase).toBe('sending'))
  expect(passedOf(first, draft.id)).toEqual(['estudante', 'cpf'])
})

test('a page that comes back from the memory of the browser goes on from what another tab has kept', async () => {
  const { first, draft } = await twoTabs()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  first.store.putTyped('estudante', { nomeAluno: 'Davi' })
  expect(passedOf(first, draft.id)).toEqual(['estudante', 'cpf'])
})

test('a request that is erased in one tab is gone in the other, which writes nothing of it any more', async () => {
  const { first, second, draft } = await twoTabs()
  second.store.erase('finished')
  await new Promise((done) => setTimeout(done, 50))
  expect([first.store.flowState().draft?.id, first.store.flowState().ended]).toEqual([undefined, 'finished'])
  first.store.putTyped('estudante', { nomeAluno: 'Davi' })
  expect(passedOf(first, draft.id)).toBeUndefined()
})

test('a page that comes back from the memory of the browser shows no request that was erased meanwhile', async () => {
  const { first } = await twoTabs()
  localStorage.removeItem('portal.vagas.guardados')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect([first.store.flowState().draft?.id, first.store.flowState().ended]).toEqual([undefined, 'finished'])
})

test('a tab that slept while the device was called public wakes up without the family’s request', async () => {
  const first = await open()
  const draft = told()
  first.store.saveDraft(draft)
  expect(sessionStorage.getItem('portal.vagas.rascunho')).toContain(draft.id)
  // in another tab, while the browser had put this one away
  localStorage.setItem('portal.aparelhoPublico', 'sim')
  const again = await open()
  expect(again.store.flowState().draft?.id).toBeUndefined()
  expect(sessionStorage.getItem('portal.vagas.rascunho')).toBeNull()
})

test('on a public computer another tab hears of a request that stands in the memory of this page, before it ends it', async () => {
  const first = await open()
  first.session.setPublicDevice(true)
  first.store.saveDraft(told())
  first.session.watchTabs()
  const other = new BroadcastChannel('leaving')
  const heard: unknown[] = []
  other.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  try {
    other.postMessage({ question: 'x' })
    await vi.waitFor(() => expect(heard).toEqual([{ question: 'x', names: ['vagas.rascunho'] }]))
  } finally {
    other.close()
    first.session.setPublicDevice(null)
  }
})
