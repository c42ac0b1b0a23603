// A remembered teacher who is a parent too, of whom this device kept readings of the other profile.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepIn } from '@/api/queries/offline'
import { mock } from '@/mock/doors/node'
import { identify, ownerOf, type Readings, sessionState, setRemembered } from '@/session'
import { openAt } from '../support/render'
import { screenIs } from '../screens/lancamentos/window'

test('a visit goes on in the profile that was used last, not in that of the readings', async () => {
  screenIs(false)
  mock.backend.reset({ size: { seteA: 8, escolas: 1 } })
  const rui = identify({ sessionId: 'x', userName: 'rui', userId: '3002', displayName: 'Rui Tavares', perfis: [3, 2] })
  setRemembered(true)
  // "Usar o perfil Professor" was pressed after the children had been looked at
  localStorage.setItem('portal.perfil', JSON.stringify({ v: 1, at: Date.now(), o: ownerOf(rui), d: 3 }))
  const store: Readings = {
    person: () => Promise.resolve({ ...rui, perfil: 2 }),
    readings: () => Promise.resolve([{ queryKey: ['GetTurma', { id: 1 }], data: { reply: {} }, at: Date.now() }]),
    write: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    clear: () => Promise.resolve(),
    close: () => undefined,
  }
  keepIn(store)
  // the service takes half a second to say who is there
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input.endsWith('/Auth')) await new Promise((done) => setTimeout(done, 500))
    return real(input, init)
  })
  openAt('/turmas/1012/lancar', { as: 'rui' })
  await vi.waitFor(() => expect(sessionState()).toMatchObject({ status: 'active', session: { perfil: 3 } }))
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  expect(screen.queryByText('Seu perfil não permite ver esta página.')?.closest('main')?.textContent).toBeUndefined()
})
