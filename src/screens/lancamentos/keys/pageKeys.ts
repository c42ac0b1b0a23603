/** Shortcuts of the page around the cells; those of a cell are in `keyboard.ts`. */
import { useEffect, useEffectEvent } from 'react'

/** Whether the event target is a text input, where shortcuts must not apply. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.matches('textarea, input:not([type=checkbox], [type=radio])')

/** Listens to keys on the whole page, except in an open dialog, outside `main`, or where a cell has used the key. */
export function useKeysOfPage(onKey: (event: KeyboardEvent) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const isHere = target instanceof Element && (target.closest('main') !== null || target === document.body)
    if (isHere && !event.defaultPrevented && !document.querySelector('dialog:modal')) onKey(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
