/** FNV-1a over words, 32 bits. It protects nothing, since many words share one hash. */
export function hashOf(words: readonly (string | number)[]): number {
  let h = 0x811c9dc5
  for (const word of words) {
    const text = String(word)
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    h = Math.imul(h ^ 0x2f, 0x01000193)
  }
  return h >>> 0
}
