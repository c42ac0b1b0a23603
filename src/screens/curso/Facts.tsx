/** Facts in one line with dots between: words of the service keep their language, ours are in the reader's. */
import { Fragment, type ReactNode } from 'react'

export function Facts({ className, children }: { className?: string | undefined; children: readonly ReactNode[] }) {
  const told = children.filter((one) => one !== null && one !== undefined && one !== false && one !== '')
  if (told.length === 0) return null
  return (
    <p className={className}>
      {told.map((one, i) => (
        <Fragment key={i}>
          {i > 0 && ' · '}
          {one}
        </Fragment>
      ))}
    </p>
  )
}
