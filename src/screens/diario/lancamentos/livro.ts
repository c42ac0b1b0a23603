/**
 * The gradebook of one class outside React: lines by student, what was typed, and who wants to know. A key changes one
 * line and tells only those who show it; 5,000 lines cost a key nothing.
 */
import type { AproveitamentoAluno } from '@/contract'
import { formatNota, parseNota, type RegraDigitacao } from '@/domain/digitacao'
import { addColunas, type Becomes, type Chave, type Coluna } from '@/domain/lancamento'
import { mesmoValor } from '@/domain/notas'
import { basesDe, type Edicao, type Linha, novaLinha, relida, temPendentes, textoDe, valorSabido } from './linha'
import { Ouvintes, type Quando } from './ouvintes'
import { contar, type Resumo } from './resumo'

/** Restores what was typed in cells before one step: a paste, or discarding. */
export type Passo = readonly { id: number; chave: Chave; antes: Edicao | undefined; depois: Edicao | undefined }[]

export class Livro extends Ouvintes {
  readonly idClasse: number
  readonly regra: RegraDigitacao
  /** The decimal sign of the language. */
  sinal: ',' | '.'
  /** What the service told, in its order; a new array when it grows. */
  ordem: readonly number[] = []
  colunas: readonly Coluna[] = []
  /** Unsent cells that came back after a reload. */
  voltaram = 0
  /** The last paste, as long as it can be taken back. */
  colagem: Passo | null = null
  private resumoAtual: Resumo | null = null
  private linhas = new Map<number, Linha>()
  /** Lines that were written in: all that a summary has to look at. */
  private tocadas = new Set<number>()

  constructor(idClasse: number, regra: RegraDigitacao, sinal: ',' | '.') {
    super()
    this.idClasse = idClasse
    this.regra = regra
    this.sinal = sinal
  }

  linha(id: number): Linha {
    const linha = this.linhas.get(id)
    if (!linha) throw new Error('Linha desconhecida')
    return linha
  }
  get = (id: number): Linha | undefined => this.linhas.get(id)
  has = (id: number): boolean => this.linhas.has(id)
  todas = (): Linha[] => this.ordem.map((id) => this.linha(id))
  escritas = (): Linha[] => [...this.tocadas].map((id) => this.linha(id))

  /** Takes the records of a page; lines that are there already are read again, what was typed in them stays. */
  merge(records: readonly AproveitamentoAluno[], pagina: string | null): void {
    const novas: number[] = []
    const colunas = [...this.colunas]
    let cresceu = false
    for (const record of records) {
      cresceu = addColunas(colunas, record) || cresceu
      const linha = this.linhas.get(record.id)
      if (!linha) novas.push(record.id)
      this.linhas.set(record.id, linha ? relida(linha, record) : novaLinha(record, pagina))
      if (linha) this.tell(record.id)
    }
    if (cresceu) this.colunas = colunas
    if (novas.length > 0) this.ordem = [...this.ordem, ...novas]
    if (cresceu || novas.length > 0) this.tellDados()
    this.tellResumo()
  }

  set(linha: Linha, quando: Quando = 'agora'): void {
    this.linhas.set(linha.id, linha)
    this.tocadas.add(linha.id)
    this.tellMudou(linha.id, quando)
  }

  /** One key in one cell. */
  type(id: number, chave: Chave, texto: string): void {
    const linha = this.linha(id)
    const antes = linha.edicoes.get(chave)
    const semEdicao = texto === formatNota(valorSabido(linha, chave), this.sinal)
    const depois = semEdicao ? undefined : this.ler(linha, chave, texto)
    const seLe = antes?.erro === null
    const mudou =
      !antes !== !depois || seLe !== (depois?.erro === null) || linha.recusas.length > 0 || antes?.deixada === true
    this.setEdicao(id, chave, depois, mudou ? 'depois' : 'nunca')
  }

  /** The cell is left: a number is written tidily, an error is told. */
  leave(id: number, chave: Chave): void {
    const linha = this.linha(id)
    const edicao = linha.edicoes.get(chave)
    if (!edicao || edicao.deixada) return
    if (edicao.erro === null && mesmoValor(edicao.valor, valorSabido(linha, chave)))
      this.setEdicao(id, chave, undefined, 'depois')
    else {
      const texto = edicao.erro === null ? formatNota(edicao.valor, this.sinal) : edicao.texto.trim()
      this.setEdicao(id, chave, { ...edicao, texto, deixada: true }, 'depois')
    }
  }

  edicao = (id: number, chave: Chave): Edicao | undefined => this.linha(id).edicoes.get(chave)

  setEdicao(id: number, chave: Chave, edicao: Edicao | undefined, quando?: Quando): void {
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
    this.tellDados()
  }

  /** The person has seen that they are back, or they are on their way: it is told no longer. */
  dismissRestored(): void {
    if (this.voltaram === 0) return
    this.voltaram = 0
    this.tellDados()
  }

  /** The language changed: figures are written with another sign. */
  setSinal(sinal: ',' | '.'): void {
    if (sinal === this.sinal) return
    this.sinal = sinal
    for (const id of this.ordem) this.tell(id)
  }

  /** Puts figures in cells as one step that can be taken back. */
  paste(itens: readonly { id: number; chave: Chave; valor: number | null }[]): void {
    this.colagem = itens.map(({ id, chave, valor }) => {
      const linha = this.linha(id)
      const antes = linha.edicoes.get(chave)
      const texto = formatNota(valor, this.sinal)
      const igual = mesmoValor(valor, valorSabido(linha, chave))
      const depois = igual ? undefined : { ...this.ler(linha, chave, texto), deixada: true }
      this.setEdicao(id, chave, depois)
      return { id, chave, antes, depois }
    })
    this.tellResumo()
  }

  /** Takes the last paste back, except where something else was typed since. */
  undo(): void {
    for (const { id, chave, antes, depois } of this.colagem ?? []) {
      if (this.edicao(id, chave) === depois) this.setEdicao(id, chave, antes)
    }
    this.colagem = null
    this.tellResumo()
  }

  /** Marks an evaluation of these students to be made public, or final, with the next sending. */
  make(ids: readonly number[], chave: Chave, becomes: Becomes): void {
    for (const id of ids) {
      const linha = this.linha(id)
      this.set({ ...linha, becomes: new Map([...linha.becomes, [chave, becomes]]) })
    }
  }

  /** Forgets what was typed and not sent. */
  discard(): void {
    this.dismissRestored()
    for (const linha of this.escritas()) {
      this.set({ ...linha, edicoes: new Map(), becomes: new Map(), conflitos: [], recusas: [] })
    }
    this.colagem = null
    this.tellResumo()
  }

  /** Everything personal goes: somebody else may be looking at the screen next. */
  wipe(): void {
    this.linhas.clear()
    this.tocadas.clear()
    this.ordem = []
    this.colagem = null
    this.tellDados()
    this.tellResumo()
  }

  resumo = (): Resumo => (this.resumoAtual ??= contar(this.escritas(), this.colagem !== null))
  protected override forget(): void {
    this.resumoAtual = null
  }
  /** Lines that a sending would take. */
  prontas = (): number[] =>
    this.escritas()
      .filter(temPendentes)
      .map(({ id }) => id)

  texto = (id: number, chave: Chave): string => textoDe(this.linha(id), chave, this.sinal)

  private ler(linha: Linha, chave: Chave, texto: string): Edicao {
    return { texto, ...parseNota(texto, this.regra), deixada: false, bases: basesDe(linha, chave) }
  }
}
