/** One student's line of the gradebook as plain immutable data: what the service told, what was typed, what is on its way. */
import type { ApiError } from '@/api'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { isVisible, isKnown } from '@/domain/notas/notas'
import type { GradeError } from '@/domain/notas/typedGrade'
import { formatNota } from '@/domain/notas/writtenGrade'
import type { Above } from './scale'
import { type Change, type Changes, type Becomes, matches } from '@/domain/lancamento'
import { type Key, gradesByKey } from '@/domain/notas/keys'

/** What a teacher typed in one cell and did not send yet. */
export interface Editing {
  text: string
  /** Null while the text is not a grade. */
  valor: number | null
  error: GradeError | null
  /** The cell was left: only then is an error told, not in the middle of a number. */
  skipped: boolean
  bases: readonly (number | null)[]
  /** Higher than grades are here: asked about, never refused. */
  above?: Above | null
  /** It was unsent before a reload and has come back. */
  kept?: true
}

/** Where a sent line stands. `uncertain`: no answer came, so nobody knows whether it arrived; a reading will tell. */
export type SendState = 'sending' | 'received' | 'uncertain' | 'confirmed' | 'unconfirmed'
export interface SentChanges {
  state: SendState
  changes: Changes
}

/** A cell that somebody else changed meanwhile. */
export interface Conflict {
  chave: Key
  mine: number | null
  theirs: number | null
}

/** What of a line was not made public, or final. */
export const marksRefused = ({ refusals }: Line): ReadonlyMap<Key, Becomes> =>
  new Map(refusals.flatMap(({ marks }) => [...(marks ?? [])]))

/**
 * What was refused and is not asked for by these changes: what was not made public, or final, stays told until that is
 * asked for anew, whatever is typed and sent meanwhile; so do figures that the service did not take and that stay unsent.
 */
export const refusalsBut = (
  { edits, refusals }: Pick<Line, 'edits' | 'refusals'>,
  changes: ReadonlyMap<Key, { becomes?: Becomes | undefined }>,
): Refusal[] => {
  const hasOthers = [...edits].some(([chave, { error }]) => error === null && !changes.has(chave))
  return refusals.flatMap((refusal): Refusal[] => {
    if (!refusal.marks) return refusal.motivo === 'service' && hasOthers ? [refusal] : []
    const marks = new Map([...refusal.marks].filter(([chave]) => !changes.get(chave)?.becomes))
    return marks.size > 0 ? [{ ...refusal, marks }] : []
  })
}

interface RefusedPart {
  /** Null: the whole line. */
  chave: Key | null
  /** What was asked to be made public, or final, and was not: it is asked for anew on its page. */
  marks?: ReadonlyMap<Key, Becomes>
}

/**
 * Why a line, or one cell of it, was not taken: found when it was read again, or said by the service.
 * `becoming`: the service did not make it public, or final; without words where these were about figures that went along.
 */
export type Refusal = RefusedPart &
  (
    | { motivo: 'fechada' | 'gone' | 'changed'; error: null }
    | { motivo: 'service'; error: ApiError }
    | { motivo: 'becoming'; error: ApiError | null }
  )

export interface Line {
  id: number
  record: AproveitamentoAluno
  /** The token of the page that holds it: what is read again to confirm it. */
  page: string | null
  /** When something of it was last confirmed (`performance.now()`); 0: nothing was. */
  confirmedAt: number
  notas: ReadonlyMap<Key, Nota>
  edits: ReadonlyMap<Key, Editing>
  /** Cells to be made public, or final, with the next sending. */
  becomes: ReadonlyMap<Key, Becomes>
  sending: SentChanges | null
  conflicts: readonly Conflict[]
  refusals: readonly Refusal[]
}

/** What is told of a line; of grades that are only to be made public, or final, or were not, is told that. */
export type LineStatus =
  | 'withError'
  | 'conflict'
  | 'refused'
  | 'notPublished'
  | 'notClosed'
  | 'doubt'
  | 'unsent'
  | 'toPublish'
  | 'toClose'
  | SendState

