/** A link that leads out of the portal: into a tab of its own, since what was typed in this one may stand nowhere else. */
import type { ReactNode } from 'react'

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
