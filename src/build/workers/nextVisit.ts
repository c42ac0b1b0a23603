/**
 * Writes `assets/compile-….js`, which `app/nextVisit.ts` runs in a thread of its own: it names the files of the shell, so that
 * the browser compiles them and keeps them compiled beside the worker's copies. Else the second visit does that, on the
 * thread that draws.
 */
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { shellOf } from './shellWorker.ts'
import { entryOf } from '../version.ts'

/** Comes before all others and fails: what is named after it is compiled, and nothing of it runs. */
const halt = "throw new Error('compiled, not run')\n"

/** Called like the entry of its release: that is how a page finds it. */
const compileFileOf = (entry: string): string => entry.replace('/portal-', '/compile-').slice(1)

export function nextVisit(): Plugin {
  return {
    name: 'portal-next-visit',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const first = this.getFileName(this.emitFile({ type: 'asset', name: 'halt.js', source: halt }))
        const files = [first, ...shellOf(bundle).filter((file) => file.endsWith('.js'))]
        const source = files.map((file) => `import './${basename(file)}'\n`).join('')
        this.emitFile({ type: 'asset', fileName: compileFileOf(entryOf(String(index.source))), source })
      },
    },
  }
}
