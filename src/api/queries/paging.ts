/** How a list continues after each page (decisions §7). */

/** One page of a list: its rows, and the token of the next page where the service sent one. */
export interface Page {
  readonly itens: readonly unknown[]
  readonly tokenPagina?: string | null | undefined
}

/** The token that leads on, whatever the limit. */
const tokenAfter = ({ itens, tokenPagina }: Page, asked: readonly (string | null)[], dropped: number): string | null =>
  tokenPagina && !asked.includes(tokenPagina) && itens.length + dropped > 0 ? tokenPagina : null

/**
 * The token of the next page; null at the end. `asked` holds the tokens so far: a repeated token, or a page without
 * rows, would never end. `most` limits the number of pages (src/README §7). Unreadable rows (`dropped`) count as rows.
 */
export const nextToken = (
  page: Page,
  asked: readonly (string | null)[],
  most: number,
  dropped: number,
): string | null => (asked.length >= most ? null : tokenAfter(page, asked, dropped))

/** Whether the list goes on after its last page, but as many pages were read as are allowed. */
export const isCapped = (page: Page, asked: readonly (string | null)[], most: number, dropped: number): boolean =>
  asked.length >= most && tokenAfter(page, asked, dropped) !== null

/**
 * Whether there may be more rows: no token came, but exactly as many rows as were asked for (`size`), readable or not
 * (`dropped`). When no row is readable the answer is false, since a larger page would show no more.
 */
export const maybeCut = ({ itens, tokenPagina }: Page, dropped: number, size: number): boolean =>
  tokenPagina == null && itens.length > 0 && itens.length + dropped === size
