// The pretended service in a process of its own, which reports its heap after a garbage collection and its tables.
// Started by soak.mjs and network.mjs with --expose-gc and an IPC channel; ends with its parent process.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundle } from '../../src/mock/bundle.mjs'

/** The peak memory of this process in bytes. `maxRSS` would start with that of the parent process. */
function peak() {
  const [, kib] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kib ?? 0) * 1024
}

const { startServer, sizeFrom } = await import(pathToFileURL(await bundle()).href)
const [scale, schools] = process.argv.slice(2)
const loaded = performance.now()
const { backend, url } = await startServer({ port: 0, size: sizeFrom(scale, schools) })

const answers = {
  /** The heap after a full garbage collection, in bytes. */
  memory() {
    globalThis.gc()
    globalThis.gc()
    const { heapUsed, rss } = process.memoryUsage()
    return { heapUsed, rss, peak: peak() }
  },
  tables: () => backend.db(),
}

process.on('message', (question) => process.send({ question, answer: answers[question]() }))
process.on('disconnect', () => process.exit(0))
process.send({ question: 'start', answer: { url, create: performance.now() - loaded } })
