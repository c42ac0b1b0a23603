/** One student's line of the gradebook as immutable data: the service's record, unsent edits, changes in flight. */
import type { ApiError } from '@/api'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { isVisible, isKnown } from '@/domain/notas/notas'
import type { GradeError } from '@/domain/notas/typedGrade'
import { formatNota } from '@/domain/notas/writtenGrade'
import type { Above } from './scale'
import { type Change, type Changes, type Becomes, matches, nameOfAluno } from '@/domain/lancamento'
import { type Key, gradesByKey } from '@/domain/notas/keys'
import { namesOfAlunos } from '../classe/names'

/** An unsent edit of one cell. */
export interface Editing {
  text: string
  /** Null while the text is not a grade. */
  valor: number | null
  error: GradeError | null
  /** The cell was left: an error is shown only then, not in the middle of typing a number. */
  skipped: boolean
  /** Baselines: grades that the service may hold without a conflict (see `basesOf`). */
  bases: readonly (number | null)[]
  /** The grade is above the scale: the teacher has to confirm it, and it is never refused. */
  above?: Above | null
  /** The edit was restored after a reload. */
  kept?: true
}

/** Where a sent line stands. `uncertain`: no answer came, so only a new reading can tell whether it arrived. */
export type SendState = 'sending' | 'received' | 'uncertain' | 'confirmed' | 'unconfirmed'
export interface SentChanges {
  state: SendState
  changes: Changes
}

/** A cell that somebody else changed after this tab read it: my unsent grade and theirs. */
export interface Conflict {
  chave: Key
  mine: number | null
  theirs: number | null
}

/** The cells of a line whose publishing or closing was refused. */
export const marksRefused = ({ refusals }: Line): ReadonlyMap<Key, Becomes> =>
  new Map(refusals.flatMap(({ marks }) => [...(marks ?? [])]))

/**
 * The refusals that stay after these changes. A refused publishing or closing stays shown until it is requested again;
 * a refusal by the service stays while other valid edits of the line are unsent.
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
  /** Refused marks: the cells that should have been published or closed; the teacher requests it again on that page. */
  marks?: ReadonlyMap<Key, Becomes>
}

/**
 * Why a line, or one of its cells, was not saved: found by reading it again before sending, or answered by the service.
 * `becoming`: it was not published or closed; `error` is null where the refusal of grades sent along has the error.
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
  /** The name to show, which tells students of the same name apart. */
  aluno: string
  /** The token of the page that holds the record: that page is read again to confirm a sending. */
  page: string | null
  /** When a sending of this line was last confirmed, in milliseconds of `performance.now()`; 0: never. */
  confirmedAt: number
  notas: ReadonlyMap<Key, Nota>
  edits: ReadonlyMap<Key, Editing>
  /** Marks: cells to be published or closed with the next sending. */
  becomes: ReadonlyMap<Key, Becomes>
  sending: SentChanges | null
  conflicts: readonly Conflict[]
  refusals: readonly Refusal[]
}

/** The status shown for a line. `to…` and `not…`: only a publishing or closing is unsent or refused. */
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
  aluno: nameOfAluno(record),
  page,
  confirmedAt: 0,
  notas: gradesByKey(record),
  edits: new Map(),
  becomes: new Map(),
  sending: null,
  conflicts: [],
  refusals: [],
})

/** The line with a newer record; edits stay, and an unconfirmed sending that the record contains becomes confirmed. */
export function readAgain(line: Line, record: AproveitamentoAluno): Line {
  const { sending } = line
  const isThere = sending?.state === 'unconfirmed' && matches(record, sending.changes)
  const state = isThere ? { sending: { ...sending, state: 'confirmed' as const } } : {}
  return { ...line, record, notas: gradesByKey(record), ...state }
}

/** Those of the lines whose name to show changes; `lines` holds all students of each of their names. */
export function renamed(lines: readonly Line[]): Line[] {
  const nameOf = namesOfAlunos(lines.map(({ record }) => record))
  return lines.flatMap((line) => {
    const aluno = nameOf(line.record)
    return aluno === line.aluno ? [] : [{ ...line, aluno }]
  })
}

/** Whether students and families see a figure in this cell. */
export const isSeen = ({ notas }: Line, chave: Key): boolean => {
  const nota = notas.get(chave)
  return nota !== undefined && isKnown(nota)
}

/** Whether the cell is published or closed, with or without a figure. */
export const isPublic = ({ notas }: Line, chave: Key): boolean => {
  const nota = notas.get(chave)
  return nota !== undefined && isVisible(nota)
}

/** Whether the line was sent and no reading has shown it yet. */
export const awaitsConfirmation = (line: Line): line is Line & { sending: SentChanges } =>
  line.sending !== null && line.sending.state !== 'confirmed'

