/** Absences and means of a line: aligned on the comma, and marked by a sign where the school would look at the student. */
import type { AproveitamentoAluno } from '@/contract'
import { formatNota } from '@/domain/notas/typedGrade'
import { toHundredths } from '@/domain/notas/notas'
import { useI18n, useT } from '@/i18n'
import { tallyState } from '@/ui/data/tallyWords'
import { signs } from '@/ui/look/tone'
import { meanDecimals } from '../../diario/classe/figures'
import styles from './Grid.module.css'

/** A figure of the grid; a dash where there is none. */
export const figureText = (valor: number | null, sign: ',' | '.', decimals?: 1 | 2): string =>
  valor === null ? '—' : formatNota(valor, sign, decimals)
/** A mean, of a student or of a column, as the report card writes it. */
export const meanText = (valor: number | null, sign: ',' | '.'): string => figureText(valor, sign, meanDecimals)

/** One decimal: it keeps the room of a second one, so that commas stand below each other; 100,0 needs that room itself. */
export const isShort = (text: string): boolean => /^\d{0,2}[,.]\d$/.test(text)

/** A sign for eyes, words for ears and for who points at it. */
function Marked({ mark, words }: { mark: string; words: string }) {
  return (
    <>
      <span aria-hidden="true" title={words} className={styles.sign}>
        {mark}
      </span>
      <span className="visually-hidden">{words} </span>
    </>
  )
}

interface AbsencesProps {
  record: AproveitamentoAluno
  limite: number | null
  column: number
}

export function Absences({ record: { faltas, ativo }, limite, column }: AbsencesProps) {
  const { t, format } = useI18n()
  const state = tallyState(faltas ?? 0, ativo ? limite : null)
  const tone = state === 'near' ? 'warn' : 'bad'
  const marked = state !== 'unknown' && state !== 'calm'
  return (
    <td aria-colindex={column} className={styles.figure} data-mark={marked ? tone : undefined}>
      {marked && <Marked mark={signs[tone]} words={t(`moldura.ui.tally.${state}`)} />}
      {faltas === null ? '—' : format.number(faltas)}
    </td>
  )
}

interface MeanProps {
  valor: number | null
  sign: ',' | '.'
  column: number
  /** What was typed is not in it yet. */
  stale?: boolean
  /** The pass mark; null: none. */
  mark: number | null
}

export function Mean({ valor, sign, stale = false, column, mark }: MeanProps) {
  const t = useT()
  const figure = meanText(valor, sign)
  const low = mark !== null && valor !== null && toHundredths(valor) < toHundredths(mark)
  return (
    <td aria-colindex={column} className={styles.figure} data-velha={stale} data-mark={low ? 'bad' : undefined}>
      {low && <Marked mark="↓" words={t('lancamentos.mean.low', { mark: formatNota(mark, sign) })} />}
      <span className={styles.number}>{figure}</span>
      {stale && (
        <span className={styles.old} title={t('lancamentos.media.outdated')}>
          {t('lancamentos.media.outdated')}
        </span>
      )}
    </td>
  )
}
