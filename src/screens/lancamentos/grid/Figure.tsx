/** Absences and means of a line: aligned on the comma, and marked by a sign where the school would look at the student. */
import type { ReactNode } from 'react'
import type { AproveitamentoAluno } from '@/contract'
import { formatNota } from '@/domain/notas/typedGrade'
import { situacaoFaltas } from '@/domain/faltas'
import { toHundredths } from '@/domain/notas/notas'
import { useI18n, useT } from '@/i18n'
import { signs } from '@/ui/look/tone'
import styles from './Grid.module.css'

/** A figure of the grid; a dash where there is none. */
export const figureText = (valor: number | null, sign: ',' | '.'): string =>
  valor === null ? '—' : formatNota(valor, sign)

/** One decimal: it keeps the room of a second one, so that commas stand below each other. */
export const isShort = (text: string): boolean => /[,.]\d$/.test(text)

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

const bands = { perto: 'near', noLimite: 'at', acima: 'above' } as const

export function Absences({
  record,
  limite,
  column,
}: {
  record: AproveitamentoAluno
  limite: number | null
  column: number
}) {
  const { t, format } = useI18n()
  const { faltas, ativo } = record
  const { band } = situacaoFaltas(faltas, ativo ? limite : null)
  const marked = band === 'perto' || band === 'noLimite' || band === 'acima'
  return (
    <td
      aria-colindex={column}
      className={styles.figure}
      data-mark={marked ? (band === 'perto' ? 'warn' : 'bad') : undefined}
    >
      {marked && (
        <Marked mark={signs[band === 'perto' ? 'warn' : 'bad']} words={t(`moldura.ui.tally.${bands[band]}`)} />
      )}
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

export function Mean({ valor, sign, stale = false, column, mark }: MeanProps): ReactNode {
  const t = useT()
  const figure = figureText(valor, sign)
  const low = mark !== null && valor !== null && toHundredths(valor) < toHundredths(mark)
  return (
    <td
      aria-colindex={column}
      className={styles.figure}
      data-velha={stale}
      data-curta={isShort(figure)}
      data-mark={low ? 'bad' : undefined}
    >
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
