/**
 * Numbers that identify people and places in Brazil. They are sent as digits only, and people type them
 * freely. ASSUMED (decisions §10).
 */

import { withoutUnseen } from './typed'

/**
 * Normalises a copied number: invisible characters are removed, full-width ones become usual ones, any dash a hyphen,
 * other separators a point.
 */
const plain = (typed: string): string =>
  withoutUnseen(typed)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[,/_\u00b7]/g, '.')

/** The digits of a typed text. */
export const digits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '')

const allEqual = (text: string) => /^(.)\1*$/.test(text)

/** Modulo-11 check digit: the weights fall from `from` to 2 along the digits; a result of 10 or 11 gives 0. */
function mod11(text: string, from: number): string {
  const sum = Array.from(text).reduce((total, digit, i) => total + Number(digit) * (from - i), 0)
  const rest = 11 - (sum % 11)
  return String(rest > 9 ? 0 : rest)
}

/** The CPF of its nine first digits: appends both check digits (Receita Federal, modulo 11). */
export function cpfOf(nine: string): string {
  const ten = nine + mod11(nine, 10)
  return ten + mod11(ten, 11)
}

/** Whether the text has the length of a CPF: eleven digits, with or without separators, valid or not. */
export const hasCpfLength = (typed: string): boolean => /^[\d.\-\s]*$/.test(plain(typed)) && digits(typed).length === 11

/** Whether the text is a valid CPF, with or without separators. Eleven equal digits are invalid. */
export function isCpf(typed: string): boolean {
  const cpf = digits(typed)
  return hasCpfLength(typed) && !allEqual(cpf) && cpfOf(cpf.slice(0, 9)) === cpf
}

/** `52998224725` → `529.982.247-25`; text that is not eleven digits is returned unchanged. */
export const formatCpf = (cpf: string): string => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** A complete CPF with its separators; anything else stays as typed. */
export const tidyCpf = (typed: string): string => (hasCpfLength(typed) ? formatCpf(digits(typed)) : typed)

/** Whether the text is a CEP: eight digits, not all zero. */
export function isCep(typed: string): boolean {
  const cep = digits(typed)
  return /^[\d.\-\s]*$/.test(plain(typed)) && cep.length === 8 && Number(cep) > 0
}

/** `88301000` → `88301-000`. */
export const formatCep = (cep: string): string => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** A complete CEP with its hyphen; anything else stays as typed. */
export const tidyCep = (typed: string): string => (isCep(typed) ? formatCep(digits(typed)) : typed)

/**
 * Whether the text is a telephone number with area code (Anatel plan), fixed or mobile; +55 and the long-distance 0
 * may precede it.
 */
export function isTelefone(typed: string): boolean {
  return /^[\d+()\-./\s]*$/.test(plain(typed)) && /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/.test(telefoneDigits(typed))
}

/** The digits to send: without a leading 0, and without the country code, which only longer numbers can contain. */
export function telefoneDigits(typed: string): string {
  const number = digits(typed).replace(/^0+/, '')
  return (number.length > 11 ? number.replace(/^55/, '') : number).replace(/^0+/, '')
}

/** `47988887777` → `(47) 98888-7777`. */
export const formatTelefone = (telefone: string): string => telefone.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/**
 * Whether a document's name says that not everybody has it: "…, se houver". ASSUMED (decisions §11): the service
 * sends only names.
 */
export const isIfAny = (documento: string): boolean =>
  // children may lack a CPF; an adult's CPF is never optional
  /^CPF d[aoe] (?:crian\u00e7a|alun[ao]|estudante)\b/i.test(documento) ||
  /\b(?:se (?:já )?(?:houver|tiver|possuir|for o caso)|quando houver|opcional)\b/i.test(documento)

/** Whether a browser can open the text as a page: http(s) or no scheme, a host with a dot, no user name. */
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
 * Whether the text is a voter's number (título de eleitor), with or without separators and leading zeros: twelve
 * digits, the 9th and 10th the state (01–28), the last two check digits (TSE, modulo 11; in the states 01 and 02 a
 * remainder of 0 gives 1).
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
