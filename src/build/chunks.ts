/** Which files travel together: many small ones compress worse and queue on a slow connection. */
import type { Plugin, Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

/**
 * What is needed at one moment travels together: the entrance with what the entry needs, since without a session every
 * address leads there; and what stands behind it on every page, the frame with its router, asking, the map and signing in.
 * Two files each, not one: the libraries change rarely and stay in the browser's cache from one release to the next.
 * @param roots ends of module paths; what they import, directly or not, becomes two files
 * @param later what is reached only through a door (an index that exports it too) and not used at that moment
 * @param names of the file of packages, and of the file of the portal's own
 */
export function together(
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
    // Set first: importers may go round in a circle.
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

/** What the map and the screens both ask by: a file of its own, so that the map waits for no screen. */
const withMap =
  /\/src\/(?:(?:access|params)[.]|contract\/|api\/(?:hooks|shown|usePages|reads)[.]|screens\/[^/]+\/(?:classe\/)?reads[.])/

/** What at least two screens use, by its folder. A part of one screen only (the map) stays with that screen. */
export function shared(): Group {
  return {
    debugName: 'shared by screens',
    priority: 1,
    minShareCount: 2,
    name: (id) => {
      if (withMap.test(id)) return 'reads'
      const place = /\/src\/(ui\/form|ui|screens\/[^/]+|app|domain)\/[^?]*$/.exec(id)?.[1]
      if (!place) return null
      if (place === 'ui/form') return 'forms'
      const subject = /^screens\/(?!shared)(.+)$/.exec(place)?.[1]
      return subject ?? 'shelf'
    },
  }
}

/** Words are named by their language: the worker of the next release fetches those that a device used of this one. */
export function fileNameOf({ moduleIds }: Pick<Rolldown.PreRenderedChunk, 'moduleIds'>): string {
  const words = moduleIds.length === 1 && /\/src\/i18n\/([\w-]+)\/(\w+)\.ts$/.exec(moduleIds[0] ?? '')
  return `assets/${words ? `${words[1] ?? ''}.${words[2] ?? ''}` : '[name]'}-[hash].js`
}

/**
 * Has the browser read files whole while the rest is on its way: else it reads each function when it is first called. For
 * what everybody meets on the way to their home, where nearly every function is called. The hint counts before any code
 * alone, and the list of late imports that Vite puts at the beginning is code.
 */
export function readWhole(names: RegExp): Plugin {
  return {
    name: 'portal-read-whole',
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
