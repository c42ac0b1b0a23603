/** Makes text from the service safe to show (src/README §7): it may hold anything, at any length. */
const longest = 20_000
// control characters except tab and line feed, and characters that change the direction of the text around them
const unruly = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The first `most` characters of a text, without a half of a surrogate pair at the end. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** `most`: the letters after which a text is cut, with a mark. */
export function tame(text: string | null | undefined, most = longest): string {
  const clean = (text ?? '').replace(/\r\n?/g, '\n').replace(unruly, '')
  return clean.length > most ? `${beginningOf(clean, most).trimEnd()}…` : clean
}
