/** One hook for every form: values, rules, and refusals that arrive after sending. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'

/** What a schema must offer: the Standard Schema door, which every zod schema has. ui knows no schema library. */
export type Rules<Values, Output> = Parameters<typeof standardSchemaResolver<Values & FieldValues, unknown, Output>>[0]

export type SchemaForm<Values extends FieldValues, Output = Values> = UseFormReturn<Values, unknown, Output>

/**
 * A form by a schema. Rule messages are message keys. `refusedFields` are the words of the service by field name
 * (`refused?.fields`); the refusal goes back to null while the form is sent again.
 */
export function useSchemaForm<Values extends FieldValues, Output = Values>(
  rules: Rules<Values, Output>,
  start: DefaultValues<Values>,
  refusedFields?: Readonly<Record<string, string>> | null,
): SchemaForm<Values, Output> {
  const resolver = useMemo(() => standardSchemaResolver<Values, unknown, Output>(rules), [rules])
  // made anew only when the words change: a fresh object on each render would wipe the form's own errors
  const said = JSON.stringify(Object.entries(refusedFields ?? {}))
  const errors = useMemo(() => {
    const all: FieldErrors<Values> = {}
    for (const [name, message] of JSON.parse(said) as [string, string][]) set(all, name, { type: 'service', message })
    return all
  }, [said])
  return useForm<Values, unknown, Output>({
    resolver,
    defaultValues: start,
    ...(refusedFields ? { errors } : {}),
    // nothing moves under the finger while the person types: problems are told when they send
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
}
