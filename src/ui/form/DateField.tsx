/** A date that people know by heart, such as a birthday: three text inputs, never a calendar. */
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { type RuleKey, useT } from '@/i18n'
import { type FieldProps, useField } from './context'
import styles from './DateField.module.css'
import { joinDate, splitDate, spread, type TypedDate, wholeDate } from './date'
import { FieldGroup } from './Field'
import fieldStyles from './Field.module.css'

type Parts = readonly (keyof TypedDate)[]
const allParts: Parts = ['dia', 'mes', 'ano']
/** Which of the three inputs each message is about. */
const about: Readonly<Record<string, Parts>> = {
  'frame.form.dateNoMonth': ['mes'],
  'frame.form.dateMonth': ['mes'],
  'frame.form.dateNoYear': ['ano'],
  'frame.form.dateYear': ['ano'],
  'frame.form.dateNoDay': ['dia'],
  'frame.form.dateWrong': ['dia'],
  'frame.form.dateNoDayMonth': ['dia', 'mes'],
  'frame.form.dateNoDayYear': ['dia', 'ano'],
  'frame.form.dateNoMonthYear': ['mes', 'ano'],
}

export interface DateFieldProps extends FieldProps {
  /** Messages of the caller's own rules that are about the year: the error summary links to that input. */
  aboutYear?: readonly RuleKey[]
}

/** A whole date in one input fills all three. The value is the text of `joinDate`; rules check it by `dateProblem`. */
export function DateField({ aboutYear = [], ...props }: DateFieldProps) {
  const t = useT()
  const shown = { ...props, hint: props.hint ?? t('frame.form.dateHint', { ano: '2018' }) }
  const field = useField(shown)
  const { field: held } = useController({ control: field.form.control, name: props.name })
  const value = typeof held.value === 'string' ? held.value : ''
  const [typed, setTyped] = useState(() => ({ value, parts: splitDate(value) }))
  // "março" stays "março" while the value is 03; a value from elsewhere (a draft) is shown
  const parts = typed.value === value ? typed.parts : splitDate(value)
  const type = (part: keyof TypedDate, text: string, composing = false) => {
    // a text that an input method is still composing must not be moved away
    const next = (composing ? null : wholeDate(text)) ?? { ...parts, [part]: text }
    setTyped({ value: joinDate(next), parts: next })
    held.onChange(joinDate(next))
  }
  const leave = () => {
    // a mistake in a whole date is told at its own part
    const apart = spread(parts)
    if (apart !== parts) setTyped({ value, parts: apart })
    held.onBlur()
  }
  const key = field.told?.key ?? ''
  const faulty: Parts = aboutYear.some((own) => own === key) ? ['ano'] : (about[key] ?? allParts)
  const part = (which: keyof TypedDate, words: string) => {
    // the input to correct gets the field's own id, because the error summary links to it
    const id = which === faulty[0] ? field.id : `${field.id}-${which}`
    const wrong = field.told && !field.told.mended && faulty.includes(which)
    return (
      <div className={styles.part}>
        <label htmlFor={id}>{words}</label>
        <input
          id={id}
          type="text"
          inputMode={which === 'mes' ? 'text' : 'numeric'}
          autoComplete="off"
          className={fieldStyles.control}
          data-part={which}
          aria-invalid={wrong ? true : undefined}
          value={parts[which]}
          onChange={({ target, nativeEvent }) => type(which, target.value, (nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={({ currentTarget }) => type(which, currentTarget.value)}
          onBlur={leave}
        />
      </div>
    )
  }
  return (
    <FieldGroup {...shown} field={field}>
      <div className={styles.date}>
        {part('dia', t('frame.form.day'))}
        {part('mes', t('frame.form.month'))}
        {part('ano', t('frame.form.year'))}
      </div>
    </FieldGroup>
  )
}