export const newLine = (record: AproveitamentoAluno, page: string | null): Line => ({
  id: record.id,
  record,
  page,
  confirmedAt: 0,
  notas: gradesByKey(record),
  edits: new Map(),
  becomes: new Map(),
  sending: null,
  conflicts: [],
  refusals: [],
})

/** The line with a newer reading; what was typed stays, and what was looked for in vain and is there by now is confirmed. */
export function readAgain(line: Line, record: AproveitamentoAluno): Line {
  const { sending } = line
  const isThere = sending?.state === 'unconfirmed' && matches(record, sending.changes)
  const state = isThere ? { sending: { ...sending, state: 'confirmed' as const } } : {}
  return { ...line, record, notas: gradesByKey(record), ...state }
}

/** Students and families see a figure of it. */
export const isSeen = ({ notas }: Line, chave: Key): boolean => {
  const nota = notas.get(chave)
  return nota !== undefined && isKnown(nota)
}

/** Sent and not yet seen again. */
export const awaitsConfirmation = (line: Line): line is Line & { sending: SentChanges } =>
  line.sending !== null && line.sending.state !== 'confirmed'

/** The figure of a cell as far as this tab knows: what is on its way counts before what was read. */
export function knownValue(line: Line, chave: Key): number | null {
  const sent = awaitsConfirmation(line) ? line.sending.changes.get(chave)?.valor : undefined
  return sent === undefined ? (line.notas.get(chave)?.valor ?? null) : sent
}

/** Whether nothing stands in a cell, on its way or typed, that is a grade: a text that is none does not count. */
export const withoutGrade = (line: Line, chave: Key): boolean =>
  knownValue(line, chave) === null && (line.edits.get(chave)?.valor ?? null) === null

/** What a cell counts for: one that is asked about, or that the service did not take, counts once it has been sent. */
export function countedValue(line: Line, chave: Key): number | null | undefined {
  const isOpenQuestion = line.edits.get(chave)?.above ?? refusalOf(line, chave)
  return isOpenQuestion && line.edits.has(chave) ? null : shownValue(line, chave)
}

/** The figure of a cell as it stands on the screen; undefined where it is not a grade. */
export function shownValue(line: Line, chave: Key): number | null | undefined {
  const edit = line.edits.get(chave)
  if (edit) return edit.error === null ? edit.valor : undefined
  return line.notas.has(chave) ? knownValue(line, chave) : undefined
}

/** What the cell shows. */
export const textOf = (line: Line, chave: Key, sign: ',' | '.'): string =>
  line.edits.get(chave)?.text ?? formatNota(knownValue(line, chave), sign)

/** Figures that may stand in the service without anybody else having written. */
export function basesOf(line: Line, chave: Key): readonly (number | null)[] {
  const before = line.edits.get(chave)?.bases
  if (before) return before
  const sentChange = awaitsConfirmation(line) ? line.sending.changes.get(chave) : undefined
  return [...new Set([knownValue(line, chave), ...(sentChange?.bases ?? [line.notas.get(chave)?.valor ?? null])])]
}

/** The grade is being closed, or is to be with the next sending: nothing is written into it any more. */
export const isClosing = (line: Line, chave: Key): boolean =>
  line.becomes.get(chave) === 'fechada' ||
  (awaitsConfirmation(line) && line.sending.changes.get(chave)?.becomes === 'fechada')

/** What the next sending of this line would change; empty when nothing can be sent. */
export function pending(line: Line): Map<Key, Change> {
  const changes = new Map<Key, Change>()
  for (const [chave, { valor, error, bases }] of line.edits) {
    if (error === null) changes.set(chave, { bases, valor })
  }
  for (const [chave, becomes] of line.becomes) {
    changes.set(chave, { ...(changes.get(chave) ?? { bases: basesOf(line, chave) }), becomes })
  }
  return changes
}

