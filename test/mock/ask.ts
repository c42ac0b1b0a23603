/** How these tests ask: whole calls through the in-process door, as the portal makes them. */
import type { AproveitamentoAluno, Classe, Nota, ResponseStatus } from '@/contract'
import { allGrades } from '@/domain/notas/notas'
import { mock } from '@/mock/doors/node'

/** What came back, with the fields that these tests look at. */
export interface Came<T> {
  status: number
  body: T & { responseStatus?: ResponseStatus; tokenPagina?: string | null }
  headers: Headers
}

/** One call by POST. The cast: the backend checks every answer by the contract; tests say which they expect. */
export async function ask<T = object>(
  name: string,
  body: unknown = {},
  { door = 'reply', headers = {} }: { door?: 'reply' | 'oneway'; headers?: Record<string, string> } = {},
): Promise<Came<T>> {
  const response = await mock.fetch(`/json/${door}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: (text === '' ? {} : JSON.parse(text)) as Came<T>['body'],
    headers: response.headers,
  }
}

/** The code of a refusal and the fields at fault. */
export const no = ({ status, body }: Came<object>) => ({
  status,
  code: body.responseStatus?.errorCode,
  fields: body.responseStatus?.errors.map(({ fieldName }) => fieldName) ?? [],
})

export const classes = async (body: object = {}) => (await ask<{ itens: Classe[] }>('Classes', body)).body.itens
export const registros = async (body: object) =>
  (await ask<{ itens: AproveitamentoAluno[] }>('AproveitamentosAlunos', body)).body.itens

/** The only record that the caller sees in a class. */
export async function registro(idClasse: number, body: object = {}): Promise<AproveitamentoAluno> {
  const [only, ...others] = await registros({ idClasse, ...body })
  if (!only || others.length > 0) throw new Error(`${others.length + 1} records in ${idClasse}`)
  return only
}

/** The record of somebody by name, as a teacher sees it. */
export async function registroOf(idClasse: number, nome: string): Promise<AproveitamentoAluno> {
  const record = (await registros({ idClasse })).find((row) => row.nome === nome)
  if (!record) throw new Error(`${nome} is not in ${idClasse}`)
  return record
}

export function notaOf(record: AproveitamentoAluno, avaliacaoId: Nota['avaliacaoId']): Nota {
  const nota = allGrades(record).find((row) => row.avaliacaoId === avaliacaoId)
  if (!nota) throw new Error(`No grade ${String(avaliacaoId)}`)
  return nota
}

/** The record with some grades changed, as a teacher would send it back. */
export function withNotas(record: AproveitamentoAluno, changes: Record<number, Partial<Nota>>): AproveitamentoAluno {
  const change = (nota: Nota): Nota => ({
    ...nota,
    ...(typeof nota.avaliacaoId === 'number' && changes[nota.avaliacaoId]),
  })
  return {
    ...record,
    grupos: record.grupos.map((grupo) => ({ ...grupo, avaliacoes: grupo.avaliacoes.map(change) })),
    notasComplementares: record.notasComplementares.map(change),
  }
}

export const send = (record: unknown) => ask('AproveitamentoAluno', record, { door: 'oneway' })
