/** A password, which can be pasted and shown. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { useReady } from '../action/ready'
import { type FieldProps, useField } from './context'
import { Field } from './Field'
import styles from './Field.module.css'

export function PasswordField(props: Omit<FieldProps, 'optional'>) {
  const t = useT()
  const ready = useReady()
  const [shown, setShown] = useState(false)
  const field = useField(props)
  return (
    <Field {...props} field={field}>
      <div className={styles.withButton}>
        <input
          {...field.form.register(props.name)}
          {...field.aria}
          id={field.id}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          autoCorrect="off"
          className={styles.control}
        />
        <button
          type="button"
          className={styles.inside}
          aria-label={t(shown ? 'common.form.hidePassword' : 'common.form.showPassword')}
          aria-controls={field.id}
          disabled={!ready}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'common.form.hide' : 'common.form.show')}
        </button>
      </div>
    </Field>
  )
}
