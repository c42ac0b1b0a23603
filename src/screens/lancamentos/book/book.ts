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
  readonly regra: TypingRule
  /** The decimal sign of the school: figures stay as they stand whatever language is read. */
  readonly sinal: ',' | '.'
  /** What the service told, in its order; a new array when it grows. */
  ordem: readonly number[] = []
  colunas: readonly Column[] = []
  /** Unsent cells that came back after a reload. */
  voltaram = 0
  /** The mean of each column, kept with every change: 5,000 lines cost a key nothing here either. */
  readonly means = createMeans()
  /** Up to where grades go: a figure above is asked about. */
  readonly scale: Scale
  private readonly history = createHistory()
  /** The cell that is being typed in, and how it stood before: one step once it is left. */
  private typing: { id: number; chave: Key; before: CellState } | null = null
  private resumoAtual: Summary | null = null
  private readonly tell = createListeners(() => {
    this.resumoAtual = null
  })
  readonly onLinha = this.tell.onLine
  readonly onResumo = this.tell.onSummary
  readonly onDados = this.tell.onData
  private linhas = new Map<number, Line>()
  /** Lines that were written in: all that a summary has to look at. */
  private tocadas = new Set<number>()

  constructor(idClasse: number, regra: TypingRule, sinal: ',' | '.') {
    this.scale = createScale(regra.scaleMax)
    this.idClasse = idClasse
    // a figure above the scale is asked about, however it came here
    this.regra = { ...regra, scaleMax: null }
    this.sinal = sinal
  }

  linha(id: number): Line {
    const linha = this.linhas.get(id)
    if (!linha) throw new Error('Linha desconhecida')
    return linha
  }
  get = (id: number): Line | undefined => this.linhas.get(id)
  has = (id: number): boolean => this.linhas.has(id)
  todas = (): Line[] => this.ordem.map((id) => this.linha(id))
  escritas = (): Line[] => [...this.tocadas].map((id) => this.linha(id))

  /** Takes the records of a page; lines that are there already are read again, what was typed in them stays. */
  merge(records: readonly AproveitamentoAluno[], pagina: string | null): void {
    const novas: number[] = []
    const colunas = [...this.colunas]
    let cresceu = false
    for (const record of records) {
      cresceu = addColumns(colunas, record) || cresceu
      const linha = this.linhas.get(record.id)
      if (!linha) novas.push(record.id)
      this.put(linha ? readAgain(linha, record) : newLine(record, pagina))
      if (linha) this.tell.line(record.id)
    }
    if (cresceu) this.colunas = colunas
    if (novas.length > 0) this.ordem = [...this.ordem, ...novas]
    if (cresceu || novas.length > 0) this.tell.data()
    this.tell.summary()
  }

  private put(linha: Line): void {
    const before = this.linhas.get(linha.id)
    this.means.change(before, linha)
    if (before?.record !== linha.record) for (const { valor } of linha.notas.values()) this.scale.saw(valor)
    this.linhas.set(linha.id, linha)
  }

  set(linha: Line, quando: When = 'agora'): void {
    this.put(linha)
    this.tocadas.add(linha.id)
    this.tell.changed(linha.id, quando)
  }

  /** One key in one cell. */
  type(id: number, chave: Key, texto: string): void {
    const linha = this.linha(id)
    const antes = linha.edicoes.get(chave)
    this.begin(id, chave)
    const semEdicao = texto === formatNota(knownValue(linha, chave), this.sinal)
    const depois = semEdicao ? undefined : this.ler(linha, chave, texto)
    const seLe = antes?.erro === null
    const mudou =
      !antes !== !depois ||
      seLe !== (depois?.erro === null) ||
      Boolean(antes?.above) !== Boolean(depois?.above) ||
      linha.recusas.length > 0 ||
      antes?.deixada === true
    this.setEdicao(id, chave, depois, mudou ? 'depois' : 'nunca')
  }

  /** Gives a cell back what stood there, as a step of its own. */
  restore(id: number, chave: Key, edicao: Editing | undefined): void {
    this.begin(id, chave)
    this.setEdicao(id, chave, edicao)
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
    const linha = this.linha(id)
    const edicao = linha.edicoes.get(chave)
    if (edicao && !edicao.deixada) {
      if (edicao.erro === null && sameValue(edicao.valor, knownValue(linha, chave)))
        this.setEdicao(id, chave, undefined, 'depois')
      else {
        const texto = edicao.erro === null ? formatNota(edicao.valor, this.sinal) : edicao.texto.trim()
        this.setEdicao(id, chave, { ...edicao, texto, deixada: true }, 'depois')
      }
    }
    this.endTyping()
  }

  private cell(id: number, chave: Key): CellState {
    const { edicoes, becomes } = this.linha(id)
    return { edicao: edicoes.get(chave), becomes: becomes.get(chave) }
  }

  edicao = (id: number, chave: Key): Editing | undefined => this.linha(id).edicoes.get(chave)

  setEdicao(id: number, chave: Key, edicao: Editing | undefined, quando?: When): void {
    const linha = this.linha(id)
    const edicoes = new Map(linha.edicoes)
    if (edicao) edicoes.set(chave, edicao)
    else edicoes.delete(chave)
    const recusas = linha.recusas.filter((recusa) => recusa.chave !== null && recusa.chave !== chave)
    const conflitos = linha.conflitos.filter((conflito) => conflito.chave !== chave)
    this.set({ ...linha, edicoes, recusas, conflitos }, quando)
  }

  /** Cells that were unsent before a reload are back. */
  tellRestored(n: number): void {
    this.voltaram += n
    this.tell.data()
  }

  /** The person has seen that they are back, or they are on their way: it is told no longer. */
  dismissRestored(): void {
    if (this.voltaram === 0) return
    this.voltaram = 0
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
      const linha = this.get(id)
      if (!linha) return
      const before = this.cell(id, chave)
      const texto = formatNota(valor, this.sinal)
      const igual = sameValue(valor, knownValue(linha, chave))
      this.setEdicao(id, chave, igual ? undefined : { ...this.ler(linha, chave, texto), deixada: true }, 'nunca')
      step.push({ id, chave, before, after: this.cell(id, chave) })
    })
    this.history.add(step)
    this.tellStep(step)
  }

  /** All lines of a step, and the summary once: thousands may have changed together, and no key waits for them. */
  private tellStep(step: Step): void {
    this.resumoAtual = null
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
      const { edicao, becomes } = change[to]
      this.setEdicao(id, chave, edicao, 'nunca')
      if (becomes !== change[from].becomes) {
        const marks = new Map(this.linha(id).becomes)
        if (becomes) marks.set(chave, becomes)
        else marks.delete(chave)
        this.set({ ...this.linha(id), becomes: marks }, 'nunca')
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
      const linha = this.linha(id)
      const before = this.cell(id, chave)
      this.set({ ...linha, becomes: new Map([...linha.becomes, [chave, becomes]]) }, 'nunca')
      return { id, chave, before, after: this.cell(id, chave) }
    })
    this.history.add(step)
    this.tellStep(step)
  }

  /** Forgets what was typed and not sent. */
  discard(): void {
    this.dismissRestored()
    for (const linha of this.escritas()) {
      this.set({ ...linha, edicoes: new Map(), becomes: new Map(), conflitos: [], recusas: [] })
    }
    this.forgetSteps()
  }

  /** Everything personal goes: somebody else may be looking at the screen next. */
  wipe(): void {
    this.linhas.clear()
    this.means.clear()
    this.tocadas.clear()
    this.ordem = []
    this.tell.data()
    this.forgetSteps()
  }

  resumo = (): Summary =>
    (this.resumoAtual ??= count(this.escritas(), this.typing !== null || this.stepSize(false) > 0))
  /** Lines that a sending would take. */
  prontas = (): number[] =>
    this.escritas()
      .filter(hasPending)
      .map(({ id }) => id)

  /** What a text says as a grade. One above the scale is a grade that is asked about. */
  parse = (texto: string): Pick<Editing, 'valor' | 'erro' | 'above'> => {
    const lida = parseNota(texto, this.regra)
    return { ...lida, above: this.scale.above(lida.valor) }
  }

  texto = (id: number, chave: Key): string => textOf(this.linha(id), chave, this.sinal)

  private ler(linha: Line, chave: Key, texto: string): Editing {
    return { texto, ...this.parse(texto), deixada: false, bases: basesOf(linha, chave) }
  }
}
