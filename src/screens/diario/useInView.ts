/** Whether an element has come near the window: what far rows would ask of the service is not asked. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Once seen it stays so. `ahead`: how far below the window counts as near, in pixels. */
export function useInView<E extends Element>(ahead = 300): [RefObject<E | null>, boolean] {
  const holder = useRef<E>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = holder.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [ahead])
  return [holder, seen]
}
