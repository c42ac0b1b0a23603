/** One hook for every form: values, rules, and refusals that arrive after sending. */
import { useMemo } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'

interface Problem {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
type Verdict<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Problem[] }

/** The Standard Schema interface, which every zod schema has, so that `ui/` depends on no schema library. */
export interface Rules<Values, Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict<Output> | Promise<Verdict<Output>>
    readonly types?: { readonly input: Values; readonly output: Output } | undefined
  }
}

export type SchemaForm<Values extends FieldValues, Output = Values> = UseFormReturn<Values, unknown, Output>

/** Gives react-hook-form the first problem of each field. */
function resolverOf<Values extends FieldValues, Output>(
  rules: Rules<Values, Output>,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const verdict = await rules['~standard'].validate(values)
    if (!verdict.issues) return { values: verdict.value, errors: {} }
    const found = new Set<string>()
    const errors: FieldErrors<Values> = {}
    for (const { path = [], message } of verdict.issues) {
      const name = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || 'root'
      if (found.has(name)) continue
      found.add(name)
      set(errors, name, { type: 'rule', message })
    }
    return { values: {}, errors }
  }
}

/**
 * A form whose rules are a schema, with message keys of `i18n/` as messages. `refusedFields` are the service's words by
 * field name (`refused?.fields`); the caller sets the refusal to null while the form is sent again.
 */
export function useSchemaForm<Values extends FieldValues, Output = Values>(
  rules: Rules<Values, Output>,
  start: DefaultValues<Values>,
  refusedFields?: Readonly<Record<string, string>> | null,
): SchemaForm<Values, Output> {
  const resolver = useMemo(() => resolverOf(rules), [rules])
  // rebuilt only when the words change: a fresh object on each render would wipe the form's own errors
  const said = JSON.stringify(Object.entries(refusedFields ?? {}))
  const errors = useMemo(() => {
    const words = JSON.parse(said) as [string, string][]
    // one level only: the service gives the last segment of a field's path; the summary shows unknown names
    return Object.fromEntries(
      words.map(([name, message]) => [name, { type: 'service', message }]),
    ) as FieldErrors<Values>
  }, [said])
  return useForm<Values, unknown, Output>({
    resolver,
    defaultValues: start,
    ...(refusedFields ? { errors } : {}),
    // problems appear on sending, so that nothing moves while the person types
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
}
