/** The protocol of an enrollment request as people type it. */

/**
 * Normalises a typed or copied protocol, whatever surrounds or separates its groups: ` vs 7k4m 2q9t ` →
 * `VS-7K4M-2Q9T`. Never throws.
 */
export function normalizeProtocolo(typed: string): string {
  const characters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  const parts = /^([A-Z]{2})([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(characters)
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : typed.trim().toUpperCase()
}
