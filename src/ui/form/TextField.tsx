/** One line of text. */
import type { ComponentProps } from 'react'
import { isPublicDevice } from '@/session'
import { useReady } from '../action/ready'
import { type FieldProps, useField } from './context'
import { Field } from './Field'
import styles from './Field.module.css'

export interface TextFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'inputMode' | 'spellCheck' | 'autoCapitalize'> {
  type?: 'text' | 'email' | 'tel'
  /** A token of WCAG 1.3.5 for the person's own data; `off` for data about somebody else, and on a public device. */
  autoComplete?: string
  /** A hint at the expected length, as a CSS length: '15rem'. */
  width?: string
  /** Tidies the text when the person leaves the field (a complete CPF gets its dots), never while typing. */
  tidy?: (text: string) => string
}

export function TextField({
  type = 'text',
  autoComplete = 'off',
  width,
  tidy,
  inputMode,
  spellCheck,
  autoCapitalize,
  ...props
}: TextFieldProps) {
  const { name } = props
  const field = useField(props, tidy)
  // browsers store what is typed under a token, and offer it to the next person
  const isShared = useReady() && isPublicDevice()
  const wiring = field.form.register(name, {
    onBlur: (event: { target: { value: string } }) => {
      const typed = event.target.value
      const tidied = tidy?.(typed) ?? typed
      if (tidied !== typed) field.form.setValue(name, tidied, { shouldDirty: true })
    },
  })
  return (
    <Field {...props} field={field}>
      <input
        {...wiring}
        {...field.aria}
        {...{ inputMode, spellCheck, autoCapitalize }}
        // what is no word must not be replaced by one either
        autoCorrect={spellCheck === false ? 'off' : undefined}
        id={field.id}
        type={type}
        autoComplete={isShared ? 'off' : autoComplete}
        className={styles.control}
        style={{ maxWidth: width }}
      />
    </Field>
  )
}
