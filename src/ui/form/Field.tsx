/** The parts around a control: label, hint and error, in that order, then the control. */
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { classNames } from '../look/classNames'
import type { FieldProps, Ties, Told } from './context'
import styles from './Field.module.css'

interface FrameProps extends Omit<FieldProps, 'name'> {
  field: Ties
  children: ReactNode
}

export function Field({ field, label, hint, optional, required, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, field.told && styles.wrong)} data-mended={field.told?.mended}>
      <label className={styles.label} htmlFor={field.id}>
        {label} {optional && <Mark word="optional" />}
        {required && <Mark word="required" />}
      </label>
      <Words field={field} hint={hint} />
      {children}
    </div>
  )
}

export function FieldGroup({ field, label, hint, optional, role, children }: FrameProps & { role?: 'radiogroup' }) {
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = field.aria
  return (
    <fieldset
      className={classNames(styles.field, field.told && styles.wrong)}
      data-mended={field.told?.mended}
      role={role}
      aria-invalid={role && invalid}
      aria-describedby={describedBy}
    >
      <legend className={styles.label}>
        {label} {optional && <Mark word="optional" />}
      </legend>
      <Words field={field} hint={hint} />
      {children}
    </fieldset>
  )
}

export function Words({ field, hint }: { field: Ties; hint?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {field.told && (
        <p id={field.errorId} className={styles.error}>
          <span aria-hidden="true" className={styles.sign}>
            {field.told.mended ? '✓' : '!'}
          </span>
          <ToldText told={field.told} />
        </p>
      )}
    </>
  )
}

export function ToldText({ told }: { told: Told }) {
  return told.fromService ? (
    <span lang="pt-BR" dir="auto">
      {told.text}
    </span>
  ) : (
    <span>{told.text}</span>
  )
}

function Mark({ word }: { word: 'optional' | 'required' }) {
  const t = useT()
  return <span className={styles.mark}>{t(`common.form.${word}`)}</span>
}
