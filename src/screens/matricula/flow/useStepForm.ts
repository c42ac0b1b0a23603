/** The form of a page: begins with what was half typed there, else with what the draft knows, and keeps every key pressed. */
import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { type Rules, type SchemaForm, useSchemaForm } from '@/ui/form/useSchemaForm'
import { useTyped } from '@/ui/form/useTyped'
import { putTyped } from './store'
import type { StepState } from './useStep'

export function useStepForm<Values extends FieldValues, Output = Values>(
  { draft, id, error, words }: StepState,
  rules: Rules<Values, Output>,
  start: Values,
): SchemaForm<Values, Output> {
  // what was typed when the page opened; later keys are the form's own
  const [begun] = useState(() => ({ ...start, ...draft.typed[id] }))
  // words told on another page belong here as far as the fields are here; those told here all stand, in the summary at least
  const elsewhere = Object.fromEntries(Object.entries(words).filter(([name]) => Object.hasOwn(start, name)))
  const mine = { ...elsewhere, ...error?.refusal?.fields }
  // a form that was begun is a form of the same fields
  const form = useSchemaForm<Values, Output>(rules, begun as DefaultValues<Values>, mine)
  useTyped(form, (values) => putTyped(id, values))
  return form
}
