/** Evaluations ahead: those without a grade whose day is still to come; the days of the first few are read. */
import type { AproveitamentoAluno, Classe, Identificador } from '@/contract'
import { eachGrade } from '@/domain/notas/keys'
import { isKnown } from '@/domain/notas/notas'
import { onceBy } from '@/domain/onceBy'
import { compareText } from '@/domain/text'
import { useI18n } from '@/i18n'
import { useNow } from '../../shared/time/clock'
import { isAhead, whenOf } from '../classe/evaluationDays'
import { type Figures, nameOfClasse } from '../classe/figures'
import type { Rest } from '../classe/useClasse'
import { type Days, daysIn, useEvaluations } from '../classe/useEvaluations'

interface Candidate {
  /** Null: the evaluation has no page, and its days are embedded in the grade. */
  id: Identificador
  /** A key that is unique over all classes and the same at every visit. */
  chave: string
  nome: string
  nomeResumido: string
  peso: number | null
  classe: Classe
  days: Days | undefined
}
/** One day of an evaluation: its own, or that of its second call. */
interface Event extends Candidate {
  /** The day as the service wrote it. */
  at: string
  secondCall: boolean
}

function ungradedOf(record: AproveitamentoAluno, classe: Classe): Candidate[] {
  const found: Candidate[] = []
  eachGrade(record, ({ avaliacaoId: id, nome, nomeResumido, peso, ...nota }, own) => {
    if (isKnown(nota)) return
    const days = daysIn(nota)
    if (id === null && !days) return
    const chave = id === null ? `${classe.id}-${own}` : String(id)
    found.push({ id, chave, nome, nomeResumido, peso, classe, days })
  })
  return found
}

/** Evaluations without a grade: the first of each class, then the second of each, since only the first are read. */
export function ungraded(figures: readonly Figures[]): Candidate[] {
  const ofClasses = figures.map(({ record, classe }) => (record?.ativo ? ungradedOf(record, classe) : []))
  const most = Math.max(0, ...ofClasses.map(({ length }) => length))
  const rounds = Array.from({ length: most }, (_, i) => ofClasses.flatMap((one) => one[i] ?? []))
  return onceBy(rounds.flat(), ({ chave }) => chave)
}

/** The days still to come, by date; `read` holds the days of the candidates, in their order. */
function eventsAhead(
  candidates: readonly Candidate[],
  read: readonly (Days | undefined)[],
  isToCome: (at: string) => boolean,
): Event[] {
  const events = read.flatMap((avaliacao, i) => {
    const candidate = candidates[i]
    if (!candidate || !avaliacao) return []
    const days = [
      { at: avaliacao.data, secondCall: false },
      { at: avaliacao.dataSegundaChamada, secondCall: true },
    ]
    return days.flatMap(({ at, secondCall }) => (at && isToCome(at) ? [{ ...candidate, at, secondCall }] : []))
  })
  // at the same hour ordered by subject, alike in every browser
  return events.sort((a, b) => compareText(a.at, b.at) || compareText(nameOfClasse(a.classe), nameOfClasse(b.classe)))
}

/** The evaluations to look at. */
export interface Ahead {
  figures: readonly Figures[]
  rest: Rest
  /** The number of students of one page, who share the limit of reads at the same time. */
  among?: number
}

/** The same, with those of them that have no grade (`ungraded`). */
export interface UngradedAhead extends Ahead {
  candidates: readonly Candidate[]
}

/** The days ahead of the evaluations without a grade; the days of the first `most` are read. */
export function useAhead({ candidates, figures, rest, among }: UngradedAhead, most: number) {
  const { format } = useI18n()
  const now = useNow()
  const { read, open } = useEvaluations(candidates, most, among)
  const events = eventsAhead(candidates, read, (at) => isAhead(at, format, now))
  const failed = open ? 0 : read.slice(0, most).filter((one) => !one).length
  /** The number of classes whose record could not be read. */
  const unread = figures.filter((one) => one.failed).length
  // if whole, the first day is surely the next evaluation, and no day is missing
  const isWhole = rest === null && unread === 0 && read.every((one) => one)
  return { open, events, failed, unread, isWhole }
}

/** Writes the day and hour of an evaluation relative to today. */
export function useWhen() {
  const { t, format } = useI18n()
  const now = useNow()
  return ({ at }: Event) => whenOf(at, t, format, now, (iso) => format.dayOfWeek(iso))
}
