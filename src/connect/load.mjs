// Loads a file of this room into Node, which reads no TypeScript itself.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** The exports of a file of this room. */
export async function load(name) {
  const file = fileURLToPath(new URL(name, import.meta.url))
  const alias = { '@': fileURLToPath(new URL('..', import.meta.url)) }
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error', resolve: { alias } })
  return module
}
