/** A choice among more than seven: the native list. For seven or fewer, RadioField. */
import { useT } from '@/i18n'
import { Icon } from '../drawing/Icon'
import type { Choice } from './choice'
import { useField, useFormPlace } from './context'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'

export interface SelectFieldProps extends FieldProps {
  options: readonly Choice[]
  /** The words of the empty choice. Pass null to leave it out. */
  empty?: string | null
  autoComplete?: string
  width?: string
}

export function SelectField({
  name,
  label,
  hint,
  optional = false,
  options,
  empty,
  autoComplete = 'off',
  width,
}: SelectFieldProps) {
  const t = useT()
  const field = useField(name, label, Boolean(hint))
  const { form } = useFormPlace()
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <div className={styles.select} style={{ maxWidth: width }}>
        <select
          {...form.register(name)}
          {...field.aria}
          id={field.id}
          autoComplete={autoComplete}
          className={styles.control}
        >
          {empty !== null && <option value="">{empty ?? t('moldura.form.choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="below" />
      </div>
    </Field>
  )
}
