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
export const figureText = (valor: number | null, sinal: ',' | '.'): string =>
  valor === null ? '—' : formatNota(valor, sinal)

/** One decimal: it keeps the room of a second one, so that commas stand below each other. */
export const isShort = (text: string): boolean => /[,.]\d$/.test(text)

/** A sign for eyes, words for ears and for who points at it. */
function Marked({ sign, words }: { sign: string; words: string }) {
  return (
    <>
      <span aria-hidden="true" title={words} className={styles.sign}>
        {sign}
      </span>
      <span className="visually-hidden">{words} </span>
    </>
  )
}

const bands = { perto: 'near', noLimite: 'at', acima: 'above' } as const

export function Absences({
  record,
  limite,
  coluna,
}: {
  record: AproveitamentoAluno
  limite: number | null
  coluna: number
}) {
  const { t, format } = useI18n()
  const { faltas, ativo } = record
  const { faixa } = situacaoFaltas(faltas, ativo ? limite : null)
  const marked = faixa === 'perto' || faixa === 'noLimite' || faixa === 'acima'
  return (
    <td
      aria-colindex={coluna}
      className={styles.figure}
      data-mark={marked ? (faixa === 'perto' ? 'warn' : 'bad') : undefined}
    >
      {marked && (
        <Marked sign={signs[faixa === 'perto' ? 'warn' : 'bad']} words={t(`moldura.ui.tally.${bands[faixa]}`)} />
      )}
      {faltas === null ? '—' : format.number(faltas)}
    </td>
  )
}

interface MeanProps {
  valor: number | null
  sinal: ',' | '.'
  coluna: number
  /** What was typed is not in it yet. */
  velha?: boolean
  /** The pass mark; null: none. */
  mark: number | null
}

export function Mean({ valor, sinal, velha = false, coluna, mark }: MeanProps): ReactNode {
  const t = useT()
  const figura = figureText(valor, sinal)
  const low = mark !== null && valor !== null && toHundredths(valor) < toHundredths(mark)
  return (
    <td
      aria-colindex={coluna}
      className={styles.figure}
      data-velha={velha}
      data-curta={isShort(figura)}
      data-mark={low ? 'bad' : undefined}
    >
      {low && <Marked sign="↓" words={t('lancamentos.mean.low', { mark: formatNota(mark, sinal) })} />}
      <span className={styles.number}>{figura}</span>
      {velha && (
        <span className={styles.old} title={t('lancamentos.media.outdated')}>
          {t('lancamentos.media.outdated')}
        </span>
      )}
    </td>
  )
}
