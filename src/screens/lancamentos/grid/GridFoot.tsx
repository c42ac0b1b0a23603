/** Below the students: what the marks of a cell mean, when the class was read, and what is rarely pressed. */
import { useState } from 'react'
import { type MessageKey, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ConfirmButton } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { Updated } from '../../shared/Updated'
import { SentToday } from '../../shared/sent/SentToday'
import { PublishedLegend } from './Cell'
import { unsentCount } from '../book/summary'
import { useDiario, usePages, useProgress, useSummary } from '../context'
import { chooseDensity } from './density'
import styles from '../panels/Tools.module.css'
import { SameGrade } from '../panels/SameGrade'

interface Props {
  onDownload: () => void
  /** The sheet to sign. */
  onSheet: () => void
}

export function GridFoot({ onDownload, onSheet }: Props) {
  const t = useT()
  const { book, pages, complete, editable, wide, density, showKeys } = useDiario()
  const { erro, lost, ...reading } = usePages(pages)
  const [giving, setGiving] = useState(false)
  const other = density === 'compact' ? 'large' : 'compact'
  const wait = complete ? null : t('lancamentos.wait')
  const link = (words: MessageKey, press: () => void, whyNot: string | null = null) => (
    <Button variant="link" onClick={press} disabledReason={whyNot}>
      {t(words)}
    </Button>
  )
  return (
    <>
      <div className={styles.line}>
        {/* what a published grade is called by its field, however it is shown */}
        <PublishedLegend compact={wide && density === 'compact'} />
        <div className={`${styles.lido} no-print`}>
          <Updated {...reading} error={complete ? erro : null} dropped={lost} onRefresh={pages.refresh} />
        </div>
      </div>
      <SentToday of={book.idClasse} />
      <div className={`${styles.line} no-print`}>
        {complete && editable && link('lancamentos.same.open', () => setGiving(true))}
        {wide && link('lancamentos.keys.button', showKeys)}
        {wide && link(`lancamentos.density.${other}`, () => chooseDensity(other))}
        {link('lancamentos.baixar.button', onDownload, wait)}
        {link('lancamentos.sheet.open', onSheet, wait)}
        {editable && <Discard />}
      </div>
      {giving && <SameGrade onClose={() => setGiving(false)} />}
    </>
  )
}

/** Giving up what was typed and not sent: asked about, because nothing brings it back. */
function Discard() {
  const t = useT()
  const { book, sending, say } = useDiario()
  const n = unsentCount(useSummary())
  const { phase } = useProgress(sending)
  if (n === 0 || phase === 'enviando') return null
  return (
    <ConfirmButton
      variant="link"
      label={t('lancamentos.descartar.button')}
      title={t('lancamentos.descartar.title', { n })}
      yes={t('lancamentos.descartar.sim')}
      onYes={() => {
        say(book.discard)
        announce(t('lancamentos.descartar.done'))
      }}
    >
      <p>{t('lancamentos.descartar.lead')}</p>
    </ConfirmButton>
  )
}
