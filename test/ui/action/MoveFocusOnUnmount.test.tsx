// A part of the page that goes by itself leads the focus on.
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'

function Page({ shown, to }: { shown: boolean; to?: () => HTMLElement | null }) {
  return (
    <main>
      {shown && (
        <MoveFocusOnUnmount to={to}>
          <h2>Parou</h2>
          <button type="button">Tentar agora</button>
        </MoveFocusOnUnmount>
      )}
      <h1>Turmas</h1>
      <h2>Matemática</h2>
      {shown && (
        <MoveFocusOnUnmount>
          <button type="button">Ver</button>
        </MoveFocusOnUnmount>
      )}
      <button type="button">Outro</button>
    </main>
  )
}

test.each([
  ['to the heading above', 'Ver', 'Matemática'],
  ['to the first heading of the page where none stands above', 'Tentar agora', 'Turmas'],
])('%s', (_, pressed, heading) => {
  const { rerender } = render(<Page shown />)
  act(() => screen.getByRole('button', { name: pressed }).focus())
  rerender(<Page shown={false} />)
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus()
})
test('to what it is told; who is elsewhere stays there', () => {
  const other = () => screen.getByRole('button', { name: 'Outro' })
  const { rerender } = render(<Page shown to={other} />)
  act(() => screen.getByRole('button', { name: 'Tentar agora' }).focus())
  rerender(<Page shown={false} to={other} />)
  expect(other()).toHaveFocus()
  rerender(<Page shown />)
  rerender(<Page shown={false} />)
  expect(other()).toHaveFocus()
})
