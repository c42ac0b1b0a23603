/**
 * The gradebook store of one class, outside React: one line per student (`lines.ts`), changed by typing (`typing.ts`), in
 * steps that can be undone (`steps.ts`), and by the sender. A key press changes one line and notifies only its
 * listeners, so its cost does not grow with the class (5,000 lines).
 */
import type { ApiError } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import type { Becomes } from '@/domain/lancamento'
import { sameValue } from '@/domain/notas/hundredths'
import type { Key } from '@/domain/notas/keys'
import { largestWithoutScale, parseNota, type TypingRule } from '@/domain/notas/typedGrade'
import { formatNota } from '@/domain/notas/writtenGrade'
import { type Parts, whole } from './chunkedWork'
import { createHistory, type Step } from './history'
import { awaitsConfirmation, type Editing, hasPending, knownValue, type Line, textOf } from './line'
import { createLines } from './lines'
import { cellOf, type CellState, chosen, type ConflictChoice, type Filling, givenBack, typed } from './lineSteps'
import { createScale } from './scale'
import { changing, turning } from './steps'
import type { Summary } from './summary'
import { createTyping } from './typing'

export type Book = ReturnType<typeof createBook>

/** @param sign The decimal sign of the school; the language of the screen does not change it. */
export function createBook(idClasse: number, typingRule: TypingRule, sign: ',' | '.') {
  /** The highest usual grade: the teacher has to confirm a figure above it, whether typed, pasted or restored. */
  const scale = createScale(typingRule.scaleMax, typingRule.decimals)
  const rule: TypingRule = { ...typingRule, scaleMax: Math.max(largestWithoutScale, typingRule.scaleMax ?? 0) }
  /** Reads a text as a grade; a grade above the scale is valid, and `above` says that it needs a confirmation. */
  function parse(text: string): Pick<Editing, 'valor' | 'error' | 'above'> {
    const parsed = parseNota(text, rule)
    return { ...parsed, above: scale.above(parsed.valor) }
  }
  const hand = { sign, parse }
  const lines = createLines(scale)
  const { notify, line } = lines
  const history = createHistory()
  const typing = createTyping(lines, history, hand)

  /** Sets many cells as one undo step. */
  function* change<T extends Pick<Filling, 'id' | 'chave'>>(
    cells: readonly T[],
    next: (at: T, line: Line) => Partial<CellState>,
  ): Parts {
    typing.end()
    yield* changing(lines, history, cells, next)
  }
  const pasting = (itens: readonly Filling[]): Parts =>
    change(itens, ({ chave, valor }, of) => {
      if (sameValue(valor, knownValue(of, chave))) return { edit: undefined }
      return { edit: { ...typed(of, chave, formatNota(valor, sign), hand), skipped: true } }
    })
  function* turn(forward: boolean): Parts<Step> {
    typing.end()
    return yield* turning(lines, history, forward)
  }

  let cameBack = 0
  function noteCameBack(n: number): void {
    if (n === cameBack) return
    cameBack = n
    notify.data()
    notify.summary()
  }
  const summary = (): Summary => lines.summary(typing.isTyping() || history.size(false) > 0)
  /** Empties the undo stack, because its steps refer to lines that are discarded or wiped. */
  function forgetSteps(): void {
    typing.forget()
    history.clear()
    notify.summary()
  }

  return {
    idClasse,
    rule,
    sign,
    scale,
    parse,
    means: lines.means,
    /** Ids of the students in the order of the service; a new array when it grows. */
    get order() {
      return lines.order
    },
    get columns() {
      return lines.columns
    },
    /** How many unsent cells were restored after a reload and are still announced. */
    get cameBack() {
      return cameBack
    },
    onLine: notify.onLine,
    onSummary: notify.onSummary,
    onData: notify.onData,
    line,
    get: lines.get,
    has: lines.has,
    all: lines.all,
    written: lines.written,
    set: lines.set,
    text: (id: number, chave: Key): string => textOf(line(id), chave, sign),
    summary,
    /** Ids of the lines that the next sending would include. */
    ready: (): number[] => lines.written().flatMap((one) => (hasPending(one) ? [one.id] : [])),

    /** Merges a page of records (see `lines.ts`); restored cells that have arrived are not announced any more. */
    merge(records: readonly AproveitamentoAluno[], page: string | null, since?: number): void {
      lines.merge(records, page, since)
      if (summary().kept === 0) noteCameBack(0)
    },
    haveLeft: lines.haveLeft,

    type: typing.type,
    takeBack: typing.takeBack,
    leave: typing.leave,
    leaveInUse: typing.leaveInUse,

    /** Fills cells with grades as one undo step; `pasting` is the same in chunks. */
    paste: (itens: readonly Filling[]): void => whole(pasting(itens)),
    pasting,
    /** Marks an evaluation of these students to be published or closed with the next sending. */
    mark(ids: readonly number[], chave: Key, becomes: Becomes): void {
      const cells = ids.map((id) => ({ id, chave }))
      whole(change(cells, () => ({ becomes })))
    },
    /** Resolves conflicts as the teacher chose, as one undo step. */
    choose: (choices: readonly ConflictChoice[]): void =>
      whole(change(choices, (choice, of) => ({ edit: chosen(of, choice) }))),
    /** How many cells the next undo (`false`) or redo (`true`) would change. */
    stepSize: history.size,
    /** Undoes the last step and returns its cells; a cell that something else changed since stays as it is. */
    undo: (): Step => whole(turn(false)),
    /** Redoes the step that was undone last. */
    redo: (): Step => whole(turn(true)),
    turning: turn,

    /** Begins a sending: cells without an unsent change leave the undo stack, so no redo can bring their edit back. */
    beginSending(): void {
      typing.end()
      noteCameBack(0)
      history.forget(({ id, chave }) => {
        const { edit, becomes } = lines.has(id) ? lines.cell(id, chave) : {}
        return !edit && !becomes
      })
    },
    /** Stores a line after these cells were sent or found already saved; the undo stack drops these cells. */
    handOver(next: Line, keys: { has: (chave: Key) => boolean }): void {
      history.forget(({ id, chave }) => id === next.id && keys.has(chave))
      lines.set(next)
    },
    /** Makes what was sent of a line unsent again (see `givenBack`); an undo step leads back to the saved grades. */
    giveBack(id: number, error: ApiError | null): void {
      const of = line(id)
      if (!awaitsConfirmation(of)) return
      const next = givenBack(of, error, { sign, scale })
      lines.set(next)
      const before = { edit: undefined, becomes: undefined }
      const keys = [...of.sending.changes.keys()]
      history.add(keys.map((chave) => ({ id, chave, before, after: cellOf(next, chave) })))
      notify.summary()
    },

    /** Announces that `n` more unsent cells were restored after a reload. */
    tellRestored: (n: number): void => noteCameBack(cameBack + n),
    /** Ends that announcement. */
    dismissRestored: (): void => noteCameBack(0),
    /** Discards every unsent edit, mark, conflict and refusal. */
    discard: (): void => {
      noteCameBack(0)
      for (const one of lines.written())
        lines.set({ ...one, edits: new Map(), becomes: new Map(), conflicts: [], refusals: [] })
      forgetSteps()
    },
    /** Removes all personal data: somebody else may look at the screen next. */
    wipe(): void {
      lines.clear()
      forgetSteps()
    },
  }
}
