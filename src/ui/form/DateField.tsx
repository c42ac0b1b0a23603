/** A date known by heart: three texts, never a calendar. */
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useT } from '@/i18n'
import { useField, useFormPlace } from './context'
import styles from './DateField.module.css'
import { joinDate, splitDate, type TypedDate } from './date'
import { FieldGroup, type FieldProps } from './Field'
import fieldStyles from './Field.module.css'

/** The value is text: `AAAA-MM-DD`, or what `joinDate` says; rules judge it by `dateProblem`. */
export function DateField({ name, label, hint, optional = false }: FieldProps) {
  const t = useT()
  const { control } = useFormPlace()
  const field = useField(name, label, true)
  const { field: held } = useController({ control, name })
  const value = typeof held.value === 'string' ? held.value : ''
  const [typed, setTyped] = useState(() => ({ value, parts: splitDate(value) }))
  // "março" stays "março" while the value is 03; a value from elsewhere (a draft) is shown
  const parts = typed.value === value ? typed.parts : splitDate(value)
  const type = (part: keyof TypedDate, text: string) => {
    const next = { ...parts, [part]: text }
    setTyped({ value: joinDate(next), parts: next })
    held.onChange(joinDate(next))
  }
  const part = (key: keyof TypedDate, words: string, id: string) => (
    <div className={styles.part}>
      <label htmlFor={id}>{words}</label>
      <input
        id={id}
        type="text"
        inputMode={key === 'mes' ? 'text' : 'numeric'}
        autoComplete="off"
        className={fieldStyles.control}
        data-part={key}
        aria-invalid={field.aria['aria-invalid']}
        value={parts[key]}
        onChange={(event) => {
          type(key, event.target.value)
        }}
        onBlur={held.onBlur}
      />
    </div>
  )
  return (
    <FieldGroup field={field} label={label} hint={hint ?? t('comum.form.dateHint')} optional={optional}>
      <div className={styles.date}>
        {part('dia', t('comum.form.day'), field.id)}
        {part('mes', t('comum.form.month'), `${field.id}-mes`)}
        {part('ano', t('comum.form.year'), `${field.id}-ano`)}
      </div>
    </FieldGroup>
  )
}
