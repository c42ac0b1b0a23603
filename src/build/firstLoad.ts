/**
 * Without a session every address leads to the sign-in page, so a first visit always needs its code and its style. They
 * go together with what the entry needs: no round trip for a screen that is known beforehand, and no dozen of small
 * files, which compress worse and queue behind one another on a slow connection. Two files, not one: the libraries
 * change rarely and stay in the browser's cache from one release to the next.
 */
import type { Rolldown } from 'vite'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1]

/** Groups what `roots` (ends of module paths) import, directly or not: `libraries` and `portal`. */
export function firstLoad(roots: readonly string[]): Rolldown.CodeSplittingGroup {
  const known = new Map<string, boolean>()
  function reached(id: string, context: Context): boolean {
    const before = known.get(id)
    if (before !== undefined) return before
    const isRoot = roots.some((root) => id.endsWith(root))
    // Set first: importers may go round in a circle.
    known.set(id, isRoot)
    if (isRoot) return true
    const importers = context.getModuleInfo(id)?.importers ?? []
    const result = importers.some((importer) => reached(importer, context))
    known.set(id, result)
    return result
  }
  return {
    name: (id, context) => {
      if (!reached(id, context)) return null
      return id.includes('node_modules') ? 'libraries' : 'portal'
    },
  }
}
