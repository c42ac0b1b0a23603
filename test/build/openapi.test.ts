/** `npm run openapi`: a document that the standard's own schema accepts. Here, because the validator reads files as only Node can. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SpecData, Validator } from '@seriousme/openapi-schema-validator'
import { expect, onTestFinished, test } from 'vitest'
import { project } from '../rules/source'

test('is OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const file = join(folder, 'service.openapi.json')
  execFileSync(process.execPath, [join(project, 'src/connect/writeOpenapi.mjs'), file], { cwd: folder })
  const text = readFileSync(file, 'utf8')
  // the cast: only the script writes there
  const document = JSON.parse(text) as SpecData & { components: Record<string, Record<string, unknown>> }
  const validator = new Validator()
  expect(await validator.validate(document)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const refs = [...text.matchAll(/"\$ref": "#\/(\w+)\/(\w+)\/(\w+)"/g)]
  expect(refs.length).toBeGreaterThan(100)
  for (const [ref, , part = '', name = ''] of refs) expect(document.components[part], ref).toHaveProperty(name)
})
