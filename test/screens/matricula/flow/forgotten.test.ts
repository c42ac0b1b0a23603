// What must not come back, or stay behind, once a request is given up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reserva, z } from '@/contract'
import { setPublicDevice, touch } from '@/session'
import { type Draft, newDraft } from '@/screens/matricula/flow/draft'
import { dropKept, keptDrafts, readOwn, clearUnseenAnswer } from '@/screens/matricula/flow/keeping'
import { begin, flowState, erase, markUncertain, saveDraft, endWriteAhead } from '@/screens/matricula/flow/store'
import { forgetOffer, knownSchools, rememberOffer } from '@/screens/matricula/schools/schools'

const told = (): Draft => ({ ...newDraft('cadastrar'), passed: ['estudante'] })

beforeEach(() => {
  erase(null)
})
afterEach(() => {
  forgetOffer()
  setPublicDevice(false)
})

test('a draft that was erased in another tab does not come back by itself while this one is used', () => {
  setPublicDevice(false)
  const draft = told()
  saveDraft(draft)
  const ids = () => keptDrafts().map((one) => one.draft.id)
  const later = Date.now() + 61_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  touch()
  expect(ids()).toEqual([draft.id])
  expect(flowState().kept, 'still the one of this tab').toBe(true)
  dropKept(draft.id)
  touch()
  expect(ids()).toEqual([])
})

test.each([
  ['given up in whatever way', () => erase('idle')],
  ['followed by another one', () => begin(told())],
])('on a public computer the places that were offered are forgotten with a request %s', (_, over) => {
  setPublicDevice(true)
  saveDraft(told())
  rememberOffer([z.parse(Reserva, { unidadeId: 5, nomeEscola: 'Escola Azul' })], 1000)
  expect(knownSchools(null).readAt).toBe(1000)
  over()
  expect(knownSchools(null).readAt).toBeNull()
})

test('a receipt stays one when another tab sends an old copy of its request', async () => {
  const [receipt, open] = [{ ...told(), phase: 'sent' as const }, told()]
  const other = new BroadcastChannel('vagas')
  const say = async (id: string) => {
    other.postMessage(id)
    await new Promise((done) => setTimeout(done, 50))
  }
  saveDraft(receipt)
  await say(receipt.id)
  expect(flowState().draft?.phase).toBe('sent')
  begin(open)
  await say(open.id)
  expect(flowState().draft?.phase, 'one that has not left from here has left from there').toBe('sending')
  other.close()
})

test('a receipt that is being cancelled is kept as that: a reload knows that it has left', () => {
  setPublicDevice(false)
  const receipt: Draft = { ...told(), phase: 'sent' }
  saveDraft(receipt)
  markUncertain({ ...receipt, phase: 'sending', cancels: 'sent' })
  endWriteAhead()
  expect(readOwn()).toMatchObject({ kept: true, draft: { id: receipt.id, phase: 'sending', cancels: 'sent' } })
  expect(keptDrafts(), 'once').toHaveLength(1)
  clearUnseenAnswer()
})

test('where the storage is full for one more request, those that it holds stay on it', () => {
  setPublicDevice(false)
  const [before, one] = [told(), told()]
  saveDraft(before)
  begin(one)
  const stored = () => localStorage.getItem('portal.vagas.guardados') ?? ''
  expect(stored()).toContain(one.id)
  dropKept(one.id)
  const known = Storage.prototype.setItem.bind(localStorage)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, text: string) {
    if (this === localStorage && text.includes(one.id)) throw new DOMException('', 'QuotaExceededError')
    if (this === localStorage) known(key, text)
  })
  saveDraft(one)
  expect(flowState().kept).toBe(false)
  expect(stored()).toContain(before.id)
  expect(stored()).not.toContain(one.id)
})
