/** A grade as a teacher types it (src/README §7): comma or point, few digits, inside the scale that the school told. */

/** What may be typed. `scaleMax` null: the school told no scale (decisions §1), so only the number of digits is judged. */
export interface TypingRule {
  scaleMax: number | null
  /** Decimals accepted, 0 to 2 (`settings.grading.decimals`). */
  decimals: number
}

/** Without `settings.grading` two decimals are taken and no scale is known. */
export const withoutRule: TypingRule = { scaleMax: null, decimals: 2 }

/** Why a typed text is no grade here. */
export type GradeError = 'naoNumero' | 'foraDaEscala' | 'casasDemais'

/** What was read: an empty text is "no grade yet" (null), never zero. */
export type GradeRead = { valor: number | null; erro: null } | { valor: null; erro: GradeError }

/** Marks of direction and joining that come along with what is copied: nobody sees them, nobody means them. */
const invisivel = /[\p{Cc}\p{Cf}]/gu
const numero = /^([+-]?)(\d*)(?:[.,](\d+))?$/
/** The largest figure with three digits before the comma: what the wire is expected to carry. */
const maiorSemEscala = 999.99

/** Reads a typed or pasted text. "1.000" is refused: a thousand to some, one to others. */
export function parseNota(texto: string, regra: TypingRule): GradeRead {
  const limpo = texto.replace(invisivel, '').trim()
  if (limpo === '') return { valor: null, erro: null }
  const found = numero.exec(limpo)
  const [, sinal = '', inteiro = '', decimais = ''] = found ?? []
  if (inteiro === '' && decimais === '') return { valor: null, erro: 'naoNumero' }
  const casas = decimais.replace(/0+$/, '').length
  if (decimais.length > 2 || casas > regra.decimals) return { valor: null, erro: 'casasDemais' }
  const valor = Number(`${inteiro || '0'}.${decimais || '0'}`)
  const fora = (sinal === '-' && valor !== 0) || valor > (regra.scaleMax ?? maiorSemEscala)
  return fora ? { valor: null, erro: 'foraDaEscala' } : { valor, erro: null }
}

/**
 * A grade as text that `parseNota` reads back to the same figure: at least one decimal, at most two, float noise
 * dropped, then cut (decisions §10). `separador` is the decimal sign of the language, or of the spreadsheet.
 */
export function formatNota(valor: number | null, separador: ',' | '.' = ','): string {
  if (valor === null) return ''
  const [inteiro = '0', fracao = ''] = Number(valor.toPrecision(12)).toFixed(6).split('.')
  return `${inteiro}${separador}${fracao.slice(0, 2).replace(/0$/, '') || '0'}`
}
