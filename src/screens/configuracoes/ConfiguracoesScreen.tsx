/** Settings: the look, this device, the profile in use. Everything takes effect at once. */
import { queryClient } from '@/api'
import { useI18n } from '@/i18n'
import { useSession } from '@/session'
import { settings } from '@/settings'
import { profileInWords } from '../shared/perfil'
import { useProfile } from '../shared/useProfile'
import { ChoiceGroup } from '@/ui/action/ChoiceGroup'
import { Stack } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { PageHeader } from '@/ui/page/PageHeader'
import { LookChoices } from './LookChoices'
import { ThisDevice } from './ThisDevice'
import styles from './ConfiguracoesScreen.module.css'

export function Component() {
  const { t, format } = useI18n()
  const saved = () => announce(t('paginas.configuracoes.done'))
  const read = Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .getAll()
      .map((query) => query.state.dataUpdatedAt),
  )
  const { timeZone } = settings()
  return (
    <Stack gap={6} className={styles.page}>
      <PageHeader title={t('paginas.configuracoes.title')} lead={t('paginas.configuracoes.lead')} />
      <LookChoices onSaved={saved} />
      <Perfis />
      <ThisDevice onSaved={saved} />
      <p className={styles.version}>
        {t('paginas.configuracoes.version', { versao: __VERSION__ })}
        {' · '}
        {read > 0
          ? t('paginas.configuracoes.lido', {
              date: format.dateShort(format.day(read, timeZone)) ?? '',
              time: format.clock(read, timeZone),
            })
          : t('paginas.configuracoes.unread')}
      </p>
    </Stack>
  )
}

/** Who has several profiles uses one at a time and changes it here, without signing out. */
function Perfis() {
  const { t } = useI18n()
  const switchTo = useProfile()
  const session = useSession()
  if (!session || session.perfil === 0) return null
  const perfis = session.perfis ?? []
  if (perfis.length < 2) {
    return (
      <p>
        <strong>{t('paginas.configuracoes.perfil')}</strong>: {profileInWords(t, session.perfil)}
      </p>
    )
  }
  return (
    <ChoiceGroup
      legend={t('paginas.configuracoes.perfil')}
      hint={t('paginas.configuracoes.profileHint')}
      value={String(session.perfil)}
      options={perfis.map((perfil) => ({ value: String(perfil), label: profileInWords(t, perfil) }))}
      onChange={(value) => void switchTo(Number(value))}
    />
  )
}
