/** Settings: the look, this device, the profile in use. Everything takes effect at once. */
import { useState } from 'react'
import { queryClient } from '@/api'
import { type Language, languages, setLanguage, useI18n } from '@/i18n'
import { useSession } from '@/session'
import { settings } from '@/settings'
import { profileInWords } from '../shared/perfil'
import { useProfile } from '../shared/useProfile'
import { ChoiceGroup } from '@/ui/action/ChoiceGroup'
import { Stack } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { PageHeader } from '@/ui/page/PageHeader'
import { setTextSize, setTheme, textSize, textSizes, theme, themes } from '@/ui/look/theme'
import { ThisDevice } from './ThisDevice'
import styles from './ConfiguracoesScreen.module.css'

const languageNames = Object.entries(languages) as [Language, string][] // the keys of a constant

export function Component() {
  const { t, language, format } = useI18n()
  const [look, setLook] = useState({ theme: theme(), text: textSize() })
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
      <ChoiceGroup
        legend={t('paginas.configuracoes.language')}
        value={language}
        options={languageNames.map(([value, label]) => ({ value, label, lang: value }))}
        onChange={(value) => {
          const chosen = languageNames.find(([code]) => code === value)
          if (chosen) void setLanguage(chosen[0])
        }}
      />
      <ChoiceGroup
        legend={t('paginas.configuracoes.theme')}
        value={look.theme}
        options={themes.map((value) => ({ value, label: t(`paginas.configuracoes.tema.${value}`) }))}
        onChange={(value) => {
          const chosen = themes.find((one) => one === value) ?? 'auto'
          setTheme(chosen)
          setLook({ ...look, theme: chosen })
          saved()
        }}
      />
      <ChoiceGroup
        legend={t('paginas.configuracoes.text')}
        value={look.text}
        options={textSizes.map((value) => ({ value, label: t(`paginas.configuracoes.text.t${value}`) }))}
        onChange={(value) => {
          const chosen = textSizes.find((one) => one === value) ?? '100'
          setTextSize(chosen)
          setLook({ ...look, text: chosen })
          saved()
        }}
      />
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
Component.displayName = 'ConfiguracoesScreen'

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
