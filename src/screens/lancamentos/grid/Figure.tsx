/** Absences and means of a student, as grid cells and in words, with a warning sign near or past the school's limit. */
import { situacaoFaltas } from '@/domain/faltas'
import { formatNota } from '@/domain/notas/writtenGrade'
import { isBelow } from '@/domain/notas/hundredths'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { signs } from '@/ui/look/tone'
import { meanDecimals } from '../../diario/classe/figures'
import { type FigureOf, figureOf } from '../book/figures'
import { changesMean, type Line } from '../book/line'
import styles from './Grid.module.css'

/** A figure of the grid; a dash where there is none. */
export const figureText = (valor: number | null, sign: ',' | '.', decimals?: 1 | 2): string =>
  valor === null ? '—' : formatNota(valor, sign, decimals)
/** A mean of a student or of a column, with the decimals of the report card. */
export const meanText = (valor: number | null, sign: ',' | '.'): string => figureText(valor, sign, meanDecimals)

/** Whether a grade has one decimal: CSS then reserves the second, to align the commas; 100,0 is too wide for that. */
export const isShort = (text: string): boolean => /^\d{0,2}[,.]\d$/.test(text)

export const figureTitles = {
  absences: 'lancamentos.faltas',
  partial: 'lancamentos.media.parcial',
  final: 'lancamentos.media.final',
} as const

interface Props {
  line: Line
  of: FigureOf
  sign: ',' | '.'
  /** Of absences; null: unknown. */
  limite: number | null
}

/** A visible sign, with words for screen readers and the tooltip. */
interface Mark {
  tone: 'warn' | 'bad'
  sign: string
  words: string
}

interface FigureText {
  text: string
  mark: Mark | null
  /** The figure does not include changes that are unsent or in flight. */
  stale: boolean
}

function useFigureText({ line, of, sign, limite }: Props): FigureText {
  const { t, format } = useI18n()
  const { ativo } = line.record
  const valor = figureOf(line, of)
  if (of === 'absences') {
    const { band } = situacaoFaltas(valor, ativo ? limite : null)
    const tone = band === 'near' ? 'warn' : 'bad'
    const marked = band !== 'noLimit' && band !== 'normal'
    const mark = marked ? ({ tone, sign: signs[tone], words: t(`frame.ui.tally.${band}`) } as const) : null
    return { text: valor === null ? '—' : format.number(valor), mark, stale: false }
  }
  // a student who has left the class gets no warning
  const pass = ativo ? settings().grading?.passingAverage : undefined
  const low = pass !== undefined && valor !== null && isBelow(valor, pass)
  const words = low ? t('lancamentos.mean.low', { mark: formatNota(pass, sign) }) : ''
  const mark = low ? ({ tone: 'bad', sign: '↓', words } as const) : null
  return { text: meanText(valor, sign), mark, stale: of === 'partial' && changesMean(line) }
}

function Marked({ mark }: { mark: Mark | null }) {
  if (!mark) return null
  return (
    <>
      <span aria-hidden="true" title={mark.words} className={styles.sign}>
        {mark.sign}
      </span>
      <span className="visually-hidden">{mark.words} </span>
    </>
  )
}

/** A figure as a grid cell, aligned on the comma. */
export function FigureCell({ column, ...of }: Props & { column: number }) {
  const t = useT()
  const { text, mark, stale } = useFigureText(of)
  return (
    <td aria-colindex={column} className={styles.figure} data-stale={stale} data-mark={mark?.tone}>
      <Marked mark={mark} />
      <span className={styles.number}>{text}</span>
      {stale && (
        <span className={styles.old} title={t('lancamentos.media.outdated')}>
          {t('lancamentos.media.outdated')}
        </span>
      )}
    </td>
  )
}

/** The figure with its title, where there is no column header: "Média parcial: 5,20 (desatualizada)". */
export function FigureInWords(props: Props) {
  const t = useT()
  const { text, mark, stale } = useFigureText(props)
  return (
    <span>
      {t(figureTitles[props.of])}:{' '}
      <span className={styles.told} data-mark={mark?.tone}>
        <Marked mark={mark} />
        {text}
      </span>
      {stale && ` (${t('lancamentos.media.outdated')})`}
    </span>
  )
}
