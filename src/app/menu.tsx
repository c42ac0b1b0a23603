/** The menu, made of the route table: a sidebar from 60rem on, a bottom bar of four on phones. */
import { useId } from 'react'
import { generatePath, Link, matchPath, useLocation, useMatches } from 'react-router-dom'
import { useT } from '@/i18n'
import { mayEnter, viewOf } from '@/access'
import { paths } from '@/paths'
import type { Session } from '@/session'
import { useUnread } from '@/screens/diario/unread'
import { Icon } from '@/ui/Icon'
import styles from './menu.module.css'
import type { Handle } from './route'

export interface MenuEntry {
  path: string
  handle: Handle & { menu: NonNullable<Handle['menu']> }
}

/** The entries that a person is offered; the service stays the judge. */
export const entriesFor = (entries: readonly MenuEntry[], session: Session): MenuEntry[] =>
  entries.filter((entry) => mayEnter(entry.handle.who, session))

/** The part of the address that says which child is looked at, for the entries that stay with the child. */
function useAlunoPrefix(): string {
  const match = matchPath(`${paths.aluno}/*`, useLocation().pathname)
  return match ? generatePath(paths.aluno, { aluno: match.params.aluno ?? '' }) : ''
}

/** Beside "Recados": how many were not opened yet. Said after the name of the link, not as part of it. */
function Unread({ id, session }: { id: string; session: Session }) {
  const t = useT()
  const match = matchPath(`${paths.aluno}/*`, useLocation().pathname)
  const n = useUnread(session.idPessoa, match ? Number(match.params.aluno) : null)
  if (n === 0 || (!match && viewOf(session) !== 'student')) return null
  return (
    <>
      <span className={styles.unread} aria-hidden="true">
        {n}
      </span>
      <span id={id} hidden>
        {t('moldura.menu.unread', { n })}
      </span>
    </>
  )
}

export function Menu({ entries, session }: { entries: readonly MenuEntry[]; session: Session }) {
  const t = useT()
  const unreadId = useId()
  const offered = entriesFor(entries, session)
  const prefix = useAlunoPrefix()
  const { pathname } = useLocation()
  const { under } = (useMatches().at(-1)?.handle ?? {}) as Partial<Handle>
  const addressOf = ({ path, handle: { menu } }: MenuEntry) => (menu.perAluno ? prefix + path : path)
  const here =
    offered.find((entry) => matchPath({ path: addressOf(entry), end: false }, pathname)) ??
    offered.find(({ path }) => path === under)
  /** What would stand alone under "Mais" takes its place in the bar. */
  const alone = offered.filter(({ path, handle: { menu } }) => !menu.inBar && path !== paths.mais).length === 1
  /** On a phone what has no place in the bar is found under "Mais". */
  const current = (entry: MenuEntry) => {
    if (entry === here) return 'page'
    return entry.path === paths.mais && here && !here.handle.menu.inBar ? 'true' : undefined
  }
  return (
    <nav id="menu" tabIndex={-1} aria-label={t('moldura.menu.title')} className={`${styles.menu} no-print`}>
      <ul>
        {offered.map((entry) => {
          const { path, handle } = entry
          const { menu } = handle
          const mais = path === paths.mais
          return (
            <li key={path} data-bar={menu.inBar === true || mais !== alone} data-mais={mais}>
              <Link
                to={addressOf(entry)}
                aria-current={current(entry)}
                aria-describedby={path === paths.recados ? unreadId : undefined}
              >
                <Icon name={menu.icon} />
                <span>{t(menu.label)}</span>
              </Link>
              {path === paths.recados && <Unread id={unreadId} session={session} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
