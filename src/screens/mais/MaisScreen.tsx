/** The rest of the menu on a phone: everything that has no place in the bottom bar. */
import { Link, useMatches, useNavigate } from 'react-router-dom'
import { leave } from '@/api'
import { type MessageKey, useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { Button } from '@/ui/Button'
import { Icon, type IconName } from '@/ui/Icon'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { entradasDe } from './entradas'
import styles from './MaisScreen.module.css'

function Entrada({ to, label, icon }: { to: string; label: MessageKey; icon: IconName }) {
  const t = useT()
  return (
    <li>
      <Link to={to} className={styles.entry}>
        <Icon name={icon} />
        <span>{t(label)}</span>
        <Icon name="next" />
      </Link>
    </li>
  )
}

export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const session = useSession()
  const offered = entradasDe(useMatches(), session).filter(({ menu }) => !menu.inBar)
  const out = async () => {
    if (await leave()) await navigate(paths.entrar, { replace: true })
  }
  return (
    <Stack gap={5}>
      <PageHeader title={t('moldura.menu.mais')} />
      <ul className={styles.list}>
        {offered.map(({ path, menu }) => (
          <Entrada key={path} to={path} label={menu.label} icon={menu.icon} />
        ))}
        <Entrada to={paths.ajuda} label="comum.rodape.ajuda" icon="message" />
        <Entrada to={paths.acessibilidade} label="comum.rodape.acessibilidade" icon="people" />
        <Entrada to={paths.privacidade} label="comum.rodape.privacidade" icon="check" />
      </ul>
      <Button onClick={() => void out()}>{t('comum.sair')}</Button>
    </Stack>
  )
}
Component.displayName = 'MaisScreen'
