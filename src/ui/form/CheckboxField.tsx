/** One yes or no. */
import { classes } from '../look/classes'
import styles from './Choices.module.css'
import { useField, useFormPlace } from './context'
import { type FieldProps, Words } from './Field'
import fieldStyles from './Field.module.css'

export type CheckboxFieldProps = Omit<FieldProps, 'optional'>

export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const field = useField(name, label, Boolean(hint))
  const { form } = useFormPlace()
  return (
    <div className={classes(fieldStyles.field, field.told && fieldStyles.wrong)}>
      <Words field={field} />
      <div className={classes(styles.choice, styles.bare)}>
        <input {...form.register(name)} {...field.aria} type="checkbox" id={field.id} />
        <label htmlFor={field.id}>{label}</label>
        {hint && <p id={field.hintId}>{hint}</p>}
      </div>
    </div>
  )
}
