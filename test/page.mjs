// The page that the tests of screens stand in: jsdom as Vitest makes it, with two costly habits taken from it.
import fs from 'node:fs'
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

/** Of the browser's own style only what shows and hides: no test asks for the rest, which is worked out for every element. */
const ofSight = /^\s*(display|visibility|content-visibility)\s*:/
const onlySight = (sheet) =>
  sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/([^{}]+)\{([^{}]*)\}/g, (_, selector, declarations) => {
    const kept = declarations.split(';').filter((one) => ofSight.test(one))
    return kept.length > 0 ? `${selector}{${kept.join(';')}}` : ''
  })

/** jsdom reads that style from a file when it is loaded. */
function loadWithLittleStyle() {
  const read = fs.readFileSync
  fs.readFileSync = (path, ...rest) => {
    const text = read(path, ...rest)
    return String(path).endsWith('default-stylesheet.css') ? onlySight(text) : text
  }
  try {
    createRequire(import.meta.url)('jsdom')
  } finally {
    fs.readFileSync = read
  }
}
loadWithLittleStyle()

export default { ...builtinEnvironments.jsdom, name: 'page' }
