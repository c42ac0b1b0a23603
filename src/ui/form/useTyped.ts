/** Calls `keep` with the values of a form at every change. */
import { useEffectEvent, useLayoutEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { SchemaForm } from './useSchemaForm'

export function useTyped<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  keep: (values: Values) => void,
): void {
  const typed = useEffectEvent(keep)
  // a layout effect, because a key pressed right after the first paint must be kept too
  useLayoutEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => typed(values) }),
    [form],
  )
}
