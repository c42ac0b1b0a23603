/**
 * The gradebook of one class outside React: lines by student, what was typed, and who wants to know. A key changes one
 * line and tells only those who show it; 5,000 lines cost a key nothing.
 */
import type { AproveitamentoAluno } from '@/contract'
import { formatNota, parseNota, type TypingRule } from '@/domain/notas/typedGrade'
import { addColumns, type Becomes, type Key, type Column } from '@/domain/lancamento'
import { sameValue } from '@/domain/notas/notas'
import { type CellState, type Change, createHistory, sameCell, type Step } from './history'
import { basesOf, type Editing, type Line, newLine, readAgain, hasPending, textOf, knownValue } from './line'
import { createMeans } from './means'
import { createListeners, type When } from './listeners'
import { inParts, type Parts, whole } from './parts'
import { count, type Summary } from './summary'
import { createScale, type Scale } from './scale'

/** A figure for a cell. */
export interface Filling {
  id: number
  chave: Key
  valor: number | null
}

export class Book {
  readonly idClasse: number
  readonly rule: TypingRule
  /** The decimal sign of the school: figures stay as they stand whatever language is read. */
  readonly sign: ',' | '.'
  /** What the service told, in its order; a new array when it grows. */
  order: readonly number[] = []
  columns: readonly Column[] = []
  /** Unsent cells that came back after a reload. */
  cameBack = 0
  /** The mean of each column, kept with every change: 5,000 lines cost a key nothing here either. */
  readonly means = createMeans()
  /** Up to where grades go: a figure above is asked about. */
  readonly scale: Scale
  private readonly history = createHistory()
  /** The cell that is being typed in, and how it stood before: one step once it is left. */
  private typing: { id: number; chave: Key; before: CellState } | null = null
  private currentSummary: Summary | null = null
  private readonly tell = createListeners(() => {
    this.currentSummary = null
  })
  readonly onLine = this.tell.onLine
  readonly onSummary = this.tell.onSummary
  readonly onDados = this.tell.onData
  private lines = new Map<number, Line>()
  /** Lines that were written in: all that a summary has to look at. */
  private touched = new Set<number>()

  constructor(idClasse: number, rule: TypingRule, sign: ',' | '.') {
    this.scale = createScale(rule.scaleMax)
    this.idClasse = idClasse
    // a figure above the scale is asked about, however it came here
    this.rule = { ...rule, scaleMax: null }
    this.sign = sign
  }

  line(id: number): Line {
    const line = this.lines.get(id)
    if (!line) throw new Error('Linha desconhecida')
    return line
  }
  get = (id: number): Line | undefined => this.lines.get(id)
  has = (id: number): boolean => this.lines.has(id)
  all = (): Line[] => this.order.map((id) => this.line(id))
  written = (): Line[] => [...this.touched].map((id) => this.line(id))

  /** Takes the records of a page; lines that are there already are read again, what was typed in them stays. */
  merge(records: readonly AproveitamentoAluno[], page: string | null): void {
    const novas: number[] = []
    const columns = [...this.columns]
    let grew = false
    for (const record of records) {
      grew = addColumns(columns, record) || grew
      const line = this.lines.get(record.id)
      if (!line) novas.push(record.id)
      this.put(line ? readAgain(line, record) : newLine(record, page))
      if (line) this.tell.line(record.id)
    }
    if (grew) this.columns = columns
    if (novas.length > 0) this.order = [...this.order, ...novas]
    if (grew || novas.length > 0) this.tell.data()
    this.tell.summary()
  }

  private put(line: Line): void {
    const before = this.lines.get(line.id)
    this.means.change(before, line)
    if (before?.record !== line.record) for (const { valor } of line.notas.values()) this.scale.saw(valor)
    this.lines.set(line.id, line)
  }

  set(line: Line, when: When = 'agora'): void {
    this.put(line)
    this.touched.add(line.id)
    this.tell.changed(line.id, when)
  }

  /** One key in one cell. */
  type(id: number, chave: Key, text: string): void {
    const line = this.line(id)
    const before = line.edits.get(chave)
    this.begin(id, chave)
    const withoutEdit = text === formatNota(knownValue(line, chave), this.sign)
    const after = withoutEdit ? undefined : this.ler(line, chave, text)
    const reads = before?.erro === null
    const mudou =
      !before !== !after ||
      reads !== (after?.erro === null) ||
      Boolean(before?.above) !== Boolean(after?.above) ||
      line.refusals.length > 0 ||
      before?.skipped === true
    this.setEdit(id, chave, after, mudou ? 'depois' : 'nunca')
  }

  /** Gives a cell back what stood there, as a step of its own. */
  restore(id: number, chave: Key, edit: Editing | undefined): void {
    this.begin(id, chave)
    this.setEdit(id, chave, edit)
  }

  private begin(id: number, chave: Key): void {
    if (this.typing?.id === id && this.typing.chave === chave) return
    this.endTyping()
    this.typing = { id, chave, before: this.cell(id, chave) }
  }
  /** What was typed in one cell is one step. */
  private endTyping(): void {
    const typed = this.typing
    this.typing = null
    if (!typed || !this.has(typed.id)) return
    this.history.add([{ ...typed, after: this.cell(typed.id, typed.chave) }])
  }

  /** The cell is left: a number is written tidily, an error is told. */
  leave(id: number, chave: Key): void {
    const line = this.line(id)
    const edit = line.edits.get(chave)
    if (edit && !edit.skipped) {
      if (edit.erro === null && sameValue(edit.valor, knownValue(line, chave)))
        this.setEdit(id, chave, undefined, 'depois')
      else {
        const text = edit.erro === null ? formatNota(edit.valor, this.sign) : edit.text.trim()
        this.setEdit(id, chave, { ...edit, text, skipped: true }, 'depois')
      }
    }
    this.endTyping()
  }

