/** Chance that is always the same: a stream of numbers from a few words, without state and without a clock. */

/** FNV-1a over the words: the same words, the same stream. */
function hash(words: readonly (string | number)[]): number {
  let h = 0x811c9dc5
  for (const word of words) {
    const text = String(word)
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    h = Math.imul(h ^ 0x2f, 0x01000193)
  }
  return h >>> 0
}

/** The stream of these words (mulberry32). */
export function random(...words: (string | number)[]) {
  let state = hash(words)
  /** 0 ≤ x < 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number, both ends possible. */
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  // the lists are never empty: `int` stays inside them
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T
  return { next, int, pick }
}
