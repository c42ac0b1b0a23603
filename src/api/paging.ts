/** How a list continues after each page (decisions §7). */

/** One page of a list: its rows, and the token of the next page where the service sent one. */
export interface Page {
  readonly itens: readonly unknown[]
  readonly tokenPagina?: string | null | undefined
}

/**
 * The token of the next page; null at the end. `asked` holds the tokens so far: a repeated token, or a page without
 * rows, would never end. `most` limits the number of pages (src/README §7). Unreadable rows (`dropped`) count as rows.
 */
export function nextToken(
  { itens, tokenPagina }: Page,
  asked: readonly (string | null)[],
  most: number,
  dropped: number,
): string | null {
  if (!tokenPagina || asked.includes(tokenPagina)) return null
  return itens.length + dropped === 0 || asked.length >= most ? null : tokenPagina
}

/**
 * Whether there may be more rows: no token came, but exactly as many rows as were asked for (`size`), readable or not
 * (`dropped`). When no row is readable the answer is false, since a larger page would show no more.
 */
export const maybeCut = ({ itens, tokenPagina }: Page, dropped: number, size: number): boolean =>
  tokenPagina == null && itens.length > 0 && itens.length + dropped === size
