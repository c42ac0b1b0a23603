/** The page "Mais" on a phone: the menu entries that have no place in the bottom bar. */
import { Link, type UIMatch, useMatches } from 'react-router-dom'
import { type PlainKey, useT } from '@/i18n'
import { type Session, useSession } from '@/session'
import { plainList } from '@/ui/data/plainList'
import { Icon, type IconName } from '@/ui/drawing/Icon'
import { PageHeader } from '@/ui/page/PageHeader'
import { pathOfChild, useChild } from '../shared/chosen'
import styles from './MaisScreen.module.css'
import { isOffered, type Who } from '@/access'
import { paths } from '@/paths'

/** A menu entry as the frame defines it, in the `handle` of the layout's route. */
interface Entry {
  path: string
  handle: { who: Who; menu: { label: PlainKey; icon: IconName; inBar?: boolean; perAluno?: boolean } }
}

/** The entries that this person may open by the menu's rule (decisions §4), without the bottom bar and this page. */
const entriesOf = (matches: readonly UIMatch[], session: Session | null): Entry[] =>
  matches
    .flatMap(({ handle }) => (handle as { entries?: Entry[] } | undefined)?.entries ?? [])
    .filter(
      ({ path, handle: { who, menu } }) => path !== paths.mais && !menu.inBar && session && isOffered(who, session),
    )

export function Component() {
  const t = useT()
  const session = useSession()
  const matches = useMatches()
  const child = useChild(session)
  const prefix = child === null ? '' : pathOfChild(child)
  return (
    <>
      <PageHeader title={t('frame.menu.more')} />
      <ul {...plainList} className={styles.list}>
        {entriesOf(matches, session).map(({ path, handle: { menu } }) => (
          <li key={path}>
            <Link to={menu.perAluno ? prefix + path : path} className={styles.entry}>
              <Icon name={menu.icon} />
              <span>{t(menu.label)}</span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
