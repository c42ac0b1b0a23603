// A press whose work takes a while: said by the button and aloud, begun once, and over with its work, however that ends.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '@/ui/action/Button'
import { LiveRegions } from '@/ui/action/live'
import { usePending } from '@/ui/action/usePending'

function Page({ work }: { work: () => Promise<unknown> }) {
  const { begin, shown } = usePending()
  return (
    <>
      <Button {...shown} onClick={() => begin(work)}>
        Baixar
      </Button>
      <LiveRegions />
    </>
  )
}

test.each(['done', 'failed'])('work that is %s', async (how) => {
  let end: () => void = () => undefined
  const work = vi.fn(
    () => new Promise<void>((done, fail) => (end = how === 'done' ? done : () => fail(new Error('no code')))),
  )
  const user = userEvent.setup()
  render(<Page work={work} />)
  await user.dblClick(screen.getByRole('button', { name: 'Baixar' }))
  const busy = screen.getByRole('button', { name: 'Um momento…' })
  expect(busy).toHaveFocus()
  expect(work).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Um momento…'))
  await act(() => {
    end()
    return Promise.resolve()
  })
  expect(await screen.findByRole('button', { name: 'Baixar' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('')
  await user.click(screen.getByRole('button'))
  expect(work).toHaveBeenCalledTimes(2)
})
