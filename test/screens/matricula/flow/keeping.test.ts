// Where drafts are kept and when they end (session/README §3).
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseProfile, end, setPublicDevice, start } from '@/session'
import { type Draft, newDraft, type Way } from '@/screens/matricula/flow/draft'
import { hasUnseenAnswer, keptDrafts, readOwn, clearUnseenAnswer } from '@/screens/matricula/flow/keeping'
import {
  begin,
  flowState,
  erase,
  keepOnThisDevice,
  markUncertain,
  saveDraft,
  putTyped,
} from '@/screens/matricula/flow/store'

const somebody = { idPessoa: 1, userName: 'x', displayName: '', perfil: 1, perfis: [1], roles: [], permissions: [] }
const day = 24 * 3_600_000
/** A draft in which something was told. */
const told = (way: Way): Draft => ({ ...newDraft(way), passed: ['estudante'] })

beforeEach(() => {
  erase(null)
  setPublicDevice(false)
})

describe('drafts', () => {
  test('stand in the tab until the owner of the device is known; then on the device', () => {
    setPublicDevice(null)
    const draft = told('cadastrar')
    saveDraft(draft)
    expect(readOwn()).toMatchObject({ draft: { id: draft.id }, kept: false })
    expect(keptDrafts()).toEqual([])
    expect(keepOnThisDevice()).toBe(true)
    expect(keptDrafts().map((one) => one.draft.id)).toEqual([draft.id])
    expect(sessionStorage.getItem('portal.vagas.rascunho'), 'one copy, not two').toBeNull()
  })
  test('end after 30 minutes in a tab whose owner is not known', () => {
    setPublicDevice(null)
    saveDraft(told('cadastrar'))
    const written = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(written + 29 * 60_000)
    expect(readOwn().draft).not.toBeNull()
    vi.spyOn(Date, 'now').mockReturnValue(written + 31 * 60_000)
    expect(readOwn()).toMatchObject({ draft: null, dropped: 'expired' })
    expect(sessionStorage.getItem('portal.vagas.rascunho')).toBeNull()
  })
  test('on a device of the family a draft lasts 7 days and a receipt 30, whatever became of the tab', () => {
    const draft = told('cadastrar')
    const receipt: Draft = { ...newDraft('transferir'), phase: 'sent' }
    saveDraft(receipt)
    begin(draft)
    const written = Date.now()
    const idsAfter = (days: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(written + days * day)
      return keptDrafts().map((one) => one.draft.id)
    }
    expect(idsAfter(0).sort()).toEqual([draft.id, receipt.id].sort())
    expect(idsAfter(6.9)).toContain(draft.id)
    // ten steps and 31 minutes of sleep: the tab still finds its own
    expect(readOwn()).toMatchObject({ draft: { id: draft.id }, kept: true })
    expect(idsAfter(7.1)).toEqual([receipt.id])
    expect(idsAfter(29.9)).toEqual([receipt.id])
    expect(idsAfter(30.1)).toEqual([])
    expect(localStorage.getItem('portal.vagas.guardados')).toBeNull()
    expect(localStorage.getItem('portal.vagas.recibos')).toBeNull()
  })
  test('what is sent becomes a receipt, once; a draft in which nothing was told is not left behind', () => {
    const draft = told('cadastrar')
    saveDraft(draft)
    saveDraft({ ...draft, phase: 'sent' })
    expect(keptDrafts().map((one) => one.draft.phase)).toEqual(['sent'])
    begin(newDraft('transferir'))
    begin(told('consultar'))
    expect(keptDrafts().map((one) => one.draft.way)).toEqual(['consultar', 'cadastrar'])
  })
  test('a session that nobody used takes nothing of a family, unless many use the device', () => {
    saveDraft(told('cadastrar'))
    start(somebody)
    end('idle', { silent: true })
    expect(flowState().draft).not.toBeNull()
    expect(keptDrafts()).toHaveLength(1)
    setPublicDevice(true)
    saveDraft(told('cadastrar'))
    start(somebody)
    end('idle', { silent: true })
    expect(flowState().draft).toBeNull()
  })
  test('end where somebody signs out in another tab, though nobody was signed in in this one', async () => {
    end(null)
    saveDraft(told('cadastrar'))
    const other = new BroadcastChannel('auth')
    other.postMessage({ type: 'end', reason: 'signedOut', owner: 'x' })
    await vi.waitFor(() => expect(flowState().draft).toBeNull())
    other.close()
  })
  test('end in a tab too that was closed while somebody signed out, and is opened again', () => {
    setPublicDevice(null)
    saveDraft(told('cadastrar'))
    const closed = Object.entries(sessionStorage) as [string, string][]
    start(somebody)
    end('signedOut', { silent: true })
    for (const [key, text] of closed) sessionStorage.setItem(key, text)
    expect(readOwn()).toEqual({ draft: null, at: null, kept: false, dropped: 'signedOut' })
    expect(sessionStorage.getItem('portal.vagas.rascunho')).toBeNull()
  })
  test('are in memory only on a public computer', () => {
    setPublicDevice(true)
    saveDraft(told('cadastrar'))
    putTyped('estudante', { nomeAluno: 'Davi' })
    expect(flowState().draft).not.toBeNull()
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('cadastrar')
  })
  test('end with the finish and with a sign-out, not with a visit that finds nobody signed in', () => {
    saveDraft(told('cadastrar'))
    keepOnThisDevice()
    end(null)
    expect(flowState().draft).not.toBeNull()
    expect(keptDrafts()).toHaveLength(1)
    start(somebody)
    end('signedOut', { silent: true })
    expect(flowState().draft).toBeNull()
    expect(keptDrafts()).toEqual([])
    expect(readOwn().draft).toBeNull()
    saveDraft(told('cadastrar'))
    keepOnThisDevice()
    erase('finished')
    expect(keptDrafts()).toEqual([])
  })
  test('stay when the same person uses another profile', () => {
    start({ ...somebody, perfis: [1, 2] })
    saveDraft(told('cadastrar'))
    keepOnThisDevice()
    chooseProfile(2)
    expect(flowState().draft).not.toBeNull()
    expect(readOwn().draft).not.toBeNull()
    expect(keptDrafts()).toHaveLength(1)
    end(null)
  })
  test('stay when somebody signs in in another tab; end, and say so, when somebody signs out there', async () => {
    const other = new BroadcastChannel('auth')
    const heard = () => new Promise((later) => setTimeout(later, 50))
    try {
      end(null)
      saveDraft(told('cadastrar'))
      keepOnThisDevice()
      other.postMessage({ type: 'start', owner: '1.x' })
      await heard()
      expect(flowState().draft).not.toBeNull()
      // an idle end of another tab takes nothing from a family that is typing here
      other.postMessage({ type: 'end', reason: 'idle', owner: '1.x' })
      await heard()
      expect(flowState().draft).not.toBeNull()
      other.postMessage({ type: 'end', reason: 'signedOut', owner: '1.x' })
      await heard()
      expect(flowState()).toMatchObject({ draft: null, ended: 'signedOut' })
      expect(readOwn().draft).toBeNull()
      // what the device keeps was erased by the tab in which the person pressed
      expect(keptDrafts()).toHaveLength(1)
    } finally {
      localStorage.clear()
      other.close()
    }
  })
  test('a sign-out where no draft is leaves the word about an earlier end', () => {
    saveDraft(told('cadastrar'))
    erase('oldVersion')
    start(somebody)
    end('signedOut', { silent: true })
    expect(flowState()).toMatchObject({ draft: null, ended: 'oldVersion' })
  })
  test('storage is ahead of memory while a request is under way: typing does not write over it', () => {
    const draft = newDraft('cancelar')
    saveDraft(draft)
    markUncertain({ ...draft, phase: 'sending' })
    putTyped('cancelar', { protocolo: 'VS' })
    expect(readOwn().draft?.phase).toBe('sending')
    expect(flowState().draft?.phase).toBe('open')
    expect(hasUnseenAnswer()).toBe(true)
    clearUnseenAnswer()
    expect(hasUnseenAnswer()).toBe(false)
  })
  test('whatever cannot be read is dropped, and never throws', () => {
    for (const text of ['', 'x', '{}', '[]', 'null', '{"v":1}', '{"v":2,"at":1,"draft":{}}']) {
      sessionStorage.setItem('portal.vagas.rascunho', text)
      localStorage.setItem('portal.vagas.guardados', text)
      expect(readOwn().draft).toBeNull()
      expect(keptDrafts()).toEqual([])
    }
  })
})
