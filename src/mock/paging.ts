/** Pages of a list. A token names the last row sent, so that it stays valid when rows are inserted. */
import { refuseField } from './operation'

/** Rows of a page when the caller sends 0. ASSUMED (decisions §7). */
const defaultSize = 50
/** The most rows of a page (decisions §7). */
const maxSize = 500

/** The sort key of a row: the same parts for every row of a list, compared from the left. */
export type Key = readonly (string | number)[]

function compare(a: Key, b: Key): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0]
    if (x === y) continue
    // numbers sort before text, so that every pair has an order
    if (typeof x === typeof y) return x < y ? -1 : 1
    return typeof x === 'number' ? -1 : 1
  }
  return 0
}

/** The key as text that is valid in any address. */
const encode = (key: Key): string => encodeURIComponent(JSON.stringify(key))

function decode(token: string): Key {
  try {
    const key: unknown = JSON.parse(decodeURIComponent(token))
    const isKey = Array.isArray(key) && key.every((part) => typeof part === 'string' || typeof part === 'number')
    if (isKey) return key
  } catch {
    // refused below
  }
  return refuseField('A página pedida não existe.', 'tokenPagina', 'Este valor não veio de uma resposta anterior.')
}

/** One page of rows sorted by `keyOf`, and the `tokenPagina` of the next page, null on the last (decisions §7). */
export function paginate<T>(
  rows: readonly T[],
  keyOf: (row: T) => Key,
  input: { tokenPagina: string | null; quantidade: number },
): { rows: T[]; tokenPagina: string | null } {
  if (input.quantidade < 0)
    refuseField('A quantidade não pode ser negativa.', 'quantidade', 'Informe zero ou um número maior.')
  const size = Math.min(input.quantidade || defaultSize, maxSize)
  let start = 0
  // an empty token means the first page too, since a query string may send it
  if (input.tokenPagina) {
    const last = decode(input.tokenPagina)
    let end = rows.length
    while (start < end) {
      const middle = (start + end) >>> 1
      const row = rows[middle]
      if (row !== undefined && compare(keyOf(row), last) <= 0) start = middle + 1
      else end = middle
    }
  }
  const slice = rows.slice(start, start + size)
  const last = slice.at(-1)
  const more = start + size < rows.length && last !== undefined
  return { rows: slice, tokenPagina: more ? encode(keyOf(last)) : null }
}
