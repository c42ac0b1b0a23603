/** A row of a list in one line. */
import { Fragment, type ReactNode } from 'react'

/** Facts with dots between, which never begin a line: words of the service keep their language, ours are in the reader's. */
export function Facts({ className, children }: { className?: string | undefined; children: readonly ReactNode[] }) {
  const told = children.filter((one) => one !== null && one !== undefined && one !== false && one !== '')
  if (told.length === 0) return null
  return <p className={className}>{told.map((one, i) => [i > 0 && '\u00a0· ', <Fragment key={i}>{one}</Fragment>])}</p>
}
