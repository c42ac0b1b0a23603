// What the browser allows late is told to who asked for it.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { end, identify, start } from '@/session'
import { attempts } from '@/screens/shared/sent/attempts'
import { openAt } from '../../support/render'
import { device } from './geolocation'

const no = { responseStatus: { errorCode: 'X', message: 'Fora da escola.' } }
function refuseAll(): void {
  const known = mock.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    typeof input === 'string' && input.endsWith('/MarcarPresencaPost')
      ? Promise.resolve(Response.json(no, { status: 400 }))
      : known(input, init),
  )
}
const refusedAt = (...moments: number[]) =>
  act(() => attempts.set(moments.map((em) => ({ em, result: 'recusada' as const, message: 'x' }))))

test('a text that the browser lets be copied after its person has left is not told of to the next', async () => {
  refuseAll()
  const phone = device()
  const { user } = openAt('/presenca', { as: 'ana' })
  await screen.findByRole('button', { name: 'Marcar minha presença' })
  refusedAt(Date.now(), Date.now() - 1)
  await user.click(screen.getByRole('button', { name: 'Marcar minha presença' }))
  await waitFor(() => expect(phone.open()).toBe(1))
  act(() => phone.give({ latitude: -26.9, longitude: -48.7, accuracy: 12 }))
  const copy = await screen.findByRole('button', { name: 'Copiar o texto' })
  let allow: () => void = () => undefined
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => new Promise((done) => (allow = done)))
  await user.click(copy)
  act(() => end('signedOut', { silent: true }))
  act(() => start(identify({ sessionId: 'x', userName: 'bruno', userId: '1002', perfis: [1] }), { pressed: true }))
  await act(async () => {
    allow()
    await new Promise((done) => setTimeout(done, 50))
  })
  expect(document.body).not.toHaveTextContent('Texto copiado')
})

test('a refusal of another day is none of the three after which the teacher is asked', async () => {
  refuseAll()
  const phone = device()
  const { user } = openAt('/presenca', { as: 'ana' })
  await screen.findByRole('button', { name: 'Marcar minha presença' })
  const yesterday = Date.now() - 86_400_000
  refusedAt(yesterday, yesterday - 1)
  await user.click(screen.getByRole('button', { name: 'Marcar minha presença' }))
  await waitFor(() => expect(phone.open()).toBe(1))
  act(() => phone.give({ latitude: -26.9, longitude: -48.7, accuracy: 12 }))
  expect(await screen.findAllByText('Fora da escola.')).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Copiar o texto' })).toBeNull()
})
