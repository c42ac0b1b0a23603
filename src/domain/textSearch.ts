/** Which student and which evaluation a written name means: what a pasted block is matched by. Pure. */
import type { Key } from './lancamento'
import { alikeWords, fold, nameWords } from './text'

/** A student in the order of the screen. */
export interface GridStudent {
  id: number
  nome: string
  ativo: boolean
}
/** An evaluation in the order of the screen. */
export interface GridColumn {
  chave: Key
  nome: string
  nomeResumido: string
  /** The name that no other column has. */
  titulo: string
}

/** Whom a written name means. */
export type Found = GridStudent | 'naoEncontrado' | 'ambiguo'

interface Indice {
  porNome: Map<string, GridStudent[]>
  /** By first and last word: middle names may be left out. */
  porPontas: Map<string, Indexado[]>
  /** By each of their words: whom a name that fits nobody may be meant for. */
  porPalavra: Map<string, Indexado[]>
}
interface Indexado {
  aluno: GridStudent
  palavras: string[]
}
/** A plan is made at each key in the text: the names of 5,000 students are folded once. */
const indices = new WeakMap<readonly GridStudent[], Indice>()

const pontas = (palavras: readonly string[]) => `${palavras[0] ?? ''} ${palavras.at(-1) ?? ''}`
function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const there = map.get(key)
  if (there) there.push(value)
  else map.set(key, [value])
}

function indiceDe(turma: readonly GridStudent[]): Indice {
  const pronto = indices.get(turma)
  if (pronto) return pronto
  const indice: Indice = { porNome: new Map(), porPontas: new Map(), porPalavra: new Map() }
  for (const aluno of turma) {
    const palavras = nameWords(aluno.nome)
    push(indice.porNome, fold(aluno.nome), aluno)
    const indexado = { aluno, palavras }
    push(indice.porPontas, pontas(palavras), indexado)
    for (const palavra of new Set(palavras)) push(indice.porPalavra, palavra, indexado)
  }
  indices.set(turma, indice)
  return indice
}

/** Finds the student that a written name means: the same name first, else one that leaves out middle names. */
export function findByName(turma: readonly GridStudent[], nome: string): Found {
  const unico = (achados: readonly GridStudent[]): Found =>
    achados.length > 1 ? 'ambiguo' : (achados[0] ?? 'naoEncontrado')
  const { porNome, porPontas } = indiceDe(turma)
  const iguais = porNome.get(fold(nome))
  if (iguais) return unico(iguais)
  const escritas = nameWords(nome)
  // a name with more words than the student's is somebody else's: a grade must not go to a half-right person
  const parecidos = (porPontas.get(pontas(escritas)) ?? []).filter(
    ({ palavras }) => escritas.length <= palavras.length && alikeWords(escritas, palavras),
  )
  return unico(parecidos.map(({ aluno }) => aluno))
}

/** Whether a written word may stand for a word of a name: the same, its initial, or one letter away. */
function mayStandFor(written: string, word: string): boolean {
  if (written === word) return true
  if (written.length === 1) return word.startsWith(written)
  if (written.length < 4 || Math.abs(written.length - word.length) > 1) return false
  let start = 0
  while (start < written.length && written[start] === word[start]) start += 1
  let end = 0
  while (end < Math.min(written.length, word.length) - start && written.at(-1 - end) === word.at(-1 - end)) end += 1
  return Math.max(written.length, word.length) - start - end <= 1
}

/** Students that an unknown name may mean (initial, order, one letter off): likeliest first, at most three. */
export function suggestStudents(turma: readonly GridStudent[], nome: string): GridStudent[] {
  const { porNome, porPalavra } = indiceDe(turma)
  const same = porNome.get(fold(nome))
  if (same) return same
  const written = nameWords(nome)
  const near = new Set(written.flatMap((word) => (word.length > 2 ? (porPalavra.get(word) ?? []) : [])))
  const scored = [...near].flatMap(({ aluno, palavras }) => {
    const free = [...palavras]
    const missing = written.filter((word) => {
      const at = free.findIndex((other) => mayStandFor(word, other))
      if (at !== -1) free.splice(at, 1)
      return at === -1
    })
    const matched = written.length - missing.length
    // all that is written but one word, and never a family name alone
    if (matched < 2 || missing.length > 1) return []
    return [{ aluno, lacks: missing.some((word) => word.length > 1), score: matched * 10 - palavras.length }]
  })
  // a written word that fits nowhere tells who is not meant, where it fits another
  const fits = scored.some(({ lacks }) => !lacks)
  return scored
    .filter(({ lacks }) => !fits || !lacks)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ aluno }) => aluno)
}

/**
 * The columns that a head of the block names; null when it names none. A name that several evaluations share is taken
 * in their order when all of them are there, or for the one where the block is put; else nobody guesses.
 */
export function headColumns(topo: readonly string[], colunas: readonly GridColumn[], de: number) {
  const titulos = topo.map(fold)
  const achadas = titulos.map((titulo, i): GridColumn | 'ambigua' | null => {
    if (titulo === '') return null
    const propria = colunas.find((coluna) => fold(coluna.titulo) === titulo)
    if (propria) return propria
    const possiveis = colunas.filter(({ nome, nomeResumido }) => [nome, nomeResumido].map(fold).includes(titulo))
    if (possiveis.length < 2) return possiveis[0] ?? null
    const iguais = titulos.flatMap((outro, j) => (outro === titulo ? [j] : []))
    if (iguais.length === possiveis.length) return possiveis[iguais.indexOf(i)] ?? null
    const escolhida = possiveis.find((coluna) => coluna === colunas[de])
    return iguais.length === 1 && escolhida ? escolhida : 'ambigua'
  })
  return achadas.some((coluna) => coluna !== null) ? achadas : null
}
