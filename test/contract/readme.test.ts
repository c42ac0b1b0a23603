/** The list of assumptions against the marks in the code, and the glossary against the names. */
import { expect, test } from 'vitest'
import readme from '../../src/contract/README.md?raw'
import { commentOf, defOf, inner, schemas } from './compare'

const files = new Set(
  Object.keys(import.meta.glob('../../src/**/*.{ts,tsx,md}')).map((path) => path.replace('../../src/', '')),
)

function rowsUnder(heading: string): string[][] {
  const passage = readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  return passage
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const assumptions = rowsUnder('Assumptions').map(([section = '', , held = '']) => ({ section, held: names(held) }))
const listed = new Set(assumptions.flatMap(({ section, held }) => held.map((file) => `${file} §${section}`)))

const code: Record<string, string> = import.meta.glob('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Every file of the source by its path, its comments on one line: a comment may break its line anywhere. */
const texts = Object.entries(code).map(
  ([path, text]) => [path.replace('../../src/', ''), text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')] as const,
)

/** "contract/common.ts §6" for every mark. */
const marked = new Set(
  texts.flatMap(([file, text]) =>
    [...text.matchAll(/ASSUMED \(decisions ([^)]+)\)/g)].flatMap(([, sections = '']) =>
      [...sections.matchAll(/§(\d+)/g)].map(([, section = '']) => `${file} §${section}`),
    ),
  ),
)

test('every mark in the code is in the list', () => {
  expect(marked.size).toBeGreaterThan(60)
  expect([...marked].filter((mark) => !listed.has(mark))).toEqual([])
})

test('every file in the list bears its mark', () => {
  expect([...listed].filter((entry) => !marked.has(entry))).toEqual([])
})

test('no mark goes without its decision', () => {
  const bare = texts.flatMap(([file, text]) =>
    [...text.matchAll(/.{30}\bASSUMED\b(?! \(decisions §)/g)].map(([passage]) => `${file}: ${passage}`),
  )
  expect(bare).toEqual([])
})

test('every decision from 1 to 14 has a row, in order, with a file that exists', () => {
  const sections = assumptions.map(({ section }) => Number(section))
  expect([...new Set(sections)]).toEqual(Array.from({ length: 14 }, (_, i) => i + 1))
  expect(sections).toEqual(sections.toSorted((a, b) => a - b))
  expect(assumptions.filter(({ held }) => held.length === 0)).toEqual([])
  expect(assumptions.flatMap(({ held }) => held).filter((file) => !files.has(file))).toEqual([])
})

test('the table of files names every file of the room', () => {
  const room = [...files].filter((file) => file.startsWith('contract/')).map((file) => file.replace('contract/', ''))
  const told = readme.slice(0, readme.indexOf('\n## '))
  expect(room.filter((file) => file !== 'README.md' && !told.includes(`\`${file}\``))).toEqual([])
  expect(names(told).filter((name) => /[.](?:ts|md)$/.test(name) && !room.includes(name))).toEqual([])
})

test('every type of the service is in the glossary; its nouns stand there once and in order', () => {
  const words = rowsUnder('Glossary').map(([word = '']) => word)
  const mechanics = new Set(['AuthReply', 'UnAssignRolesReply', 'FieldError', 'ResponseStatus'])
  const nouns = [...schemas].filter(([name, schema]) => defOf(inner(schema)).type === 'object' && !mechanics.has(name))
  expect(nouns.map(([name]) => name).filter((name) => !words.includes(name))).toEqual([])
  expect(words.length).toBeGreaterThanOrEqual(40)
  const plain = words.map((word) => word.toLowerCase())
  expect(plain).toEqual([...new Set(plain)].sort((a, b) => a.localeCompare(b, 'pt-BR')))
})

test('every exported schema has a comment that says what it is', () => {
  expect([...schemas.keys()].filter((name) => (commentOf.get(name) ?? '').trim().length < 20)).toEqual([])
})
