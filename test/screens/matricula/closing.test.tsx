// What is nowhere but in the page: the browser asks before it is closed, and nothing takes its place unasked.
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Draft, newDraft, type Way } from '@/screens/matricula/flow/draft'
import { keptDrafts, readOwn } from '@/screens/matricula/flow/keeping'
import { begin, flowState, erase, countOpenPage, saveDraft, putTyped } from '@/screens/matricula/flow/store'
import { setPublicDevice } from '@/session'
import { openAt } from '../../support/render'

/** A draft in which something was told. */
const told = (way: Way): Draft => ({ ...newDraft(way), passed: ['estudante'] })
const isAsked = (): boolean => {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing.defaultPrevented
}
/** The device's storage takes nothing new. */
function fillStorages(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, text: string) {
    if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
    plainSetItem.call(this, key, text)
  })
}
const plainSetItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem']
let room = Infinity

beforeEach(() => {
  setPublicDevice(false)
  erase(null)
})

test('a public computer asks before a page with typed answers is closed or loaded again', () => {
  setPublicDevice(true)
  const draft = newDraft('cadastrar')
  begin(draft)
  expect(isAsked(), 'nothing typed yet').toBe(false)
  putTyped('estudante', { nomeAluno: 'Davi' })
  expect(isAsked()).toBe(true)
  document.documentElement.hidden = true
  expect(isAsked(), 'a page hidden by the portal itself').toBe(false)
  document.documentElement.hidden = false
  erase(null)
  expect(isAsked(), 'erased').toBe(false)
})

test('a receipt is asked about until it was printed or saved', () => {
  setPublicDevice(true)
  saveDraft({ ...told('cadastrar'), phase: 'sent' })
  expect(isAsked()).toBe(true)
  saveDraft({ ...told('cadastrar'), phase: 'sent', taken: true })
  expect(isAsked()).toBe(false)
})

test('what a storage holds is not asked about', () => {
  saveDraft(told('cadastrar'))
  expect(isAsked(), 'on the device').toBe(false)
  setPublicDevice(null)
  saveDraft(told('cadastrar'))
  expect(isAsked(), 'in the tab').toBe(false)
})

test('a full storage keeps the drafts that it has; the new one is in the page alone', () => {
  const first = told('cadastrar')
  saveDraft(first)
  room = JSON.stringify(localStorage.getItem('portal.vagas.guardados')).length
  fillStorages()
  const second = { ...told('transferir'), typed: { estudante: { nomeAluno: 'x'.repeat(500) } } }
  begin(second)
  expect(localStorage.getItem('portal.vagas.guardados')).toContain(first.id)
  expect(flowState()).toMatchObject({ draft: { id: second.id }, savedAt: null, failed: true, kept: false })
  expect(keptDrafts().map((one) => one.draft.id)).toEqual([first.id])
  expect(isAsked()).toBe(true)
})

test('a kept draft does not take the place of one that could not be kept without a question', async () => {
  const first = told('cadastrar')
  saveDraft(first)
  room = JSON.stringify(localStorage.getItem('portal.vagas.guardados')).length
  fillStorages()
  begin({ ...told('transferir'), typed: { estudante: { nomeAluno: 'x'.repeat(500) } } })
  const { user } = openAt('/vagas')
  const pressOther = async () => {
    const buttons = await screen.findAllByRole('button', { name: 'Continuar de onde parou' })
    expect(buttons).toHaveLength(2)
    for (const other of buttons.slice(1)) await user.click(other)
  }
  await pressOther()
  expect(await screen.findByRole('dialog', { name: 'Já há um pedido começado' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Não apagar' }))
  expect(flowState().draft?.way).toBe('transferir')
  await pressOther()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continuar de onde parou' }))
  expect(flowState().draft?.id).toBe(first.id)
})

test('a draft that is past its time is told even where a newer one is kept', () => {
  const old = told('cadastrar')
  saveDraft(old)
  const written = Date.now()
  const aside = sessionStorage.getItem('portal.vagas.aba')
  vi.spyOn(Date, 'now').mockReturnValue(written + 6 * 24 * 3_600_000)
  begin(told('transferir'))
  sessionStorage.setItem('portal.vagas.aba', String(aside))
  vi.spyOn(Date, 'now').mockReturnValue(written + 8 * 24 * 3_600_000)
  expect(readOwn()).toMatchObject({ draft: null, dropped: 'lapsed' })
})

test('a device that becomes public elsewhere says why the draft is gone; an open page keeps its own', () => {
  saveDraft(told('cadastrar'))
  setPublicDevice(true)
  expect(flowState()).toMatchObject({ draft: null, ended: 'madePublic' })
  setPublicDevice(false)
  saveDraft(told('cadastrar'))
  const close = countOpenPage()
  setPublicDevice(true)
  expect(flowState()).toMatchObject({ draft: { way: 'cadastrar' }, kept: false, savedAt: null })
  expect(isAsked()).toBe(true)
  close()
})
