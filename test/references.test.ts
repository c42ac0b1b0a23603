/** What a comment or a test's name points to stands in this repository: a page's section, an assumption, a cell of the fault table. */
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
const own = 'test/references.test.ts'
const code = /\.(tsx?|css|m?js)$/
const sources = [...filesIn('src', code), ...filesIn('test', code)].filter((path) => path !== own)

/** The numbers after a name: `§3`, `§3, §11`, `§6 and §7`. */
const numbers = (text: string) => [...text.matchAll(/§(\d+)/g)].map(([, number]) => Number(number))

test('every "README §n" of a comment is a heading of that page', () => {
  const missing: string[] = []
  for (const path of sources) {
    for (const [whole, page = '', sections = ''] of read(path).matchAll(/([\w/]*README) ((?:§\d+(?:, | and )?)+)/g)) {
      const file = pages[page]
      const known = file
        ? numbers(
            read(file)
              .match(/^#+ §\d+/gm)
              ?.join() ?? '',
          )
        : []
      if (!file || numbers(sections).some((number) => !known.includes(number))) missing.push(`${path}: ${whole}`)
    }
  }
  expect(missing).toEqual([])
})

test('every "decisions §n" is a row of the assumptions', () => {
  const rows = new Set([...read('src/contract/README.md').matchAll(/^\| (\d+) /gm)].map(([, number]) => Number(number)))
  const missing = sources.flatMap((path) =>
    [...read(path).matchAll(/decisions ((?:§\d+(?:, | and )?)+)/g)]
      .filter(([, sections = '']) => numbers(sections).some((number) => !rows.has(number)))
      .map(([whole]) => `${path}: ${whole}`),
  )
  expect(missing).toEqual([])
})

test('no comment points to a page outside', () => {
  const outside =
    /\b(?:reliability|caderno|domain|house|one-way|performance|accessibility|stack|models|wishes|cast)(?:\.md| page)? ?(?:§|, rule)/
  expect(sources.filter((path) => outside.test(read(path)))).toEqual([])
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
      // a name that is filled in stands for several rows
      const several = /[*%]/.test(screen)
      if (several ? Number(n) < 1 || Number(n) > 18 : !cells.get(screen)?.[Number(n) - 1])
        unknown.push(`${path}: ${whole}`)
    }
  }
  expect(unknown).toEqual([])
})
