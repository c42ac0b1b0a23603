/** Parses the parameters of an address, once: every `:name` of a pattern in `paths.ts` has its line here. */
import { type Params, useParams } from 'react-router-dom'
import type { Identificador } from '@/contract'

/** The pages of the enrollment flow; also the last part of its addresses. */
export const stepIds = [
  'estudante',
  'cpf',
  'protocolo',
  'desempate',
  'novo',
  'nome',
  'secretaria',
  'pedido',
  'vinculo',
  'periodo',
  'continua',
  'serie',
  'turno',
  'escola',
  'responsavel',
  'endereco',
  'revisao',
  'cancelar',
  'verificar',
  'recibo',
] as const
export type StepId = (typeof stepIds)[number]

/** A whole number from 1 on, in the form that the portal's own addresses have; null for anything else. */
const readNumber = (text: string): number | null =>
  /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null

/** Marks a text identifier that would be read as a number. */
const textMark = '~'
const isWritten = (text: string): boolean => Number.isSafeInteger(Number(text)) && String(Number(text)) === text
/** The service's identifier in an address, which holds only text: a number goes back as a number, text as text. */
export const writeIdentificador = (id: NonNullable<Identificador>): string =>
  typeof id === 'string' && (isWritten(id) || id.startsWith(textMark)) ? textMark + id : String(id)

const readers = {
  idClasse: readNumber,
  idRecado: readNumber,
  /** A child of a guardian, counted from 1. */
  aluno: readNumber,
  /** The service's identifier: opaque, a number or text, as `writeIdentificador` wrote it. */
  idAvaliacao: (text: string): NonNullable<Identificador> =>
    isWritten(text) ? Number(text) : text.startsWith(textMark) ? text.slice(textMark.length) : text,
  step: (text: string): StepId | null => stepIds.find((one) => one === text) ?? null,
} satisfies Record<string, (text: string) => unknown>

type Readers = typeof readers
type Values = { [Name in keyof Readers]: NonNullable<ReturnType<Readers[Name]>> }
type NameIn<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<`/${More}`>
    : Rest
  : never
/** The parameters of a pattern: `ParamsOf<typeof paths.notas>` is `{ idClasse: number }`. */
export type ParamsOf<Pattern extends string> = Pick<Values, NameIn<Pattern> & keyof Values>

/** The parameters of an address; null when one of them is invalid, since no such page exists. */
export function parseParams(params: Params): Partial<Values> | null {
  const parsed: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(params)) {
    if (text === undefined || !(name in readers)) continue
    const value = readers[name as keyof Readers](text)
    if (value === null) return null
    parsed[name] = value
  }
  return parsed
}

/** The parameters of this page, typed by its pattern; the guard has checked them. @throws RangeError otherwise. */
export function useParamsOf<Pattern extends string>(pattern: Pattern): ParamsOf<Pattern> {
  const parsed = parseParams(useParams())
  if (!parsed) throw new RangeError(pattern)
  // every name of the pattern is present in an address that matches it
  return parsed as ParamsOf<Pattern>
}
