/** Groups modules into chunks, since many small files compress worse and queue on a slow connection. */
import type { Plugin, Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

/**
 * Puts the modules needed at one moment into two chunks: those of the entrance, where every address leads without a
 * session, or those behind it that every page needs (frame, router, requests, route table, sign-in). Libraries have
 * their own chunk, because they change rarely and stay cached from one release to the next.
 * @param roots ends of module paths; what they import, directly or not, becomes two chunks
 * @param later modules imported only through an index that exports them too, and not used at that moment
 * @param names of the chunk of packages, and of the chunk of the portal's own code
 */
export function groupByRoots(
  roots: readonly string[],
  later: readonly RegExp[],
  [packages, own]: readonly [string, string],
  priority: number,
): Group {
  const known = new Map<string, boolean>()
  function reached(id: string, context: Context): boolean {
    const before = known.get(id)
    if (before !== undefined) return before
    const isRoot = roots.some((root) => id.endsWith(root))
    // set before the recursion, since imports may be circular
    known.set(id, isRoot)
    if (isRoot) return true
    const importers = context.getModuleInfo(id)?.importers ?? []
    const result = importers.some((importer) => reached(importer, context))
    known.set(id, result)
    return result
  }
  return {
    debugName: own,
    priority,
    name: (id, context) => {
      if (later.some((one) => one.test(id)) || !reached(id, context)) return null
      return id.includes('node_modules') ? packages : own
    },
  }
}

/**
 * Modules that the route table and the screens both import: a chunk of its own, so that the route table waits
 * for no screen.
 */
const sharedWithRouteTable =
  /\/src\/(?:(?:access|params)[.]|contract\/|api\/(?:hooks|shown|usePages|reads)[.]|screens\/[^/]+\/(?:classe\/)?reads[.])/

/**
 * Groups modules that at least two screens use, by folder. A module of one screen only (the map) stays
 * with that screen.
 */
export function groupByFolder(): Group {
  return {
    debugName: 'shared by screens',
    priority: 1,
    minShareCount: 2,
    name: (id) => {
      if (sharedWithRouteTable.test(id)) return 'reads'
      const place = /\/src\/(ui\/form|ui|screens\/[^/]+|app|domain)\/[^?]*$/.exec(id)?.[1]
      if (!place) return null
      if (place === 'ui/form') return 'forms'
      const subject = /^screens\/(?!shared)(.+)$/.exec(place)?.[1]
      return subject ?? 'shelf'
    },
  }
}

/**
 * Names message chunks by language, so that the worker of the next release can fetch those that a device used
 * of this one.
 */
export function fileNameOf({ moduleIds }: Pick<Rolldown.PreRenderedChunk, 'moduleIds'>): string {
  const words = moduleIds.length === 1 && /\/src\/i18n\/([\w-]+)\/(\w+)\.ts$/.exec(moduleIds[0] ?? '')
  return `assets/${words ? `${words[1] ?? ''}.${words[2] ?? ''}` : '[name]'}-[hash].js`
}

/**
 * Has the browser compile these chunks eagerly while others are loading, instead of each function at its first call. It
 * pays for the chunks on the way to the start page, where nearly every function is called. The hint must precede all
 * code, including Vite's list of dynamic imports.
 */
export function eagerCompile(names: RegExp): Plugin {
  return {
    name: 'portal-eager-compile',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
