/** The menu, made of the route table: a sidebar from 60rem on, a bottom bar of four on phones. */
import { generatePath, matchPath, NavLink, useLocation } from 'react-router-dom'
import { useT } from '@/i18n'
import { alunoPrefix, paths } from '@/paths'
import type { Session } from '@/session'
import { Icon } from '@/ui/Icon'
import styles from './menu.module.css'
import { type Handle, mayEnter } from './route'

export interface MenuEntry {
  path: string
  handle: Handle & { menu: NonNullable<Handle['menu']> }
}

/** The entries that a person is offered; the service stays the judge. */
export const entriesFor = (entries: readonly MenuEntry[], session: Session): MenuEntry[] =>
  entries.filter((entry) => mayEnter(entry.handle.who, session))

/** The part of the address that says which child is looked at, for the entries that stay with the child. */
function useAlunoPrefix(): string {
  const match = matchPath(`${alunoPrefix}/*`, useLocation().pathname)
  return match ? generatePath(alunoPrefix, { aluno: match.params.aluno ?? '' }) : ''
}

export function Menu({ entries, session }: { entries: readonly MenuEntry[]; session: Session }) {
  const t = useT()
  const offered = entriesFor(entries, session)
  const prefix = useAlunoPrefix()
  return (
    <nav id="menu" tabIndex={-1} aria-label={t('moldura.menu.title')} className={`${styles.menu} no-print`}>
      <ul>
        {offered.map(({ path, handle: { menu } }) => (
          <li key={path} data-bar={menu.inBar === true || path === paths.mais} data-mais={path === paths.mais}>
            <NavLink to={menu.perAluno ? prefix + path : path}>
              <Icon name={menu.icon} />
              <span>{t(menu.label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
