// The demonstration's orders in two tabs: moving the clock signs nobody out who came in the other tab.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ClockControl } from '@/demo/controls'
import { createBackend } from '@/mock/backend'
import { createClock } from '@/mock/clock'
import { installConsole } from '@/mock/doors/console'
import { createControls } from '@/mock/doors/controls'
import { createNetwork } from '@/mock/doors/network'
import { persist } from '@/mock/persistence'
import { vilaSerena } from '@/mock/seed/index'

/** The orders of one tab, whose service keeps nothing but in memory. */
async function openTab() {
  const clock = createClock()
  const backend = createBackend({ now: clock.now })
  const service = await persist(backend, clock, vilaSerena, vilaSerena)
  const controls = createControls(backend, createNetwork({ read: () => null, write: () => undefined }), clock)
  return { backend, portal: installConsole(backend, service, controls), service }
}

afterEach(() => {
  document.cookie = 'ss-id=; Max-Age=0; Path=/'
  delete window.portal
})

test('moving the clock in a tab that does not know who came in another leaves their session alone', async () => {
  const here = await openTab()
  const other = await openTab()
  await other.portal.as('carla', { reload: false })
  const cookie = document.cookie
  expect(cookie).toContain('ss-id=')
  expect(here.portal.who()).toBeNull()
  render(<ClockControl portal={here.portal} />)
  await userEvent.click(screen.getByRole('button', { name: 'Hora de verdade' }))
  expect(document.cookie).toBe(cookie)
})

test('without the memory of a browser too, going back undoes what time did and who came stays', async () => {
  const { service } = await openTab()
  const id = await service.openSession('carla')
  const state = async () => {
    const { body } = await service.answer(
      'PostMatriculaMunicipal',
      {
        matricula: { login: { codigoProtocolo: 'VS-7K4M-2Q9T', dataNasc: '2018-09-09' }, processamento: 'consultar' },
      },
      null,
    )
    return (body as { processamento: string }).processamento
  }
  const before = await state()
  await service.move(new Date(Date.now() + 60 * 86_400_000).toISOString())
  expect(await state()).not.toBe(before)
  await service.move(null)
  expect(await state()).toBe(before)
  expect((await service.answer('Auth', {}, id)).status).toBe(200)
})
