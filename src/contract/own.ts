/** Look-ups by a string that came over the wire. */

/** What a table says about a key: its own keys count alone, so that `constructor` and `__proto__` are unknown words. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
