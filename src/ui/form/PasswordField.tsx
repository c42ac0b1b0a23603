/** A password: it can be pasted, and looked at. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { useReady } from '../action/ready'
import { useField, useFormPlace } from './context'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'

export interface PasswordFieldProps extends Omit<FieldProps, 'optional'> {
  autoComplete?: 'current-password' | 'new-password'
}

export function PasswordField({ name, label, hint, autoComplete = 'current-password' }: PasswordFieldProps) {
  const t = useT()
  const ready = useReady()
  const [shown, setShown] = useState(false)
  const field = useField(name, label, Boolean(hint))
  const { form } = useFormPlace()
  return (
    <Field field={field} label={label} hint={hint}>
      <div className={styles.withButton}>
        <input
          {...form.register(name)}
          {...field.aria}
          id={field.id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
        />
        <button
          type="button"
          className={styles.inside}
          aria-label={t(shown ? 'comum.form.hidePassword' : 'comum.form.showPassword')}
          aria-controls={field.id}
          disabled={!ready}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'comum.form.hide' : 'comum.form.show')}
        </button>
      </div>
    </Field>
  )
}
