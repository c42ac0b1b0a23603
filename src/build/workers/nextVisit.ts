/**
 * Writes `assets/compile-….js`, which `app/nextVisit.ts` runs in a worker thread: it imports the files of the shell, so
 * that the browser compiles them and caches the result. Otherwise the second visit does that on the main thread.
 */
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { shellOf } from './shellWorker.ts'
import { entryIn } from '../version.ts'

/** The first import: it throws, so that the files imported after it are compiled and never run. */
const halt = "throw new Error('compiled, not run')\n"

/** @param fileOf returns the file's address from that of the entry, as the page does too */
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
