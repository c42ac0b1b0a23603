/** What a form shares with its fields by context: its values, ids and labels. */
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { type FieldError, get, useFormState, type UseFormReturn } from 'react-hook-form'
import { type RuleKey, type Translate, useT } from '@/i18n'

export interface FormPlace {
  form: UseFormReturn
  /** The id of the control of a field: what its label and the summary point to. */
  idOf: (name: string) => string
  /** Labels by field name, for messages that name their field. */
  labels: Map<string, string>
  /** By field name: how the text is tidied when its field is left or the form is sent. */
  tidies: Map<string, (text: string) => string>
  /** Fields corrected since the form was sent: their message says so and stays, so that nothing moves. */
  mended: ReadonlySet<string>
}
export const FormContext = createContext<FormPlace | null>(null)

/** A refusal by the service: its message about the whole form, and its messages by field name. */
export interface Refused {
  /** Our own sentence before the message: what is certain whatever the message says. */
  readonly lead?: string
  readonly message: string
  /** Who can help, below the message. */
  readonly more?: ReactNode
  /** The message is in the service's words, which are Portuguese whatever the language of the page. */
  readonly fromService?: boolean
  readonly fields: Readonly<Record<string, string>>
}

export interface Told {
  text: string
  /** The message key of a rule; '' for the service's own words. */
  key: string
  fromService: boolean
  mended?: boolean
}
export const mendedInWords = (t: Translate, label: string): Told => ({
  text: t('common.form.mended', { label }),
  key: '',
  fromService: false,
  mended: true,
})
export function errorInWords(t: Translate, error: FieldError | undefined, label: string): Told | null {
  if (!error?.message) return null
  if (error.type === 'service') return { text: error.message, key: '', fromService: true }
  // rule messages are message keys; anything else is shown as it stands
  const key = error.message as RuleKey
  return { text: t(key, { label: inSentence(label) }), key, fromService: false }
}
/** A label in the middle of a sentence: "Nome da mãe" → "nome da mãe", but "CPF" stays. */
export const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

export interface FieldProps {
  name: string
  label: string
  hint?: ReactNode
  /** Marks the label with "(opcional)"; required fields usually have no mark. */
  optional?: boolean | undefined
  /** Marks the label with "(obrigatório)": for a form whose fields are mostly optional and unmarked. */
  required?: boolean | undefined
}

/** Ids and ARIA attributes that tie label, hint and message to a control, or to a group of controls. */
export interface Ties {
  id: string
  hintId: string
  errorId: string
  told: Told | null
  aria: { 'aria-invalid'?: true; 'aria-describedby'?: string }
}

/** Ties label, hint, error and control of one field together. Throws outside a Form. */
export function useField(
  { name, label, hint }: FieldProps,
  tidy?: (text: string) => string,
): Ties & { form: UseFormReturn } {
  const t = useT()
  const place = useContext(FormContext)
  if (!place) throw new Error('A field stands outside a Form')
  const { form, idOf, labels, mended, tidies } = place
  // names are plain strings, so a misnamed field throws when it first renders in development or in a test
  if (import.meta.env.DEV && get(form.getValues(), name) === undefined) throw new Error(`The form has no value ${name}`)
  const { errors } = useFormState({ control: form.control, name })
  useEffect(() => {
    labels.set(name, label)
  }, [labels, name, label])
  useEffect(() => {
    if (!tidy) return undefined
    tidies.set(name, tidy)
    return () => {
      tidies.delete(name)
    }
  }, [tidies, name, tidy])
  const id = idOf(name)
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const error: FieldError | undefined = get(errors, name)
  const told = errorInWords(t, error, label) ?? (mended.has(name) ? mendedInWords(t, label) : null)
  const describedBy = [hint && hintId, told && errorId].filter(Boolean).join(' ')
  const aria = {
    ...(told && !told.mended && { 'aria-invalid': true as const }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
  return { form, id, hintId, errorId, told, aria }
}
