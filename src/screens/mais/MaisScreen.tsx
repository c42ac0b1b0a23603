/** The rest of the menu on a phone: everything that has no place in the bottom bar. */
import type { ReactNode } from 'react'
import { Link, useMatches } from 'react-router-dom'
import { leave } from '@/api'
import { type MessageKey, useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { Button } from '@/ui/Button'
import { Drawing } from '@/ui/Drawing'
import { Icon } from '@/ui/Icon'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { entradasDe } from './entradas'
import styles from './MaisScreen.module.css'

/** The drawings that only this page has: a question, a person with open arms, a shield. */
const question = 'M12 3a9 9 0 100 18 9 9 0 000-18zM9.5 9.5a2.5 2.5 0 113.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.5h.01'
const openArms = 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5h.01M7.5 10l4.5 1 4.5-1M12 11v3l-2 3.5M12 14l2 3.5'
const shield = 'M12 3l7 3v5c0 5-3 8.5-7 10-4-1.5-7-5-7-10V6z'

function Entrada({ to, label, icon }: { to: string; label: MessageKey; icon: ReactNode }) {
  const t = useT()
  return (
    <li>
      <Link to={to} className={styles.entry}>
        {icon}
        <span>{t(label)}</span>
        <Icon name="next" />
      </Link>
    </li>
  )
}

export function Component() {
  const t = useT()
  const session = useSession()
  const offered = entradasDe(useMatches(), session).filter(({ menu }) => !menu.inBar)
  return (
    <Stack gap={5}>
      <PageHeader title={t('moldura.menu.mais')} />
      <ul className={styles.list}>
        {offered.map(({ path, menu }) => (
          <Entrada key={path} to={path} label={menu.label} icon={<Icon name={menu.icon} />} />
        ))}
        <Entrada to={paths.ajuda} label="comum.rodape.ajuda" icon={<Drawing path={question} />} />
        <Entrada to={paths.acessibilidade} label="comum.rodape.acessibilidade" icon={<Drawing path={openArms} />} />
        <Entrada to={paths.privacidade} label="comum.rodape.privacidade" icon={<Drawing path={shield} />} />
      </ul>
      <Button onClick={() => void leave()}>{t('comum.sair')}</Button>
    </Stack>
  )
}
Component.displayName = 'MaisScreen'
