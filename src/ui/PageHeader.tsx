/** The head of a screen: title of the document, heading that takes focus on arrival, way back, actions. */
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'
import styles from './PageHeader.module.css'
import { useTitle } from './title'

/** The pathname, told by the router's layout; without it, that of the window when the header appeared. */
export const ArrivalPath = createContext<string | null>(null)

/** The address that was last arrived at. The first one of a visit takes no focus: the browser announces the page itself. */
let lastPath: string | null = null

export interface PageHeaderProps {
  title: string
  /** What the heading shows when it says more than the title of the document may (a name). */
  heading?: ReactNode
  lead?: ReactNode
  /** A link to where this screen belongs: `<Link to={paths.turmas}>Turmas</Link>`. */
  back?: ReactNode
  actions?: ReactNode
  /** The red margin line, on screens that are a document. */
  margin?: boolean
}

export function PageHeader({ title, heading, lead, back, actions, margin = false }: PageHeaderProps) {
  useTitle(title)
  const [mountedAt] = useState(() => window.location.pathname)
  const path = useContext(ArrivalPath) ?? mountedAt
  const h1 = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (lastPath !== null && lastPath !== path) h1.current?.focus({ preventScroll: true })
    lastPath = path
  }, [path])
  return (
    <header className={classes(styles.header, margin && styles.margin)}>
      {back && (
        <nav className={classes(styles.back, 'no-print')}>
          <Icon name="back" />
          {back}
        </nav>
      )}
      <h1 ref={h1} tabIndex={-1}>
        {heading ?? title}
      </h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {actions && <div className={classes(styles.actions, 'no-print')}>{actions}</div>}
    </header>
  )
}
