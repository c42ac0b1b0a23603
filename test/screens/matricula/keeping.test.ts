// Where drafts are kept and when they end (decisions §11), and which addresses of the service a person may open.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseProfile, end, forgetFamily, setPublicDevice, start } from '@/session'
import { newDraft } from '@/screens/matricula/draft'
import { safeUrl } from '@/domain/safeUrl'
import { isMarked, keptDrafts, readTab, unmark } from '@/screens/matricula/keeping'
import { current, erase, keep, markUncertain, put, putTyped } from '@/screens/matricula/store'

const somebody = { idPessoa: 1, userName: 'x', displayName: '', perfil: 1, perfis: [1], roles: [], permissions: [] }
const day = 24 * 3_600_000

beforeEach(() => {
  erase(null)
  setPublicDevice(false)
})

describe('drafts', () => {
  test('stand in the tab; on the device only when asked', () => {
    const draft = newDraft('cadastrar')
    put(draft)
    expect(readTab().value?.id).toBe(draft.id)
    expect(keptDrafts()).toEqual([])
    expect(keep()).toBe(true)
    expect(keptDrafts().map((one) => one.draft.id)).toEqual([draft.id])
  })
  test('end after 30 minutes in the tab and after 7 days on the device', () => {
    put(newDraft('cadastrar'))
    keep()
    expect(keptDrafts(Date.now() + 7 * day - 1000)).toHaveLength(1)
    const written = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(written + 29 * 60_000)
    expect(readTab().value).not.toBeNull()
    vi.spyOn(Date, 'now').mockReturnValue(written + 31 * 60_000)
    expect(readTab()).toMatchObject({ value: null, dropped: 'expired' })
    expect(sessionStorage.getItem('portal.vagas.rascunho')).toBeNull()
    vi.spyOn(Date, 'now').mockReturnValue(written + 7 * day + 1000)
    expect(keptDrafts()).toEqual([])
    expect(localStorage.getItem('portal.vagas.guardados')).toBeNull()
  })
  test('are in memory only on a public computer', () => {
    setPublicDevice(true)
    put(newDraft('cadastrar'))
    putTyped('estudante', { nomeAluno: 'Davi' })
    expect(current().draft).not.toBeNull()
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('cadastrar')
  })
  test('end with the finish and with a sign-out, not with a visit that finds nobody signed in', () => {
    put(newDraft('cadastrar'))
    keep()
    end(null, false)
    expect(current().draft).not.toBeNull()
    expect(keptDrafts()).toHaveLength(1)
    start(somebody)
    end('signedOut', false)
    expect(current().draft).toBeNull()
    expect(keptDrafts()).toEqual([])
    expect(readTab().value).toBeNull()
    put(newDraft('cadastrar'))
    keep()
    erase('finished')
    expect(keptDrafts()).toEqual([])
  })
  test('stay when the same person uses another profile', () => {
    start({ ...somebody, perfis: [1, 2] })
    put(newDraft('cadastrar'))
    keep()
    chooseProfile(2)
    expect(current().draft).not.toBeNull()
    expect(readTab().value).not.toBeNull()
    expect(keptDrafts()).toHaveLength(1)
    end(null, false)
  })
  test('stay when somebody signs in in another tab; end, and say so, when somebody signs out there', async () => {
    const other = new BroadcastChannel('auth')
    const heard = () => new Promise((later) => setTimeout(later, 50))
    try {
      end(null, false)
      put(newDraft('cadastrar'))
      keep()
      other.postMessage({ type: 'start', owner: '1.x' })
      await heard()
      expect(current().draft).not.toBeNull()
      // an idle end of another tab takes nothing from a family that is typing here
      other.postMessage({ type: 'end', reason: 'idle', owner: '1.x' })
      await heard()
      expect(current().draft).not.toBeNull()
      other.postMessage({ type: 'end', reason: 'signedOut', owner: '1.x' })
      await heard()
      expect(current()).toMatchObject({ draft: null, ended: 'signedOut' })
      expect(readTab().value).toBeNull()
      // what the device keeps was erased by the tab in which the person pressed
      expect(keptDrafts()).toHaveLength(1)
    } finally {
      forgetFamily()
      other.close()
    }
  })
  test('a sign-out where no draft is leaves the word about an earlier end', () => {
    put(newDraft('cadastrar'))
    erase('oldVersion')
    start(somebody)
    end('signedOut', false)
    expect(current()).toMatchObject({ draft: null, ended: 'oldVersion' })
  })
  test('kept on purpose survive an idle tab', () => {
    put(newDraft('cadastrar'))
    keep()
    erase('idle')
    expect(readTab().value).toBeNull()
    expect(keptDrafts()).toHaveLength(1)
    erase(null)
  })
  test('storage is ahead of memory while a request is under way: typing does not write over it', () => {
    const draft = newDraft('cancelar')
    put(draft)
    markUncertain({ ...draft, phase: 'sending' })
    putTyped('cancelar', { protocolo: 'VS' })
    expect(readTab().value?.phase).toBe('sending')
    expect(current().draft?.phase).toBe('open')
    expect(isMarked()).toBe(true)
    unmark()
    expect(isMarked()).toBe(false)
  })
  test('whatever cannot be read is dropped, and never throws', () => {
    for (const text of ['', 'x', '{}', '[]', 'null', '{"v":1}', '{"v":2,"at":1,"draft":{}}']) {
      sessionStorage.setItem('portal.vagas.rascunho', text)
      localStorage.setItem('portal.vagas.guardados', text)
      expect(readTab().value).toBeNull()
      expect(keptDrafts()).toEqual([])
    }
  })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://a/b',
  'file:///etc/passwd',
  'intent://x',
  '//host/x',
  '\\\\host\\x',
  'https:\\\\host',
  'https://user:key@host/x',
  'https://host/a b',
  `https://host/${'x'.repeat(2048)}`,
  'https://',
  '/recibo',
  '',
])('no link for %j', (url) => {
  expect(safeUrl(url)).toBeNull()
})
test('a web address is shown with its host', () => {
  expect(safeUrl(' https://documentos.vilaserena.example/x?y=1 ')).toEqual({
    href: 'https://documentos.vilaserena.example/x?y=1',
    host: 'documentos.vilaserena.example',
  })
  expect(safeUrl('http://a.example/')?.host).toBe('a.example')
})
