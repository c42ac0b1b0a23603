/** Validation rules for this flow's fields. Their messages are message keys, which the fields translate. */
import { z } from '@/contract'
import { ageAt } from '@/domain/dates'
import { digits, hasCpfLength, isCep, isCpf, isTelefone } from '@/domain/documents'
import { isEmail } from '@/domain/contact'
import { oneLine } from '@/domain/typed'
import type { RuleKey } from '@/i18n'
import { dateProblem } from '@/ui/form/date'
import { today } from './clock'

const text = z.string
const must = (test: (value: string) => boolean, message: RuleKey) => z.refine<string>(test, message)

/** One of the values that the page offers: an answer kept from before may be offered no more, and nobody would see it. */
export const oneOf = (values: readonly string[], missing: RuleKey) =>
  text().check(must((value) => values.includes(value), missing))

/** A name: at least one letter, at most 120 characters, accents and apostrophes unchanged, spaces tidied. */
export const nome = (missing: RuleKey) =>
  z.pipe(
    text().check(
      must((value) => /\p{L}/u.test(value), missing),
      must((value) => Array.from(oneLine(value)).length <= 120, 'matricula.rule.nameLong'),
    ),
    z.transform(oneLine),
  )
/** Rejects a date with the message for its particular mistake. */
const isDate = z.superRefine<string>((value, context) => {
  const message = dateProblem(value)
  if (message) context.addIssue({ code: 'custom', message })
})

/** Messages about the year of a birth date. */
export const aboutYear: readonly RuleKey[] = ['matricula.rule.dateFuture', 'matricula.rule.datePast']

const oldest = 110
/** A birth date: a calendar day, not in the future and no more than 110 years ago, else the year is mistyped. */
export const nascimento = () =>
  text().check(
    must((value) => value !== '', 'matricula.rule.dateMissing'),
    isDate,
    must((value) => dateProblem(value) !== null || value <= today(), 'matricula.rule.dateFuture'),
    must((value) => dateProblem(value) !== null || ageAt(value, today()) <= oldest, 'matricula.rule.datePast'),
  )

const onlyDigits = z.transform(digits)
const cpfChecks = [
  must((value: string) => value.trim() === '' || hasCpfLength(value), 'matricula.rule.cpfLength'),
  must((value: string) => value.trim() === '' || isCpf(value), 'matricula.rule.cpfDigits'),
] as const

/** A CPF, typed or pasted with or without punctuation; it is sent as digits. */
export const cpf = (missing: RuleKey) =>
  z.pipe(
    text().check(
      must((value) => value.trim() !== '', missing),
      ...cpfChecks,
    ),
    onlyDigits,
  )
export const optionalCpf = () => z.pipe(text().check(...cpfChecks), onlyDigits)

export const cep = () => z.pipe(text().check(must((value) => isCep(value), 'matricula.rule.cep')), onlyDigits)

/** A telephone number as typed; `telefoneDigits` converts it before sending. */
export const telefone = () => text().check(must((value) => isTelefone(value), 'matricula.rule.phone'))

export const optionalEmail = () =>
  text().check(
    z.overwrite(oneLine),
    must((value) => value === '' || isEmail(value), 'matricula.rule.email'),
  )
