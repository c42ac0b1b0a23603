// Two pages that show the same figures ask for each of them once, also when they are old: leaving a page cancels nothing that the next one shows.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api'
import { mock } from '@/mock/doors/node'
import { openAt, told } from '../../support/render'
import { addressOf } from './asked'

const allRead = () =>
  waitFor(() => {
    expect(queryClient.isFetching()).toBe(0)
  })

test.each([
  ['/inicio', 'Turmas', '/turmas'],
  ['/turmas', 'Início', '/inicio'],
])('from %s to %s', async (from, link, to) => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const { user, path } = openAt(from, { as: 'ana' })
  await told(/26 de 30 faltas/)
  await allRead()
  const asked = vi.spyOn(globalThis, 'fetch')
  const timesAsked = (operation: string) =>
    asked.mock.calls.filter(([input]) => addressOf(input).endsWith(`/${operation}`)).length
  // old by now, and slow enough that the former page goes first
  vi.setSystemTime(Date.now() + 3 * 60_000)
  mock.network.slow(150)
  const [entry] = screen.getAllByRole('link', { name: new RegExp(`^${link}`) })
  if (!entry) throw new Error(`No link to ${link}`)
  await user.click(entry)
  await waitFor(() => expect(path()).toBe(to))
  await waitFor(() => expect(timesAsked('AproveitamentosAlunos')).toBeGreaterThan(0))
  await allRead()
  expect(timesAsked('Classes')).toBe(1)
  expect(timesAsked('AproveitamentosAlunos')).toBe(7)
})
