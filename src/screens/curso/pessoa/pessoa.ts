/** The person record: its sections, the rules of its fields, and the record as it is sent (decisions §14). */
import { Pessoa, z } from '@/contract'
import { digits, hasCpfLength, isCpf, isPaginaWeb, isVoterNumber } from '@/domain/documents'
import { isEmail } from '@/domain/contact'
import { oneLine } from '@/domain/typed'
import type { RuleKey } from '@/i18n'
import { dateProblem, splitDate } from '@/ui/form/date'

/** All fields are text, so that nothing typed gets lost. */
const text = (most = 200) => z.string().check(z.overwrite(oneLine), z.maxLength(most, 'curso.pessoa.tooLong'))
/** An optional field with rules; the first rule that fails gives the message. */
const checked = (...doubts: (readonly [isRight: (typed: string) => boolean, message: RuleKey])[]) =>
  text().check(
    ...doubts.map(([isRight, message]) => z.refine<string>((typed) => typed === '' || isRight(typed), message)),
  )
const number = checked([(typed) => /^\d{1,9}$/.test(typed), 'curso.pessoa.numberWrong'])

/** The message for an impossible year of a visa. */
export const visaYear = 'curso.pessoa.visaYear' satisfies RuleKey

export const rules = z
  .object({
    nome: text(120).check(z.minLength(1, 'curso.pessoa.nameMissing')),
    nomeExibicao: text(120),
    nomeRegistro: text(120),
    id: number,
    cpf: checked([hasCpfLength, 'curso.pessoa.cpfLength'], [isCpf, 'curso.pessoa.cpfWrong']),
    rg: text(),
    orgaoEmissorRG: text(),
    email: checked([isEmail, 'curso.pessoa.emailWrong']),
    homePage: checked([isPaginaWeb, 'curso.pessoa.pageWrong']),
    nomePai: text(120),
    nomeMae: text(120),
    nomeConjuge: text(120),
    cpfConjuge: checked([hasCpfLength, 'curso.pessoa.spouseCpfLength'], [isCpf, 'curso.pessoa.cpfWrong']),
    profissaoConjuge: text(),
    profissao: text(),
    empresa: text(),
    tituloEleitor: checked([isVoterNumber, 'curso.pessoa.voterCardWrong']),
    zonaTitulo: number,
    secaoTitulo: number,
    cidadeTitulo: text(),
    documentoMilitar: text(),
    passaporte: text(),
    numeroVisto: text(),
    validadeVisto: z.string().check(
      z.superRefine((typed, context) => {
        const year = Number(splitDate(typed).ano)
        // the service writes the year 0001 for "none"
        const far = year < 1900 || year > 2100 ? visaYear : null
        const message = dateProblem(typed) ?? (typed === '' ? null : far)
        if (message) context.addIssue({ code: 'custom', message })
      }),
    ),
  })
  .check(
    z.refine(({ cpf, cpfConjuge }) => digits(cpf) === '' || digits(cpf) !== digits(cpfConjuge), {
      path: ['cpfConjuge'],
      message: 'curso.pessoa.sameCpf',
    }),
  )
export type Typed = z.infer<typeof rules>
export type Campo = keyof Typed

export const sections = {
  // name and CPF first: they identify a person, and Enter leads from one to the other
  identification: ['nome', 'cpf', 'nomeExibicao', 'nomeRegistro', 'id'],
  documentos: ['rg', 'orgaoEmissorRG'],
  contact: ['email', 'homePage'],
  family: ['nomePai', 'nomeMae', 'nomeConjuge', 'cpfConjuge', 'profissaoConjuge'],
  work: ['profissao', 'empresa'],
  titulo: ['tituloEleitor', 'zonaTitulo', 'secaoTitulo', 'cidadeTitulo', 'documentoMilitar'],
  foreigner: ['passaporte', 'numeroVisto', 'validadeVisto'],
} as const satisfies Record<string, readonly Campo[]>
export type SectionOf = keyof typeof sections

export const emptyPessoa = Object.fromEntries(
  Object.values(sections).flatMap((campos) => campos.map((campo) => [campo, ''])),
) as Typed

/** Whether only names were typed: such a record could mean anybody, and cannot be taken back. */
export const isNameAlone = (typed: Typed): boolean =>
  Object.entries(typed).every(([campo, text]) => text === '' || /^nome(Exibicao|Registro)?$/.test(campo))

/** The record as it is sent: documents as digits, the other two names filled in. ASSUMED (decisions §14). */
export function recordOf(typed: Typed): Pessoa {
  const { id, nome, nomeExibicao, nomeRegistro, cpf, cpfConjuge, tituloEleitor, ...rest } = typed
  return z.parse(Pessoa, {
    ...rest,
    // an undocumented field; a new record has no modules
    modulos: {},
    id: Number(id) || 0,
    tipoPessoa: 'F',
    nome,
    nomeExibicao: nomeExibicao || nome,
    nomeRegistro: nomeRegistro || nome,
    cpf: digits(cpf),
    cpfConjuge: digits(cpfConjuge),
    // leading zeros are often left out on paper
    tituloEleitor: tituloEleitor && digits(tituloEleitor).padStart(12, '0'),
  })
}

/** Whether the typed text would be sent as this record. */
export function wouldSend(typed: Typed, record: Pessoa): boolean {
  const { data } = rules.safeParse(typed)
  return data !== undefined && JSON.stringify(recordOf(data)) === JSON.stringify(record)
}
