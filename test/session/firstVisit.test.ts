// Who is there is asked only where somebody may be: a first visit brings no 401, which the browser complains of.
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'

/** A page that was just opened, on a device that keeps this note of the last use and of who left unheard. */
async function visit({ uso, saida, config = {} }: { uso?: string; saida?: string; config?: object }) {
  vi.resetModules()
  if (uso) localStorage.setItem('portal.uso', uso)
  if (saida) localStorage.setItem('portal.saida', saida)
  const { applySettings } = await import('@/settings')
  applySettings(config)
  const { restore } = await import('@/api')
  await restore()
  const { sessionState } = await import('@/session')
  return { status: sessionState().status, asked: mock.network.log().filter((one) => one.operation === 'Auth').length }
}

test('a device on which nobody signed in is asked nothing, whatever the browser would carry', async () => {
  mock.as('ana')
  expect(await visit({})).toEqual({ status: 'none', asked: 0 })
})

test('one on which somebody did asks once, and lets them in', async () => {
  mock.as('ana')
  expect(await visit({ uso: String(Date.now()) })).toEqual({ status: 'active', asked: 1 })
})

test('one that was left unheard tells the service so', async () => {
  mock.as('ana')
  expect(await visit({ saida: 'sim' })).toEqual({ status: 'none', asked: 1 })
})

test('where another site signs people in every visit asks', async () => {
  mock.as('ana')
  expect(await visit({ config: { externalSignIn: true } })).toEqual({ status: 'active', asked: 1 })
})
