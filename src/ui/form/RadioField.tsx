/** A choice among up to seven: cards that can be pressed anywhere. */
import { useReady } from '../action/ready'
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
  const ready = useReady()
  // the form reads a group that is left without a choice as null, which no rule expects: whoever passes by with Tab has
  // answered nothing
  const { name: group, onChange, ref } = form.register(name)
  return (
    <FieldGroup field={field} label={label} hint={hint} optional={optional} role="radiogroup">
      <div className={styles.choices}>
        {options.map((option, i) => {
          // the summary's link lands on the first one
          const id = i === 0 ? field.id : `${field.id}-${i}`
          return (
            <div key={option.value} className={styles.choice}>
              <input
                name={group}
                onChange={(event) => void onChange(event)}
                ref={(input) => {
                  // chosen before the code came: the form library would begin anew
                  const chosen = !ready && input?.checked && !input.defaultChecked
                  ref(input)
                  if (chosen) form.setValue(name, input.value)
                }}
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
