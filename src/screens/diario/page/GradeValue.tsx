/** A grade or a mean in figures. Each subscribes to the hiding itself, so that hundreds hide within one frame. */
import type { AproveitamentoAluno, Nota } from '@/contract'
import { stateOfGrade } from '@/domain/notas/notas'
import { useFormat, useT } from '@/i18n'
import { GradeChip, type GradeState } from '@/ui/data/GradeChip'
import { StateLabel } from '@/ui/data/StateLabel'
import { missedMark } from '../classe/figures'
import { useCovered, useHiddenGrades } from './hidden'
import './GradeValue.module.css'

/** `decimals` gives all figures of one column the same number of decimals. */
export function GradeValue({ valor, decimals }: { valor: number; decimals?: 1 | 2 | undefined }) {
  const t = useT()
  const format = useFormat()
  if (!useCovered())
    return (
      <span data-figure="" translate="no">
        {format.grade(valor, decimals)}
      </span>
    )
  return (
    <>
      <span aria-hidden="true">•••</span>
      <span className="visually-hidden">{t('diario.hide.one')}</span>
    </>
  )
}

/** The label "below the pass mark" of a mean; nothing while grades are hidden. */
export function BelowMark({ record }: { record: AproveitamentoAluno | null }) {
  const t = useT()
  const format = useFormat()
  const mark = missedMark(record)
  if (useCovered() || mark === null) return null
  return (
    <span data-figure="">
      <StateLabel tone="warn">{t('diario.notas.below', { media: format.grade(mark) })}</StateLabel>
    </span>
  )
}

/** A grade that is closed without a value gets a state of its own (`noGrade`): none will be published later. */
export function stateOf(nota: Nota): GradeState {
  const state = stateOfGrade(nota)
  if (state === 'awaiting') return 'notPublished'
  return nota.valor === null && state === 'publicada' ? 'noGrade' : state
}

export function NotaChip({ nota }: { nota: Nota }) {
  return <GradeChip valor={nota.valor} state={stateOf(nota)} covered={useCovered()} />
}

/** Writes a grade for use inside a sentence: as a figure, or as the word for a hidden grade. */
export function useGradeInWords(decimals?: 1 | 2): (valor: number) => string {
  const t = useT()
  const format = useFormat()
  const hidden = useHiddenGrades()
  return (valor) => (hidden ? t('diario.hide.word') : format.grade(valor, decimals))
}
