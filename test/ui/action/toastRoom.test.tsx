// A toast never covers what has the focus.
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toast, Toasts } from '@/ui/action/Toasts'

test('a toast that lies over what has the focus goes', async () => {
  render(
    <>
      <main>
        <button>Perto</button>
        <button>Longe</button>
      </main>
      <Toasts />
    </>,
  )
  act(() => void toast('Feito'))
  const frame = () => act(() => new Promise<void>((done) => setTimeout(done, 100)))
  const at = (element: Element | null | undefined, top: number) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
  }
  const [near, far] = [screen.getByRole('button', { name: 'Perto' }), screen.getByRole('button', { name: 'Longe' })]
  at(screen.getByText('Feito').parentElement, 500)
  at(far, 480)
  at(near, 490)
  far.focus()
  await frame()
  expect(screen.getByText('Feito'), 'side by side is not over').toBeVisible()
  near.focus()
  await frame()
  expect(screen.queryByText('Feito')).toBeNull()
})
