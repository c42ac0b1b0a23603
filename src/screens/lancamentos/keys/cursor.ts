/** Which cell an element of the page stands for; and the cursor, which is put in any cell, drawn yet or not. */
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useDiario } from '../context'
import type { CellPlace } from './navigate'

/** The input of a cell, if that is what an event happened to. */
export const inputOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset['chave'] !== undefined ? target : null

/** The cell that an element stands for. */
export function placeOf({ dataset: { id, chave } }: HTMLElement): CellPlace | null {
  return id === undefined || chave === undefined ? null : { id: Number(id), chave }
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
  const { cursor } = useDiario()
  const wanted = useRef<CellPlace | null>(first ?? null)
  /** Whether the cell is there by now. */
  const arrive = (): boolean => {
    if (!wanted.current) return false
    const { id, chave } = wanted.current
    const place = `[data-id="${id}"][data-chave="${CSS.escape(chave)}"]`
    const input = region.current?.querySelector<HTMLInputElement>(`input${place}`)
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
