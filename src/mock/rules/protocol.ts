/**
 * The protocols of requests, such as `VS-7K4M-2Q9T` (mock/README §9). ASSUMED (decisions §11): the document states no form.
 */

/** 32 characters, one for each value of five bits, without the pairs that people confuse (O and 0, I and 1). */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const size = 8

/**
 * The protocol of number `n` (0 ≤ n < 32⁸), unique per number; a multiplication permutes the space, so that
 * neighbours look different.
 */
export function protocoloOf(n: number): string {
  let rest = (BigInt(n) * 726_255_277_411n + 7_919_000_321n) % BigInt(32 ** size)
  let eight = ''
  for (; eight.length < size; rest /= 32n) eight += alphabet.charAt(Number(rest % 32n))
  return `VS-${eight.slice(0, 4)}-${eight.slice(4)}`
}
