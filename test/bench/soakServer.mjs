// The pretended service in a process of its own, that tells its heap after a collection and hands out its tables.
// Started by soak.mjs and network.mjs with --expose-gc and an open channel; ends with whoever started it.
import { pathToFileURL } from 'node:url'
import { bundle } from '../../src/mock/bundle.mjs'

const { startServer, sizeFrom } = await import(pathToFileURL(await bundle()).href)
const [scale, schools] = process.argv.slice(2)
const loaded = performance.now()
const { backend, url } = await startServer({ port: 0, size: sizeFrom(scale, schools) })

const answers = {
  /** What stays after a full collection, in bytes. */
  memory() {
    globalThis.gc()
    globalThis.gc()
    const { heapUsed, rss } = process.memoryUsage()
    return { heapUsed, rss, peak: process.resourceUsage().maxRSS * 1024 }
  },
  tables: () => backend.db(),
}

process.on('message', (question) => process.send({ question, answer: answers[question]() }))
process.on('disconnect', () => process.exit(0))
process.send({ question: 'start', answer: { url, create: performance.now() - loaded } })
