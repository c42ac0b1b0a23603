/** A date known by heart: three texts, never a calendar. */
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useT } from '@/i18n'
import { useField, useFormPlace } from './context'
import styles from './DateField.module.css'
import { joinDate, splitDate, type TypedDate } from './date'
import { FieldGroup, type FieldProps } from './Field'
import fieldStyles from './Field.module.css'

/** Which of the three a problem is about. */
const about: Readonly<Record<string, keyof TypedDate>> = {
  'moldura.form.dateNoMonth': 'mes',
  'moldura.form.dateMonth': 'mes',
  'moldura.form.dateNoYear': 'ano',
  'moldura.form.dateYear': 'ano',
  'moldura.form.dateNoDay': 'dia',
}

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
  const faulty = about[field.told?.key ?? '']
  const part = (key: keyof TypedDate, words: string) => {
    // the field's own id, where the summary's link lands, is on the part to mend
    const id = key === (faulty ?? 'dia') ? field.id : `${field.id}-${key}`
    const wrong = field.told && (!faulty || faulty === key)
    return (
      <div className={styles.part}>
        <label htmlFor={id}>{words}</label>
        <input
          id={id}
          type="text"
          inputMode={key === 'mes' ? 'text' : 'numeric'}
          autoComplete="off"
          className={fieldStyles.control}
          data-part={key}
          aria-invalid={wrong ? true : undefined}
          value={parts[key]}
          onChange={(event) => {
            type(key, event.target.value)
          }}
          onBlur={held.onBlur}
        />
      </div>
    )
  }
  return (
    <FieldGroup field={field} label={label} hint={hint ?? t('moldura.form.dateHint')} optional={optional}>
      <div className={styles.date}>
        {part('dia', t('moldura.form.day'))}
        {part('mes', t('moldura.form.month'))}
        {part('ano', t('moldura.form.year'))}
      </div>
    </FieldGroup>
  )
}
