/** The head of a screen: title of the document, heading that takes focus on arrival, way back, actions. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '../look/classNames'
import { back as backDrawing, Drawing } from '../drawing/Drawing'
import { Row } from './layout'
import notebook from './Notebook.module.css'
import styles from './PageHeader.module.css'
import { useTitle } from './title'

/** The pathname that was last arrived at. The first one of a visit takes no focus: the browser announces the page itself. */
let lastPath: string | null = null
/** The box of pages in which the focus was when the last heading went. */
let held: Element | null = null

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/**
 * Who comes back to where they had scrolled goes on from there: from the first heading or question in sight, or from the
 * first thing that can be used. Everybody else begins at the heading of the page.
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
  /** What the heading shows when it says more than the title of the document may (a name). */
  heading?: ReactNode
  lead?: ReactNode
  /** A link to where this screen belongs: `<Link to={paths.turmas}>Turmas</Link>`. */
  back?: ReactNode
  actions?: ReactNode
  /** A sign in the upper corner, which may come late and moves nothing. */
  aside?: ReactNode
  /** In one line where there is room: what stands below needs the height. */
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
    // what was pressed went with the former drawing of this page: an error, and the way to try again
    if (isLost && lastPath === window.location.pathname) h1.current?.focus({ preventScroll: true })
    return () => {
      held = box?.contains(document.activeElement) ? box : null
    }
  }, [])
  useEffect(() => {
    const { pathname } = window.location
    // drawn again at the same address (a query, a retry): no focus
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
