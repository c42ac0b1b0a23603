// The page environment of screen tests: Vitest's jsdom with three performance fixes.
import fs from 'node:fs'
import Module, { createRequire } from 'node:module'
import vm from 'node:vm'
import { builtinEnvironments } from 'vitest/runtime'

/**
 * Creates the tables of bidi-js once: jsdom computes the direction of every `<bdi>` for each style query, and would
 * build these constant tables anew each time, an eighth of the whole run.
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

/**
 * Keeps only display and visibility of jsdom's default style sheet: no test reads the rest, which jsdom would compute
 * for every element.
 */
const ofSight = /^\s*(display|visibility|content-visibility)\s*:/
const onlySight = (sheet) =>
  sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/([^{}]+)\{([^{}]*)\}/g, (_, selector, declarations) => {
    const kept = declarations.split(';').filter((one) => ofSight.test(one))
    return kept.length > 0 ? `${selector}{${kept.join(';')}}` : ''
  })

/** Loads jsdom with the reduced style sheet, which it reads from a file at import. */
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

/**
 * Compiles each CommonJS library once for all files of a process: V8 reuses no script that has its own callback for
 * `import()`, which these libraries do not contain.
 */
function compileLibrariesOnce() {
  const { Script } = vm
  vm.Script = class extends Script {
    constructor(source, options) {
      super(source, typeof options === 'string' ? options : { ...options, importModuleDynamically: undefined })
    }
  }
}
compileLibrariesOnce()

export default { ...builtinEnvironments.jsdom, name: 'page' }
