/** The rest of the menu on a phone: what has no place in the bottom bar; help, privacy and the way out stand on every page. */
import { Link, useMatches } from 'react-router-dom'
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { Icon } from '@/ui/drawing/Icon'
import { PageHeader } from '@/ui/page/PageHeader'
import { pathOfChild, useChild } from '../shared/chosen'
import { entriesOf } from './entradas'
import styles from './MaisScreen.module.css'

export function Component() {
  const t = useT()
  const session = useSession()
  const offered = entriesOf(useMatches(), session).filter(({ menu }) => !menu.inBar)
  const child = useChild(session)
  const prefix = child === null ? '' : pathOfChild(child)
  return (
    <>
      <PageHeader title={t('moldura.menu.more')} />
      <ul className={styles.list}>
        {offered.map(({ path, menu }) => (
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
Component.displayName = 'MaisScreen'
