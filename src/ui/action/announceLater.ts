/** Announces words once the answer to a key or a press is painted, because new text costs a layout of the page. */
import { whilePresent } from '@/session'
import { afterFrame } from './afterFrame'
import { announce } from './live'

/** A hidden tab paints no frame for a while: the words are dropped if another person may be here by then. */
export function announceLater(text: string): void {
  const isHere = whilePresent()
  afterFrame(() => {
    if (isHere()) announce(text)
  })
}
