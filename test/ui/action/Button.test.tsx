import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button, buttonClass, Reason } from '@/ui/action/Button'
import { LiveRegions } from '@/ui/action/live'

test('a press is told once', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>Atualizar</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(press).toHaveBeenCalledOnce()
})

test('while busy it says so, stays reachable and ignores presses', async () => {
  const press = vi.fn()
  render(
    <Button busy onClick={press}>
      Enviar
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button')
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  expect(screen.getByText('Enviando…')).toBeInTheDocument()
  await userEvent.click(button)
  await userEvent.keyboard('{Enter} ')
  expect(press).not.toHaveBeenCalled()
})

test('a busy submit button sends nothing', async () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const { container } = render(
    <form>
      <Button type="submit" busy>
        Enviar
      </Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', submit)
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

test('one that cannot be pressed says why', async () => {
  const press = vi.fn()
  render(
    <Button disabledReason="Escolha primeiro uma turma" onClick={press}>
      Lançar notas
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Lançar notas' })
  expect(button).toHaveAccessibleDescription('Escolha primeiro uma turma')
  expect(screen.getByText('Escolha primeiro uma turma')).toBeVisible()
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
})

test('a press on one that cannot be pressed speaks the reason, wherever it stands, each time', async () => {
  render(
    <>
      <LiveRegions />
      <Button disabledReason="Escolha primeiro uma turma">Lançar notas</Button>
      <Button disabledBy="por-que">Colocar na grade</Button>
      <Reason id="por-que">Nenhuma nota para colocar</Reason>
      <Button busy>Enviar</Button>
    </>,
  )
  const said = screen.getByRole('status')
  await userEvent.click(screen.getByRole('button', { name: 'Lançar notas' }))
  expect(said).toHaveTextContent('Escolha primeiro uma turma')
  screen.getByRole('button', { name: 'Colocar na grade' }).focus()
  await userEvent.keyboard('{Enter}')
  const once = said.textContent
  expect(said).toHaveTextContent('Nenhuma nota para colocar')
  await userEvent.keyboard(' ')
  expect(said.textContent, 'other letters, or it is not read again').not.toBe(once)
  await userEvent.click(screen.getByRole('button', { name: 'Enviando…' }))
  expect(said).toHaveTextContent('Nenhuma nota para colocar')
})

test('a reason that comes and goes takes the focus from nobody', async () => {
  const { rerender } = render(<Button disabledReason={null}>Carregar mais</Button>)
  await userEvent.tab()
  const button = screen.getByRole('button')
  rerender(<Button disabledReason="Sem internet">Carregar mais</Button>)
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Sem internet')
  rerender(<Button disabledReason={null}>Carregar mais</Button>)
  expect(button).toHaveFocus()
})

test('it never submits a form by accident', () => {
  render(<Button>Ver</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a link can look like a button and is hidden on paper with them', () => {
  expect(buttonClass('primary')).toMatch(/\bno-print\b/)
  expect(buttonClass('primary')).not.toBe(buttonClass('secondary'))
})
