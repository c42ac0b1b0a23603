/** The menu, made of the route table: a sidebar from 60rem on, a bottom bar of four on phones. */
import { memo, useId } from 'react'
import { matchPath, useLocation, useMatches } from 'react-router-dom'
import { mayEnter, viewOf } from '@/access'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import type { Session } from '@/session'
import { pathOfChild, useChild } from '@/screens/shared/chosen'
import { useCounts } from '@/screens/diario/recados/recados'
import { Icon } from '@/ui/drawing/Icon'
import { classNames } from '@/ui/look/classNames'
import { Link } from '@/ui/page/way'
import styles from './menu.module.css'
import type { Handle } from '../map/route'

export interface MenuEntry {
  path: string
  handle: Handle & { menu: NonNullable<Handle['menu']> }
}

/** Stands on the layout's route: the entries of the menu, made of the route table. */
export interface LayoutHandle {
  entries: readonly MenuEntry[]
}

/** The entries that a person is offered; the service stays the judge. */
export const entriesFor = (entries: readonly MenuEntry[], session: Session): MenuEntry[] =>
  entries.filter((entry) => mayEnter(entry.handle.who, session))

/** The entries beside which something is counted. */
const counted = { [paths.turmas]: 'newGrades', [paths.recados]: 'unread' } as const
const isCounted = (path: string): path is keyof typeof counted => path in counted

/** How many messages were not opened, how many grades are new. Said after the name of the link, not as part of it. */
function Count({ path, id, session }: { path: keyof typeof counted; id: string; session: Session }) {
  const t = useT()
  const child = useChild(session)
  const n = useCounts(session.idPessoa, child)[counted[path]]
  // the link names it as its description, whether there is something to say or not
  if (n === 0 || (child === null && viewOf(session) !== 'student')) return <span id={id} hidden />
  return (
    <>
      <span className={styles.unread} aria-hidden="true">
        {n}
      </span>
      <span id={id} hidden>
        {t(`frame.menu.${counted[path]}`, { n })}
      </span>
    </>
  )
}

interface EntryProps {
  menu: MenuEntry['handle']['menu']
  to: string
  current: 'page' | 'true' | undefined
  describedBy: string | undefined
}

/** One entry: with a new page only the two that are and were the page are drawn anew. */
const Entry = memo(function Entry({ menu, to, current, describedBy }: EntryProps) {
  const t = useT()
  return (
    <Link to={to} aria-current={current} aria-describedby={describedBy}>
      <Icon name={menu.icon} />
      <span>{t(menu.label)}</span>
    </Link>
  )
})

export function Menu({ entries, session }: { entries: readonly MenuEntry[]; session: Session }) {
  const t = useT()
  const countId = useId()
  const offered = entriesFor(entries, session)
  const child = useChild(session)
  const prefix = child === null ? '' : pathOfChild(child)
  const { pathname } = useLocation()
  const { under } = (useMatches().at(-1)?.handle ?? {}) as Partial<Handle>
  const addressOf = ({ path, handle: { menu } }: MenuEntry) => (menu.perAluno ? prefix + path : path)
  const here =
    offered.find((entry) => matchPath({ path: addressOf(entry), end: false }, pathname)) ??
    offered.find(({ path }) => path === under)
  /** A single entry left for "Mais" takes its place in the bar. */
  const alone = offered.filter(({ path, handle: { menu } }) => !menu.inBar && path !== paths.mais).length === 1
  /** On a phone what has no place in the bar is found under "Mais". */
  const current = (entry: MenuEntry) => {
    if (entry === here) return 'page'
    return entry.path === paths.mais && here && !here.handle.menu.inBar ? 'true' : undefined
  }
  return (
    <nav id="menu" tabIndex={-1} aria-label={t('frame.menu.title')} className={classNames(styles.menu, 'no-print')}>
      <ul>
        {offered.map((entry) => {
          const { path, handle } = entry
          const { menu } = handle
          const isMore = path === paths.mais
          return (
            <li key={path} data-bar={menu.inBar === true || isMore !== alone} data-more={isMore}>
              <Entry
                menu={menu}
                to={addressOf(entry)}
                current={current(entry)}
                describedBy={isCounted(path) ? countId + path : undefined}
              />
              {isCounted(path) && <Count path={path} id={countId + path} session={session} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
