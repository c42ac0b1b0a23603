/** The sections of the person form: folded on a phone, opened by an error; and the sent record as a list. */
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { tidyCpf } from '@/domain/documents'
import { type Pessoa, z } from '@/contract'
import { useI18n, useT } from '@/i18n'
import { kept, keptStore, useStore } from '@/session'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'
import { Disclosure } from '@/ui/page/Disclosure'
import { DateField } from '@/ui/form/DateField'
import { TextField, type TextFieldProps } from '@/ui/form/TextField'
import type { SchemaForm } from '@/ui/form/useSchemaForm'
import { Stack } from '@/ui/page/layout'
import { useMedia } from '@/ui/look/useMedia'
import { Cpf } from '../../shared/Cpf'
import styles from './pessoa.module.css'
import { type Campo, type Typed, type SectionOf, sections, visaYear } from './pessoa'

/** Names of persons, and letters and figures that are no word. */
const name = { spellCheck: false, autoCapitalize: 'words' } as const
const code = { spellCheck: false, autoCapitalize: 'characters', width: '15rem' } as const

/** Width, keys and formatting of the fields that are not plain text. */
const special: Partial<
  Record<Campo, Pick<TextFieldProps, 'width' | 'inputMode' | 'type' | 'tidy' | 'spellCheck' | 'autoCapitalize'>>
> = {
  id: { width: '9rem', inputMode: 'numeric' },
  cpf: { width: '15rem', inputMode: 'numeric', tidy: tidyCpf },
  cpfConjuge: { width: '15rem', inputMode: 'numeric', tidy: tidyCpf },
  rg: code,
  orgaoEmissorRG: { ...code, width: '9rem' },
  email: { type: 'email' },
  homePage: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
  tituloEleitor: { width: '15rem', inputMode: 'numeric' },
  zonaTitulo: { width: '9rem', inputMode: 'numeric' },
  secaoTitulo: { width: '9rem', inputMode: 'numeric' },
  documentoMilitar: code,
  passaporte: code,
  numeroVisto: code,
}
const hinted = ['nomeExibicao', 'nomeRegistro', 'id', 'homePage', 'tituloEleitor'] as const satisfies Campo[]
type WithHint = (typeof hinted)[number]
const hasHint = (campo: Campo): campo is WithHint => hinted.some((one) => one === campo)

/** The example year for a visa, which lies in the future. */
const yearAhead = String(new Date().getFullYear() + 2)

/** Sections that the person opened (true) or folded, kept for the next record; the others follow the window's width. */
const folds = keptStore<Readonly<Record<string, boolean>>>(kept('pessoa.folds', z.record(z.string(), z.boolean())), {})

/** Sections that were opened because of an error. */
interface Opened {
  /** The submit count of the form when they were opened. */
  by: number
  known: readonly SectionOf[]
  /** The sections that the person has not folded since. */
  opened: readonly SectionOf[]
}

export function PessoaSections({ form }: { form: SchemaForm<Typed> }) {
  const t = useT()
  const phone = useMedia('(width < 40rem)')
  // fixed at the first render, because a resize must not fold the section in use
  const [folded] = useState(phone)
  const { errors, submitCount } = useFormState({ control: form.control })
  const left = useStore(folds)
  const all = Object.keys(sections) as SectionOf[]
  const wrongIn = (secao: SectionOf) => sections[secao].filter((campo) => errors[campo]).length
  const wrongOnes = all.filter((secao) => wrongIn(secao) > 0)
  // an error opens its section once per submit; it stays open until the person folds it, because closing it when the
  // error is corrected would hide the field in use
  const [auto, setAuto] = useState<Opened>({ by: 0, known: [], opened: [] })
  const known = auto.by === submitCount ? auto.known : []
  const fresh = wrongOnes.filter((secao) => !known.includes(secao))
  if (auto.by !== submitCount || fresh.length > 0)
    setAuto({ by: submitCount, known: [...known, ...fresh], opened: [...new Set([...auto.opened, ...fresh])] })
  return (
    <Stack gap={phone ? 3 : 4}>
      {all.map((secao) => {
        const open = auto.opened.includes(secao) || (left[secao] ?? (!folded || secao === 'identification'))
        const wrong = open ? 0 : wrongIn(secao)
        // read without a subscription: the fields of a folded section cannot change
        const filled = open ? 0 : sections[secao].filter((campo) => form.getValues(campo) !== '').length
        return (
          <Disclosure
            key={secao}
            summary={
              <>
                <h2 className={styles.title}>{t(`curso.pessoa.secao.${secao}`)}</h2>
                {filled > 0 && <span className="muted"> · {t('curso.pessoa.filled', { n: filled })}</span>}
                {wrong > 0 && <span className="muted"> · {t('curso.pessoa.wrong', { n: wrong })}</span>}
              </>
            }
            open={open}
            onToggle={(now) => {
              if (now === open) return
              setAuto({ ...auto, opened: auto.opened.filter((one) => one !== secao) })
              folds.set({ ...left, [secao]: now })
            }}
          >
            <div className={styles.fields}>
              {sections[secao].map((campo) => (
                <PessoaField key={campo} campo={campo} />
              ))}
            </div>
          </Disclosure>
        )
      })}
    </Stack>
  )
}

function PessoaField({ campo }: { campo: Campo }) {
  const t = useT()
  const label = t(`curso.pessoa.campo.${campo}`)
  if (campo === 'validadeVisto')
    return (
      <DateField
        name={campo}
        label={label}
        hint={t('frame.form.dateHint', { ano: yearAhead })}
        aboutYear={[visaYear]}
      />
    )
  return (
    <TextField
      name={campo}
      label={label}
      hint={hasHint(campo) ? t(`curso.pessoa.hint.${campo}`) : undefined}
      required={campo === 'nome'}
      {...(campo.startsWith('nome') ? name : {})}
      {...special[campo]}
    />
  )
}

const isCpf = (campo: Campo): campo is 'cpf' | 'cpfConjuge' => campo === 'cpf' || campo === 'cpfConjuge'
/** The fields of a sent record, to check them. */
export function SentFields({ record }: { record: Pessoa }) {
  const { t, format } = useI18n()
  const sent = Object.values(sections).flatMap((campos): Campo[] => campos.filter((campo) => record[campo]))
  const say = (campo: Campo) => {
    const text = String(record[campo])
    return campo === 'validadeVisto' ? format.date(text) : (special[campo]?.tidy?.(text) ?? text)
  }
  return (
    <SummaryList
      items={sent.map((campo) => ({
        term: t(`curso.pessoa.campo.${campo}`),
        value: isCpf(campo) ? <Cpf cpf={record[campo]} /> : <ServiceText>{say(campo)}</ServiceText>,
      }))}
    />
  )
}
