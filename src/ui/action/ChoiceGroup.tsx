/** Radio or checkbox cards outside any form, whose choice takes effect at once. Inside a form `RadioField` is used. */
import { type ReactNode, useId } from 'react'
import { type Choice, Choices } from '../form/Choices'
import { FieldGroup } from '../form/Field'

interface GroupProps<V extends string = string> {
  legend: string
  hint?: ReactNode
  options: readonly Choice<V>[]
}
export interface ChoiceGroupProps<V extends string = string> extends GroupProps<V> {
  value: V
  onChange: (value: V) => void
}
export interface CheckGroupProps<V extends string = string> extends GroupProps<V> {
  values: ReadonlySet<V>
  onToggle: (value: V, on: boolean) => void
}

export function ChoiceGroup<V extends string>({ value, onChange, ...group }: ChoiceGroupProps<V>) {
  return <Group {...group} type="radio" isOn={(one) => one === value} onPress={onChange} />
}

export function CheckGroup<V extends string>({ values, onToggle, ...group }: CheckGroupProps<V>) {
  return <Group {...group} type="checkbox" isOn={(one) => values.has(one)} onPress={onToggle} />
}

function Group<V extends string>({
  type,
  isOn,
  onPress,
  options,
  legend,
  hint,
}: GroupProps<V> & {
  type: 'radio' | 'checkbox'
  isOn: (value: V) => boolean
  onPress: (value: V, on: boolean) => void
}) {
  const id = useId()
  const hintId = `${id}-hint`
  const ties = { id, hintId, errorId: '', told: null, aria: hint ? { 'aria-describedby': hintId } : {} }
  return (
    <FieldGroup label={legend} hint={hint} field={ties}>
      <Choices
        id={id}
        options={options}
        input={({ value }) => ({
          type,
          name: type === 'radio' ? id : undefined,
          checked: isOn(value),
          onChange: (event) => onPress(value, event.target.checked),
        })}
      />
    </FieldGroup>
  )
}
