/** Whether an element is near the window, so that rows far from it ask nothing of the service. */
import { startTransition, useEffect, useRef, useState } from 'react'

/** `ahead`: how far above and below the window counts as near, in pixels. `stays`: once near, the answer stays true. */
export function useInView<E extends Element>({ watch = true, stays = true, ahead = 300 } = {}) {
  const holder = useRef<E>(null)
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const element = holder.current
    if (!element || !watch) return
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1)?.isIntersecting ?? false
        if (stays && !now) return
        if (stays) observer.disconnect()
        // a transition, so that presses are handled first
        startTransition(() => setInView(now))
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [watch, stays, ahead])
  return [holder, inView] as const
}
