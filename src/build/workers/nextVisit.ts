/**
 * Writes `assets/compile-….js`, which `app/nextVisit.ts` runs in a thread of its own: it names the files of the shell, so that
 * the browser compiles them and keeps them compiled beside the worker's copies. Else the second visit does that, on the
 * thread that draws.
 */
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { shellOf } from './shellWorker.ts'
import { entryIn } from '../version.ts'

/** Comes before all others and fails, so that the files named after it are compiled and never run. */
const halt = "throw new Error('compiled, not run')\n"

/** @param fileOf its address, by that of the entry: the page finds it in the same way */
export function nextVisit(fileOf: (entry: string) => string): Plugin {
  return {
    name: 'portal-next-visit',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = entryIn(bundle)
        if (entry === null) return
        const first = this.getFileName(this.emitFile({ type: 'asset', name: 'halt.js', source: halt }))
        const files = [first, ...shellOf(bundle).filter((file) => file.endsWith('.js'))]
        const source = files.map((file) => `import './${basename(file)}'\n`).join('')
        this.emitFile({ type: 'asset', fileName: fileOf(entry).slice(1), source })
      },
    },
  }
}
