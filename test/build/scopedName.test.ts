// Names of classes: short, and never the same for two files.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scopedName } from '../../src/build/scopedName'
import { filesIn, project, read } from '../rules/source'

const files = filesIn('src', /\.module\.css$/)

test('no class of one file has the name of a class of another', () => {
  expect(files.length).toBeGreaterThan(50)
  const seen = new Map<string, string>()
  for (const file of files) {
    const path = join(project, file)
    const classes = new Set([...read(file).matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))
    for (const name of classes) {
      const scoped = scopedName(name, path)
      expect(seen.get(scoped), `${scoped}: rename the class, or take four characters in scopedName`).toBeUndefined()
      seen.set(scoped, file)
    }
  }
})

test('the name of a class is short and tells its file', () => {
  expect(scopedName('button', join(project, 'src/ui/action/Button.module.css'))).toMatch(/^button-[\w-]{3}$/)
  expect(scopedName('button', join(project, 'src/ui/action/Button.module.css'))).not.toBe(
    scopedName('button', join(project, 'src/ui/action/Dialog.module.css')),
  )
})
