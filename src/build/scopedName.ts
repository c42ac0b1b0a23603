/** Names the classes of CSS modules: short, since every page and the first load hold many of them. */
import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'

const sources = join(import.meta.dirname, '..')

/**
 * "button-x4k": the class and three characters for its file. They follow from the path alone, so that a style that
 * did not change keeps its name in the next release, and so does the file that holds it.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(sources, file).split(sep).join('/')
  return `${name}-${createHash('sha1').update(path).digest('base64url').slice(0, 3)}`
}
