/** Makes a text of the service safe to look at (src/README §7): it is somebody else's, of any length. */
const longest = 20_000
// control characters but tab and line feed, and those that turn the direction of the text around them
const unruly = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The beginning of a text: so many characters at most, and no half of one. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

export function tame(text: string | null | undefined): string {
  const clean = (text ?? '').replace(/\r\n?/g, '\n').replace(unruly, '')
  return clean.length > longest ? `${beginningOf(clean, longest)}…` : clean
}
