// A press is answered in the next frame, before what it leads to is drawn.
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { answerPresses, pressEnd } from '@/ui/action/press'

beforeAll(answerPresses)

test('what was pressed is marked at once, also by what stands in it, and no longer afterwards', () => {
  vi.useFakeTimers()
  render(
    <a href="#x">
      <b>Matemática</b>
    </a>,
  )
  const link = screen.getByRole('link')
  fireEvent.click(screen.getByText('Matemática'))
  expect(link).toHaveAttribute('data-press')
  vi.advanceTimersByTime(1000)
  expect(link).not.toHaveAttribute('data-press')
})

test('a button that does nothing now is not marked, nor a text', () => {
  render(
    <>
      <button aria-disabled="true">Enviar</button>
      <p>Notas</p>
    </>,
  )
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByText('Notas'))
  expect(document.querySelector('[data-press]')).toBeNull()
})

test('a held Enter key presses nothing that has got the focus meanwhile', () => {
  render(
    <>
      <a href="#x">Ana</a>
      <button>Enviar</button>
    </>,
  )
  for (const role of ['link', 'button'] as const) {
    const control = screen.getByRole(role)
    expect(fireEvent.keyDown(control, { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(control, { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyDown(control, { key: 'Tab', repeat: true })).toBe(true)
  }
})

test.each(['pointerUp', 'pointerCancel'] as const)('what would move waits while a finger is down: %s', async (end) => {
  vi.useRealTimers()
  const turn = () => new Promise((done) => setTimeout(done, 10))
  const moved = vi.fn()
  await pressEnd()
  fireEvent.pointerDown(document.body)
  void pressEnd().then(moved)
  await turn()
  expect(moved).not.toHaveBeenCalled()
  fireEvent[end](document.body)
  await turn()
  expect(moved).toHaveBeenCalledOnce()
})
