/** The transitions of a line as pure functions: editing, comparing with the record, sending, returning to unsent. */
import { ApiError } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { type Becomes, type Change, type Changes, compareCell } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import { sameValue } from '@/domain/notas/hundredths'
import { isVisible } from '@/domain/notas/notas'
import { formatNota } from '@/domain/notas/writtenGrade'
import {
  awaitsConfirmation,
  basesOf,
  type Conflict,
  type Editing,
  type Line,
  pending,
  type Refusal,
  readAgain,
  refusalsBut,
  type SendState,
} from './line'
import type { Scale } from './scale'

/** The unsent part of a cell: its edit, and the mark to publish or close it. */
export interface CellState {
  edit: Editing | undefined
  becomes: Becomes | undefined
}
export const cellOf = ({ edits, becomes }: Line, chave: Key): CellState => ({
  edit: edits.get(chave),
  becomes: becomes.get(chave),
})
/** Whether two states look the same to the teacher, so that an undo step between them would be useless. */
export const sameCell = (a: CellState, b: CellState): boolean =>
  a.edit?.text === b.edit?.text && a.becomes === b.becomes

/** How grades are written in this class: their decimal sign, and how a text is read. */
export interface Hand {
  sign: ',' | '.'
  parse: (text: string) => Pick<Editing, 'valor' | 'error' | 'above'>
}
/** The edit while this text is being typed. */
export const typed = (line: Line, chave: Key, text: string, { parse }: Hand): Editing => ({
  text,
  ...parse(text),
  skipped: false,
  bases: basesOf(line, chave),
})
/** The edit once its cell is left: its number formatted; undefined where it equals the known grade. */
export function tidied(edit: Editing, known: number | null, sign: ',' | '.'): Editing | undefined {
  if (edit.error !== null) return { ...edit, text: edit.text.trim(), skipped: true }
  return sameValue(edit.valor, known) ? undefined : { ...edit, text: formatNota(edit.valor, sign), skipped: true }
}

/** Whether a key press changes the status around a cell; most digits do not, so they need no notification. */
export const isToldAnew = ({ refusals }: Line, before: Editing | undefined, after: Editing | undefined): boolean =>
  !before !== !after ||
  (before?.error === null) !== (after?.error === null) ||
  Boolean(before?.above) !== Boolean(after?.above) ||
  refusals.length > 0 ||
  before?.skipped === true

