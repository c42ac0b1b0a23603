/** A choice among up to seven options, as cards that can be pressed anywhere. */
import type { UseFormReturn } from 'react-hook-form'
import { useReady } from '../action/ready'
import { type Choice, Choices } from './Choices'
import { type FieldProps, useField } from './context'
import { FieldGroup } from './Field'

export interface RadioFieldProps extends FieldProps {
  options: readonly Choice[]
  /** Called with the chosen value and the form, because a choice may set another field. */
  onPick?: ((value: string, form: UseFormReturn) => void) | undefined
}

export function RadioField({ options, onPick, ...props }: RadioFieldProps) {
  const { name } = props
  const field = useField(props)
  const ready = useReady()
  // no onBlur: on leaving a group without a choice react-hook-form would set null, which no rule expects
  const { name: group, onChange, ref } = field.form.register(name)
  return (
    <FieldGroup {...props} field={field} role="radiogroup">
      <Choices
        id={field.id}
        options={options}
        input={({ value }) => ({
          type: 'radio',
          name: group,
          value,
          onChange: (event) => {
            void onChange(event)
            onPick?.(value, field.form)
          },
          ref: (input) => {
            // an option chosen before hydration, which react-hook-form would reset
            const chosen = !ready && input?.checked && !input.defaultChecked
            ref(input)
            if (chosen) field.form.setValue(name, input.value)
          },
        })}
      />
    </FieldGroup>
  )
}
