/** A choice among more than seven options, as a native select. For up to seven there is `RadioField`. */
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '@/i18n'
import { Icon } from '../drawing/Icon'
import type { Choice } from './Choices'
import { type FieldProps, useField } from './context'
import { Field } from './Field'
import styles from './Field.module.css'

/** The choices as options of a native select. */
export const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ))

export interface SelectFieldProps extends FieldProps {
  options: readonly Choice[]
  width?: string
  /** Called with the chosen value and the form, because a choice may set another field. */
  onPick?: ((value: string, form: UseFormReturn) => void) | undefined
}

export function SelectField({ options, width, onPick, ...props }: SelectFieldProps) {
  const t = useT()
  const field = useField(props)
  return (
    <Field {...props} field={field}>
      <div className={styles.select} style={{ maxWidth: width }}>
        <select
          {...field.form.register(props.name, {
            onChange: ({ target }: { target: HTMLSelectElement }) => onPick?.(target.value, field.form),
          })}
          {...field.aria}
          id={field.id}
          autoComplete="off"
          className={styles.control}
        >
          <option value="">{t('frame.form.choose')}</option>
          <Options of={options} />
        </select>
        <Icon name="below" />
      </div>
    </Field>
  )
}
