/** How the files of this release are called (`build/`). */

/** The entry, which a page loads last: its name changes with every release. */
export const ownEntry = (): string | undefined =>
  [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? undefined

/** What the thread of `nextVisit.ts` runs; called like the entry. */
export const compileFile = (): string => ownEntry()?.replace('/portal-', '/compile-') ?? ''
