/** Removes duplicate rows of a service. */

/** Each row once, where it came first, by its key. Rows without a key (null, 0, '') are all kept. */
export function onceBy<T>(rows: readonly T[], keyOf: (row: T) => string | number | null | undefined): T[] {
  const seen = new Set<string | number>()
  return rows.filter((row) => {
    const key = keyOf(row)
    return !key || (!seen.has(key) && seen.add(key))
  })
}
