/** Calls `keep` with the values of a form at every change. */
import { useEffectEvent, useLayoutEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { SchemaForm } from './useSchemaForm'

export function useTyped<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  keep: (values: Values) => void,
): void {
  const typed = useEffectEvent(keep)
  // with the drawing, not after it: a key pressed in the first moment is kept too
  useLayoutEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => typed(values) }),
    [form],
  )
}
