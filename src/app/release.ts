/** How the files of this release are called (`build/`). */

/** The entry, which a page loads last: its name changes with every release. */
export const ownEntry = (): string | undefined =>
  [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? undefined

/** What the thread of `nextVisit.ts` runs, by the entry of its release; the build writes it under that name. */
export const compileFileOf = (entry: string): string => entry.replace('/portal-', '/compile-')
export const compileFile = (): string => compileFileOf(ownEntry() ?? '')
