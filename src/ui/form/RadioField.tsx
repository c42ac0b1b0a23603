/** A choice among up to seven: cards that can be pressed anywhere. */
import type { Choice } from './choice'
import styles from './Choices.module.css'
import { useField, useFormPlace } from './context'
import { FieldGroup, type FieldProps } from './Field'

export interface RadioFieldProps extends FieldProps {
  options: readonly Choice[]
}

export function RadioField({ name, label, hint, optional = false, options }: RadioFieldProps) {
  const field = useField(name, label, Boolean(hint))
  const { form } = useFormPlace()
  return (
    <FieldGroup field={field} label={label} hint={hint} optional={optional} role="radiogroup">
      <div className={styles.choices}>
        {options.map((option, i) => {
          // the summary's link lands on the first one
          const id = i === 0 ? field.id : `${field.id}-${i}`
          return (
            <div key={option.value} className={styles.choice}>
              <input
                {...form.wire(name)}
                type="radio"
                id={id}
                value={option.value}
                aria-describedby={option.hint ? `${id}-linha` : undefined}
              />
              <label htmlFor={id} lang={option.lang}>
                {option.label}
              </label>
              {option.hint && <p id={`${id}-linha`}>{option.hint}</p>}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
