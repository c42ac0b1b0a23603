// The focus stays on the same control while the same list is drawn another way.
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useCarriedFocus } from '@/ui/action/useCarriedFocus'

function List({ wide, names = ['Ana', 'Bia', 'Caio'] }: { wide: boolean; names?: string[] }) {
  const box = useRef<HTMLDivElement>(null)
  const listeners = useCarriedFocus(box, wide)
  return (
    <>
      <button>Outro</button>
      <div ref={box} {...listeners}>
        {names.map((name) => (
          <button key={`${name} ${wide}`}>{name}</button>
        ))}
      </div>
    </>
  )
}
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus())

test('on the same one, or on the last where there are fewer', () => {
  const { rerender } = render(<List wide={false} />)
  focus('Bia')
  rerender(<List wide />)
  expect(screen.getByRole('button', { name: 'Bia' })).toHaveFocus()
  focus('Caio')
  rerender(<List wide={false} names={['Ana', 'Bia']} />)
  expect(screen.getByRole('button', { name: 'Bia' })).toHaveFocus()
})

test('of who is elsewhere, or nowhere, it is not taken', () => {
  const { rerender } = render(<List wide={false} />)
  focus('Bia')
  focus('Outro')
  rerender(<List wide />)
  expect(screen.getByRole('button', { name: 'Outro' })).toHaveFocus()
  act(() => screen.getByRole('button', { name: 'Outro' }).blur())
  rerender(<List wide={false} />)
  expect(document.body).toHaveFocus()
})

test('a control that was taken away earlier takes no focus back from where the person has gone since', () => {
  const { rerender } = render(<List wide={false} />)
  focus('Caio')
  rerender(<List wide={false} names={['Ana', 'Bia']} />)
  focus('Outro')
  rerender(<List wide names={['Ana', 'Bia']} />)
  expect(screen.getByRole('button', { name: 'Outro' })).toHaveFocus()
})
