// Checks rules of the source tree: five subjects, colours in one file, texts in i18n, short files, docstrings. Imports
// are checked by dependency-cruiser (test/build/imports.test.ts proves that it can fail).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { Perfil } from '@/contract'
import { filesIn, project, read, walk } from './source'

const subjects = ['acesso', 'curso', 'diario', 'matricula', 'presenca']
const namesIn = (folder: string) =>
  readdirSync(join(project, folder)).map((name) => name.replace(/\.(module\.css|tsx?)$/, ''))

describe('the five subjects carry the same name in every room', () => {
  test.each(['src/contract', 'src/mock/operations', 'src/mock/tables', 'src/mock/seed'])('%s', (folder) => {
    expect(namesIn(folder)).toEqual(expect.arrayContaining(subjects))
  })
  test.each(['pt-BR', 'en', 'es'])('messages in %s', (language) => {
    expect(namesIn(`src/i18n/${language}`)).toEqual(expect.arrayContaining([...subjects, 'common']))
    expect(namesIn(`src/i18n/${language}`)).toEqual(namesIn('src/i18n/pt-BR'))
  })
  test('screens have no other folder than the subjects, home and what belongs to no subject', () => {
    const others = ['inicio', 'lancamentos', 'shared', 'mais', 'pages', 'configuracoes']
    expect([...subjects, ...others]).toEqual(expect.arrayContaining(namesIn('src/screens')))
  })
})

const named =
  'white black red green blue gray grey yellow orange purple pink brown navy teal maroon olive silver gold crimson tomato'
const colour = new RegExp(
  `(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(`,
  'i',
)
const namedColour = new RegExp(`:[^;{]*(?<![\\w-])(?:${named.replaceAll(' ', '|')})(?![\\w-])`, 'i')
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

function colours(path: string, text: string): string[] {
  return withoutComments(text)
    .split('\n')
    .filter((line) => colour.test(line) || (path.endsWith('.css') && namedColour.test(line)))
    .map((line) => `${path}: ${line.trim()}`)
}

describe('folders', () => {
  test('a folder of the source can be taken in at a glance', () => {
    const count = new Map<string, number>()
    for (const path of filesIn('src', /./)) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      count.set(folder, (count.get(folder) ?? 0) + 1)
    }
    expect([...count].filter(([, files]) => files > 22)).toEqual([])
  })
})

test('no file is let off a rule by a comment', () => {
  const letsOff = ['lint', 'disable'].join('-')
  const paths = ['src', 'test'].flatMap((folder) => filesIn(folder, /\.(?:[cm]?js|tsx?)$/))
  expect(paths.filter((path) => read(path).includes(letsOff))).toEqual([])
})

describe('colours', () => {
  test('are seen where they are', () => {
    expect(colours('a.css', 'a { color: #fff }\nb { color: rgb(0 0 0) }\nc { border: 1px solid red }')).toHaveLength(3)
    expect(colours('a.css', 'a { color: var(--red-ink); border-color: CanvasText } /* #fff */')).toEqual([])
    expect(colours('a.tsx', "const c = '#00525a'")).toHaveLength(1)
  })
  test('stand in src/ui/look/tokens.css only', () => {
    const paths = filesIn('src', /\.(css|tsx?)$/).filter((path) => !path.endsWith('ui/look/tokens.css'))
    expect(paths.flatMap((path) => colours(path, read(path)))).toEqual([])
  })
})

const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
])
const letters = /\p{L}{2,}/u
/** A message key such as `common.footer.help`, which is no text. */
const key = /^[a-z]+(\.\w+)+$/

/** Whether the element is `<code>`, which holds addresses and names of the service, equal in every language. */
const isCode = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code'

/** Texts written into markup: between tags, and in attributes that people read or hear. */
function rawWords(path: string, text?: string): string[] {
  const found: string[] = []
  walk(
    path,
    (node, line) => {
      const words = isCode(node.parent)
        ? ''
        : ts.isJsxText(node)
          ? node.text.trim()
          : ts.isJsxAttribute(node) &&
              spoken.has(node.name.getText()) &&
              node.initializer &&
              ts.isStringLiteral(node.initializer)
            ? node.initializer.text
            : ts.isJsxExpression(node) &&
                node.expression &&
                ts.isStringLiteralLike(node.expression) &&
                !ts.isJsxAttribute(node.parent)
              ? node.expression.text
              : ''
      if (letters.test(words) && !key.test(words)) found.push(`${path}:${String(line)}: ${words}`)
    },
    text,
  )
  return found
}

describe('words', () => {
  test('are seen in markup', () => {
    const markup =
      "<p title='Olá'>Sair {'agora'} <code>POST /json</code> {t('acesso.leave')} · <b label='acesso.leave' /></p>"
    expect(rawWords('a.tsx', `const a = ${markup}`)).toEqual(['a.tsx:1: Olá', 'a.tsx:1: Sair', 'a.tsx:1: agora'])
  })
  test('no sentence stands in markup: words come from i18n', () => {
    const paths = filesIn('src', /\.tsx$/)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.flatMap((path) => rawWords(path))).toEqual([])
  })
  test('nothing is left for later', () => {
    // split in halves, so that this file does not match itself
    const marks = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', '@ts-(?:ignore|expect-error|nocheck)'].join('|'))
    const paths = [...filesIn('src', /\.(css|tsx?|mjs)$/), ...filesIn('test', /\.(tsx?|mjs)$/)]
    expect(paths.filter((path) => marks.test(read(path)))).toEqual([])
  })
})

