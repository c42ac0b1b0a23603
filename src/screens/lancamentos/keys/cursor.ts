/** Maps DOM elements to cells, and moves the focus to a cell, also to one that is not rendered yet. */
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { Book } from '../book/book'
import { useGradebookView } from '../context'
import type { CellPlace } from './navigate'

/** The event target, if it is the input of a cell. */
export const inputOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset['chave'] !== undefined ? target : null

/** The cell of an element, from its data attributes. */
export function placeOf({ dataset: { id, chave } }: HTMLElement): CellPlace | null {
  return id === undefined || chave === undefined ? null : { id: Number(id), chave }
}

const cells = 'input[data-chave]'
const selectorOf = ({ id, chave }: CellPlace) => `input[data-id="${id}"][data-chave="${CSS.escape(chave)}"]`

/** All rendered inputs of cells in a box. */
export const inputsIn = (box: ParentNode | null | undefined): HTMLInputElement[] => [
  ...(box?.querySelectorAll<HTMLInputElement>(cells) ?? []),
]

/** Writes the text of the book into an uncontrolled input, where the two differ. */
export function showIn(book: Book, input: HTMLInputElement): void {
  const there = placeOf(input)
  const shown = there && book.has(there.id) ? book.text(there.id, there.chave) : input.value
  if (input.value !== shown) input.value = shown
}
/** The same for all rendered cells, because their rows render again only after a pause in typing. */
export const showAll = (book: Book): void =>
  document.querySelectorAll('[data-cells]').forEach((box) => inputsIn(box).forEach((input) => showIn(book, input)))

/** Whether a cell is rendered as an input. */
export const isDrawn = (cell: CellPlace): boolean => document.querySelector(`[data-cells] ${selectorOf(cell)}`) !== null

/** Does the same after each render of a box, because `defaultValue` does not update an uncontrolled input. */
export function useFigures<E extends HTMLElement>(book: Book): RefObject<E | null> {
  const box = useRef<E>(null)
  useLayoutEffect(() => {
    inputsIn(box.current).forEach((input) => showIn(book, input))
  })
  return box
}

interface Options {
  /** The cell to focus first. */
  first?: CellPlace
  /** Renders or scrolls to a cell that is not rendered; the focus follows after the next render. */
  draw: (cell: CellPlace) => void
  moveTo?: (input: HTMLInputElement) => void
}

/** Moves the focus to a cell in `region`. Returns how to cancel a pending move, once the focus has gone elsewhere. */
export function useCursor(
  region: RefObject<HTMLElement | null>,
  { first, draw, moveTo = (input) => input.focus() }: Options,
): () => void {
  const { cursor } = useGradebookView()
  const wanted = useRef<CellPlace | null>(first ?? null)
  /** Focuses the wanted cell; returns false while it is not rendered. */
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
