/** Matches written names to students and evaluations, for pasted blocks. Pure. */
import type { Column } from './lancamento'
import { alikeWords, fold, hasPhrase, nameWords, phrasesOf } from './text'

/** A student in the order of the screen. */
export interface GridStudent {
  id: number
  nome: string
  ativo: boolean
}
/** An evaluation in the order of the screen. */
export type GridColumn = Pick<Column, 'chave' | 'nome' | 'nomeResumido' | 'titulo'>

interface Index {
  byName: Map<string, GridStudent[]>
  /** By first and last word, since middle names may be left out. */
  byEnds: Map<string, Indexed[]>
  /** By each of their words, to suggest students for an unknown name. */
  byWord: Map<string, Indexed[]>
}
interface Indexed {
  aluno: GridStudent
  words: string[]
}
/** Indices are cached, since a plan is made at every keystroke and a class may have 5,000 students. */
const indices = new WeakMap<readonly GridStudent[], Index>()

const ends = (words: readonly string[]) => `${words[0] ?? ''} ${words.at(-1) ?? ''}`
function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const there = map.get(key)
  if (there) there.push(value)
  else map.set(key, [value])
}

function indexFor(turma: readonly GridStudent[]): Index {
  const ready = indices.get(turma)
  if (ready) return ready
  const index: Index = { byName: new Map(), byEnds: new Map(), byWord: new Map() }
  for (const aluno of turma) {
    const words = nameWords(aluno.nome)
    push(index.byName, fold(aluno.nome), aluno)
    const indexed = { aluno, words }
    push(index.byEnds, ends(words), indexed)
    for (const word of new Set(words)) push(index.byWord, word, indexed)
  }
  indices.set(turma, index)
  return index
}

/** Whether a name begins with the written words: one first name, or two. */
const begins = (words: readonly string[], written: readonly string[], same = (a: string, b?: string) => a === b) =>
  written.every((word, i) => same(word, words[i]))

/**
 * The students that a written name may mean: those with the same name, otherwise those whose middle names it omits,
 * otherwise those who share it as their first name. One match is certain, several are asked about; a first name alone
 * is not enough, even where only one student has it.
 */
export function findByName(turma: readonly GridStudent[], nome: string): readonly GridStudent[] {
  const { byName, byEnds, byWord } = indexFor(turma)
  const equals = byName.get(fold(nome))
  if (equals) return equals
  const typed = nameWords(nome)
  // a name with more words than the student's belongs to somebody else, who must not get the grade
  const alike = (byEnds.get(ends(typed)) ?? []).filter(
    ({ words }) => typed.length <= words.length && alikeWords(typed, words),
  )
  const called = (byWord.get(typed[0] ?? '') ?? []).filter(({ words }) => begins(words, typed))
  const found = alike.length > 0 || called.length < 2 ? alike : called
  return found.map(({ aluno }) => aluno)
}

/**
 * The items whose folded text contains all words of a search, in any order; when there are none, those that differ by
 * one letter ("luisa" finds Luíza). An empty search returns all.
 */
export function withWords<T>(items: readonly T[], folded: (item: T) => string, wanted: string): readonly T[] {
  const phrases = phrasesOf(wanted)
  if (phrases.length === 0) return items
  const thatHave = (has: typeof hasPhrase) =>
    items.filter((item) => {
      const text = folded(item)
      return phrases.every((phrase) => has(text, phrase))
    })
  const exact = thatHave(hasPhrase)
  return exact.length > 0 ? exact : thatHave(hasNearPhrase)
}

/** Like `hasPhrase`, with one letter of each longer word wrong, missing or extra; words may be incomplete. */
function hasNearPhrase(folded: string, phrase: string): boolean {
  const words = folded.split(' ')
  const parts = phrase.split(' ')
  return hasPhrase(folded, phrase) || words.some((_, i) => parts.every((part, j) => isNear(part, words[i + j])))
}

const isNear = (written: string, word = ''): boolean =>
  /^\d/.test(written)
    ? word.startsWith(written)
    : [-1, 0, 1].some((more) => mayStandFor(written, word.slice(0, written.length + more)))

/** Whether a written word may mean a word of a name: the same, its initial, or one letter different. */
function mayStandFor(written: string, word = ''): boolean {
  if (written === word) return true
  if (written.length === 1) return word.startsWith(written)
  if (written.length < 4 || Math.abs(written.length - word.length) > 1) return false
  let start = 0
  while (start < written.length && written[start] === word[start]) start += 1
  let end = 0
  while (end < Math.min(written.length, word.length) - start && written.at(-1 - end) === word.at(-1 - end)) end += 1
  return Math.max(written.length, word.length) - start - end <= 1
}

/** A class up to this size fits into the list of a field; larger classes get fewer spelling suggestions. */
export const fewStudents = 100

/** Students with a word one letter different from a written one. */
const soundingLike = (byWord: Index['byWord'], written: string): Indexed[] =>
  [...byWord].flatMap(([word, students]) => (mayStandFor(written, word) ? students : []))

/**
 * Students that an unknown name may mean (first name, initial, order, one letter different): likeliest first,
 * at most three.
 */
export function suggestStudents(turma: readonly GridStudent[], nome: string): GridStudent[] {
  const { byWord } = indexFor(turma)
  const written = nameWords(nome)
  const long = written.filter((word) => word.length > 2)
  const called = new Set(long.flatMap((word) => byWord.get(word) ?? []))
  const sounding =
    called.size > 0 || turma.length > fewStudents ? [] : long.flatMap((word) => soundingLike(byWord, word))
  const near = new Set([...called, ...sounding])
  const scored = [...near].flatMap(({ aluno, words }) => {
    const free = [...words]
    const missing = written.filter((word) => {
      const at = free.findIndex((other) => mayStandFor(word, other))
      if (at !== -1) free.splice(at, 1)
      return at === -1
    })
    const matched = written.length - missing.length
    // all written words but one must match, and never a family name alone
    if ((matched < 2 && !begins(words, written, mayStandFor)) || missing.length > 1) return []
    return [{ aluno, lacks: missing.some((word) => word.length > 1), score: matched * 10 - words.length }]
  })
  // when some candidates match every word, those with an unmatched word are dropped
  const fits = scored.some(({ lacks }) => !lacks)
  return scored
    .filter(({ lacks }) => !fits || !lacks)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ aluno }) => aluno)
}

/**
 * The columns that the titles of a block name; null when they name none. A name that several evaluations share is
 * assigned in order when all of them are present, or to the one where the block is pasted; otherwise it stays open.
 */
export function headColumns(top: readonly string[], columns: readonly GridColumn[], from: number) {
  const columnTitles = top.map(fold)
  const found = columnTitles.map((titulo, i): GridColumn | 'ambiguous' | null => {
    if (titulo === '') return null
    const own = columns.find((column) => fold(column.titulo) === titulo)
    if (own) return own
    const possible = columns.filter(({ nome, nomeResumido }) => [nome, nomeResumido].map(fold).includes(titulo))
    if (possible.length < 2) return possible[0] ?? null
    const equals = columnTitles.flatMap((other, j) => (other === titulo ? [j] : []))
    if (equals.length === possible.length) return possible[equals.indexOf(i)] ?? null
    const chosen = possible.find((column) => column === columns[from])
    return equals.length === 1 && chosen ? chosen : 'ambiguous'
  })
  return found.some((column) => column !== null) ? found : null
}