/** Role names as string literals: `'Aluno'`; a message key or a settings key is another string. */
function rolesNamed(path: string, text?: string): string[] {
  const found: string[] = []
  walk(
    path,
    (node, line) => {
      if (ts.isStringLiteralLike(node) && Object.hasOwn(Perfil, node.text))
        found.push(`${path}:${String(line)}: ${node.text}`)
    },
    text,
  )
  return found
}

describe('each thing is done in one way', () => {
  /** Lines of code that match, without comments, outside some rooms. */
  const found = (what: RegExp, ...rooms: string[]) =>
    filesIn('src', /\.tsx?$/)
      .filter((path) => !rooms.some((room) => path.includes(`src/${room}`)))
      .flatMap((path) =>
        withoutComments(read(path))
          .split('\n')
          .filter((line) => what.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      )
  test.each([
    ['the service is asked in api/ alone', /(?<![.\w])(?:call|request)\(/, ['api/', 'mock/', 'connect/']],
    ['what a write makes stale is asked again in api/ alone', /invalidateQueries/, ['api/']],
    [
      // the settings of the last visit are cached beside the shell of the service worker: nothing personal
      'storage is touched in session/ alone',
      /\b(?:localStorage|sessionStorage|indexedDB|caches)\b/,
      ['session/', 'mock/', 'settings.ts'],
    ],
    ['tabs tell each other things in one way', /\bBroadcastChannel\b/, ['session/channel']],
    [
      'who shares a value uses a store',
      /new Set<\(/,
      ['session/createStore', 'session/store', 'session/keep', 'mock/'],
    ],
    ['one place decides what a failed write means', /certainlyNotAccepted|locks\.request\(`/, ['api/', 'mock/']],
    ['no screen parses a parameter of its address', /\buseParams\(|\bparams\[/, ['params', 'i18n/message', 'connect/']],
    [
      'what a person may open is asked of the table; else a profile is only put in words, or readings are kept',
      /\broleOf\(/,
      ['access', 'settings', 'api/queries/offline', 'screens/shared/perfil', 'screens/diario/recados/recados'],
    ],
    [
      'the limit of absences is read by one rule; two ask ahead by it',
      /\bop\.GetTurma\b/,
      [
        'screens/diario/classe/useTurma',
        'screens/diario/home/homeReads',
        'screens/lancamentos/LancamentosScreen',
        'connect/',
      ],
    ],
  ] as const)('%s', (_, what, rooms) => {
    expect(found(what, ...rooms)).toEqual([])
  })
  test('roles are named where it stands what each may do, and in the table of who may open what', () => {
    expect(rolesNamed('a.ts', "const who = ['Aluno']\nt('frame.perfil.Aluno')")).toEqual(['a.ts:1: Aluno'])
    const homes = ['src/domain/profiles.ts', 'src/access.ts', 'src/contract/enumerations.ts']
    const others = filesIn('src', /\.tsx?$/).filter((path) => !homes.includes(path) && !path.includes('/i18n/'))
    expect(others.flatMap((path) => rolesNamed(path))).toEqual([])
  })
})

describe('files are short enough to read', () => {
  const lines = (path: string) => read(path).split('\n').length - 1
  test('src: 300 lines, messages and seed excepted', () => {
    const paths = filesIn('src', /\.(css|tsx?|mjs)$/).filter((path) => !/i18n\/(pt-BR|en|es)\/|mock\/seed\//.test(path))
    expect(paths.filter((path) => lines(path) > 300).map((path) => `${path}: ${String(lines(path))}`)).toEqual([])
  })
  test('test: 400 lines', () => {
    const paths = filesIn('test', /\.(tsx?|mjs)$/)
    expect(paths.filter((path) => lines(path) > 400).map((path) => `${path}: ${String(lines(path))}`)).toEqual([])
  })
})

describe('docstrings', () => {
  const words = /^export (?:async )?(?:const|function|interface|type(?! \{)|class|let) /
  /** A type derived from the value above it, whose docstring covers it. */
  const ofValue = /^export type \w+ = (?:z\.infer<typeof \w+>|\(typeof \w+\)\[number\]|keyof typeof \w+)/
  const undescribed = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .filter(
        (line, i, lines) => words.test(line) && !ofValue.test(line) && !/(?:\*\/|^\/\/.*)$/.test(lines[i - 1] ?? ''),
      )
  test('are missed where they lack', () => {
    expect(undescribed('/** One. */\nexport const one = 1\n\nexport type One = keyof typeof one')).toEqual([])
    expect(undescribed('const none = 0\nexport const one = none')).toEqual(['export const one = none'])
  })
  test.each(['contract', 'domain', 'api', 'mock'])('say what each export of %s is for', (room) => {
    expect(
      filesIn(`src/${room}`, /\.tsx?$/).flatMap((path) => undescribed(read(path)).map((line) => `${path}: ${line}`)),
    ).toEqual([])
  })
})
