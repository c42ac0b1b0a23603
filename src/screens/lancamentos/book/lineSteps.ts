/** What happens to a line, each as a function from the line to the next one: written in, judged, sent, given back, confirmed. */
import { ApiError } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { type Becomes, type Change, type Changes, compareCell } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import { sameValue } from '@/domain/notas/hundredths'
import { formatNota } from '@/domain/notas/writtenGrade'
import {
  awaitsConfirmation,
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

/** What a person has put into a cell: a figure, and what it is to become. */
export interface CellState {
  edit: Editing | undefined
  becomes: Becomes | undefined
}
export const cellOf = ({ edits, becomes }: Line, chave: Key): CellState => ({
  edit: edits.get(chave),
  becomes: becomes.get(chave),
})
/** Two states that a person cannot tell apart. */
export const sameCell = (a: CellState, b: CellState): boolean =>
  a.edit?.text === b.edit?.text && a.becomes === b.becomes

/** What was typed, as it stands once its cell is left: a number written tidily, none where it changes nothing. */
export function tidied(edit: Editing, known: number | null, sign: ',' | '.'): Editing | undefined {
  if (edit.error !== null) return { ...edit, text: edit.text.trim(), skipped: true }
  return sameValue(edit.valor, known) ? undefined : { ...edit, text: formatNota(edit.valor, sign), skipped: true }
}

/** Whether anything around a cell changes with the next key in it; a number that only grows changes nothing. */
export const isToldAnew = ({ refusals }: Line, before: Editing | undefined, after: Editing | undefined): boolean =>
  !before !== !after ||
  (before?.error === null) !== (after?.error === null) ||
  Boolean(before?.above) !== Boolean(after?.above) ||
  refusals.length > 0 ||
  before?.skipped === true

/** The map with one value put in, or taken out; the same one where nothing changes. */
function withValue<V>(map: ReadonlyMap<Key, V>, key: Key, value: V | undefined): ReadonlyMap<Key, V> {
  if (map.get(key) === value) return map
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
const without = <V>(map: ReadonlyMap<Key, V>, keys: Iterable<Key>): ReadonlyMap<Key, V> =>
  [...keys].reduce((rest, key) => withValue(rest, key, undefined), map)

/** A line with one cell, and what was said of it, as before something was typed. What a sending has told since stays told. */
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
 * The person has written in a cell: what was said of it before, and of the figures of its line, is said no longer. A mark
 * alone changes no figure.
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

const withoutPending = (line: Line, keys: readonly Key[]): Line => ({
  ...line,
  edits: without(line.edits, keys),
  becomes: without(line.becomes, keys),
})

/** Of what was to be sent, what still stands so: a cell that was written in meanwhile waits for the next sending. */
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
 * Compares what is to be sent with the record as just read: nothing where the class has none any more, an error where it
 * cannot be read. Answers what may go; conflicts, closed cells and what is already so are written into the line. A line
 * with a conflict waits as a whole until the person has chosen.
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
      // nobody publishes or closes another figure than the one that they have seen
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
      // what came of a former sending says nothing about this one
      sending: wasThereOnly ? { state: 'confirmed', changes } : null,
    },
    changes: conflicts.length > 0 ? none : send,
  }
}

/** What is sent is no longer unsent. */
export const sent = (line: Line, changes: Changes): Line => ({
  ...withoutPending(line, [...changes.keys()]),
  sending: { state: 'sending', changes },
})

/** Where what was sent stands now. */
export const inState = (line: Line, state: SendState): Line =>
  line.sending ? { ...line, sending: { ...line.sending, state } } : line

/** What was sent becomes unsent again: it was certainly not accepted, or the person wants to send it once more. */
export function givenBack(
  line: Line,
  error: ApiError | null,
  { sign, scale }: { sign: ',' | '.'; scale: Pick<Scale, 'above'> },
): Line {
  if (!awaitsConfirmation(line)) return line
  const edits = new Map<Key, Editing>()
  const becomes = new Map(line.becomes)
  for (const [chave, { valor, bases, becomes: made }] of line.sending.changes) {
    // what was chosen meanwhile is newer; what the service refused to publish or close is asked for anew, on its page
    if (made && !error && !becomes.has(chave)) becomes.set(chave, made)
    if (valor === undefined) continue
    const text = formatNota(valor, sign)
    const above = scale.above(valor)
    edits.set(chave, { text, valor, error: null, skipped: true, bases: [...new Set([...bases, valor])], above })
  }
  // what was typed meanwhile is newer
  for (const [chave, edit] of line.edits) edits.set(chave, edit)
  const { changes } = line.sending
  const marks = new Map([...changes].flatMap(([chave, { becomes: made }]) => (made ? [[chave, made]] : [])))
  const isOfFigures = [...changes.values()].some(({ valor }) => valor !== undefined)
  const refusals = refusalsBut(line, changes).filter(({ motivo }) => !isOfFigures || motivo !== 'service')
  // nobody knows which of both the words are about: at the figure they go with what is typed next
  if (error && marks.size > 0)
    refusals.unshift({ motivo: 'becoming', chave: null, error: isOfFigures ? null : error, marks })
  if (error && isOfFigures) refusals.unshift({ motivo: 'service', chave: null, error })
  return { ...line, sending: null, edits, becomes, refusals }
}

/** The person's choice where somebody else wrote. */
export interface ConflictChoice {
  id: number
  chave: Key
  which: 'mine' | 'theirs'
}
/** What is to be sent after it: their own figure, over the other; or nothing, and the other stays. */
export function chosen({ conflicts, edits }: Line, { chave, which }: ConflictChoice): Editing | undefined {
  const conflict = conflicts.find((one) => one.chave === chave)
  const edit = edits.get(chave)
  if (!conflict || !edit) return edit
  return which === 'mine' ? { ...edit, bases: [conflict.theirs] } : undefined
}

/** A figure for a cell. */
export interface Filling {
  id: number
  chave: Key
  valor: number | null
}

/** One cell before and after a step. */
export interface CellChange {
  id: number
  chave: Key
  before: CellState
  after: CellState
}
/** All that one deed changed: a figure typed, a paste, a fill, marks. */
export type Step = readonly CellChange[]

/** Steps that are remembered: more than anybody takes back one by one. */
const most = 500

/** Changes since the last sending: what Ctrl+Z takes back and Ctrl+Shift+Z puts there again. */
export function createHistory() {
  let past: Step[] = []
  let future: Step[] = []
  return {
    /** How many cells the next step changes, back or forward. */
    size: (forward: boolean): number => (forward ? future : past).at(-1)?.length ?? 0,
    /** Remembers a step; what was taken back before it cannot come again. */
    add(step: Step): void {
      const changed = step.filter(({ before, after }) => !sameCell(before, after))
      if (changed.length === 0) return
      past = [...past.slice(-most + 1), changed]
      future = []
    },
    /** The step to be taken back, or put there again; it waits on the other side. */
    take(forward: boolean): Step {
      const step = (forward ? future : past).pop()
      if (step) (forward ? past : future).push(step)
      return step ?? []
    },
    /** These cells are the service's now: no step leads behind that. */
    forget(isOver: (cell: CellChange) => boolean): void {
      const left = (steps: Step[]) =>
        steps.map((step) => step.filter((one) => !isOver(one))).filter(({ length }) => length > 0)
      past = left(past)
      future = left(future)
    },
    clear(): void {
      past = []
      future = []
    },
  }
}
