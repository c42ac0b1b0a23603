// Builds `checked.ts` for Node programs, once for each state of the sources.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../../src/mock/bundle.mjs'
import { answerChecks } from './answerChecks.mjs'

/** @returns {Promise<typeof import('./checked')>} */
export async function loadChecked() {
  const entry = join(import.meta.dirname, 'checked.ts')
  const more = ['../test/connect', 'connect']
  return import(pathToFileURL(await bundle({ entry, more, plugins: [answerChecks()] })).href)
}
