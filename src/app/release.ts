/** The file names of this release (`build/`). */

/** The address of the entry script, the last module of a page: its name changes with every release. */
export const ownEntry = (): string | undefined =>
  [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? undefined

/** The script that the thread of `nextVisit.ts` runs, named by the build after the entry of its release. */
export const compileFileOf = (entry: string): string => entry.replace('/portal-', '/compile-')
export const compileFile = (): string => compileFileOf(ownEntry() ?? '')
