/** Said aloud once a key or a press has been answered: words lay the page out anew. */
import { whilePresent } from '@/session'
import { afterFrame } from './afterFrame'
import { announce } from './live'

/** A tab that nobody looks at draws no frame: whoever comes next does not hear them. */
export function announceLater(text: string): void {
  const isHere = whilePresent()
  afterFrame(() => {
    if (isHere()) announce(text)
  })
}
