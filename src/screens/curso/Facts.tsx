/** Facts about a list row on one line, separated by dots. */
import { Fragment, type ReactNode } from 'react'

/** Joins the facts that are not empty; a no-break space keeps a dot from beginning a line. */
export function Facts({ className, children }: { className?: string | undefined; children: readonly ReactNode[] }) {
  const told = children.filter((one) => one !== null && one !== undefined && one !== false && one !== '')
  if (told.length === 0) return null
  return <p className={className}>{told.map((one, i) => [i > 0 && '\u00a0· ', <Fragment key={i}>{one}</Fragment>])}</p>
}
