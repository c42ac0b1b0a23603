/** Rows that a service tells twice. */

/** Each row where it came first, by what tells it apart. A row of which that is not known (null, 0, '') stands for itself. */
export function onceBy<T>(rows: readonly T[], keyOf: (row: T) => string | number | null | undefined): T[] {
  const seen = new Set<string | number>()
  return rows.filter((row) => {
    const key = keyOf(row)
    return !key || (!seen.has(key) && seen.add(key))
  })
}
