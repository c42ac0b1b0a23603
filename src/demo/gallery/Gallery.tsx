/** Every piece of `ui/` in its states, in any language, theme and text size: to look at, and for the tests of the look. */
import { useState } from 'react'
import { isLanguage, languages, setLanguage, useLanguage, useT } from '@/i18n'
import { ChoiceGroup } from '@/ui/action/ChoiceGroup'
import { LiveRegions } from '@/ui/action/live'
import { setTextSize, setTheme, textSize, textSizes, theme, themes } from '@/ui/look/theme'
import { type Way, WayContext } from '@/ui/page/way'
import { useWords } from '../words'
import { ActionPieces } from './ActionPieces'
import { DataPieces } from './DataPieces'
import { FormPieces } from './FormPieces'
import styles from './Gallery.module.css'
import { PagePieces } from './PagePieces'

/** A link of a piece leads to the piece itself. */
const way: Way = {
  at: { pathname: location.pathname, search: '', hash: '', state: null },
  go: (to) => {
    location.hash = to.replace(/^.*#/, '')
  },
}

function Look() {
  const t = useT()
  const language = useLanguage()
  const [look, setLook] = useState({ theme: theme(), text: textSize() })
  return (
    <div className={styles.controls}>
      <ChoiceGroup
        legend={t('paginas.configuracoes.language')}
        value={language}
        options={Object.entries(languages).map(([value, label]) => ({ value, label, lang: value }))}
        onChange={(value) => {
          if (isLanguage(value)) void setLanguage(value)
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
        }}
      />
    </div>
  )
}

export function Gallery() {
  const w = useWords()
  return (
    <WayContext value={way}>
      <main className={styles.gallery}>
        <h1>{w.gallery}</h1>
        <p>
          <a href={import.meta.env.BASE_URL}>{w.back}</a>
        </p>
        <Look />
        <ActionPieces />
        <PagePieces />
        <FormPieces />
        <DataPieces />
      </main>
      <LiveRegions />
    </WayContext>
  )
}
