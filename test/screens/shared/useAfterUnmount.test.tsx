// How a task ended is told to who left its page, and to nobody who came after they had left the portal.
import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfterUnmount } from '@/screens/shared/sent/useAfterUnmount'
import { end, identify, start } from '@/session'

const ana = identify({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })
const told = vi.fn()
function Page() {
  useAfterUnmount(told)
  return null
}
const turn = () => new Promise((done) => setTimeout(done, 10))

beforeEach(() => {
  told.mockClear()
  start(ana)
})
afterEach(() => end(null))

test('once the page is left, and not while it is only drawn anew', async () => {
  const page = render(<Page />, { wrapper: StrictMode })
  await turn()
  expect(told).not.toHaveBeenCalled()
  page.unmount()
  await turn()
  expect(told).toHaveBeenCalledOnce()
})

test.each([
  ['by signing out', () => end('signedOut', { silent: true })],
  ['for another person', () => start({ ...ana, idPessoa: 1002, userName: 'bruno' })],
])('not where the person has left %s', async (_, leave) => {
  const page = render(<Page />)
  leave()
  page.unmount()
  await turn()
  expect(told).not.toHaveBeenCalled()
})
