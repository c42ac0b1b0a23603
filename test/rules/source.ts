/** The source tree as text and as syntax tree, for tests of the code itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

export const project = resolve(import.meta.dirname, '../..')

/** Every file below a folder of the project, as paths relative to the project. */
export function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .sort()
}

export const read = (path: string): string => readFileSync(join(project, path), 'utf8')

/** Visits every node of a TypeScript file, or of the given text instead. */
export function walk(path: string, visit: (node: ts.Node, line: number) => void, text = read(path)): void {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const step = (node: ts.Node): void => {
    visit(node, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1)
    ts.forEachChild(node, step)
  }
  step(source)
}
