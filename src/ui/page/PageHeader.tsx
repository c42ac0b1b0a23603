/** The header of a screen: document title, heading that takes the focus on arrival, link back, actions. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '../look/classNames'
import { back as backDrawing, Drawing } from '../drawing/Drawing'
import { Row } from './layout'
import notebook from './Notebook.module.css'
import styles from './PageHeader.module.css'
import { useTitle } from './title'

/** Pathname of the last page. The first page of a visit takes no focus, because the browser announces it itself. */
let lastPath: string | null = null
/** The `main` that contained the focus when the last heading unmounted; null if the focus was outside. */
let held: Element | null = null

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/**
 * Focuses the heading of the page. Where Back has restored a scroll position without the heading in sight, focuses the
 * first heading or question in sight, or else the first control in sight.
 */
function arriveAt(h1: HTMLElement): void {
  const all = (kind: string) => [...document.querySelectorAll<HTMLElement>(kind)]
  const { top, bottom } = h1.getBoundingClientRect()
  const place =
    bottom >= 0 && top <= innerHeight
      ? h1
      : (all('main :is(h2, h3, legend)').find(isInSight) ?? all(usable).find(isInSight) ?? h1)
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
const usable = 'main :is(a[href], button, input, select, textarea, summary)'

export interface PageHeaderProps {
  title: string
  /** Content of the heading where it holds something that the document title must not (a name). */
  heading?: ReactNode
  lead?: ReactNode
  /** A link to where this screen belongs: `<Link to={paths.turmas}>Turmas</Link>`. */
  back?: ReactNode
  actions?: ReactNode
  /** A small control in the upper corner, which may load late without moving anything. */
  aside?: ReactNode
  /** One line in a wide window, to leave the height to the content below. */
  line?: boolean
  /** The red margin line, on screens that are a document. */
  margin?: boolean
}

export function PageHeader({
  title,
  heading,
  lead,
  back,
  actions,
  aside,
  margin = false,
  line = false,
}: PageHeaderProps) {
  useTitle(title)
  const h1 = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const box = h1.current?.closest('main') ?? null
    const isLost = held !== null && held === box && document.activeElement === document.body
    held = null
    // the pressed control went with the former content of this page, such as an error with its retry button
    if (isLost && lastPath === window.location.pathname) h1.current?.focus({ preventScroll: true })
    return () => {
      held = box?.contains(document.activeElement) ? box : null
    }
  }, [])
  useEffect(() => {
    const { pathname } = window.location
    // mounted again at the same pathname (another query, a retry): no focus
    if (h1.current && lastPath !== null && lastPath !== pathname) arriveAt(h1.current)
    lastPath = pathname
  }, [])
  return (
    <header
      className={classNames(
        styles.header,
        margin && notebook.notebook,
        margin && styles.margin,
        line && styles.line,
        Boolean(aside) && styles.withAside,
      )}
    >
      {back && (
        <div className={classNames(styles.back, 'reach no-print')} data-silent>
          <Drawing path={backDrawing} />
          {back}
        </div>
      )}
      <h1 ref={h1} tabIndex={-1}>
        {heading || title}
      </h1>
      {aside && <div className={styles.aside}>{aside}</div>}
      {lead && <div className={styles.lead}>{lead}</div>}
      {actions && <Row className={classNames(styles.actions, 'no-print')}>{actions}</Row>}
    </header>
  )
}
