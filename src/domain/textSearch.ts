/** Which student and which evaluation a written name means: what a pasted block is matched by. Pure. */
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
  /** By first and last word: middle names may be left out. */
  byEnds: Map<string, Indexed[]>
  /** By each of their words: whom a name that fits nobody may be meant for. */
  byWord: Map<string, Indexed[]>
}
interface Indexed {
  aluno: GridStudent
  words: string[]
}
/** A plan is made at each key in the text: the names of 5,000 students are folded once. */
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

/** Whether a name begins with what is written: a first name alone, or two of them. */
const begins = (words: readonly string[], written: readonly string[], same = (a: string, b?: string) => a === b) =>
  written.every((word, i) => same(word, words[i]))

/**
 * Students that a written name means: the same name first, else those whose middle names it leaves out, else those who
 * share it as their first name. One is sure, several are asked about; a lone first name is not enough, even where only one student has it.
 */
export function findByName(turma: readonly GridStudent[], nome: string): readonly GridStudent[] {
  const { byName, byEnds, byWord } = indexFor(turma)
  const equals = byName.get(fold(nome))
  if (equals) return equals
  const typed = nameWords(nome)
  // a name with more words than the student's is somebody else's: a grade must not go to a half-right person
  const alike = (byEnds.get(ends(typed)) ?? []).filter(
    ({ words }) => typed.length <= words.length && alikeWords(typed, words),
  )
  const called = (byWord.get(typed[0] ?? '') ?? []).filter(({ words }) => begins(words, typed))
  const found = alike.length > 0 || called.length < 2 ? alike : called
  return found.map(({ aluno }) => aluno)
}

/**
 * Those whose folded text has all words looked for, in any order; where nobody has them, those who miss one letter of them
 * ("luisa" finds Luíza). Nothing looked for: all.
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

/** As `hasPhrase`, with one letter of each longer word wrong, missing or too many; words may be half written. */
function hasNearPhrase(folded: string, phrase: string): boolean {
  const words = folded.split(' ')
  const parts = phrase.split(' ')
  return hasPhrase(folded, phrase) || words.some((_, i) => parts.every((part, j) => isNear(part, words[i + j])))
}

const isNear = (written: string, word = ''): boolean =>
  /^\d/.test(written)
    ? word.startsWith(written)
    : [-1, 0, 1].some((more) => mayStandFor(written, word.slice(0, written.length + more)))

/** Whether a written word may stand for a word of a name: the same, its initial, or one letter away. */
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

/** A class of so many students fits into the list of a field; in a longer one fewer ways of writing are guessed. */
export const fewStudents = 100

/** Students with a word that is one letter away from a written one. */
const soundingLike = (byWord: Index['byWord'], written: string): Indexed[] =>
  [...byWord].flatMap(([word, students]) => (mayStandFor(written, word) ? students : []))

/** Students that an unknown name may mean (first name, initial, order, one letter off): likeliest first, at most three. */
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
    // all that is written but one word, and never a family name alone
    if ((matched < 2 && !begins(words, written, mayStandFor)) || missing.length > 1) return []
    return [{ aluno, lacks: missing.some((word) => word.length > 1), score: matched * 10 - words.length }]
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
