// A toast that goes by itself while somebody stands on its button gives the focus back.
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toast, Toasts } from '@/ui/action/Toasts'

const page = (
  <>
    <main>
      <h1 tabIndex={-1}>Página</h1>
      <button>Salvar</button>
    </main>
    <Toasts />
  </>
)

test('newer toasts push out the oldest', () => {
  render(page)
  act(() => void toast('Um'))
  act(() => screen.getByRole('button', { name: 'Salvar' }).focus())
  act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus())
  for (const words of ['Dois', 'Três', 'Quatro']) act(() => void toast(words))
  expect(screen.queryByText('Um')).toBeNull()
  expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus()
})

test('what was told is taken back', () => {
  render(page)
  let takeBack = (): void => undefined
  act(() => void (takeBack = toast('Espere')))
  act(() => screen.getByRole('button', { name: 'Salvar' }).focus())
  act(() => screen.getAllByRole('button', { name: 'Fechar aviso' }).at(-1)?.focus())
  act(() => takeBack())
  expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus()
})
