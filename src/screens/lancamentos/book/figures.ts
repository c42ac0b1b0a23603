/** The figures that the service computes for a student: absences and means. */
import { partialOf } from '@/domain/notas/notas'
import type { Line } from './line'

/** In the order in which they are shown. */
export const figures = ['absences', 'partial', 'final'] as const
export type FigureOf = (typeof figures)[number]
export const isFigure = (by: string): by is FigureOf => figures.some((of) => of === by)

export const figureOf = ({ record }: Line, of: FigureOf): number | null =>
  ({ absences: record.faltas, partial: partialOf(record), final: record.mediaFinal })[of]
