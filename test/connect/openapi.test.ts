/** The contract as OpenAPI is complete and rejects wrong answers. Its validity is tested in `test/build`. */
import { expect, test } from 'vitest'
import { excerpt, openApi } from '@/connect/openapi'
import { operations } from '@/contract'
import { misfit } from './witness'

const document = openApi('1.2.3')
test('has every operation at its addresses, and says which are open', () => {
  const posts = Object.entries(document.paths).flatMap(([path, { post }]) => (post ? [[path, post] as const] : []))
  expect(posts.map(([path]) => path.split('/').at(-1))).toEqual(operations.map(({ name }) => name))
  expect(posts.filter(([path]) => path.startsWith('/json/oneway/'))).toHaveLength(2)
  expect(posts.filter(([, post]) => 'security' in post).map(([, { operationId }]) => operationId)).toEqual([
    'Auth',
    'PostMatriculaMunicipal',
  ])
  const gets = Object.entries(document.paths).flatMap(([path, { get }]) => (get ? [path] : []))
  expect(gets).toEqual(operations.flatMap(({ get }) => get ?? []))
})

test('a GET route has its own fields in the path and all others in the query', () => {
  const route = document.paths['/diario/classes/{IdClasse}/aproveitamento-aluno']?.get
  const fields = (route?.['parameters'] as { name?: string; in?: string }[]).map((field) => `${field.in} ${field.name}`)
  expect(fields.slice(0, 3)).toEqual(['path IdClasse', 'query idPessoa', 'query perfil'])
})

test('of one operation can be read alone: its addresses, and every type that they speak of', () => {
  const { paths, components } = excerpt(document, 'AproveitamentosAlunos')
  expect(Object.keys(paths)).toEqual([
    '/json/reply/AproveitamentosAlunos',
    '/diario/classes/{IdClasse}/aproveitamento-aluno',
  ])
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['AproveitamentoAluno', 'Grupo', 'Nota']))
  expect(components.schemas).not.toHaveProperty('Turma')
  expect(Object.keys(excerpt(document, 'AproveitamentoAluno').paths)).toEqual(['/json/oneway/AproveitamentoAluno'])
})

test('tells the numbers of the enumerations', () => {
  expect(document.components.schemas['Avaliacao']).toMatchObject({
    properties: { tipo: { type: 'integer', description: expect.stringContaining('6 ExameFinal') as string } },
  })
})

const turma = { id: 101, descricao: '7º A', limiteFaltas: 30 }
const heard = (
  body: unknown,
  { name = 'GetTurma', status = 200, asked = {} }: { name?: string; status?: number; asked?: object } = {},
) => misfit({ name: name as 'GetTurma', asked, answer: { status, body } })

test('an answer that fits is passed, and one that does not is told of', () => {
  expect(heard(turma)).toBeNull()
  expect(heard({ ...turma, cor: 'azul' })).toBeNull()
  expect(heard({ ...turma, limiteFaltas: '15' })).toContain('/limiteFaltas must be integer')
  expect(heard({ id: 101 })).toContain("must have required property 'descricao'")
  expect(heard({ id: 101 }, { asked: { Campos: 'id' } })).toBeNull()
  expect(heard({ itens: [{ descricao: '' }] }, { name: 'Classes' })).toContain(
    "/itens/0 must have required property 'id'",
  )
  expect(heard({ itens: [{ id: 1, turma: { id: 1 } }] }, { name: 'Classes', asked: { campos: 'turma' } })).toContain(
    'turma',
  )
  expect(heard({ message: 'Não.' }, { status: 404 })).toContain('responseStatus')
  expect(heard({ responseStatus: { errorCode: 'NotFound' } }, { status: 404 })).toBeNull()
  expect(heard(turma, { status: 418 })).toContain('418')
})
