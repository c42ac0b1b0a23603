/** Comparing and hiding names. Pure text, no locale of the machine. */

/**
 * Lower case, without accents or apostrophes, with single spaces; hyphens count as spaces: `D'Ávila-Sá` → `davila sa`. Letters
 * that stand for others are those (`º` and the sign of a degree, ligatures): `1.º` → `1o`.
 */
export function fold(text: string): string {
  return text
    .replace(/([\dn])\.?[º°]/giu, '$1o')
    .replace(/(\d)\.?ª/gu, '$1a')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const keys = new Map<string, string>()
/** Forgets the names that were sorted: for when another person comes. */
export const forgetSorted = (): void => keys.clear()
/** What a name is sorted by, made once: sorting hundreds of them compares thousands of times. */
function sortKey(name: string): string {
  let key = keys.get(name)
  if (key === undefined) {
    key = fold(name).replace(/\d+/g, (digits) => digits.padStart(9, '0'))
    keys.set(name, key)
  }
  return key
}

/** The order of names, and of hours, as people know it: case and accents do not count, 2º A stands before 10º A. */
export function compareText(a: string, b: string): number {
  const [x, y] = [sortKey(a), sortKey(b)]
  return x < y ? -1 : Number(x > y)
}

/** Whether some words of a folded text, written together, begin like this: `ef ma 9` has `efma9`. */
const hasJoined = (folded: string, word: string): boolean =>
  folded.split(' ').some((_, i, words) => words.slice(i).join('').startsWith(word))

/** What is looked for, folded: each word; one written with a joint (`EF-MA`, `EF-`) is the phrase that it folds into. */
export const phrasesOf = (wanted: string): string[] =>
  wanted
    .split(/[\s,;]+/)
    .filter((word) => fold(word) !== '')
    .map((word) => fold(word) + (word.endsWith('-') ? ' ' : ''))

/** Whether a folded text has a phrase. Figures match from their beginning only, and so does what was written with a joint. */
export function hasPhrase(folded: string, phrase: string): boolean {
  if (/^\d/.test(phrase)) return ` ${folded}`.includes(` ${phrase}`)
  const joined = phrase.replaceAll(' ', '')
  return (joined === phrase && folded.includes(phrase)) || hasJoined(folded, joined)
}

/** Whether a folded text has all phrases of what is looked for, in any order. */
export const hasWords = (folded: string, wanted: string): boolean =>
  phrasesOf(wanted).every((phrase) => hasPhrase(folded, phrase))

const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e'])

/** The words of a name that tell people apart: folded, without particles. */
export function nameWords(name: string): string[] {
  return fold(name)
    .split(' ')
    .filter((word) => word !== '' && !particles.has(word))
}

/** Whether two names may be one person: first and last words agree, middle names may lack. ASSUMED (decisions §11): no rule is told. */
export const alike = (a: string, b: string): boolean => alikeWords(nameWords(a), nameWords(b))

/** `alike` for names whose words are known already: where one name is looked for among thousands. */
export function alikeWords(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0 || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false
  let at = 0
  for (const word of long) if (word === short[at]) at += 1
  return at === short.length
}

/** A name with only its first word whole: `Ana Prado Souza` → `Ana P*** S***`. The stars do not tell the length. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word, i) => (i === 0 || particles.has(fold(word)) ? word : `${Array.from(word)[0] ?? ''}***`))
    .join(' ')
}

/** What a person is called: the first word of their name; empty where there is none. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** Whether one of these others has the same first name: many sisters are both "Maria", and are told apart by the whole. */
export const isFirstNameShared = (name: string, others: readonly string[]): boolean =>
  others.some((other) => fold(firstName(other)) === fold(firstName(name)))
