// The import table can fail: each kind of forbidden import, planted in a small tree of its own, is reported by name.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const project = resolve(import.meta.dirname, '../..')

const clean = {
  'contract/index.ts': "import * as z from 'zod/mini'\nexport const n = z.number()\n",
  'contract/diario.ts': 'export const turma = 1\n',
  'i18n/index.tsx': "import { useState } from 'react'\nexport const useT = useState\n",
  'domain/notas.ts': "import { n } from '@/contract'\nexport const m = n\n",
  'session/index.ts': "import { m } from '@/domain/notas'\nexport const s = m\n",
  'session/store.ts': 'export const store = 1\n',
  'api/index.ts': "import { s } from '@/session'\nexport const useRead = s\n",
  'mock/backend.ts': "import { m } from '@/domain/notas'\nexport const backend = m\n",
  'ui/action/Button.tsx': "import { useT } from '@/i18n'\nexport const Button = useT\n",
  'ui/page/Card.tsx': "import { Button } from '../action/Button'\nexport const Card = Button\n",
  'screens/shared/rules.ts': 'export const rules = 1\n',
  'screens/diario/notas/NotasScreen.tsx': "import { rules } from '../../shared/rules'\nexport const Notas = rules\n",
  'screens/curso/PessoaScreen.tsx': "import { useRead } from '@/api'\nexport const Pessoa = useRead\n",
  'app/App.tsx': "import { Notas } from '@/screens/diario/notas/NotasScreen'\nexport const App = Notas\n",
  'build/headers.ts': 'export const headers = 1\n',
  'main.tsx': "import { App } from '@/app/App'\nvoid App\nvoid import('@/mock/backend')\n",
}

/** Writes the tree with `planted` on top and returns the names of the rules that were broken. */
async function broken(planted: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'imports-'))
  try {
    for (const [path, text] of Object.entries({ ...clean, ...planted })) {
      mkdirSync(dirname(join(root, 'src', path)), { recursive: true })
      writeFileSync(join(root, 'src', path), text)
    }
    for (const name of ['tsconfig.json', 'package.json', '.dependency-cruiser.js'])
      cpSync(join(project, name), join(root, name))
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'dir')
    const bin = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const args = [bin, '--config', '.dependency-cruiser.js', '--output-type', 'json', 'src']
    const { stdout } = await run(process.execPath, args, { cwd: root, maxBuffer: 1e8 })
    // The shape is dependency-cruiser's own; only these two parts are read.
    const { summary } = JSON.parse(stdout) as {
      summary: { totalCruised: number; violations: { rule: { name: string } }[] }
    }
    expect(summary.totalCruised).toBeGreaterThan(10)
    return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

test('a tree that keeps the rules is accepted', async () => {
  expect(await broken({})).toEqual([])
})

test('every forbidden import is reported', { timeout: 60_000 }, async () => {
  const names = await broken({
    'contract/upwards.ts': "import { m } from '@/domain/notas'\nexport const up = m\n",
    'domain/package.ts': "import { useState } from 'react'\nexport const x = useState\n",
    'ui/routes.tsx': "import { Link } from 'react-router-dom'\nexport const L = Link\n",
    'api/direct.ts': "import { store } from '@/session/store'\nexport const d = store\n",
    'ui/aliased.tsx': "import { Button } from '@/ui/action/Button'\nexport const a = Button\n",
    'ui/relative.tsx': "import { useT } from '../i18n'\nexport const r = useT\n",
    'screens/curso/Other.tsx': "import { Notas } from '../diario/notas/NotasScreen'\nexport const o = Notas\n",
    'screens/shared/up.ts': "import { Notas } from '../diario/notas/NotasScreen'\nexport const u = Notas\n",
    'screens/diario/Mocked.tsx': "import { backend } from '@/mock/backend'\nexport const b = backend\n",
    'app/built.ts': "import { headers } from '@/build/headers'\nexport const h = headers\n",
    'domain/a.ts': "import type { B } from './b'\nexport type A = B | 1\n",
    'domain/b.ts': "import type { A } from './a'\nexport type B = A | 2\n",
    'domain/lost.ts': "import { gone } from './gone'\nexport const g = gone\n",
    'app/developer.ts': "import { screen } from '@testing-library/react'\nexport const s = screen\n",
    'main.tsx': "import { backend } from '@/mock/backend'\nvoid backend\n",
  })
  expect(names).toEqual([
    'alias-across',
    'app-imports',
    'contract-imports',
    'domain-packages',
    'mock-dynamic',
    'no-cycles',
    'no-development-packages',
    'relative-inside',
    'resolvable',
    'screens-alone',
    'screens-imports',
    'screens-shared-below',
    'session-door',
    'ui-packages',
  ])
})
