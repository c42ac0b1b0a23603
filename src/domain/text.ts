/** Compares, searches and masks names. Pure text, independent of the machine's locale. */

/** Apostrophes, as an accent or a prime too, and invisible characters. */
const leftOut = /['’‘`´ʼ′＇\p{Cf}]/gu

/**
 * Normalises for comparison: lower case, no accents, apostrophes or invisible characters, single spaces; hyphens become
 * spaces: `D'Ávila-Sá` → `davila sa`. Compatibility characters become plain letters (`º`, the degree sign, ligatures):
 * `1.º` → `1o`.
 */
export function fold(text: string): string {
  return text
    .replace(/([\dn])\.?[º°]/giu, '$1o')
    .replace(/(\d)\.?ª/gu, '$1a')
    .replace(leftOut, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const keys = new Map<string, string>()
/** Forgets the cached names, when another person signs in. */
export const forgetSorted = (): void => keys.clear()
/** The sort key of a name, cached: sorting hundreds of names compares thousands of times. */
function sortKey(name: string): string {
  let key = keys.get(name)
  if (key === undefined) {
    key = fold(name).replace(/\d+/g, (digits) => digits.padStart(9, '0'))
    keys.set(name, key)
  }
  return key
}

/** Compares names, or hours, in natural order: case and accents do not count, 2º A comes before 10º A. */
export function compareText(a: string, b: string): number {
  const [x, y] = [sortKey(a), sortKey(b)]
  return x < y ? -1 : Number(x > y)
}

/** Whether consecutive words of a folded text, joined, begin with `word`: `ef ma 9` matches `efma9`. */
const hasJoined = (folded: string, word: string): boolean =>
  folded.split(' ').some((_, i, words) => words.slice(i).join('').startsWith(word))

/** The folded words of a search; a hyphenated word (`EF-MA`, `EF-`) becomes one phrase. */
export const phrasesOf = (wanted: string): string[] =>
  wanted
    .split(/[\s,;]+/)
    .filter((word) => fold(word) !== '')
    .map((word) => fold(word) + (word.endsWith('-') ? ' ' : ''))

/** Whether a folded text contains a phrase. Numbers and hyphenated phrases match only at the beginning of a word. */
export function hasPhrase(folded: string, phrase: string): boolean {
  if (/^\d/.test(phrase)) return ` ${folded}`.includes(` ${phrase}`)
  const joined = phrase.replaceAll(' ', '')
  return (joined === phrase && folded.includes(phrase)) || hasJoined(folded, joined)
}

/** Whether a folded text contains all phrases of a search, in any order. */
export const hasWords = (folded: string, wanted: string): boolean =>
  phrasesOf(wanted).every((phrase) => hasPhrase(folded, phrase))

const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e'])

/** The distinctive words of a name: folded, without particles. */
export function nameWords(name: string): string[] {
  return fold(name)
    .split(' ')
    .filter((word) => word !== '' && !particles.has(word))
}

/**
 * Whether two names may be one person: first and last words agree, middle names may be missing. ASSUMED
 * (decisions §11): no rule is documented.
 */
export const alike = (a: string, b: string): boolean => alikeWords(nameWords(a), nameWords(b))

/** `alike` for prepared words, where one name is compared with thousands. */
export function alikeWords(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0 || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false
  let at = 0
  for (const word of long) if (word === short[at]) at += 1
  return at === short.length
}

/** A name with only its first word in full: `Ana Prado Souza` → `Ana P*** S***`. The stars do not reveal the length. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word, i) => (i === 0 || particles.has(fold(word)) ? word : `${Array.from(word)[0] ?? ''}***`))
    .join(' ')
}

/** The first word of a name; empty where there is none. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** Whether one of the others has the same first name: sisters may both be "Maria" and need their full names. */
export const isFirstNameShared = (name: string, others: readonly string[]): boolean =>
  others.some((other) => fold(firstName(other)) === fold(firstName(name)))
