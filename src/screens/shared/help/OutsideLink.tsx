/** A link to another site, in a new tab, because text typed in this tab may be stored nowhere else. */
import type { ReactNode } from 'react'

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
