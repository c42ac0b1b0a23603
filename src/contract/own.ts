/** Look-ups by a string that came over the wire. */

/** The table's value for a key, own keys only, so that `constructor` and `__proto__` are unknown keys. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
