/** The comparison with the service document must itself be able to fail. */
import { describe, expect, test } from 'vitest'
import {
  AproveitamentoAluno,
  AuthReply,
  Cadastro,
  Confirmacao,
  Nota,
  type Schema,
  Serie,
  Turma,
  UnAssignRolesReply,
  z,
} from '@/contract'
import { assumedFields, differences } from './compare'
import { type DocFields, documentTypes, nullSampled } from './serviceDocument'

const documented = (name: string): DocFields => documentTypes[name] ?? {}

describe('a planted fault is found', () => {
  const without = (schema: { shape: Record<string, Schema> }, field: string) =>
    Object.fromEntries(Object.entries(schema.shape).filter(([name]) => name !== field))

  const faults: [string, string, DocFields, Schema, readonly string[]][] = [
    [
      'a field left out',
      'Turma',
      documented('Turma'),
      z.looseObject(without(Turma, 'limiteFaltas')),
      ['Turma.limiteFaltas is missing'],
    ],
    [
      'a spelling put right',
      'Serie',
      documented('Serie'),
      z.looseObject({ ...without(Serie, 'ordernacaoSerie'), ordenacaoSerie: z.int() }),
      ['Serie.ordernacaoSerie is missing', 'Serie.ordenacaoSerie is not in the document and not marked ASSUMED'],
    ],
    [
      'a field added',
      'Turma',
      documented('Turma'),
      z.looseObject({ ...Turma.shape, cor: z.string() }),
      ['Turma.cor is not in the document and not marked ASSUMED'],
    ],
    [
      'text for a number',
      'Turma',
      documented('Turma'),
      z.looseObject({ ...Turma.shape, id: z.string() }),
      ['Turma.id should be int, is str'],
    ],
    [
      'a whole number for any number',
      'Nota',
      { valor: 'num' },
      z.looseObject({ valor: z.nullable(z.int()) }),
      ['Nota.valor should be num, is int'],
    ],
    [
      'text for a date-time',
      'Avaliacao',
      { data: 'datetime' },
      z.looseObject({ data: z.nullable(z.string()) }),
      ['Avaliacao.data should be datetime, is str'],
    ],
    [
      'one for many',
      'AproveitamentoAluno',
      documented('AproveitamentoAluno'),
      z.looseObject({ ...AproveitamentoAluno.shape, grupos: Nota }),
      ['AproveitamentoAluno.grupos should be [Grupo], is Nota'],
    ],
    [
      'another type of the same shape',
      'Confirmacao',
      documented('Confirmacao'),
      z.looseObject({ ...Confirmacao.shape, serieSeguinte: z.looseObject(Serie.shape) }),
      ['Confirmacao.serieSeguinte should be Serie, is object'],
    ],
    [
      'a field left out inside',
      'Cadastro',
      documented('Cadastro'),
      z.looseObject({ ...Cadastro.shape, unidadeEnsino: z.looseObject({ id: z.int() }) }),
      ['Cadastro.unidadeEnsino.nome is missing'],
    ],
    [
      'null refused',
      'page',
      { tokenPagina: nullSampled },
      z.looseObject({ tokenPagina: z.string() }),
      ['page.tokenPagina was sampled as null, which the schema refuses'],
    ],
    [
      'an assumed field outside its list',
      'Auth',
      { sessionId: 'str' },
      z.looseObject({ sessionId: z.string(), avatar: z.string() }),
      ['Auth.avatar is not in the document and not marked ASSUMED'],
    ],
  ]
  test.each(faults)('%s', (_, where, doc, schema, expected) => {
    expect(differences(where, doc, schema, assumedFields(where))).toEqual(expected)
  })

  test('assumed fields are read from the comment of the schema itself', () => {
    expect(assumedFields('AuthReply')).toEqual(
      expect.arrayContaining(['userId', 'displayName', 'roles', 'permissions', 'perfil', 'perfis']),
    )
    expect(assumedFields('UnAssignRolesReply')).toEqual([])
    expect(Object.keys(AuthReply.shape)).toHaveLength(10)
    expect(Object.keys(UnAssignRolesReply.shape)).toHaveLength(3)
  })
})