  private cell(id: number, chave: Key): CellState {
    const { edits, becomes } = this.line(id)
    return { edit: edits.get(chave), becomes: becomes.get(chave) }
  }

  edit = (id: number, chave: Key): Editing | undefined => this.line(id).edits.get(chave)

  setEdit(id: number, chave: Key, edit: Editing | undefined, when?: When): void {
    const line = this.line(id)
    const edits = new Map(line.edits)
    if (edit) edits.set(chave, edit)
    else edits.delete(chave)
    const refusals = line.refusals.filter((refusal) => refusal.chave !== null && refusal.chave !== chave)
    const conflicts = line.conflicts.filter((conflito) => conflito.chave !== chave)
    this.set({ ...line, edits, refusals, conflicts }, when)
  }

  /** Cells that were unsent before a reload are back. */
  tellRestored(n: number): void {
    this.cameBack += n
    this.tell.data()
  }

  /** The person has seen that they are back, or they are on their way: it is told no longer. */
  dismissRestored(): void {
    if (this.cameBack === 0) return
    this.cameBack = 0
    this.tell.data()
  }

  /** Puts figures in cells as one step that can be taken back. */
  paste(itens: readonly Filling[]): void {
    whole(this.pasting(itens))
  }
  *pasting(itens: readonly Filling[]): Parts {
    this.endTyping()
    const step: Change[] = []
    yield* inParts(itens, ({ id, chave, valor }) => {
      const line = this.get(id)
      if (!line) return
      const before = this.cell(id, chave)
      const text = formatNota(valor, this.sign)
      const igual = sameValue(valor, knownValue(line, chave))
      this.setEdit(id, chave, igual ? undefined : { ...this.ler(line, chave, text), skipped: true }, 'nunca')
      step.push({ id, chave, before, after: this.cell(id, chave) })
    })
    this.history.add(step)
    this.tellStep(step)
  }

  /** All lines of a step, and the summary once: thousands may have changed together, and no key waits for them. */
  private tellStep(step: Step): void {
    this.currentSummary = null
    for (const { id } of step) this.tell.changed(id, 'depois')
  }

  /** How many cells the next step changes, back or forward. */
  stepSize = (forward: boolean): number => this.history.next(forward)?.length ?? 0

  /** Takes the last step back; answers its cells. Those that were changed otherwise since stay. */
  undo(): Step {
    return whole(this.turning(false))
  }
  /** Puts the step there again that was taken back last. */
  redo(): Step {
    return whole(this.turning(true))
  }
  *turning(forward: boolean): Parts<Step> {
    this.endTyping()
    const step = (forward ? this.history.forward() : this.history.back()) ?? []
    const [from, to] = forward ? (['before', 'after'] as const) : (['after', 'before'] as const)
    yield* inParts(step, (change) => {
      const { id, chave } = change
      if (!this.has(id) || !sameCell(this.cell(id, chave), change[from])) return
      const { edit, becomes } = change[to]
      this.setEdit(id, chave, edit, 'nunca')
      if (becomes !== change[from].becomes) {
        const marks = new Map(this.line(id).becomes)
        if (becomes) marks.set(chave, becomes)
        else marks.delete(chave)
        this.set({ ...this.line(id), becomes: marks }, 'nunca')
      }
    })
    this.tellStep(step)
    return step
  }

  /** What is sent is the service's from now on: no step leads behind it. */
  forgetSteps(): void {
    this.typing = null
    this.history.clear()
    this.tell.summary()
  }

  /** Marks an evaluation of these students to be made public, or final, with the next sending. */
  make(ids: readonly number[], chave: Key, becomes: Becomes): void {
    this.endTyping()
    const step = ids.map((id) => {
      const line = this.line(id)
      const before = this.cell(id, chave)
      this.set({ ...line, becomes: new Map([...line.becomes, [chave, becomes]]) }, 'nunca')
      return { id, chave, before, after: this.cell(id, chave) }
    })
    this.history.add(step)
    this.tellStep(step)
  }

  /** Forgets what was typed and not sent. */
  discard(): void {
    this.dismissRestored()
    for (const line of this.written()) {
      this.set({ ...line, edits: new Map(), becomes: new Map(), conflicts: [], refusals: [] })
    }
    this.forgetSteps()
  }

  /** Everything personal goes: somebody else may be looking at the screen next. */
  wipe(): void {
    this.lines.clear()
    this.means.clear()
    this.touched.clear()
    this.order = []
    this.tell.data()
    this.forgetSteps()
  }

  summary = (): Summary =>
    (this.currentSummary ??= count(this.written(), this.typing !== null || this.stepSize(false) > 0))
  /** Lines that a sending would take. */
  ready = (): number[] =>
    this.written()
      .filter(hasPending)
      .map(({ id }) => id)

  /** What a text says as a grade. One above the scale is a grade that is asked about. */
  parse = (text: string): Pick<Editing, 'valor' | 'erro' | 'above'> => {
    const parsed = parseNota(text, this.rule)
    return { ...parsed, above: this.scale.above(parsed.valor) }
  }

  text = (id: number, chave: Key): string => textOf(this.line(id), chave, this.sign)

  private ler(line: Line, chave: Key, text: string): Editing {
    return { text, ...this.parse(text), skipped: false, bases: basesOf(line, chave) }
  }
}
