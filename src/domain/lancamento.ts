/**
 * A class record as a grid of cells: which columns it has, how it looks with some cells changed, what a second reading
 * tells about them (src/README §4). A record is sent whole, with everything that nobody here knows (decisions §14).
 */
import type { AproveitamentoAluno, Nota } from '@/contract'
import { canEdit, isVisible, sameValue } from './notas/notas'

/** What names a column over all records: identifiers may be null or repeated, so the place stands in where they fail. */
export type Key = string

/** One evaluation as a column of the grid. */
export interface Column {
  chave: Key
  avaliacaoId: Nota['avaliacaoId']
  nome: string
  nomeResumido: string
  /** The name, with its group where another column is called the same: every bimester has its "Prova". */
  titulo: string
  peso: number | null
  /** Name of its group (a term); null for a complementary grade. */
  grupo: string | null
}

/** Calls `visit` with every grade of a record, its key and the name of its group. */
function walk(record: AproveitamentoAluno, visit: (nota: Nota, chave: Key, grupo: string | null) => void): void {
  const vistas = new Set<Key>()
  const visitar = (notas: readonly Nota[], lugar: string, grupo: string | null) =>
    notas.forEach((nota, i) => {
      const { avaliacaoId: id } = nota
      const propria = id === null ? null : `${typeof id === 'number' ? 'n' : 's'}${id}`
      const chave = propria === null || vistas.has(propria) ? `${lugar}.${i}` : propria
      vistas.add(chave)
      visit(nota, chave, grupo)
    })
  record.grupos.forEach((grupo, i) => visitar(grupo.avaliacoes, `g${i}`, grupo.nome))
  visitar(record.notasComplementares, 'c', null)
}

/** The grades of a record by key. */
export function gradesByKey(record: AproveitamentoAluno): Map<Key, Nota> {
  const notas = new Map<Key, Nota>()
  walk(record, (nota, chave) => notas.set(chave, nota))
  return notas
}

/** Gives every column a title of its own. */
function nomear(colunas: Column[]): void {
  const vezes = (textos: readonly string[], texto: string) => textos.filter((outro) => outro === texto).length
  const nomes = colunas.map(({ nome }) => nome)
  const longos = colunas.map(({ nome, grupo }) => [nome, grupo].filter(Boolean).join(' · '))
  colunas.forEach((coluna, i) => {
    const longo = longos[i] ?? coluna.nome
    const mesmos = vezes(longos, longo) > 1 ? ` (${vezes(longos.slice(0, i + 1), longo)})` : ''
    colunas[i] = { ...coluna, titulo: vezes(nomes, coluna.nome) > 1 ? longo + mesmos : coluna.nome }
  })
}

/** Adds to `colunas` those of a record that are not there yet; answers whether any was. Order is that of the records. */
export function addColumns(colunas: Column[], record: AproveitamentoAluno): boolean {
  const antes = colunas.length
  walk(record, (nota, chave, grupo) => {
    if (colunas.some((coluna) => coluna.chave === chave)) return
    const { avaliacaoId, nome, nomeResumido, peso } = nota
    const coluna = { chave, avaliacaoId, nome, nomeResumido: nomeResumido || nome, titulo: nome, peso, grupo }
    // a grade that only a later record has goes to the end of its group
    const fim = colunas.findLastIndex((outra) => outra.grupo === grupo)
    if (fim === -1) colunas.push(coluna)
    else colunas.splice(fim + 1, 0, coluna)
  })
  if (colunas.length === antes) return false
  nomear(colunas)
  return true
}

/**
 * What shall become of one cell. `bases` are the figures that may stand there without anybody else having written: what
 * the teacher saw, and what was sent before and may or may not have arrived. Without `valor` the figure stays.
 */
export interface Change {
  bases: readonly (number | null)[]
  valor?: number | null
  becomes?: Becomes
}
/** What a grade may be made: shown to families, or final, which shows it too (mock/README §7). */
export type Becomes = 'publicada' | 'fechada'
export type Changes = ReadonlyMap<Key, Change>

/** The whole record with some cells changed; everything else, unknown fields included, stays as it came. */
export function withChanges(record: AproveitamentoAluno, alteracoes: Changes): AproveitamentoAluno {
  const novas = new Map<Nota, Nota>()
  walk(record, (nota, chave) => {
    const alteracao = alteracoes.get(chave)
    if (!alteracao) return
    const valor = alteracao.valor === undefined ? nota.valor : alteracao.valor
    novas.set(nota, {
      ...nota,
      valor,
      publicada: nota.publicada || alteracao.becomes !== undefined,
      fechada: nota.fechada || alteracao.becomes === 'fechada',
    })
  })
  const trocar = (nota: Nota) => novas.get(nota) ?? nota
  return {
    ...record,
    grupos: record.grupos.map((grupo) => ({ ...grupo, avaliacoes: grupo.avaliacoes.map(trocar) })),
    notasComplementares: record.notasComplementares.map(trocar),
  }
}

/** Half of the last digit that travels: what a service may store otherwise and still mean the same (src/README §4). */
const tolerancia = 0.005
const igual = (a: number | null, b: number | null) =>
  sameValue(a, b) || (a !== null && b !== null && Math.abs(a - b) < tolerancia)

/**
 * What a reading right before sending says of a cell: send it, it is so already, somebody else wrote another figure
 * meanwhile, it was closed meanwhile, or it is gone.
 */
export type Opinion = 'enviar' | 'jaEsta' | 'conflito' | 'fechada' | 'sumiu'

export function compareCell(agora: Nota | undefined, { bases, valor, becomes }: Change): Opinion {
  if (!agora) return 'sumiu'
  const quer = valor === undefined ? (bases[0] ?? null) : valor
  const is = becomes === 'fechada' ? agora.fechada : becomes === undefined || isVisible(agora)
  if (igual(agora.valor, quer) && is) return 'jaEsta'
  if (!canEdit(agora)) return 'fechada'
  return [...bases, quer].some((esperado) => igual(agora.valor, esperado)) ? 'enviar' : 'conflito'
}

/** Whether a reading after sending shows every change: only then is it confirmed. */
export function matches(record: AproveitamentoAluno, alteracoes: Changes): boolean {
  const notas = gradesByKey(record)
  return [...alteracoes].every(([chave, alteracao]) => compareCell(notas.get(chave), alteracao) === 'jaEsta')
}
