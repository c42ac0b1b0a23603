/** What stands in the place of a page whose code or person is not known yet. */
import { type ReactNode, useEffect, useState } from 'react'
import { loadMap } from '../map/loadMap'

/** Until it is known who asks and what the page is: nothing for 300 ms, as everywhere, then the shape of a page. `after`: ms. */
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