/** A copy of the map with one value set, or removed (`undefined`); the same map where nothing changes. */
function withValue<V>(map: ReadonlyMap<Key, V>, key: Key, value: V | undefined): ReadonlyMap<Key, V> {
  if (map.get(key) === value) return map
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
const without = <V>(map: ReadonlyMap<Key, V>, keys: Iterable<Key>): ReadonlyMap<Key, V> =>
  [...keys].reduce((rest, key) => withValue(rest, key, undefined), map)

/** The line with one cell, its refusals and conflicts as before typing; refusals of a later sending stay. */
export function takenBack(now: Line, before: Line, chave: Key): Line {
  const unsaid = before.refusals.filter((of) => !of.marks && (of.chave === null || of.chave === chave))
  return {
    ...withCell(now, chave, cellOf(before, chave)),
    refusals: [...new Set([...unsaid, ...now.refusals])],
    conflicts: [
      ...before.conflicts.filter((of) => of.chave === chave),
      ...now.conflicts.filter((of) => of.chave !== chave),
    ],
  }
}

/**
 * The line after an edit of a cell, which removes the refusals of that cell and of the whole line. A mark alone keeps
 * the refusals of the line's grades.
 */
export function withCell(line: Line, chave: Key, { edit, becomes }: CellState): Line {
  const edits = withValue(line.edits, chave, edit)
  const isMarkAlone = edits === line.edits
  return {
    ...line,
    edits,
    becomes: withValue(line.becomes, chave, becomes),
    refusals: [
      ...line.refusals.filter(({ marks, ...refusal }) => !marks && refusal.chave !== null && refusal.chave !== chave),
      ...refusalsBut(
        { edits: isMarkAlone ? edits : new Map(), refusals: line.refusals },
        new Map([[chave, { becomes }]]),
      ),
    ],
    conflicts: line.conflicts.filter((conflict) => conflict.chave !== chave),
  }
}

/**
 * The line without restored edits and marks that its record shows now: the tab that this one was duplicated from has
 * sent them. A cell in flight keeps its edit, because the record may not show what was sent yet.
 */
export function withoutArrived(line: Line): Line {
  const inFlight = awaitsConfirmation(line) ? line.sending.changes : null
  const isThere = (chave: Key): boolean => {
    const [nota, { edit, becomes }] = [line.notas.get(chave), cellOf(line, chave)]
    if (!nota || inFlight?.has(chave)) return false
    if (edit && !(edit.kept && edit.error === null && sameValue(edit.valor, nota.valor))) return false
    return becomes === undefined || (becomes === 'fechada' ? nota.fechada : isVisible(nota))
  }
  return [...new Set([...line.edits.keys(), ...line.becomes.keys()])]
    .filter(isThere)
    .reduce((rest, chave) => withCell(rest, chave, { edit: undefined, becomes: undefined }), line)
}

const withoutPending = (line: Line, keys: readonly Key[]): Line => ({
  ...line,
  edits: without(line.edits, keys),
  becomes: without(line.becomes, keys),
})

/** The wanted changes that are still unsent and unchanged: a cell edited meanwhile waits for the next sending. */
export function stillSo(line: Line, wanted: Changes): Changes {
  const now = pending(line)
  return new Map(
    [...wanted].filter(([chave, { valor, becomes }]) => {
      const change = now.get(chave)
      return change !== undefined && change.valor === valor && change.becomes === becomes
    }),
  )
}

/**
 * Compares the wanted changes with the record as just read (null: the student has left the class; an error: it could
 * not be read). Returns the changes that may be sent; the line gets conflicts and refusals, and loses changes that are
 * already saved. A line with a conflict is not sent at all until the teacher has chosen.
 */
export function judged(
  before: Line,
  record: AproveitamentoAluno | ApiError | null,
  changes: Changes,
): { line: Line; changes: Changes } {
  const none: Changes = new Map()
  const refused = refusalsBut(before, changes)
  const whole = (line: Line, refusal: Refusal) => ({
    line: { ...line, refusals: [refusal, ...refused] },
    changes: none,
  })
  if (record instanceof ApiError) return whole(before, { motivo: 'service', chave: null, error: record })
  const line = record ? readAgain(before, record) : before
  if (!record?.ativo) return whole(line, { motivo: 'gone', chave: null, error: null })
  const conflicts: Conflict[] = []
  const refusals: Refusal[] = []
  const send = new Map<Key, Change>()
  const done: Key[] = []
  for (const [chave, change] of changes) {
    const theirs = line.notas.get(chave)
    const verdict = compareCell(theirs, change)
    if (verdict === 'send') send.set(chave, change)
    else if (verdict === 'conflict' && change.valor !== undefined)
      conflicts.push({ chave, mine: change.valor, theirs: theirs?.valor ?? null })
    else {
      done.push(chave)
      // a mark alone is refused where the grade changed: a teacher publishes or closes only figures that they have seen
      const motivo = !theirs ? 'gone' : change.valor === undefined ? 'changed' : 'fechada'
      const marks = change.becomes && new Map([[chave, change.becomes]])
      if (verdict !== 'alreadyThere') refusals.push({ motivo, chave, error: null, ...(marks && { marks }) })
    }
  }
  const wasThereOnly = send.size === 0 && conflicts.length === 0 && refusals.length === 0
  const others = before.conflicts.filter(({ chave }) => !changes.has(chave))
  return {
    line: {
      ...withoutPending(line, done),
      conflicts: [...others, ...conflicts],
      refusals: [...refusals, ...refused],
      // the result of an earlier sending must not be shown as the result of this one
      sending: wasThereOnly ? { state: 'confirmed', changes } : null,
    },
    changes: conflicts.length > 0 ? none : send,
  }
}

/** The line while these changes are in flight. */
export const sent = (line: Line, changes: Changes): Line => ({
  ...withoutPending(line, [...changes.keys()]),
  sending: { state: 'sending', changes },
})

/** The line with another state of its sending. */
export const inState = (line: Line, state: SendState): Line =>
  line.sending ? { ...line, sending: { ...line.sending, state } } : line

/** Makes sent changes unsent again: they were certainly not accepted, or the teacher wants to send them again. */
export function givenBack(
  line: Line,
  error: ApiError | null,
  { sign, scale }: { sign: ',' | '.'; scale: Pick<Scale, 'above'> },
): Line {
  if (!awaitsConfirmation(line)) return line
  const edits = new Map<Key, Editing>()
  const becomes = new Map(line.becomes)
  for (const [chave, { valor, bases, becomes: made }] of line.sending.changes) {
    // a mark set meanwhile is newer; the teacher requests a refused publishing or closing again on its page
    if (made && !error && !becomes.has(chave)) becomes.set(chave, made)
    if (valor === undefined) continue
    const text = formatNota(valor, sign)
    const above = scale.above(valor)
    edits.set(chave, { text, valor, error: null, skipped: true, bases: [...new Set([...bases, valor])], above })
  }
  // edits typed meanwhile are newer
  for (const [chave, edit] of line.edits) edits.set(chave, edit)
  const { changes } = line.sending
  const marks = new Map([...changes].flatMap(([chave, { becomes: made }]) => (made ? [[chave, made]] : [])))
  const isOfFigures = [...changes.values()].some(({ valor }) => valor !== undefined)
  const refusals = refusalsBut(line, changes).filter(({ motivo }) => !isOfFigures || motivo !== 'service')
  // the error may concern the grades or the marks: it is shown with the grades, where the next edit removes it
  if (error && marks.size > 0)
    refusals.unshift({ motivo: 'becoming', chave: null, error: isOfFigures ? null : error, marks })
  if (error && isOfFigures) refusals.unshift({ motivo: 'service', chave: null, error })
  return { ...line, sending: null, edits, becomes, refusals }
}

/** The teacher's choice in a conflict. */
export interface ConflictChoice {
  id: number
  chave: Key
  which: 'mine' | 'theirs'
}
/** The edit after that choice: `mine` takes the other grade as baseline and overwrites it; `theirs` drops the edit. */
export function chosen({ conflicts, edits }: Line, { chave, which }: ConflictChoice): Editing | undefined {
  const conflict = conflicts.find((one) => one.chave === chave)
  const edit = edits.get(chave)
  if (!conflict || !edit) return edit
  return which === 'mine' ? { ...edit, bases: [conflict.theirs] } : undefined
}

/** A grade to fill a cell with. */
export interface Filling {
  id: number
  chave: Key
  valor: number | null
}
