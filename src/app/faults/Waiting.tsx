/** The placeholder for a page whose code, or whose person, is not known yet. */
import { type ReactNode, useEffect, useState } from 'react'
import { loadMap } from '../map/loadMap'

/** Draws nothing for `after` milliseconds (300, as everywhere), then a skeleton of a page. */
export function Waiting({ after = 300 }: { after?: number }) {
  const [shape, setShape] = useState<ReactNode>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      loadMap().then(
        ({ waiting }) => setShape(waiting),
        () => undefined,
      )
    }, after)
    return () => clearTimeout(timer)
  }, [after])
  return shape
}
