// The page that the tests of screens stand in: jsdom as Vitest makes it, with one costly habit taken from it.
import Module, { createRequire } from 'node:module'
import { builtinEnvironments } from 'vitest/runtime'

/**
 * jsdom asks for the direction of every `<bdi>` whenever a style is looked at, and has the tables of all writing systems
 * made anew each time: an eighth of the whole run. They are always the same.
 */
function makeTablesOnce() {
  const near = ['jsdom', '@asamuzakjp/dom-selector'].reduce(
    (require, name) => createRequire(require.resolve(name)),
    createRequire(import.meta.url),
  )
  const path = near.resolve('bidi-js')
  const tables = near(path)()
  near.cache[path] = Object.assign(new Module(path), { filename: path, loaded: true, exports: () => tables })
}
makeTablesOnce()

export default { ...builtinEnvironments.jsdom, name: 'page' }
