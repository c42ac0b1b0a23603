/** The home of the school office, coordination, direction and administration: their tasks, one line each. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type PathName, useMayOpen } from '@/access'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { useAnnounced } from '@/ui/action/live'
import { plainList } from '@/ui/data/plainList'
import { Icon, type IconName } from '@/ui/drawing/Icon'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { Greeting } from '../diario/home/Greeting'
import { unsentPerson, useSendingNames } from '../shared/sent/keptWork'
import { useUnsentWork } from '../shared/sent/useUnsentWork'
import styles from './OfficeHome.module.css'

const works = [
  { name: 'atividades', icon: 'list' },
  { name: 'equivalencias', icon: 'swap' },
  { name: 'pessoa', icon: 'person' },
  { name: 'papeis', icon: 'people' },
] as const satisfies { name: PathName; icon: IconName }[]

const tones = { sending: 'info', unsent: 'warn', sent: 'ok' } as const

export function OfficeHome() {
  const t = useT()
  const session = useSession()
  const mayOpen = useMayOpen()
  const unsent = useUnsentWork().includes(unsentPerson)
  const sending = useSendingNames().includes(unsentPerson)
  /** Whether a person record was being sent when this page opened: its arrival is then shown here. */
  const [watched] = useState(sending)
  const state = sending ? 'sending' : unsent ? 'unsent' : watched ? 'sent' : null
  useAnnounced(state === 'sent' && t('diario.secretaria.sent'))
  if (!session) return null
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('frame.menu.inicio')}
        heading={<Greeting name={session.displayName || session.userName} />}
        lead={<p>{t('diario.secretaria.lead')}</p>}
        margin
      />
      {state && mayOpen('pessoa') && (
        <Notice tone={tones[state]} title={t(`diario.secretaria.${state}`)}>
          <Link to={paths.pessoa} className="reach">
            {t(state === 'unsent' ? 'diario.secretaria.goOn' : 'diario.secretaria.see')}
          </Link>
        </Notice>
      )}
      <ul {...plainList} className={styles.list}>
        {works
          .filter(({ name }) => mayOpen(name))
          .map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} size="1.5rem" />
              <div>
                <Link to={paths[name]}>{t(`frame.menu.${name}`)}</Link>
                <p>{t(`diario.secretaria.${name}`)}</p>
              </div>
            </li>
          ))}
      </ul>
    </Stack>
  )
}
