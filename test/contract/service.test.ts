/** The table of operations and every type against the service's own document, name by name and field by field. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import readme from '../../README.md?raw'
import { caller, op, operations, page, type Schema, shape, z } from '@/contract'
import { assumedFields, commentOf, defOf, differences, inner, isAssumed, notation, schemas, shapeOf } from './compare'
import { commonFields, type DocFields, documentOperations, documentText, documentTypes } from './serviceDocument'

const row = (name: string) => operations.find((operation) => operation.name === name)
const documented = (name: string): DocFields => documentTypes[name] ?? {}

describe('the copy of the service document', () => {
  test('is the one that was handed over', () => {
    // A new version of the document is copied whole, and its sum with it.
    expect(createHash('sha256').update(documentText).digest('hex')).toBe(
      'bfbc9e16de794ec78a8f56d7b69ce669d0ab2152cb745c3b61670b9ca5cd35b7',
    )
  })

  test('is read whole: 14 operations, 6 GET routes, 16 types', () => {
    expect(documentOperations).toHaveLength(14)
    expect(readme).toContain(`${documentOperations.length} operations.`)
    expect(documentOperations.filter(({ get }) => get !== null)).toHaveLength(6)
    const fields = Object.entries(documentTypes).map(([name, type]) => `${name} ${String(Object.keys(type).length)}`)
    expect(fields.sort()).toEqual([
      'AproveitamentoAluno 9',
      'Avaliacao 9',
      'Cadastro 13',
      'Confirmacao 12',
      'FieldError 3',
      'Grupo 2',
      'Login 11',
      'Matricula 17',
      'Nota 7',
      'PeriodoLetivo 4',
      'Pessoa 26',
      'Recado 4',
      'Reserva 7',
      'ResponseStatus 4',
      'Serie 4',
      'Turma 3',
    ])
  })
})

describe('operations', () => {
  test('are those of the document, no more and no less', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(documentOperations.map(({ name }) => name).sort())
    expect(Object.entries(op).filter(([key, { name }]) => key !== name)).toEqual([])
  })

  test.each(documentOperations)('$name has the addresses of the document', ({ name, get, post }) => {
    const operation = row(name)
    const door = operation?.kind === 'oneWay' ? 'oneway' : 'reply'
    expect(`/json/${door}/${name}`).toBe(post)
    expect(operation?.get).toBe(get)
  })

  test.each(documentOperations)('$name asks with the fields of the document', ({ name, request }) => {
    const input = row(name)?.input ?? z.unknown()
    if (typeof request === 'string') expect(notation(input)).toBe(request)
    else expect(differences(name, request, input)).toEqual([])
  })

  test.each(documentOperations)('$name answers with the fields of the document', ({ name, response }) => {
    const output = row(name)?.output ?? z.unknown()
    if (typeof response !== 'string') {
      expect(differences(name, response, output, assumedFields(notation(output)))).toEqual([])
    } else if (response === 'List envelope') {
      expect(
        differences(name, { itens: notation(shapeOf(output)['itens'] ?? output) }, output, ['tokenPagina']),
      ).toEqual([])
      expect(defOf(shapeOf(output)['itens'] ?? output).type).toBe('array')
      expect(commentOf.get('list')).toMatch(/`tokenPagina` is ASSUMED/)
    } else expect(notation(output)).toBe(response)
  })

  test('a list is a list, and a one-way operation has no reply', () => {
    const kinds = documentOperations.map(({ name, post, response }) => {
      const kind = row(name)?.kind
      return (
        (kind === 'list') === (response === 'List envelope') &&
        (kind === 'oneWay') === post?.startsWith('/json/oneway/')
      )
    })
    expect(kinds).not.toContain(false)
  })

  test('every variable of a GET route is a field of the request', () => {
    const variables = operations.flatMap(({ name, get, input }) =>
      [...(get ?? '').matchAll(/\{(\w+)\}/g)].map(([, variable = '']) => {
        const field = variable.charAt(0).toLowerCase() + variable.slice(1)
        return [name, field, field in shapeOf(input)]
      }),
    )
    expect(variables).toEqual([
      ['GetAvaliacao', 'id', true],
      ['AproveitamentosAlunos', 'idClasse', true],
      ['GetRecado', 'id', true],
    ])
  })

  test('only sign-in and enrollment are open, and only two operations have a dialect of their own', () => {
    expect(operations.filter(({ open }) => open).map(({ name }) => name)).toEqual(['Auth', 'PostMatriculaMunicipal'])
    const standard = op.GetTurma.refusal
    const others = operations.filter(({ refusal }) => refusal !== standard).map(({ name }) => name)
    expect(others).toEqual(['MarcarPresencaPost', 'PostMatriculaMunicipal'])
  })
})

describe('types', () => {
  test.each(Object.keys(documentTypes))('%s has the fields of the document', (name) => {
    const schema = schemas.get(name)
    if (!schema) throw new Error(`No schema is called ${name}`)
    expect(differences(name, documented(name), schema, assumedFields(name))).toEqual([])
  })

  test('the common request fields have the types of the document', () => {
    expect(differences('common', commonFields, z.looseObject({ ...caller, ...page, ...shape }))).toEqual([])
  })

  test('every other type is marked ASSUMED, or is the reply that an operation states', () => {
    const replies = new Set<Schema>(operations.map(({ output }) => output))
    const others = [...schemas].filter(([name, schema]) => {
      const isObject = defOf(inner(schema)).type === 'object'
      return isObject && !(name in documentTypes) && !replies.has(schema)
    })
    expect(others.map(([name]) => name).sort()).toEqual([
      'AtividadeCurricular',
      'AtividadeResumida',
      'Classe',
      'Equivalencia',
      'Horario',
      'Passo',
      'Periodo',
      'PessoaResumida',
    ])
    expect(others.filter(([name]) => !isAssumed(name))).toEqual([])
  })

  test('the elements of the lists are AproveitamentoAluno or assumed types, and only `id` is sure', () => {
    const elements = operations.filter(({ kind }) => kind === 'list').map(({ output }) => shapeOf(output)['itens'])
    const names = elements.map((element) => notation(element ?? z.unknown()))
    expect(names).toEqual(['[AtividadeCurricular]', '[Classe]', '[AproveitamentoAluno]', '[Equivalencia]'])
    for (const name of ['AtividadeCurricular', 'Classe', 'Equivalencia']) {
      const schema = schemas.get(name) ?? z.unknown()
      expect(z.safeParse(schema, { id: 1 }).success, name).toBe(true)
      expect(z.safeParse(schema, {}).success, name).toBe(false)
    }
  })

  test('every object keeps what it does not know', () => {
    const strict = [...schemas].filter(([, schema]) => {
      const def = defOf(inner(schema))
      return def.type === 'object' && (!def.catchall || defOf(def.catchall).type !== 'unknown')
    })
    expect(strict).toEqual([])
  })
})
