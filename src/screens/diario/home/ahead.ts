/** Evaluations that are ahead: those without a grade, of which the first so many are asked for their days. */
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
  /** Null: it has no page, and its days came with its grade. */
  id: Identificador
  /** What names it over all classes and visits. */
  chave: string
  nome: string
  nomeResumido: string
  peso: number | null
  classe: Classe
  days: Days | undefined
}
/** One day ahead: of the evaluation itself, or of its second call. */
interface Event extends Candidate {
  /** As the service wrote it. */
  at: string
  secondCall: boolean
}

function ungradedOf(record: AproveitamentoAluno, classe: Classe): Candidate[] {
  const found: Candidate[] = []
  eachGrade(record, ({ avaliacaoId: id, nome, nomeResumido, peso, ...nota }, own) => {
    const days = daysIn(nota)
    if (isKnown(nota) || (id === null && !days)) return
    const chave = id === null ? `${classe.id}-${own}` : String(id)
    found.push({ id, chave, nome, nomeResumido, peso, classe, days })
  })
  return found
}

/** Evaluations without a grade: first of each class, then second of each; few are asked for their day. */
export function ungraded(figures: readonly Figures[]): Candidate[] {
  const ofClasses = figures.map(({ record, classe }) => (record?.ativo ? ungradedOf(record, classe) : []))
  const most = Math.max(0, ...ofClasses.map(({ length }) => length))
  const rounds = Array.from({ length: most }, (_, i) => ofClasses.flatMap((one) => one[i] ?? []))
  return onceBy(rounds.flat(), ({ chave }) => chave)
}

/** What is still to come, by date; `read` holds the evaluations in the order of the candidates. */
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
  // at one hour by subject, in every browser alike
  return events.sort((a, b) => compareText(a.at, b.at) || compareText(nameOfClasse(a.classe), nameOfClasse(b.classe)))
}

/** Of which evaluations. */
export interface Ahead {
  figures: readonly Figures[]
  rest: Rest
  /** How many students of one page share what may be on its way together. */
  among?: number
}

/** Evaluations without a grade, of which the first so many are asked for their days, and the days that are ahead. */
export function useAhead({ figures, rest, among }: Ahead, most: number) {
  const { format } = useI18n()
  const now = useNow()
  const candidates = ungraded(figures)
  const { read, open } = useEvaluations(candidates, most, among)
  const events = eventsAhead(candidates, read, (at) => isAhead(at, format, now))
  const failed = open ? 0 : read.slice(0, most).filter((one) => !one).length
  /** Classes whose evaluations nobody knows. */
  const unread = figures.filter((one) => one.failed).length
  // then the first day is that of the next evaluation, and these days are all
  const isWhole = rest === null && unread === 0 && read.every((one) => one)
  return { candidates, open, events, failed, unread, isWhole }
}

/** The day and hour of an evaluation, told from today. */
export function useWhen() {
  const { t, format } = useI18n()
  const now = useNow()
  return ({ at }: Event) => whenOf(at, t, format, now, (iso) => format.dayOfWeek(iso))
}
