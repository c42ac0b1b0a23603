/** Numbers that identify people and places in Brazil. They travel as digits only, and people type as they like. ASSUMED (decisions §10). */

import { withoutUnseen } from './typed'

/** A number as it was copied, without what nobody sees; any dash is a hyphen, any sign that people put between groups a point. */
const plain = (typed: string): string =>
  withoutUnseen(typed)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[,/_\u00b7]/g, '.')

/** The digits of what was typed. */
export const digits = (typed: string): string => typed.replace(/\D/g, '')

const allEqual = (text: string) => /^(.)\1*$/.test(text)

/** Modulo-11 check digit: weights fall from `from` to 2 along the digits; 10 and 11 give 0. */
function mod11(text: string, from: number): string {
  const sum = Array.from(text).reduce((total, digit, i) => total + Number(digit) * (from - i), 0)
  const rest = 11 - (sum % 11)
  return String(rest > 9 ? 0 : rest)
}

/** The CPF of nine first digits: appends both check digits (Receita Federal, modulo 11). */
export function cpfOf(nine: string): string {
  const ten = nine + mod11(nine, 10)
  return ten + mod11(ten, 11)
}

/** Whether as much was typed as a CPF has: eleven digits, with or without signs, right or not. */
export const hasCpfLength = (typed: string): boolean => /^[\d.\-\s]*$/.test(plain(typed)) && digits(typed).length === 11

/** Whether the text holds a valid CPF, typed with or without signs. Eleven equal digits are not one. */
export function isCpf(typed: string): boolean {
  const cpf = digits(typed)
  return hasCpfLength(typed) && !allEqual(cpf) && cpfOf(cpf.slice(0, 9)) === cpf
}

/** `52998224725` → `529.982.247-25`; text that is not eleven digits comes back as it is. */
export const formatCpf = (cpf: string): string => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** A whole CPF with its signs; anything else stays as it was typed. */
export const tidyCpf = (typed: string): string => (hasCpfLength(typed) ? formatCpf(digits(typed)) : typed)

/** Whether the text holds a CEP: eight digits, not all zero. */
export function isCep(typed: string): boolean {
  const cep = digits(typed)
  return /^[\d.\-\s]*$/.test(plain(typed)) && cep.length === 8 && Number(cep) > 0
}

/** `88301000` → `88301-000`. */
export const formatCep = (cep: string): string => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** A whole CEP with its hyphen; anything else stays as it was typed. */
export const tidyCep = (typed: string): string => (isCep(typed) ? formatCep(digits(typed)) : typed)

/** Whether the text holds a telephone with its area code (Anatel plan), fixed or mobile; +55 and the 0 of a long-distance call may lead. */
export function isTelefone(typed: string): boolean {
  return /^[\d+()\-./\s]*$/.test(plain(typed)) && /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/.test(telefoneDigits(typed))
}

/** The digits that travel: without the country code, which only a longer number can carry, and without a leading 0. */
export function telefoneDigits(typed: string): string {
  const number = digits(typed).replace(/^0+/, '')
  return (number.length > 11 ? number.replace(/^55/, '') : number).replace(/^0+/, '')
}

/** `47988887777` → `(47) 98888-7777`. */
export const formatTelefone = (telefone: string): string => telefone.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** Whether a document's own name says that not everybody has it: "…, se houver". ASSUMED (decisions §11): names are all we are told. */
export const isIfAny = (documento: string): boolean =>
  // a child may still have none; that of an adult is never meant by these words
  /^CPF d[aoe] (?:crian\u00e7a|alun[ao]|estudante)\b/i.test(documento) ||
  /\b(?:se (?:já )?(?:houver|tiver|possuir|for o caso)|quando houver|opcional)\b/i.test(documento)

/** Whether a browser may open the text as a page: http(s) or no scheme, a host of several names, no user name. */
export function isPaginaWeb(typed: string): boolean {
  const address = typed.trim()
  try {
    const { protocol, hostname, username } = new URL(
      /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`,
    )
    return (
      /^https?:$/.test(protocol) &&
      /^[^.\s]+(?:\.[^.\s]+)+$/.test(hostname) &&
      username === '' &&
      !/[\s\\]/.test(address)
    )
  } catch {
    return false
  }
}

/**
 * Whether the text holds a voter's title, with or without signs and leading zeros: twelve digits, the 9th and 10th the state
 * (01–28), the last two check digits (TSE, modulo 11; in the states 01 and 02 a rest of 0 gives 1).
 */
export function isVoterNumber(typed: string): boolean {
  const titulo = digits(typed).padStart(12, '0')
  const state = titulo.slice(8, 10)
  if (!/^[\d.\-\s]*$/.test(plain(typed)) || !/^\d{12}$/.test(titulo) || Number(titulo.slice(0, 8)) === 0) return false
  if (Number(state) < 1 || Number(state) > 28) return false
  const digit = (sum: number) => {
    const rest = sum % 11
    if (rest === 0 && (state === '01' || state === '02')) return 1
    return rest === 10 ? 0 : rest
  }
  const first = digit(Array.from(titulo.slice(0, 8)).reduce((sum, d, i) => sum + Number(d) * (i + 2), 0))
  const second = digit(Number(state[0]) * 7 + Number(state[1]) * 8 + first * 9)
  return titulo.slice(10) === `${first}${second}`
}
