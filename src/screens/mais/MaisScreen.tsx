/** The rest of the menu on a phone: what has no place in the bottom bar. */
import { Link, type UIMatch, useMatches } from 'react-router-dom'
import { type MessageKey, useT } from '@/i18n'
import { type Session, useSession } from '@/session'
import { plainList } from '@/ui/data/plainList'
import { Icon, type IconName } from '@/ui/drawing/Icon'
import { PageHeader } from '@/ui/page/PageHeader'
import { pathOfChild, useChild } from '../shared/chosen'
import styles from './MaisScreen.module.css'
import { mayEnter, type Who } from '@/access'
import { paths } from '@/paths'

/** The entries of the menu as the frame knows them: they stand on the layout's route. */
interface Entry {
  path: string
  handle: { who: Who; menu: { label: MessageKey; icon: IconName; inBar?: boolean; perAluno?: boolean } }
}

/** What this person is offered besides the bottom bar and this page. The rule is the menu's own (decisions §4). */
function entriesOf(matches: readonly UIMatch[], session: Session | null): Entry[] {
  const entries = matches.map(({ handle }) => (handle as { entries?: Entry[] } | undefined)?.entries).find(Boolean)
  const isOffered = ({ path, handle: { who, menu } }: Entry) =>
    path !== paths.mais && !menu.inBar && session !== null && mayEnter(who, session)
  return entries?.filter(isOffered) ?? []
}

export function Component() {
  const t = useT()
  const session = useSession()
  const offered = entriesOf(useMatches(), session)
  const child = useChild(session)
  const prefix = child === null ? '' : pathOfChild(child)
  return (
    <>
      <PageHeader title={t('moldura.menu.more')} />
      <ul {...plainList} className={styles.list}>
        {offered.map(({ path, handle: { menu } }) => (
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
