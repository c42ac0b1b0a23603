import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/ui/action/Button'
import { Confirm, ConfirmButton } from '@/ui/action/Confirm'
import { Dialog } from '@/ui/action/Dialog'
import { announce, LiveRegions } from '@/ui/action/live'

function Case({ alert = false }: { alert?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <LiveRegions />
      <Button onClick={() => setOpen(true)}>Cancelar pedido</Button>
      <Dialog
        open={open}
        alert={alert}
        title="Cancelar este pedido?"
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Voltar</Button>}
      >
        <p>Isto não pode ser desfeito.</p>
      </Dialog>
    </>
  )
}
const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }))

test('focus starts on the heading, which names it', async () => {
  render(<Case />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await openIt()
  expect(screen.getByRole('dialog', { name: 'Cancelar este pedido?' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Cancelar este pedido?' })).toHaveFocus()
})

test('closing gives focus back to what opened it', async () => {
  render(<Case />)
  await openIt()
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancelar pedido' })).toHaveFocus()
})

test('Esc asks to close and does not close by itself', async () => {
  render(<Case />)
  await openIt()
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('dialog'), cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('one that interrupts is an alert dialog', async () => {
  render(<Case alert />)
  await openIt()
  expect(screen.getByRole('alertdialog')).toBeVisible()
})

test('what is announced while it is open is said inside it, where it is heard', async () => {
  render(<Case />)
  await openIt()
  act(() => announce('Enviando…'))
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('Enviando…')
  expect(screen.getAllByText('Enviando…')).toHaveLength(1)
})

test.each([
  [{}, 'Cancelar', ['Cancelar', 'Apagar'], 'danger'],
  [{ no: 'Continuar aqui' }, 'Continuar aqui', ['Continuar aqui', 'Apagar'], 'danger'],
  [{ harmless: true }, 'Cancelar', ['Cancelar', 'Apagar'], 'secondary'],
  [{ main: 'yes' }, 'Cancelar', ['Apagar', 'Cancelar'], 'primary'],
] as const)(
  'a question puts the safe button first, unless the deed can be taken back, and what is first is no danger: %j',
  async (props, back, names, look) => {
    const said = { yes: vi.fn(), no: vi.fn() }
    render(
      <Confirm open title="Apagar?" yes="Apagar" {...props} onYes={said.yes} onClose={said.no}>
        <p>Isto não pode ser desfeito.</p>
      </Confirm>,
    )
    const buttons = screen.getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(names)
    expect(buttons[0]?.className).toMatch(/primary/)
    expect(screen.getByRole('button', { name: 'Apagar' }).className).toContain(look)
    await userEvent.click(screen.getByRole('button', { name: 'Apagar' }))
    expect([said.yes.mock.calls.length, said.no.mock.calls.length]).toEqual([1, 0])
    await userEvent.click(screen.getByRole('button', { name: back }))
    expect([said.yes.mock.calls.length, said.no.mock.calls.length]).toEqual([1, 1])
  },
)

test('a question that is being read stays in the words it was opened with, although nothing is left to ask about', async () => {
  const onYes = vi.fn()
  const question = (n: number) => (
    <ConfirmButton label="Descartar" needless={n === 0} title={`Descartar ${n}?`} yes="Sim" onYes={onYes}>
      <p>{n} não voltam.</p>
    </ConfirmButton>
  )
  const { rerender } = render(question(2))
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  rerender(question(0))
  const dialog = screen.getByRole('dialog', { name: 'Descartar 2?' })
  expect(dialog).toHaveTextContent('2 não voltam.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sim' }))
  expect(onYes).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button')).toBeNull()
})

test('one that the browser closes by itself is told to the screen, and opened again where the screen keeps it', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Sua sessão terminou" onClose={onClose}>
      <p>Entre de novo.</p>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(dialog.open).toBe(true))
  expect(screen.getByRole('heading', { name: 'Sua sessão terminou' })).toHaveFocus()
})

test('what a question is answered with is heard, although its own regions go with it', async () => {
  render(
    <>
      <LiveRegions />
      <ConfirmButton label="Descartar" title="Descartar?" yes="Sim" onYes={() => announce('Descartado')}>
        <p>Não volta.</p>
      </ConfirmButton>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sim' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Descartado')
})

test('where what opened it is gone, the heading of the page takes the focus; nobody’s own focus is taken', () => {
  const page = (open: boolean, opener: boolean) => (
    <>
      <main>
        <h1 tabIndex={-1}>Pedido</h1>
        {opener && <button>Cancelar pedido</button>}
        <button>Voltar</button>
      </main>
      <Dialog open={open} title="Cancelar?" onClose={() => undefined} />
    </>
  )
  const { rerender } = render(page(false, true))
  const openFrom = () => {
    rerender(page(false, true))
    screen.getByRole('button', { name: 'Cancelar pedido' }).focus()
    rerender(page(true, true))
    rerender(page(true, false))
  }
  openFrom()
  rerender(page(false, false))
  expect(screen.getByRole('heading', { name: 'Pedido' })).toHaveFocus()
  openFrom()
  const elsewhere = screen.getByRole('button', { name: 'Voltar', hidden: true })
  act(() => elsewhere.focus())
  rerender(page(false, false))
  expect(elsewhere).toHaveFocus()
})
