/** The form of a page: its refusal in the summary, "Continuar" below. */
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useT } from '@/i18n'
import { Form } from '@/ui/form/Form'
import type { SchemaForm } from '@/ui/form/useSchemaForm'
import type { StepState } from './useStep'
import { useSaid } from './useSaid'

interface Props<Values extends FieldValues, Output> {
  step: StepState
  form: SchemaForm<Values, Output>
  onSubmit: (values: Output) => unknown
  submitLabel?: string
  submitVariant?: 'primary' | 'danger'
  pendingLabel?: string
  actions?: ReactNode
  children: ReactNode
}

export function StepForm<Values extends FieldValues, Output>({
  step,
  submitLabel,
  pendingLabel,
  ...rest
}: Props<Values, Output>) {
  const t = useT()
  const refused = useSaid(step.error)
  return (
    <Form
      {...rest}
      refused={refused}
      pending={step.pending}
      submitLabel={submitLabel ?? t('matricula.continue')}
      {...(pendingLabel ? { pendingLabel } : {})}
    />
  )
}
