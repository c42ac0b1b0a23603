/** One hook for every form: values, rules, and refusals that arrive after sending. */
import { useEffect, useMemo, useState } from 'react'
import { createForm, type Errors, type FieldError, type FormStore } from './store'

interface Problem {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
type Verdict<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Problem[] }

/** What a schema must offer (the Standard Schema door, which every zod schema has): ui knows no schema library. */
export interface Rules<Values, Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict<Output> | Promise<Verdict<Output>>
    readonly types?: { readonly input: Values; readonly output: Output } | undefined
  }
}

export interface SchemaForm<Values extends object, Output = Values> extends FormStore<Values> {
  /** Sends what the rules accept; else says what is wrong. */
  submit: (send: (values: Output) => unknown) => Promise<void>
}

/** The first problem of each field. */
function errorsOf(issues: readonly Problem[]): Errors {
  const errors: Record<string, FieldError> = {}
  for (const { path = [], message } of issues) {
    const name = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || 'root'
    errors[name] ??= { type: 'rule', message }
  }
  return errors
}

/**
 * A form by a schema. Rule messages are message keys. `refusedFields` are the words of the service by field name
 * (`refused?.fields`); the refusal goes back to null while the form is sent again. Nothing moves under the finger while the
 * person types: problems are told when they send.
 */
export function useSchemaForm<Values extends object, Output = Values>(
  rules: Rules<Values, Output>,
  start: Values,
  refusedFields?: Readonly<Record<string, string>> | null,
): SchemaForm<Values, Output> {
  const [store] = useState(() => createForm(start))
  // made anew only when the words change: a fresh object on each render would wipe the form's own errors
  const said = refusedFields ? JSON.stringify(Object.entries(refusedFields)) : null
  useEffect(() => {
    if (said === null) return
    const words = JSON.parse(said) as [string, string][]
    // one level only: the service's names are last segments, and whatever it calls a field is told
    store.setErrors(Object.fromEntries(words.map(([name, message]) => [name, { type: 'service', message }])))
  }, [store, said])
  return useMemo(
    () => ({
      ...store,
      async submit(send) {
        const verdict = await rules['~standard'].validate(store.read())
        store.setErrors(verdict.issues ? errorsOf(verdict.issues) : {})
        try {
          if (!verdict.issues) await send(verdict.value)
        } finally {
          const { errors, sent } = store.told.get()
          store.told.set({ errors, sent: sent + 1 })
        }
      },
    }),
    [store, rules],
  )
}
