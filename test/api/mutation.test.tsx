// What ends while no screen stands to tell it is told by the next one, once, and to nobody else.
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/api'
import { useTask } from '@/api/mutation'
import { end, identify, start } from '@/session'

const writes = 'InsertPessoaAvaliacaoInterdisciplinar'
const ana = identify({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })
const bruno = { ...ana, idPessoa: 1002, userName: 'bruno' }
const begun = vi.fn<(finish: (word: string) => void) => void>()

function Screen() {
  const { run, result } = useTask(writes, () => new Promise<string>(begun))
  return <button onClick={() => void run(undefined)}>{result ?? 'nothing'}</button>
}
const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  )
/** Presses, leaves the screen, and comes back to it when it is over; `meanwhile`: before that. */
async function leaveAndReturn(meanwhile: () => void): Promise<void> {
  const first = open()
  act(() => screen.getByRole('button').click())
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
  first.unmount()
  meanwhile()
  await act(async () => {
    begun.mock.lastCall?.[0]('Ana was sent')
    await new Promise((done) => setTimeout(done))
  })
  open()
}

beforeEach(() => start(ana))
afterEach(() => {
  begun.mockClear()
  end(null)
})

test('it is told to the person who comes back to the screen, and not again at the next visit', async () => {
  await leaveAndReturn(() => undefined)
  expect(screen.getByRole('button')).toHaveTextContent('Ana was sent')
  cleanup()
  open()
  expect(screen.getByRole('button')).toHaveTextContent('nothing')
})

test('what a screen has told itself is not told again at the next visit', async () => {
  open()
  act(() => screen.getByRole('button').click())
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
  await act(async () => {
    begun.mock.lastCall?.[0]('Ana was sent')
    await new Promise((done) => setTimeout(done))
  })
  expect(screen.getByRole('button')).toHaveTextContent('Ana was sent')
  cleanup()
  open()
  expect(screen.getByRole('button')).toHaveTextContent('nothing')
})

test('of a person who has left meanwhile nothing is told to who comes next', async () => {
  await leaveAndReturn(() => {
    end('signedOut', { silent: true })
    start(bruno)
  })
  expect(screen.getByRole('button')).toHaveTextContent('nothing')
})

test.each([
  ['nothing to who comes next', bruno, null],
  ['as ever to the same person who has signed in again', ana, 'sent'],
])('what was asked before somebody left answers %s', async (_, next, answer) => {
  const { result } = renderHook(() => useTask(writes, () => new Promise<string>(begun)), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  let asked: Promise<string | null> = Promise.resolve('')
  act(() => void (asked = result.current.run(undefined)))
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
  await act(async () => {
    end('signedOut', { silent: true })
    start(next)
    begun.mock.lastCall?.[0]('sent')
    await asked
  })
  expect(await asked).toBe(answer)
})
