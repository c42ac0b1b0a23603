// Checks that identifiers are English; nouns of the service and of the Brazilian school keep their spelling.
import english from 'an-array-of-english-words'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { openApi } from '@/connect/openapi'
import { filesIn, read, walk } from './source'
import { nouns } from './nouns'

/** Portuguese words that are also in the English dictionary. */
const lookalikes = new Set(
  'agora antes ao ate aviso capa com como da dado dados de dona dos espera fila ja media mais menos momento muda na nada nova novas outra outros par para passo pe ponto pronto proximo que salto sem sim segunda simples tela telas todos topo ultimo um uma vale vazia vista vistas visto vistos'.split(
    ' ',
  ),
)

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => word.length > 1)
    .map((word) => word.toLowerCase())

/** Every name in the contract: operations, types, properties, values. */
function wireNames(node: unknown, found: Set<string>): Set<string> {
  if (typeof node === 'string') found.add(node)
  if (Array.isArray(node)) for (const one of node) wireNames(one, found)
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) {
      found.add(key)
      if (key !== 'description' && key !== 'summary' && key !== 'example') wireNames(value, found)
    }
  return found
}

const ofService = new Set([...nouns, ...[...wireNames(openApi('0'), new Set())].flatMap(wordsOf)])
const dictionary = new Set(english.filter((word) => !lookalikes.has(word)))
const has = (word: string) => ofService.has(word) || dictionary.has(word)
/** The plural of a known noun is known too. */
const isKnown = (word: string) => has(word) || has(word.replace(/s$/, '')) || has(word.replace(/oes$/, 'ao'))
/** The unknown words of a name; "de" may join nouns of the service. */
const strange = (name: string) => {
  const words = wordsOf(name)
  return words.filter((word) => !isKnown(word) && !(word === 'de' && words.length > 2))
}

/** Names with unknown words in these files: `file: name: words`. */
const strangeIn = (files: readonly string[], namesOf: (node: ts.Node) => readonly (ts.Node | undefined)[]): string[] =>
  files.flatMap((path) => {
    const found: string[] = []
    walk(path, (node) => {
      for (const one of namesOf(node)) {
        const name = one && (ts.isIdentifier(one) || ts.isStringLiteral(one)) ? one.text : ''
        if (strange(name).length > 0) found.push(`${path}: ${name}: ${strange(name).join(', ')}`)
      }
    })
    return found
  })
const code = filesIn('src', /\.tsx?$/)
const tests = filesIn('test', /\.(tsx?|mjs)$/)
/** The words of a file's name and folders, without its ending. */
const namesOfPath = (path: string): string[] =>
  path
    .replace(/(?:\.\w+)+$/, '')
    .split('/')
    .slice(1)
    .filter((name) => name !== 'pt-BR')

describe('names are English, nouns of the service, or words of test/rules/nouns.ts', () => {
  test('what is exported', () => {
    const found = strangeIn(code, (node) => {
      const isExported =
        ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      if (!isExported) return []
      if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name)
      return 'name' in node ? [node.name] : []
    })
    expect(found).toEqual([])
  })

  test('what is declared: variables, parameters, functions, types and their properties', () => {
    // the seed is excepted: its people and places have Portuguese names
    const found = strangeIn(
      [...code, ...tests].filter((path) => !path.startsWith('src/mock/seed/')),
      (node) => {
        const isOurs =
          ts.isVariableDeclaration(node) ||
          ts.isParameter(node) ||
          ts.isFunctionDeclaration(node) ||
          ts.isTypeAliasDeclaration(node) ||
          ts.isInterfaceDeclaration(node) ||
          ts.isPropertySignature(node) ||
          ts.isPropertyDeclaration(node) ||
          ts.isMethodDeclaration(node) ||
          ts.isBindingElement(node)
        return isOurs && node.name && ts.isIdentifier(node.name) ? [node.name] : []
      },
    )
    expect(found).toEqual([])
  })

  test('states: the words of a type', () => {
    const found = strangeIn(
      code.filter((path) => !path.startsWith('src/mock/')),
      (node) => (ts.isLiteralTypeNode(node) ? [node.literal] : []),
    )
    expect(found).toEqual([])
  })

  test('properties of styles, and attributes that they look at', () => {
    const found = filesIn('src', /\.(css|tsx?|js)$/).flatMap((path) =>
      [...read(path).matchAll(/(?<![\w-])(?:--|data-)([a-z][\w-]*)/g)]
        .map(([, name = '']) => name)
        .filter((name) => strange(name).length)
        .map((name) => `${path}: ${name}`),
    )
    expect(found).toEqual([])
  })

  test('classes of styles', () => {
    const found = filesIn('src', /\.css$/).flatMap((path) =>
      [
        ...read(path)
          .replace(/\/\*[^]*?\*\//g, '')
          .matchAll(/\.([a-zA-Z][\w-]*)(?=[^;{}]*\{)/g),
      ]
        .map(([, name = '']) => name)
        .filter((name) => strange(name).length)
        .map((name) => `${path}: ${name}`),
    )
    expect(found).toEqual([])
  })

  test('every part of a message key', () => {
    const found = filesIn('src/i18n/pt-BR', /\.ts$/).flatMap((path) =>
      [...read(path).matchAll(/^ {2}'([\w.]+)'/gm)]
        .map(([, key = '']) => key)
        .map((key) => [key, key.split('.').flatMap(strange)] as const)
        .filter(([, words]) => words.length)
        .map(([key, words]) => `${key}: ${words.join(', ')}`),
    )
    expect(found).toEqual([])
  })

  test('files and folders', () => {
    const found = [...filesIn('src', /\.\w+$/), ...filesIn('test', /\.\w+$/)].filter((path) =>
      namesOfPath(path).some((name) => strange(name).length),
    )
    expect(found).toEqual([])
  })
})
