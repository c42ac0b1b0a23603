/** A form: error summary, fields, one submit button. Typed values never get into the URL, and are never lost. */
import { type ReactNode, type SubmitEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  useFormState,
  type UseFormReturn,
} from 'react-hook-form'
import { useT } from '@/i18n'
import { Button, type ButtonVariant } from '../action/Button'
import { useAnnounced } from '../action/live'
import { pressEnd } from '../action/press'
import { type FormPlace, FormContext, type Refused, errorInWords, mendedInWords } from './context'
import { ErrorSummary, type SummaryProblem } from './ErrorSummary'
import { Row } from '../page/layout'
import styles from './Form.module.css'
import type { SchemaForm } from './useSchemaForm'

export interface FormProps<Values extends FieldValues, Output> {
  form: SchemaForm<Values, Output>
  refused: Refused | null
  pending: boolean
  onSubmit: (values: Output) => unknown
  submitLabel: ReactNode
  submitVariant?: ButtonVariant
  pendingLabel?: string
  /** Makes the form as wide as the page, for fields in columns. */
  roomy?: boolean
  /** Beside the submit button; before it where that is `danger`, because the safe button comes first (ui/README §1). */
  actions?: ReactNode
  children: ReactNode
}

type Place = Pick<FormPlace, 'idOf' | 'labels' | 'tidies'>

const nothing: ReadonlySet<string> = new Set()
const typeOf = (error: FieldError | undefined) => error?.type

export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, pending, onSubmit, submitLabel, submitVariant = 'primary', pendingLabel } = props
  const { roomy = false, actions, children } = props
  const t = useT()
  const grave = submitVariant === 'danger'
  const base = useId()
  const [place] = useState<Place>(() => ({ idOf: (name) => `${base}-${name}`, labels: new Map(), tidies: new Map() }))
  const { errors, submitCount } = useFormState({ control: form.control })
  const [found, setMended] = useState(nothing)
  // a form that was reset has no corrected fields
  const mended = submitCount > 0 ? found : nothing
  // after a change of language the fields set their labels after this render, so the summary waits for the next one
  const problems = problemsOf(errors, mended, place, useDeferredValue(t))
  /** The last submit broke a rule and was not sent: the refusal of an earlier one does not speak of it. */
  const [unsent, setUnsent] = useState(false)
  const refused = unsent ? null : props.refused
  const wrong = problems.length > 0 || refused !== null

  // each submit clears the refusal, so a new one toggles this; the same refusal in other words does not move the focus
  const isRefused = refused !== null
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (submitCount === 0 && !isRefused) return
    // waits for an effect of the caller that gives the fields the service's words, so that the summary is complete
    queueMicrotask(() => summary.current?.focus())
  }, [submitCount, isRefused])
  useAnnounced(pending && (pendingLabel ?? t('common.form.sending')))

  const sending = useRef(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (sending.current || pending) return
    sending.current = true
    // Enter sends without a blur, so the fields are tidied here: a later blur must change nothing
    for (const [name, tidy] of place.tidies) {
      const typed = form.getValues(name as Path<Values>) as string
      const tidied = tidy(typed)
      if (tidied !== typed) form.setValue(name as Path<Values>, tidied as never, { shouldDirty: true })
    }
    tried.current = structuredClone(form.getValues())
    // the rules check every field again
    setMended(nothing)
    let isSent = false
    try {
      await form.handleSubmit(
        async (values) => {
          isSent = true
          await onSubmit(values)
        },
        () => setUnsent(true),
      )()
    } finally {
      // the `pending` of a mutation arrives one task later, and clears the former refusal
      setTimeout(() => {
        sending.current = false
        if (isSent) setUnsent(false)
      })
    }
  }

  /** The values of the last submit. */
  const tried = useRef<Values | null>(null)
  /** On blur and on a choice, checks the wrong fields that were changed since the submit, and marks as mended those that are right. */
  const lookAgain = async () => {
    const since = tried.current
    // waits for the press: a shorter message would move the button away under the finger
    await pressEnd()
    if (tried.current !== since) return
    const said = problems.filter(({ name }) => mended.has(name) || (isOfRules(name) && isChanged(name)))
    const names = said.map(({ name }) => name as Path<Values>)
    if (names.length === 0) return
    await form.trigger(names)
    // the form was sent again meanwhile
    if (tried.current !== since) return
    setMended((before) => {
      const now = new Set(before)
      for (const name of names)
        if (form.getFieldState(name).error) now.delete(name)
        else now.add(name)
      return now
    })
  }
  /** Whether a rule found the error: an error from the service or a page can only be checked by sending. */
  const isOfRules = (name: string) => typeOf(get(errors, name)) === 'rule'
  const isChanged = (name: string) =>
    tried.current !== null && JSON.stringify(get(tried.current, name)) !== JSON.stringify(get(form.getValues(), name))

  return (
    // fields know only names, so the type of the form's values is dropped here
    <FormContext value={{ ...place, mended, form: form as unknown as UseFormReturn }}>
      <form
        className={styles.form}
        data-roomy={roomy}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onBlur={() => void lookAgain()}
        // a choice is whole at once: by mouse it blurs what had the focus, by a key nothing
        onChange={({ target }) => {
          if ((target as Element).matches('[type=radio], [type=checkbox], select')) void lookAgain()
        }}
      >
        {wrong && <ErrorSummary box={summary} refused={refused} problems={problems} />}
        {children}
        <Row className={styles.actions}>
          {grave && actions}
          <Button type="submit" variant={submitVariant} busy={pending} busyLabel={pendingLabel}>
            {submitLabel}
          </Button>
          {!grave && actions}
        </Row>
      </form>
    </FormContext>
  )
}

/** All problems in the order in which the fields stand on the page. */
function problemsOf(
  errors: FieldErrors,
  mended: ReadonlySet<string>,
  place: Place,
  t: ReturnType<typeof useT>,
): SummaryProblem[] {
  const found: (SummaryProblem & { at: HTMLElement | null })[] = []
  const add = (name: string, told: SummaryProblem['told'] | null) => {
    const at = document.getElementById(place.idOf(name))
    const named = place.labels.get(name) ?? ''
    const isNamed = told?.text.toLocaleLowerCase().includes(named.toLocaleLowerCase())
    const label = told?.fromService && !isNamed ? named : ''
    if (told) found.push({ name, told, label, at, target: at?.id ?? null })
  }
  const walk = (branch: object, path: string) => {
    for (const [step, value] of Object.entries(branch) as [string, unknown][]) {
      if (typeof value !== 'object' || value === null) continue
      const name = path ? `${path}.${step}` : step
      if (!('type' in value && typeof value.type === 'string')) {
        walk(value, name)
        continue
      }
      // a leaf of FieldErrors has a type
      add(name, errorInWords(t, value as FieldError, place.labels.get(name) ?? name))
    }
  }
  walk(errors, '')
  for (const name of mended) if (!get(errors, name)) add(name, mendedInWords(t, place.labels.get(name) ?? name))
  return found.sort((a, b) => {
    if (!a.at || !b.at) return Number(!a.at) - Number(!b.at)
    return a.at.compareDocumentPosition(b.at) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
