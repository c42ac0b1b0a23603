/** A single checkbox for a yes or no. */
import { classNames } from '../look/classNames'
import styles from './Choices.module.css'
import { type FieldProps, useField } from './context'
import { Words } from './Field'
import fieldStyles from './Field.module.css'

export function CheckboxField(props: Omit<FieldProps, 'optional' | 'required'>) {
  const { name, label, hint } = props
  const field = useField(props)
  return (
    <div className={classNames(fieldStyles.field, field.told && fieldStyles.wrong)} data-mended={field.told?.mended}>
      <Words field={field} />
      <div className={classNames(styles.choice, styles.bare)}>
        <input {...field.form.register(name)} {...field.aria} type="checkbox" id={field.id} />
        <label htmlFor={field.id}>{label}</label>
        {hint && <p id={field.hintId}>{hint}</p>}
      </div>
    </div>
  )
}
