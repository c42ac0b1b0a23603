/** The cell of the grid that has the cursor, or is to have it: it is drawn wherever the person scrolls. */
import { type RefObject, startTransition, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { afterFrame } from '@/ui/action/afterFrame'
import type { CellPlace } from './navigate'

/** Puts the cursor somewhere: what the rest of the screen may ask of the grid. */
export interface Cursor {
  focus: (id: number, chave: string) => void
}

/**
 * Focus by itself would put a cell that is out of sight in the middle, and the head of the grid out of sight. The grid
 * follows after the frame that shows the cursor in its new cell: the margins of the style keep the next one in sight.
 */
function moveTo(input: HTMLInputElement): void {
  input.focus({ preventScroll: true })
  afterFrame(() => {
    if (document.activeElement === input) input.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

export function useCellInUse(region: RefObject<HTMLElement | null>, cursor: RefObject<Cursor | null>) {
  const [inUse, setInUse] = useState<CellPlace | null>(null)
  const wanted = useRef(false)
  const input = ({ id, chave }: CellPlace) =>
    region.current?.querySelector<HTMLInputElement>(`input[data-id="${id}"][data-chave="${CSS.escape(chave)}"]`)
  useImperativeHandle(cursor, () => ({
    focus(id, chave) {
      const there = input({ id, chave })
      if (there) moveTo(there)
      else {
        wanted.current = true
        setInUse({ id, chave })
      }
    },
  }))
  useLayoutEffect(() => {
    const there = wanted.current && inUse && input(inUse)
    if (!there) return
    wanted.current = false
    moveTo(there)
  })
  // no key waits for it: the cell is drawn already
  const entered = (cell: CellPlace) => startTransition(() => setInUse(cell))
  return { inUse, entered }
}
