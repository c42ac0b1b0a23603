/** The menu, built from the route table: a sidebar from 60rem on, a bottom bar of four entries on phones. */
import { memo, useId } from 'react'
import { matchPath, useLocation, useMatches } from 'react-router-dom'
import { isOffered, viewOf } from '@/access'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import type { Session } from '@/session'
import { pathOfChild, useChild } from '@/screens/shared/chosen'
import { useCounts } from '@/screens/diario/recados/recados'
import { Icon } from '@/ui/drawing/Icon'
import { classNames } from '@/ui/look/classNames'
import { Link } from '@/ui/page/navigation'
import styles from './menu.module.css'
import type { Handle } from '../map/route'

export interface MenuEntry {
  path: string
  handle: Handle & { menu: NonNullable<Handle['menu']> }
}

/** The handle of a layout route: holds the menu entries, built from the route table. */
export interface LayoutHandle {
  entries: readonly MenuEntry[]
}

/** The entries that a person is offered; the service decides about access. */
const entriesFor = (entries: readonly MenuEntry[], session: Session): MenuEntry[] =>
  entries.filter((entry) => isOffered(entry.handle.who, session))

/** The entries that show a count. */
const counted = { [paths.turmas]: 'newGrades', [paths.recados]: 'unread' } as const
const isCounted = (path: string): path is keyof typeof counted => path in counted

/** Shows the number of unread messages or new grades. It is the description of the link, not part of its name. */
function Count({ path, id, session }: { path: keyof typeof counted; id: string; session: Session }) {
  const t = useT()
  const child = useChild(session)
  const n = useCounts(session.idPessoa, child)[counted[path]]
  // the link refers to this id by `aria-describedby` even when there is nothing to count
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

/** Memoised, so that a new page renders only the former and the new current entry. */
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
  /** When "Mais" would hold a single entry, that entry takes its place in the bar. */
  const alone = offered.filter(({ path, handle: { menu } }) => !menu.inBar && path !== paths.mais).length === 1
  /** On a phone, entries without a place in the bar are listed under "Mais", which is marked instead. */
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