/** The grade in the service as far as this tab knows: a sent grade takes precedence over the last reading. */
export function knownValue(line: Line, chave: Key): number | null {
  const sent = awaitsConfirmation(line) ? line.sending.changes.get(chave)?.valor : undefined
  return sent === undefined ? (line.notas.get(chave)?.valor ?? null) : sent
}

/** Whether a cell has no grade, neither saved nor sent nor typed; a typed text that is not a grade does not count. */
export const withoutGrade = (line: Line, chave: Key): boolean =>
  knownValue(line, chave) === null && (line.edits.get(chave)?.valor ?? null) === null

/** The grade that a cell adds to the mean; null for an edit that is above the scale or was refused. */
export function countedValue(line: Line, chave: Key): number | null | undefined {
  const isOpenQuestion = line.edits.get(chave)?.above ?? refusalOf(line, chave)
  return isOpenQuestion && line.edits.has(chave) ? null : shownValue(line, chave)
}

/** The grade shown in a cell; undefined where its text is not a grade or the student has no such evaluation. */
export function shownValue(line: Line, chave: Key): number | null | undefined {
  const edit = line.edits.get(chave)
  if (edit) return edit.error === null ? edit.valor : undefined
  return line.notas.has(chave) ? knownValue(line, chave) : undefined
}

/** The text shown in a cell. */
export const textOf = (line: Line, chave: Key, sign: ',' | '.'): string =>
  line.edits.get(chave)?.text ?? formatNota(knownValue(line, chave), sign)

/** Baselines of a cell: the service holding any other grade means that somebody else wrote, which is a conflict. */
export function basesOf(line: Line, chave: Key): readonly (number | null)[] {
  const before = line.edits.get(chave)?.bases
  if (before) return before
  const sentChange = awaitsConfirmation(line) ? line.sending.changes.get(chave) : undefined
  return [...new Set([knownValue(line, chave), ...(sentChange?.bases ?? [line.notas.get(chave)?.valor ?? null])])]
}

/** Whether the grade is being closed, or will be with the next sending: its cell is read-only from then on. */
export const isClosing = (line: Line, chave: Key): boolean =>
  line.becomes.get(chave) === 'fechada' ||
  (awaitsConfirmation(line) && line.sending.changes.get(chave)?.becomes === 'fechada')

/** The changes that the next sending of this line would include. */
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

/** The refusal that concerns a cell: its own, or the service's refusal of the whole line. */
export const refusalOf = ({ edits, refusals }: Line, chave: Key): Refusal | undefined =>
  refusals.find((refusal) => refusal.chave === chave || (refusal.motivo === 'service' && edits.has(chave)))

/** The saved grade that stays valid under a refused edit (`valor` null: no grade); null where nothing was refused. */
export function staying(line: Line, chave: Key): { valor: number | null } | null {
  const refusal = refusalOf(line, chave)
  if (refusal?.motivo !== 'service' || refusal.error.kind !== 'refused') return null
  return { valor: line.notas.get(chave)?.valor ?? null }
}

/**
 * Whether the next sending includes this line. A line that the service refused is left out: the teacher has to ask to
 * send the same grades again, student by student.
 */
export function hasPending({ edits, becomes, conflicts, refusals }: Line): boolean {
  if (conflicts.length > 0 || refusals.some(({ motivo }) => motivo === 'service')) return false
  if (becomes.size > 0) return true
  for (const { error } of edits.values()) if (error === null) return true
  return false
}

/**
 * Whether an unsent or sent change may move the partial mean. That mean counts only published grades (`domain/notas`),
 * so an edit of an unpublished grade does not change it.
 */
export function changesMean(line: Line): boolean {
  const sent = awaitsConfirmation(line) ? [...line.sending.changes] : []
  return (
    line.becomes.size > 0 ||
    [...line.edits.keys()].some((chave) => isPublic(line, chave)) ||
    sent.some(([chave, { becomes }]) => becomes !== undefined || isPublic(line, chave))
  )
}

/** The first cell of a line that the teacher has to correct: its text is not a grade, or it was refused. */
export const errorOf = (line: Line): Key | null =>
  [...line.edits].find(([chave, { error, skipped }]) => (error !== null && skipped) || refusalOf(line, chave))?.[0] ??
  null

/** The first cell of a line with a grade above the scale, which the teacher has to confirm. */
export const doubtOf = (line: Line): Key | null =>
  [...line.edits].find(([chave, { above }]) => above && !refusalOf(line, chave))?.[0] ?? null

/** The next cell that `cellOf` finds in class order, from below student `below` and wrapping; 0: from the top. */
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

/** The line reduced to one evaluation, so that the status beside its figure speaks of no other one. */
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
