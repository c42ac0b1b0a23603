/** Deterministic random numbers: a stream from a few words, without a clock. */
import { hashOf } from '@/domain/hash'

/** The stream of these words (mulberry32). */
export function random(...words: (string | number)[]) {
  let state = hashOf(words)
  /** 0 ≤ x < 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number, both ends inclusive. */
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  // the cast is safe: the lists are never empty, and `int` stays inside them
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T
  return { next, int, pick }
}
