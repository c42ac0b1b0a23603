/** One line of text. */
import type { ComponentProps } from 'react'
import { useField, useFormPlace } from './context'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'

export interface TextFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'inputMode' | 'spellCheck' | 'autoCapitalize'> {
  type?: 'text' | 'email' | 'tel'
  /** A token of WCAG 1.3.5 for the person's own data; `off` for data about somebody else. */
  autoComplete?: string
  /** A hint at the expected length, as a CSS length: '15rem'. */
  width?: string
  /** Tidies what was typed when the person leaves the field (a complete CPF gets its dots). Never while typing. */
  tidy?: (text: string) => string
}

export function TextField({
  name,
  label,
  hint,
  optional = false,
  required = false,
  type = 'text',
  autoComplete = 'off',
  width,
  tidy,
  ...rest
}: TextFieldProps) {
  const field = useField(name, label, Boolean(hint))
  const { form } = useFormPlace()
  const wiring = form.register(name, {
    onBlur: (event: { target: { value: string } }) => {
      const typed = event.target.value
      const tidied = tidy?.(typed) ?? typed
      if (tidied !== typed) form.setValue(name, tidied, { shouldDirty: true })
    },
  })
  return (
    <Field field={field} label={label} hint={hint} optional={optional} required={required}>
      <input
        {...rest}
        {...wiring}
        {...field.aria}
        id={field.id}
        type={type}
        autoComplete={autoComplete}
        className={styles.control}
        style={{ maxWidth: width }}
      />
    </Field>
  )
}
