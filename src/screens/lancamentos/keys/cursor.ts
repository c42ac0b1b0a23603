/** Which cell an element of the page stands for; and the cursor, which is put in any cell, drawn yet or not. */
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { Book } from '../book/book'
import { useGradebookView } from '../context'
import type { CellPlace } from './navigate'

/** The input of a cell, if that is what an event happened to. */
export const inputOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset['chave'] !== undefined ? target : null

/** The cell that an element stands for. */
export function placeOf({ dataset: { id, chave } }: HTMLElement): CellPlace | null {
  return id === undefined || chave === undefined ? null : { id: Number(id), chave }
}

const cells = 'input[data-chave]'
const selectorOf = ({ id, chave }: CellPlace) => `input[data-id="${id}"][data-chave="${CSS.escape(chave)}"]`

/** All cells that are drawn in a box. */
export const inputsIn = (box: ParentNode | null | undefined): HTMLInputElement[] => [
  ...(box?.querySelectorAll<HTMLInputElement>(cells) ?? []),
]

/** An input shows what stands in the book: keys, a step back or the person have changed one of the two since. */
export function showIn(book: Book, input: HTMLInputElement): void {
  const there = placeOf(input)
  const shown = there && book.has(there.id) ? book.text(there.id, there.chave) : input.value
  if (input.value !== shown) input.value = shown
}
/** The same for all that are drawn: their lines are drawn anew only in a calm moment. */
export const showAll = (book: Book): void =>
  document.querySelectorAll('[data-cells]').forEach((box) => inputsIn(box).forEach((input) => showIn(book, input)))

/** Whether a cell is among those that are drawn. */
export const isDrawn = (cell: CellPlace): boolean => document.querySelector(`[data-cells] ${selectorOf(cell)}`) !== null

/** The same whenever the lines of a box are drawn: React knows only what it wrote there itself. */
export function useFigures<E extends HTMLElement>(book: Book): RefObject<E | null> {
  const box = useRef<E>(null)
  useLayoutEffect(() => {
    inputsIn(box.current).forEach((input) => showIn(book, input))
  })
  return box
}

interface Options {
  /** Has it from the beginning. */
  first?: CellPlace
  /** Brings a cell there that is not drawn: it gets the cursor then. */
  draw: (cell: CellPlace) => void
  moveTo?: (input: HTMLInputElement) => void
}

/** Takes the cursor to a cell of what is shown in `region`. Answers how to give that up: the person has gone elsewhere. */
export function useCursor(
  region: RefObject<HTMLElement | null>,
  { first, draw, moveTo = (input) => input.focus() }: Options,
): () => void {
  const { cursor } = useGradebookView()
  const wanted = useRef<CellPlace | null>(first ?? null)
  /** Whether the cell is there by now. */
  const arrive = (): boolean => {
    if (!wanted.current) return false
    const input = region.current?.querySelector<HTMLInputElement>(selectorOf(wanted.current))
    if (!input) return false
    wanted.current = null
    moveTo(input)
    return true
  }
  useImperativeHandle(cursor, () => ({
    focus(id, chave) {
      wanted.current = { id, chave }
      if (!arrive()) draw({ id, chave })
    },
  }))
  useLayoutEffect(() => void arrive())
  return () => (wanted.current = null)
}
