/**
 * The gradebook of one class outside React: lines by student, what was typed, and who wants to know. A key changes one
 * line and tells only those who show it; 5,000 lines cost a key nothing.
 */
import type { AproveitamentoAluno } from '@/contract'
import { largestWithoutScale, parseNota, type TypingRule } from '@/domain/notas/typedGrade'
import { formatNota } from '@/domain/notas/writtenGrade'
import type { Becomes } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import { createColumns } from './columns'
import { sameValue } from '@/domain/notas/hundredths'
import { basesOf, type Editing, type Line, newLine, readAgain, hasPending, textOf, knownValue } from './line'
import type { CellChange, CellState, ConflictChoice, Filling, Step } from './lineSteps'
import { cellOf, chosen, createHistory, isToldAnew, sameCell, takenBack, tidied, withCell } from './lineSteps'
import { createMeans } from './means'
import { createListeners, type When } from './listeners'
import { inParts, type Parts, whole } from './chunkedWork'
import { createCounts, type Summary } from './summary'
import { createScale } from './scale'

export type Book = ReturnType<typeof createBook>

/** @param sign The decimal sign of the school: figures stay as they stand whatever language is read. */
export function createBook(idClasse: number, typing: TypingRule, sign: ',' | '.') {
  const lines = new Map<number, Line>()
  /** Lines that were written in: all that a summary has to look at. */
  const touched = new Set<number>()
  let order: readonly number[] = []
  const columns = createColumns()
  let cameBack = 0
  /** The mean of each column, kept with every change: 5,000 lines cost a key nothing here either. */
  const means = createMeans()
  const counts = createCounts()
  /** Up to where grades go: a figure above is asked about, however it came here. */
  const scale = createScale(typing.scaleMax, typing.decimals)
  const rule: TypingRule = { ...typing, scaleMax: Math.max(largestWithoutScale, typing.scaleMax ?? 0) }
  const history = createHistory()
  /** The cell that is being typed in, and its line as it stood before: one step once it is left. */
  let inUse: { id: number; chave: Key; before: Line } | null = null
  const notify = createListeners()

  const line = (id: number): Line => {
    const found = lines.get(id)
    if (!found) throw new Error('Linha desconhecida')
    return found
  }
  const cell = (id: number, chave: Key) => cellOf(line(id), chave)
  const written = (): Line[] => [...touched].map(line)

  /** The one place that sets a line. */
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

  /** What a text says as a grade. One above the scale is a grade that is asked about. */
  function parse(text: string): Pick<Editing, 'valor' | 'error' | 'above'> {
    const parsed = parseNota(text, rule)
    return { ...parsed, above: scale.above(parsed.valor) }
  }
  const typed = (of: Line, chave: Key, text: string, skipped: boolean): Editing => {
    return { text, ...parse(text), skipped, bases: basesOf(of, chave) }
  }

  /** What was typed in one cell is one step. */
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

  /** All lines of a step, and the summary once: thousands may have changed together, and no key waits for them. */
  function tellStep(step: Step): void {
    for (const { id } of step) notify.changed(id, 'later')
  }
  /** Puts cells as one step that can be taken back. */
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

  /** What is sent is the service's from now on: no step leads behind it. */
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
    /** What the service told, in its order; a new array when it grows. */
    get order() {
      return order
    },
    get columns() {
      return columns.get()
    },
    /** Unsent cells that came back after a reload. */
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
    /** Lines that a sending would take. */
    ready: (): number[] =>
      written()
        .filter(hasPending)
        .map(({ id }) => id),

    /** Takes the records of a page; what was typed stays. `since`: when they were asked for; what was confirmed later is newer. */
    merge(records: readonly AproveitamentoAluno[], page: string | null, since = Infinity): void {
      const fresh: number[] = []
      // as the first page calls them: the others would only repeat it
      const changed = columns.take(records, page === null)
      for (const record of records) {
        const known = lines.get(record.id)
        if (known && known.confirmedAt > since) continue
        if (!known) fresh.push(record.id)
        put(known ? { ...readAgain(known, record), page } : newLine(record, page))
        if (known) notify.line(record.id)
      }
      if (fresh.length > 0) order = [...order, ...fresh]
      if (changed || fresh.length > 0) notify.data()
      notify.summary()
    },

    /** Of the whole class only these are there: the others count no longer, and what was typed for them stays. */
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

    /** One key in one cell. */
    type(id: number, chave: Key, text: string): void {
      const of = line(id)
      const before = of.edits.get(chave)
      beginTyping(id, chave)
      const after = text === formatNota(knownValue(of, chave), sign) ? undefined : typed(of, chave, text, false)
      setEdit(id, chave, after, isToldAnew(of, before, after) ? 'later' : 'never')
    },
    /** Gives the cell that is being typed in back as it stood, with what was said of it; answers whether one was. */
    takeBack(id: number, chave: Key): boolean {
      if (inUse?.id !== id || inUse.chave !== chave) return false
      const { before } = inUse
      inUse = null
      set(takenBack(line(id), before, chave))
      return true
    },
    /** The cell is left: a number is written tidily, an error is told. */
    leave(id: number, chave: Key): void {
      const of = line(id)
      const edit = of.edits.get(chave)
      if (edit && !edit.skipped) setEdit(id, chave, tidied(edit, knownValue(of, chave), sign), 'later')
      endTyping()
    },

    /** The cell that is being typed in is left: its input goes away, and no browser tells of that. */
    leaveInUse(): void {
      if (inUse && lines.has(inUse.id)) this.leave(inUse.id, inUse.chave)
    },

    /** Puts figures in cells as one step that can be taken back. */
    paste: (itens: readonly Filling[]): void => whole(pasting(itens)),
    pasting,
    /** Marks an evaluation of these students to be made public, or final, with the next sending. */
    make: (ids: readonly number[], chave: Key, becomes: Becomes): void =>
      whole(
        changing(
          ids.map((id) => ({ id, chave })),
          () => ({ becomes }),
        ),
      ),
    /** The person has chosen where somebody else wrote: one step that can be taken back. */
    choose: (choices: readonly ConflictChoice[]): void =>
      whole(changing(choices, (choice, of) => ({ edit: chosen(of, choice) }))),
    /** How many cells the next step changes, back or forward. */
    stepSize: history.size,
    /** Takes the last step back; answers its cells. Those that were changed otherwise since stay. */
    undo: (): Step => whole(turning(false)),
    /** Puts the step there again that was taken back last. */
    redo: (): Step => whole(turning(true)),
    turning,
    /** A sending begins: what was taken back before it, and stands as at the school, stays so. */
    beginSending(): void {
      endTyping()
      noteCameBack(0)
      history.forget(({ id, chave }) => {
        const { edit, becomes } = lines.has(id) ? cell(id, chave) : {}
        return !edit && !becomes
      })
    },
    /** The line after a part of it was sent, or found to be so already: that is the service's, and no step leads behind it. */
    handOver(next: Line, keys: { has: (chave: Key) => boolean }): void {
      history.forget(({ id, chave }) => id === next.id && keys.has(chave))
      set(next)
    },
    /** The line after what was sent has certainly not arrived: a step leads from it to what the school has. */
    takeOver(next: Line, keys: Iterable<Key>): void {
      set(next)
      const before = { edit: undefined, becomes: undefined }
      history.add([...keys].map((chave) => ({ id: next.id, chave, before, after: cellOf(next, chave) })))
      notify.summary()
    },

    /** Cells that were unsent before a reload are back. */
    tellRestored: (n: number): void => noteCameBack(cameBack + n),
    /** The person has seen that they are back, or they are on their way: it is told no longer. */
    dismissRestored: (): void => noteCameBack(0),
    /** Forgets what was typed and not sent. */
    discard: (): void => {
      noteCameBack(0)
      for (const one of written()) set({ ...one, edits: new Map(), becomes: new Map(), conflicts: [], refusals: [] })
      forgetSteps()
    },
    /** Everything personal goes: somebody else may be looking at the screen next. */
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
