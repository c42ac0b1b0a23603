/** Whether an element has come near the window: what far rows would ask of the service is not asked. */
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** How far above and below the window counts as near, in pixels. */
const ahead = 300

/** Once seen it stays so. `watch` false: not looked for yet. */
export function useInView<E extends Element>(watch = true): [RefObject<E | null>, boolean] {
  const holder = useRef<E>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = holder.current
    if (!element || !watch) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // a press comes before what has just come near
        startTransition(() => {
          setSeen(true)
        })
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [watch])
  return [holder, seen]
}
