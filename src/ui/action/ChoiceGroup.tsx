/** A choice that takes effect at once, outside any form: radio or checkbox cards. Inside a form: RadioField. */
import { type ReactNode, useId } from 'react'
import styles from '../form/Choices.module.css'
import fieldStyles from '../form/Field.module.css'
import type { Choice } from '../form/choice'

interface GroupProps<V extends string = string> {
  legend: ReactNode
  hint?: ReactNode
  options: readonly Choice<V>[]
}
export interface ChoiceGroupProps<V extends string = string> extends GroupProps<V> {
  value: V
  onChange: (value: V) => void
}
export interface CheckGroupProps extends GroupProps {
  values: ReadonlySet<string>
  onToggle: (value: string, on: boolean) => void
}

export function ChoiceGroup<V extends string>({ value, onChange, ...group }: ChoiceGroupProps<V>) {
  return <Group {...group} type="radio" isOn={(one) => one === value} onPress={onChange} />
}

export function CheckGroup({ values, onToggle, ...group }: CheckGroupProps) {
  return <Group {...group} type="checkbox" isOn={(one) => values.has(one)} onPress={onToggle} />
}

function Group<V extends string>({
  legend,
  hint,
  options,
  type,
  isOn,
  onPress,
}: GroupProps<V> & {
  type: 'radio' | 'checkbox'
  isOn: (value: V) => boolean
  onPress: (value: V, on: boolean) => void
}) {
  const id = useId()
  return (
    <fieldset className={fieldStyles.field} aria-describedby={hint ? `${id}-dica` : undefined}>
      <legend className={fieldStyles.label}>{legend}</legend>
      {hint && (
        <p id={`${id}-dica`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {options.map((option, i) => (
          <div key={option.value} className={styles.choice}>
            <input
              type={type}
              id={`${id}-${i}`}
              name={type === 'radio' ? id : undefined}
              checked={isOn(option.value)}
              aria-describedby={option.hint ? `${id}-${i}-linha` : undefined}
              onChange={(event) => onPress(option.value, event.target.checked)}
            />
            <label htmlFor={`${id}-${i}`} lang={option.lang}>
              {option.label}
            </label>
            {option.hint && <p id={`${id}-${i}-linha`}>{option.hint}</p>}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
