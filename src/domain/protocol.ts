/**
 * The protocol of an enrollment request, `VS-7K4M-2Q9T`: seven characters and a check character (mock/README §9). The
 * code is linear over GF(32) with the weight α^(15+i) at position i: the weights differ and none is zero, so every
 * wrong character and every swap of two is detected. ASSUMED (decisions §11): the document states no form; the exponent
 * makes the protocol of the cast valid.
 */

/** 32 characters, one for each value of five bits, without the pairs that people confuse (O and 0, I and 1). */
export const protocolAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const size = 7
const spaces = 32 ** size
/** x⁵ + x² + 1, primitive over GF(2). */
const polynomial = 0b100101
const firstExponent = 15

function times(a: number, b: number): number {
  let product = 0
  for (let left = a, right = b; right; right >>= 1) {
    if (right & 1) product ^= left
    left <<= 1
    if (left & 32) left ^= polynomial
  }
  return product
}

const weights = Array.from({ length: size }, (_, position) => {
  let weight = 1
  for (let i = 0; i < firstExponent + position; i++) weight = times(weight, 2)
  return weight
})

/** The check character of seven characters of the alphabet. */
function checkCharacter(seven: string): string {
  const sum = weights.reduce((total, weight, i) => total ^ times(weight, protocolAlphabet.indexOf(seven.charAt(i))), 0)
  return protocolAlphabet.charAt(sum)
}

/**
 * Normalises a typed or copied protocol, whatever surrounds or separates its groups: ` vs 7k4m 2q9t ` →
 * `VS-7K4M-2Q9T`. One whose check character is wrong may have another service's form and stays as typed. Never throws.
 */
export function normalizeProtocolo(typed: string): string {
  const characters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  const parts = /^([A-Z]{2})([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(characters)
  const grouped = parts?.slice(1).join('-') ?? ''
  return isProtocolo(grouped) ? grouped : typed.trim().toUpperCase()
}

/** Whether the form and the check character of a protocol are valid, not whether it exists. */
export function isProtocolo(text: string): boolean {
  const found = /^[A-Z]{2}-([0-9A-Z]{4})-([0-9A-Z]{4})$/.exec(text)
  if (!found) return false
  const characters = `${found[1]}${found[2]}`
  if (Array.from(characters).some((c) => !protocolAlphabet.includes(c))) return false
  return checkCharacter(characters) === characters.charAt(size)
}

/**
 * The protocol of number `n` (0 ≤ n < 32⁷), unique per number; a multiplication permutes the space, so that
 * neighbours look different.
 */
export function protocoloOf(n: number, prefix = 'VS'): string {
  const mixed = Number((BigInt(n) * 22_695_477_411n + 7_919_000_321n) % BigInt(spaces))
  let seven = ''
  for (let i = 0, rest = mixed; i < size; i++, rest = Math.floor(rest / 32)) seven += protocolAlphabet.charAt(rest % 32)
  const eight = seven + checkCharacter(seven)
  return `${prefix}-${eight.slice(0, 4)}-${eight.slice(4)}`
}
