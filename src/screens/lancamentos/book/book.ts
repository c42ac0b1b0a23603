/**
 * The gradebook store of one class, outside React: one line per student, unsent edits, the undo stack, listeners.
 * A key press changes one line and notifies only its listeners, so its cost does not grow with the class (5,000 lines).
 */
import type { AproveitamentoAluno } from '@/contract'
import { largestWithoutScale, parseNota, type TypingRule } from '@/domain/notas/typedGrade'
import { formatNota } from '@/domain/notas/writtenGrade'
import type { Becomes } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import { createColumns } from './columns'
import { sameValue } from '@/domain/notas/hundredths'
import { basesOf, type Editing, type Line, newLine, readAgain, hasPending, renamed, textOf, knownValue } from './line'
import { type CellChange, createHistory, type Step } from './history'
import type { CellState, ConflictChoice, Filling } from './lineSteps'
import { cellOf, chosen, isToldAnew, sameCell, takenBack, tidied, withCell, withoutArrived } from './lineSteps'
import { createMeans } from './means'
import { createListeners, type When } from './listeners'
import { inParts, type Parts, whole } from './chunkedWork'
import { createCounts, type Summary } from './summary'
import { createScale } from './scale'

export type Book = ReturnType<typeof createBook>

/** @param sign The decimal sign of the school; the language of the screen does not change it. */
export function createBook(idClasse: number, typing: TypingRule, sign: ',' | '.') {
  const lines = new Map<number, Line>()
  /** Ids of lines that were ever edited or sent: only these can hold something unsent. */
  const touched = new Set<number>()
  let order: readonly number[] = []
  const columns = createColumns()
  let cameBack = 0
  /** The mean of each column, updated with every change, so that a key press need not add up 5,000 lines. */
  const means = createMeans()
  const counts = createCounts()
  /** The highest usual grade: the teacher has to confirm a figure above it, whether typed, pasted or restored. */
  const scale = createScale(typing.scaleMax, typing.decimals)
  const rule: TypingRule = { ...typing, scaleMax: Math.max(largestWithoutScale, typing.scaleMax ?? 0) }
  const history = createHistory()
  /** The cell that is being typed in, and its line before that: leaving the cell makes one undo step of both. */
  let inUse: { id: number; chave: Key; before: Line } | null = null
  const notify = createListeners()

  const line = (id: number): Line => {
    const found = lines.get(id)
    if (!found) throw new Error('Linha desconhecida')
    return found
  }
  const cell = (id: number, chave: Key) => cellOf(line(id), chave)
  const written = (): Line[] => [...touched].map(line)

  /** The only function that stores a line, so that means, counts and scale always fit the lines. */
  function put(next: Line): void {
    const before = lines.get(next.id)
    means.change(before, next)
    counts.change(before, next)
    if (before?.record !== next.record) for (const { valor } of next.notas.values()) scale.saw(valor)
    lines.set(next.id, next)
  }
  function set(next: Line, when: When = 'now'): void {
    put(next)
    touched.add(next.id)
    notify.changed(next.id, when)
  }
  const setEdit = (id: number, chave: Key, edit: Editing | undefined, when?: When): void =>
    set(withCell(line(id), chave, { ...cell(id, chave), edit }), when)

  /** Reads a text as a grade; a grade above the scale is valid, and `above` says that it needs a confirmation. */
  function parse(text: string): Pick<Editing, 'valor' | 'error' | 'above'> {
    const parsed = parseNota(text, rule)
    return { ...parsed, above: scale.above(parsed.valor) }
  }
  const typed = (of: Line, chave: Key, text: string, skipped: boolean): Editing => {
    return { text, ...parse(text), skipped, bases: basesOf(of, chave) }
  }

  /** Makes one undo step of everything typed in the cell since it was entered. */
  function endTyping(): void {
    const ended = inUse
    inUse = null
    if (!ended || !lines.has(ended.id)) return
    const { id, chave, before } = ended
    history.add([{ id, chave, before: cellOf(before, chave), after: cell(id, chave) }])
  }
  function beginTyping(id: number, chave: Key): void {
    if (inUse?.id === id && inUse.chave === chave) return
    endTyping()
    inUse = { id, chave, before: line(id) }
  }

  /** Notifies the lines of a step after the next frame: a step may change thousands, and no key press waits for it. */
  function tellStep(step: Step): void {
    for (const { id } of step) notify.changed(id, 'later')
  }
  /** Sets many cells as one undo step. */
  function* changing<T extends Pick<Filling, 'id' | 'chave'>>(
    cells: readonly T[],
    next: (at: T, line: Line) => Partial<CellState>,
  ): Parts {
    endTyping()
    const step: CellChange[] = []
    yield* inParts(cells, (at) => {
      const { id, chave } = at
      const of = lines.get(id)
      if (!of) return
      const before = cellOf(of, chave)
      const after = { ...before, ...next(at, of) }
      set(withCell(of, chave, after), 'never')
      step.push({ id, chave, before, after })
    })
    history.add(step)
    tellStep(step)
  }
  const pasting = (itens: readonly Filling[]): Parts =>
    changing(itens, ({ chave, valor }, of) => ({
      edit: sameValue(valor, knownValue(of, chave)) ? undefined : typed(of, chave, formatNota(valor, sign), true),
    }))
  function* turning(forward: boolean): Parts<Step> {
    endTyping()
    const step = history.take(forward)
    const [from, to] = forward ? (['before', 'after'] as const) : (['after', 'before'] as const)
    yield* inParts(step, (change) => {
      const { id, chave } = change
      if (lines.has(id) && sameCell(cell(id, chave), change[from])) set(withCell(line(id), chave, change[to]), 'never')
    })
    tellStep(step)
    return step
  }

  /** Empties the undo stack, because its steps refer to lines that are discarded or wiped. */
  function forgetSteps(): void {
    inUse = null
    history.clear()
    notify.summary()
  }
  function noteCameBack(n: number): void {
    if (n === cameBack) return
    cameBack = n
    notify.data()
    notify.summary()
  }

  return {
    idClasse,
    rule,
    sign,
    means,
    scale,
    /** Ids of the students in the order of the service; a new array when it grows. */
    get order() {
      return order
    },
    get columns() {
      return columns.get()
    },
    /** How many unsent cells were restored after a reload and are still announced. */
    get cameBack() {
      return cameBack
    },
    onLine: notify.onLine,
    onSummary: notify.onSummary,
    onData: notify.onData,
    line,
    get: (id: number): Line | undefined => lines.get(id),
    has: (id: number): boolean => lines.has(id),
    all: (): Line[] => order.map(line),
    written,
    set,
    parse,
    text: (id: number, chave: Key): string => textOf(line(id), chave, sign),
    summary: (): Summary => counts.now(inUse !== null || history.size(false) > 0),
    /** Ids of the lines that the next sending would include. */
    ready: (): number[] => written().flatMap((one) => (hasPending(one) ? [one.id] : [])),

    /** Merges a page of records; edits stay. `since`: the time of the request; lines confirmed later stay. */
    merge(records: readonly AproveitamentoAluno[], page: string | null, since = Infinity): void {
      const fresh: number[] = []
      // only the first page renames columns: the other pages have the same titles
      const changed = columns.take(records, page === null)
      for (const record of records) {
        const known = lines.get(record.id)
        if (known && known.confirmedAt > since) continue
        if (!known) fresh.push(record.id)
        put(known ? { ...withoutArrived(readAgain(known, record)), page } : newLine(record, page))
        if (known) notify.line(record.id)
      }
      for (const next of renamed([...lines.values()])) {
        put(next)
        notify.line(next.id)
      }
      if (fresh.length > 0) order = [...order, ...fresh]
      if (counts.now(false).kept === 0) noteCameBack(0)
      if (changed || fresh.length > 0) notify.data()
      notify.summary()
    },

    /** Marks every student outside `here` as inactive, after the whole class was read; edits for them stay. */
    haveLeft(here: ReadonlySet<number>): void {
      for (const id of order) {
        const of = line(id)
        if (here.has(id) || !of.record.ativo) continue
        put({ ...of, record: { ...of.record, ativo: false, motivoInatividade: '' } })
        notify.line(id)
      }
      if (columns.keepUsed(lines.values())) notify.data()
      notify.summary()
    },

    /** Takes the new text of a cell after a key press. */
    type(id: number, chave: Key, text: string): void {
      const of = line(id)
      const before = of.edits.get(chave)
      beginTyping(id, chave)
      const after = text === formatNota(knownValue(of, chave), sign) ? undefined : typed(of, chave, text, false)
      setEdit(id, chave, after, isToldAnew(of, before, after) ? 'later' : 'never')
    },
    /** Restores the cell as before typing, with its refusals and conflicts; returns false if it was not in use. */
    takeBack(id: number, chave: Key): boolean {
      if (inUse?.id !== id || inUse.chave !== chave) return false
      const { before } = inUse
      inUse = null
      set(takenBack(line(id), before, chave))
      return true
    },
    /** Ends the typing in a cell: formats its number, or shows its error. */
    leave(id: number, chave: Key): void {
      const of = line(id)
      const edit = of.edits.get(chave)
      if (edit && !edit.skipped) setEdit(id, chave, tidied(edit, knownValue(of, chave), sign), 'later')
      endTyping()
    },
    /** Leaves the cell in use when its input is unmounted: browsers fire no `blur` for a removed element. */
    leaveInUse(): void {
      if (inUse && lines.has(inUse.id)) this.leave(inUse.id, inUse.chave)
    },

    /** Fills cells with grades as one undo step; `pasting` is the same in chunks. */
    paste: (itens: readonly Filling[]): void => whole(pasting(itens)),
    pasting,
    /** Marks an evaluation of these students to be published or closed with the next sending. */
    mark: (ids: readonly number[], chave: Key, becomes: Becomes): void =>
      whole(
        changing(
          ids.map((id) => ({ id, chave })),
          () => ({ becomes }),
        ),
      ),
    /** Resolves conflicts as the teacher chose, as one undo step. */
    choose: (choices: readonly ConflictChoice[]): void =>
      whole(changing(choices, (choice, of) => ({ edit: chosen(of, choice) }))),
    /** How many cells the next undo (`false`) or redo (`true`) would change. */
    stepSize: history.size,
    /** Undoes the last step and returns its cells; a cell that something else changed since stays as it is. */
    undo: (): Step => whole(turning(false)),
    /** Redoes the step that was undone last. */
    redo: (): Step => whole(turning(true)),
    turning,
    /** Begins a sending: cells without an unsent change leave the undo stack, so no redo can bring their edit back. */
    beginSending(): void {
      endTyping()
      noteCameBack(0)
      history.forget(({ id, chave }) => {
        const { edit, becomes } = lines.has(id) ? cell(id, chave) : {}
        return !edit && !becomes
      })
    },
    /** Stores a line after these cells were sent or found already saved; the undo stack drops these cells. */
    handOver(next: Line, keys: { has: (chave: Key) => boolean }): void {
      history.forget(({ id, chave }) => id === next.id && keys.has(chave))
      set(next)
    },
    /** Stores a line whose sent cells certainly did not arrive; an undo step leads back to the saved grades. */
    makeUnsent(next: Line, keys: Iterable<Key>): void {
      set(next)
      const before = { edit: undefined, becomes: undefined }
      history.add([...keys].map((chave) => ({ id: next.id, chave, before, after: cellOf(next, chave) })))
      notify.summary()
    },

    /** Announces that `n` more unsent cells were restored after a reload. */
    tellRestored: (n: number): void => noteCameBack(cameBack + n),
    /** Ends that announcement. */
    dismissRestored: (): void => noteCameBack(0),
    /** Discards every unsent edit, mark, conflict and refusal. */
    discard: (): void => {
      noteCameBack(0)
      for (const one of written()) set({ ...one, edits: new Map(), becomes: new Map(), conflicts: [], refusals: [] })
      forgetSteps()
    },
    /** Removes all personal data: somebody else may look at the screen next. */
    wipe(): void {
      lines.clear()
      means.clear()
      counts.clear()
      touched.clear()
      order = []
      notify.data()
      forgetSteps()
    },
  }
}
