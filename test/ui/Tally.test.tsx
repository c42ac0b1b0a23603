import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { situacaoFaltas } from '@/domain/faltas'
import { t } from '@/i18n'
import { Tally, TallyLabel } from '@/ui/data/Tally'
import { tallyText } from '@/ui/data/tallyWords'

const of = (faltas: number, limite: number | null) => ({ ...situacaoFaltas(faltas, limite), faltas })

describe('words', () => {
  test.each([
    [11, 15, '11 de 15 faltas · restam 4'],
    [14, 15, '14 de 15 faltas · resta 1'],
    [10, 15, '10 de 15 faltas · restam 5'],
    [9, 15, '9 de 15 faltas · restam 6'],
    [0, 15, '0 de 15 faltas · restam 15'],
    [15, 15, '15 de 15 faltas'],
    [16, 15, '16 faltas; o limite é 15 · 1 a mais'],
    [0, 1, '0 de 1 falta · resta 1'],
    [4, 0, '4 faltas'],
    [1, null, '1 falta'],
    [0, null, 'Nenhuma falta'],
    [3, -2, '3 faltas'],
  ] as const)('%s of %s: %s', (faltas, limite, words) => {
    expect(tallyText(t, of(faltas, limite))).toBe(words)
  })
})

const marks = (container: HTMLElement, kind: string) => container.querySelectorAll(`i[data-mark=${kind}]`)

describe('drawing', () => {
  test('one stroke per absence, an empty one for each that remains, hidden from speech', () => {
    const { container } = render(<Tally {...of(11, 15)} />)
    expect(screen.getByText('11 de 15 faltas · restam 4')).toBeVisible()
    expect(marks(container, 'falta')).toHaveLength(11)
    expect(marks(container, 'left')).toHaveLength(4)
    for (const mark of container.querySelectorAll('i')) expect(mark.closest('[aria-hidden=true]')).not.toBeNull()
  })
  test('in fives', () => {
    const { container } = render(<Tally {...of(3, 12)} />)
    const fives = [...container.querySelectorAll('[aria-hidden] > span')].map(
      (five) => five.querySelectorAll('i').length,
    )
    expect(fives).toEqual([5, 5, 2])
  })
  test('what is over the limit stands out', () => {
    const { container } = render(<Tally {...of(17, 15)} />)
    expect(marks(container, 'over')).toHaveLength(2)
  })
  test.each([
    [11, 'Perto do limite'],
    [15, 'No limite'],
    [17, 'Acima do limite'],
  ])('the label of %i of 15: %s', (faltas, words) => {
    render(<TallyLabel {...of(faltas, 15)} />)
    expect(screen.getByText(words)).toBeVisible()
  })
  test('calm needs no label', () => {
    const { container } = render(<TallyLabel {...of(2, 15)} />)
    expect(container).toBeEmptyDOMElement()
  })
  test.each([
    [30, 30, 'falta', 30],
    [23, 45, 'falta', 1],
    [45, 12, 'falta', 1],
  ])('%d of %d: above 30 it is a bar', (faltas, limite, kind, drawn) => {
    const { container } = render(<Tally {...of(faltas, limite)} />)
    expect(marks(container, kind)).toHaveLength(drawn)
  })
  test('a bar is never longer than its frame, and above the limit it shows where that was', () => {
    const { container, rerender } = render(<Tally {...of(60, 40)} />)
    const limit = () => container.querySelector('b[data-mark=limit]')
    expect(marks(container, 'falta')[0]).toHaveStyle({ width: '100%' })
    expect(limit()).toHaveStyle({ left: '66.66666666666666%' })
    rerender(<Tally {...of(40, 40)} />)
    expect(limit()).toBeNull()
  })
  test.each([0, null])('limit %s: only the number', (limite) => {
    const { container } = render(<Tally {...of(4, limite)} />)
    expect(container).toHaveTextContent(/^4 faltas$/)
    expect(container.querySelector('i')).toBeNull()
  })
})
