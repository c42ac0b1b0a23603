/** Where a list goes on, for whatever reads one page by page (decisions §7). */

/** One answer of a list: its rows, and the token of the page after it where the service told one. */
export interface Page {
  readonly itens: readonly unknown[]
  readonly tokenPagina?: string | null | undefined
}

/**
 * The token to ask the next page with; null at the end. `asked`: the tokens so far. A token that comes back, or a page
 * without rows, would be asked for ever; `most` is how many pages are read at all (src/README §7). Rows that cannot be read
 * (`dropped`) are rows.
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
 * Whether there may be more: no token was told, but exactly as many rows came as were asked for (`size`), readable or not
 * (`dropped`). Of a page of which nothing can be read a larger one would tell no more.
 */
export const maybeCut = ({ itens, tokenPagina }: Page, dropped: number, size: number): boolean =>
  tokenPagina == null && itens.length > 0 && itens.length + dropped === size
