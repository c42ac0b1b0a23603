/** A list ordered by dragging; buttons do the same. The list captures the pointer, since its items move. */
import { type PointerEvent, type RefObject, useEffect, useState } from 'react'

interface Drag<T> {
  /** The order as it would become; that of `items` while nothing is held. */
  order: T[]
  held: T | null
  grab: (event: PointerEvent, item: T) => void
  listeners: {
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onLostPointerCapture: () => void
  }
}

const moved = <T>(order: readonly T[], from: number, to: number): T[] => {
  const rest = order.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...order.slice(from, from + 1))
}

/** `onDrop` gets the new order and the place (counted from 0) of what was moved. Escape lets go without moving. */
export function useDrag<T>(
  list: RefObject<HTMLElement | null>,
  items: T[],
  onDrop: (order: T[], item: T, to: number) => void,
): Drag<T> {
  const [drag, setDrag] = useState<{ item: T; order: T[] } | null>(null)
  const active = drag !== null
  useEffect(() => {
    if (!active) return
    const letGo = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
    }
    addEventListener('keydown', letGo)
    return () => removeEventListener('keydown', letGo)
  }, [active])
  const middleOf = (at: number) => {
    const box = list.current?.children[at]?.getBoundingClientRect()
    return box && box.top + box.height / 2
  }
  const move = ({ clientY }: PointerEvent) => {
    if (!drag) return
    const at = drag.order.indexOf(drag.item)
    const [above, below] = [middleOf(at - 1), middleOf(at + 1)]
    const to = above !== undefined && clientY < above ? at - 1 : below !== undefined && clientY > below ? at + 1 : at
    if (to !== at) setDrag({ ...drag, order: moved(drag.order, at, to) })
  }
  const drop = () => {
    if (!drag) return
    const to = drag.order.indexOf(drag.item)
    if (items[to] !== drag.item) onDrop(drag.order, drag.item, to)
    setDrag(null)
  }
  return {
    order: drag?.order ?? items,
    held: drag?.item ?? null,
    grab: (event, item) => {
      if (event.button !== 0) return
      event.preventDefault()
      list.current?.setPointerCapture(event.pointerId)
      setDrag({ item, order: items })
    },
    listeners: {
      onPointerMove: move,
      onPointerUp: drop,
      onLostPointerCapture: () => setDrag(null),
    },
  }
}
