/** Choices of language, theme and text size, which take effect at once: on the settings page, and above the gallery. */
import { useEffect, useState } from 'react'
import { type Language, languages, setLanguage, useLanguage, useMissedLanguage, useT } from '@/i18n'
import { onKeptElsewhere } from '@/session'
import { ChoiceGroup } from '@/ui/action/ChoiceGroup'
import { setTextSize, setTheme, textSize, textSizes, theme, themes } from '@/ui/look/theme'

const languageNames = Object.entries(languages) as [Language, string][] // the keys of a constant

const inForce = () => ({ theme: theme(), text: textSize() })

export function LookChoices({ onSaved }: { onSaved?: () => void }) {
  const t = useT()
  const language = useLanguage()
  const missed = useMissedLanguage()
  const [look, setLook] = useState(inForce)
  // follows a choice in another tab of this device
  useEffect(() => onKeptElsewhere(() => setLook(inForce())), [])
  const choose = (change: Partial<typeof look>) => {
    if (change.theme) setTheme(change.theme)
    if (change.text) setTextSize(change.text)
    setLook({ ...look, ...change })
    onSaved?.()
  }
  return (
    <>
      <ChoiceGroup
        legend={t('pages.configuracoes.language')}
        value={language}
        options={languageNames.map(([value, label]) => ({ value, label, lang: value }))}
        onChange={(value) => void setLanguage(value)}
      />
      {/* the footer announces it */}
      {missed && <p>{missed}</p>}
      <ChoiceGroup
        legend={t('pages.configuracoes.theme')}
        value={look.theme}
        options={themes.map((value) => ({ value, label: t(`pages.configuracoes.theme.${value}`) }))}
        onChange={(value) => choose({ theme: value })}
      />
      <ChoiceGroup
        legend={t('pages.configuracoes.text')}
        value={look.text}
        options={textSizes.map((value) => ({ value, label: t(`pages.configuracoes.text.t${value}`) }))}
        onChange={(value) => choose({ text: value })}
      />
    </>
  )
}
