/** Below the grid: the legend of the cell marks, when the class was read, and rarely used actions. */
import { useId, useRef, useState } from 'react'
import { type PlainKey, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ConfirmButton } from '@/ui/action/Confirm'
import { Dialog } from '@/ui/action/Dialog'
import { announceLater } from '@/ui/action/announceLater'
import { announce } from '@/ui/action/live'
import { usePending } from '@/ui/action/usePending'
import fieldStyles from '@/ui/form/Field.module.css'
import { classNames } from '@/ui/look/classNames'
import { LastUpdated } from '../../shared/LastUpdated'
import { Jump } from '@/ui/page/navigation'
import { SentToday } from '../../shared/sent/sentLog'
import { withoutGrade } from '../keys/range'
import { ChooseAvaliacao } from '../panels/Tools'
import { PublishedLegend, useAbove, useGradeError } from './Cell'
import { unsentCount } from '../book/summary'
import { useGradebookView, useStudentLoading, useProgress, useSummary } from '../context'
import { chooseDensity } from './density'
import styles from '../panels/Tools.module.css'

const belowGridId = 'below-grid'

/** The skip link for keyboard users, from above the cells to below them. */
export function SkipGrid() {
  const t = useT()
  return (
    <div className={classNames('skip-links', styles.skip)}>
      <Jump to={belowGridId}>{t('lancamentos.grade.skip')}</Jump>
    </div>
  )
}

interface Props {
  onDownload: () => Promise<void>
  /** Prints the sheet to sign. */
  onSheet: () => void
}

export function GridFoot({ onDownload, onSheet }: Props) {
  const t = useT()
  const { book, loader, complete, editable, wide, density, showKeys } = useGradebookView()
  const { error, lost, ...reading } = useStudentLoading(loader)
  const [giving, setGiving] = useState(false)
  const file = usePending()
  const other = density === 'compact' ? 'large' : 'compact'
  const wait = complete ? null : t('lancamentos.wait')
  const link = (words: PlainKey, press: () => void, whyNot: string | null = null) => (
    <Button variant="link" onClick={press} disabledReason={whyNot}>
      {t(words)}
    </Button>
  )
  return (
    <>
      <div id={belowGridId} tabIndex={-1} className={classNames(styles.line, styles.apart)}>
        <PublishedLegend compact={wide && density === 'compact'} />
        <LastUpdated {...reading} error={complete ? error : null} dropped={lost} onRefresh={loader.refresh} />
      </div>
      <SentToday of={book.idClasse} />
      <div className={styles.line}>
        {complete && editable && link('lancamentos.same.open', () => setGiving(true))}
        {wide && editable && link('lancamentos.keys.button', showKeys)}
        {wide && link(`lancamentos.density.${other}`, () => chooseDensity(other))}
        <Button variant="link" {...file.shown} onClick={() => file.begin(onDownload)} disabledReason={wait}>
          {t('lancamentos.download.button')}
        </Button>
        {link('lancamentos.sheet.open', onSheet, wait)}
        {editable && <Discard />}
      </div>
      {giving && <SameGrade onClose={() => setGiving(false)} />}
    </>
  )
}

/** Discards all unsent changes after a confirmation, because undo cannot restore them. */
function Discard() {
  const t = useT()
  const { book, sending, say } = useGradebookView()
  const n = unsentCount(useSummary())
  const { phase } = useProgress(sending)
  return (
    <ConfirmButton
      variant="link"
      label={t('lancamentos.discard.button')}
      needless={n === 0 || phase === 'sending'}
      title={t('lancamentos.discard.title', { n })}
      yes={t('lancamentos.discard.yes')}
      onYes={() => {
        say(book.discard)
        announce(t('lancamentos.discard.done'))
      }}
    >
      <p>{t('lancamentos.discard.lead')}</p>
    </ConfirmButton>
  )
}

/** Gives one grade to every student without a grade in an evaluation, as one undo step; nothing is sent. */
function SameGrade({ onClose }: { onClose: () => void }) {
  const t = useT()
  const id = useId()
  const say = useGradeError()
  const askAbove = useAbove()
  const { book, column, view, goTo } = useGradebookView()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [told, setTold] = useState<string | null>(null)
  const chave = column?.chave ?? ''
  const ids = withoutGrade({ book }, chave)
  const { above } = book.parse(text)
  const give = () => {
    const { valor, error } = book.parse(text)
    if (error !== null || valor === null) {
      setTold(say(error ?? 'notANumber'))
      return
    }
    book.paste(ids.map((one) => ({ id: one, chave, valor })))
    onClose()
    // the live region of the page is read only after the dialog has closed
    announceLater(t('lancamentos.range.filled', { n: ids.length }))
    // the focus goes to a filled cell: the teacher sees the grade, and Ctrl+Z undoes it
    const first = view.find((one) => ids.includes(one)) ?? ids[0]
    if (first !== undefined) goTo(first, chave)
  }
  return (
    <Dialog
      open
      title={t('lancamentos.same.title')}
      onClose={onClose}
      begin={field}
      actions={
        <>
          {ids.length > 0 && (
            <Button variant="primary" onClick={give}>
              {t('lancamentos.same.give', { n: ids.length })}
            </Button>
          )}
          <Button onClick={onClose}>{t('frame.ui.cancel')}</Button>
        </>
      }
    >
      <ChooseAvaliacao label={t('lancamentos.avaliacao')} />
      {ids.length === 0 ? (
        <p>{t('lancamentos.same.none')}</p>
      ) : (
        <div className={styles.field}>
          <label htmlFor={id}>{t('lancamentos.same.grade')}</label>
          {told !== null && (
            <p id={`${id}-told`} role="alert" className={styles.told}>
              {told}
            </p>
          )}
          {above && told === null && (
            <p id={`${id}-above`} role="status" className={styles.doubt}>
              {askAbove(above)}
            </p>
          )}
          <input
            ref={field}
            id={id}
            className={fieldStyles.control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={text}
            aria-invalid={told === null ? undefined : true}
            aria-describedby={told !== null ? `${id}-told` : above ? `${id}-above` : undefined}
            onChange={(event) => {
              setText(event.target.value)
              setTold(null)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // the dialog closes, and the same key press would activate the button that opened it
              event.preventDefault()
              give()
            }}
          />
        </div>
      )}
      <p className="quiet">{t('lancamentos.same.lead')}</p>
    </Dialog>
  )
}
