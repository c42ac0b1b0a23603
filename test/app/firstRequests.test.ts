// When a session begins, the first requests wait for nothing: during an `import()` the browser would draw first.
import { afterEach, expect, test, vi } from 'vitest'
import { loadMap } from '@/app/map/loadMap'
import { installWarming } from '@/app/map/warm'
import { mock } from '@/mock/doors/node'
import { end, identify, start } from '@/session'

afterEach(() => end(null))

test('the page that the sign-in form leads to asks in the turn in which the session begins', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url.split('/').pop() ?? '')
    return mock.fetch(url, init)
  })
  await loadMap()
  document.body.innerHTML = '<form data-warms="/inicio"></form>'
  installWarming()
  start(identify({ sessionId: 's', userName: 'ana', userId: '1', perfis: [1] }), { pressed: true })
  expect(asked).toEqual(['Classes'])
})
