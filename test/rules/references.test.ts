/**
 * Checks that references in comments and test names exist: a section of a page, an assumption, a cell of
 * the fault table.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, project, read } from './source'

const pages: Record<string, string> = {
  'src/README': 'src/README.md',
  'config/README': 'src/config/README.md',
  'ui/README': 'src/ui/README.md',
  'session/README': 'src/session/README.md',
  'mock/README': 'src/mock/README.md',
  'matricula/README': 'src/screens/matricula/README.md',
  'test/README': 'test/README.md',
}
const own = 'test/rules/references.test.ts'
const code = /\.(tsx?|css|m?js|conf|template|md|txt)$/
const sources = [
  ...['README.md', '.github/CONTRIBUTING.md', '.dependency-cruiser.js', 'eslint.config.js', 'vite.config.ts'],
  ...filesIn('src', code),
  ...filesIn('test', code),
].filter((path) => path !== own)
/** The text of a file with comments joined to one line each, since a comment may wrap anywhere. */
const text = (path: string) => read(path).replace(/\s*\n\s*(?:(?:\*|\/\/|#)\s+)?/g, ' ')

/** The sections after a name: `§3`, `§3, §11`, `§6 and §7`, `§4 or §5`, `§3–5`. */
const sections = '(?:§\\d+(?:[-–]\\d+)?(?:,? (?:and |or |& )?(?=§))?)+'
const numbers = (told: string) =>
  [...told.matchAll(/§(\d+)(?:[-–](\d+))?/g)].flatMap(([, first, last]) =>
    last ? [Number(first), Number(last)] : [Number(first)],
  )
/** Matches a name with its sections: `mock/README §4`, `[mock/README](…), §4`, `mock/README.md, §4`. */
const named = (name: string) => new RegExp(`(${name})(?:\\.md)?\\x60?(?:\\]\\([^)]*\\))?,? (${sections})`, 'g')

test('references are seen in each spelling', () => {
  const told = (words: string, name: string) =>
    [...words.matchAll(named(name))].map(([, page, which = '']) => [page, ...numbers(which)])
  const page = '[\\w/]*README'
  expect(told('(mock/README §4, §5; ui/README §1 and §3)', page)).toEqual([
    ['mock/README', 4, 5],
    ['ui/README', 1, 3],
  ])
  expect(told('[session/README](session/README.md), §3. `mock/README`, §7–9', page)).toEqual([
    ['session/README', 3],
    ['mock/README', 7, 9],
  ])
  expect(told('decisions §2 or §9, decision §3', 'decisions?')).toEqual([
    ['decisions', 2, 9],
    ['decision', 3],
  ])
})

test('every "README §n" of a comment is a heading of that page', () => {
  const missing: string[] = []
  for (const path of sources) {
    for (const [whole, page = '', told = ''] of text(path).matchAll(named('[\\w/]*README'))) {
      const file = pages[page.replace(/^src\/(?=.*\/)/, '')]
      const known = file
        ? numbers(
            read(file)
              .match(/^#+ §\d+/gm)
              ?.join() ?? '',
          )
        : []
      if (!file || numbers(told).some((number) => !known.includes(number))) missing.push(`${path}: ${whole}`)
    }
  }
  expect(missing).toEqual([])
})

test('every "decisions §n" is a row of the assumptions', () => {
  const rows = new Set([...read('src/contract/README.md').matchAll(/^\| (\d+) /gm)].map(([, number]) => Number(number)))
  const missing = sources.flatMap((path) =>
    [...text(path).matchAll(named('decisions?'))]
      .filter(([, , told = '']) => numbers(told).some((number) => !rows.has(number)))
      .map(([whole]) => `${path}: ${whole}`),
  )
  expect(missing).toEqual([])
})

test('every "(contract, …)" is a heading of the service\'s document, and what stands below it', () => {
  const document = read('src/contract/service.md')
  const missing = [...filesIn('src', /\.tsx?$/), ...filesIn('test', /\.tsx?$/)]
    .filter((path) => path !== own)
    .flatMap((path) =>
      [...text(path).matchAll(/\(contract, ([A-Z][A-Za-z ]*[a-z])(?: (\d+))?\)/g)]
        .filter(([, name = '', number]) => {
          const at = document.search(new RegExp(`^(?:#+ ${name}\\b|\\*\\*${name}\\*\\*|(?:\\w+: .* )?${name}: )`, 'm'))
          return at < 0 || (number !== undefined && !document.slice(at).split('\n## ')[0]?.includes(`\n${number}. `))
        })
        .map(([whole]) => `${path}: ${whole}`),
    )
  expect(missing).toEqual([])
})

test('no comment points to a page outside', () => {
  const pagesOutside = 'reliability|caderno|domain|house|one-way|performance|accessibility|stack|models|wishes|cast'
  const outside = new RegExp(`\\b(?:${pagesOutside})(?:\\.md\\b|(?: page)? ?(?:§|, rule)|(?: page)? items? \\d)`)
  expect(sources.filter((path) => outside.test(text(path)))).toEqual([])
})

test('a file of the tests that a comment names is there', () => {
  const known = filesIn('test', /./)
  // pages of rules use placeholder names
  const missing = sources
    .filter((path) => !path.endsWith('.md'))
    .flatMap((path) =>
      [...text(path).matchAll(/(?<![\w.{}*/<'"-])([\w/-]+\.(?:test|spec)\.tsx?)(?![\w'"])/g)]
        .map(([, name = '']) => name)
        .filter(
          (name) => !/^(?:test\/)?(?:e2e\/)?x\./.test(name) && !known.some((file) => `/${file}`.endsWith(`/${name}`)),
        )
        .map((name) => `${path}: ${name}`),
    )
  expect(missing).toEqual([])
})

test('every link of a page leads to a file', () => {
  const broken = ['README.md', '.github/CONTRIBUTING.md', ...Object.values(pages), 'src/contract/README.md'].flatMap(
    (page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .filter(([, to = '']) => !existsSync(join(project, dirname(page), to)))
        .map(([, to]) => `${page} → ${to}`),
  )
  expect(broken).toEqual([])
})

test('every falha/<tela>/<n> is a cell of the fault table', () => {
  const rows = [...read('test/README.md').matchAll(/^\| ([^|]+?) +\|((?: [^|]* \|){18})$/gm)]
  const cells = new Map(
    rows.flatMap(([, names = '', cols = '']) =>
      names.split(', ').map((name) => [name, cols.split('|').map((cell) => cell.trim())] as const),
    ),
  )
  expect(cells.size).toBeGreaterThan(15)
  const unknown: string[] = []
  for (const path of sources) {
    for (const [whole, screen = '', n = ''] of read(path).matchAll(/falha\/([^/\n'"`$<{]+)\/(\d+)/g)) {
      // a name with a placeholder covers several rows
      const several = /[*%]/.test(screen)
      if (several ? Number(n) < 1 || Number(n) > 18 : !cells.get(screen)?.[Number(n) - 1])
        unknown.push(`${path}: ${whole}`)
    }
  }
  expect(unknown).toEqual([])
})