/** The refusal that speaks of a cell: of it alone, or of all that was sent of its line. */
export const refusalOf = ({ edits, refusals }: Line, chave: Key): Refusal | undefined =>
  refusals.find((refusal) => refusal.chave === chave || (refusal.motivo === 'service' && edits.has(chave)))

/** What goes on counting where the service did not take what was typed over it: a grade, or none; null: nothing was refused. */
export function staying(line: Line, chave: Key): { valor: number | null } | null {
  const refusal = refusalOf(line, chave)
  if (refusal?.motivo !== 'service' || refusal.error.kind !== 'refused') return null
  return { valor: line.notas.get(chave)?.valor ?? null }
}

/**
 * Whether a sending would take this line: the service has not refused these very figures. Sending them once more is for
 * the person to ask, student by student.
 */
export function hasPending({ edits, becomes, conflicts, refusals }: Line): boolean {
  if (conflicts.length > 0 || refusals.some(({ motivo }) => motivo === 'service')) return false
  if (becomes.size > 0) return true
  for (const { error } of edits.values()) if (error === null) return true
  return false
}

/**
 * Whether something that is typed or on its way may move the partial mean: it counts what families see (domain: the mean
 * over published grades), so a draft changes nothing in it.
 */
export function changesMean(line: Line): boolean {
  const isSeen = (chave: Key) => isVisible(line.notas.get(chave) ?? { publicada: false, fechada: false })
  const sent = awaitsConfirmation(line) ? [...line.sending.changes] : []
  return (
    line.becomes.size > 0 ||
    [...line.edits.keys()].some(isSeen) ||
    sent.some(([chave, { becomes }]) => becomes !== undefined || isSeen(chave))
  )
}

/** The first cell of a line that the person has to correct: no grade, or not taken by the service. */
export const errorOf = (line: Line): Key | null =>
  [...line.edits].find(([chave, { error, skipped }]) => (error !== null && skipped) || refusalOf(line, chave))?.[0] ??
  null

/** The first cell of a line with a figure that is asked about. */
export const doubtOf = (line: Line): Key | null =>
  [...line.edits].find(([chave, { above }]) => above && !refusalOf(line, chave))?.[0] ?? null

/** The next such cell in the order of the class, below a student and then from its beginning; 0: the first. */
export function nextCell(
  written: readonly Line[],
  order: readonly number[],
  cellOf: (line: Line) => Key | null,
  below: number,
): { id: number; chave: Key } | null {
  const cells = new Map(written.map((line) => [line.id, cellOf(line)]))
  const from = order.indexOf(below) + 1
  for (const id of [...order.slice(from), ...order.slice(0, from)]) {
    const chave = cells.get(id)
    if (chave) return { id, chave }
  }
  return null
}

/** The line as far as one evaluation goes: what is said beside its figure is of no other. */
export function inColumn(line: Line, chave: Key): Line {
  const only = <T>(of: ReadonlyMap<Key, T>) => new Map([...of].filter(([one]) => one === chave))
  return {
    ...line,
    edits: only(line.edits),
    becomes: only(line.becomes),
    sending: line.sending?.changes.has(chave) ? line.sending : null,
    conflicts: line.conflicts.filter((one) => one.chave === chave),
    refusals: line.refusals.filter((one) => one.chave === null || one.chave === chave),
  }
}

export function stateOf(line: Line): LineStatus | null {
  if (line.conflicts.length > 0) return 'conflict'
  for (const { error, skipped } of line.edits.values()) if (error !== null && skipped) return 'withError'
  if (line.refusals.length > 0) {
    const marks = errorOf(line) === null ? [...marksRefused(line).values()] : []
    if (marks.length === 0) return 'refused'
    return marks.includes('fechada') ? 'notClosed' : 'notPublished'
  }
  for (const { above } of line.edits.values()) if (above) return 'doubt'
  if (line.edits.size > 0) return 'unsent'
  if (line.becomes.size > 0) return [...line.becomes.values()].includes('fechada') ? 'toClose' : 'toPublish'
  return line.sending?.state ?? null
}
