/** Buttons, and the same look for links. One primary per screen; danger only inside a confirmation. */
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { useT } from '@/i18n'
import styles from './Button.module.css'
import { classNames } from '../look/classNames'
import { announce } from './live'
import { useReady } from './ready'

export type ButtonVariant = 'primary' | 'secondary' | 'link' | 'danger'

/** The look of a button for something else, usually a link: `<Link className={buttonClass('primary')}>`. */
export const buttonClass = (variant: ButtonVariant = 'secondary', { full = false } = {}): string =>
  classNames('btn no-print', styles.button, styles[variant], variant === 'link' && 'reach', full && styles.full)

/** A sign and words in one line, in whatever has the look of a button. */
export const ButtonLabel = ({ shown = true, children }: { shown?: boolean; children: ReactNode }) => (
  <span className={styles.label} data-shown={shown} aria-hidden={!shown || undefined}>
    {children}
  </span>
)

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  /** While true the button keeps its width and its place in the tab order, and ignores presses. */
  busy?: boolean
  /** Its words meanwhile; "Enviando…" by default. */
  busyLabel?: string | undefined
  /** Why it cannot be pressed now. It stays reachable, and the reason is shown, and spoken on arrival and at each press. */
  disabledReason?: string | null | undefined
  /** The same where the reason stands elsewhere on the page (`Reason`): its id. */
  disabledBy?: string | null | undefined
  full?: boolean
}

export function Button({
  variant = 'secondary',
  busy = false,
  busyLabel,
  disabledReason,
  disabledBy,
  full = false,
  type = 'button',
  className,
  children,
  onClick,
  onKeyDown,
  ...rest
}: ButtonProps) {
  const t = useT()
  const ready = useReady()
  const reasonId = useId()
  const waits = Boolean(disabledReason ?? disabledBy)
  const inert = busy || waits
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!inert) return onClick?.(event)
    event.preventDefault()
    const reason = disabledReason ?? (disabledBy && document.getElementById(disabledBy)?.textContent)
    if (reason) announce(reason)
  }
  const button = (
    <button
      {...rest}
      type={type}
      // a page drawn at build time can only be filled in until its code is there
      disabled={!ready}
      className={classNames(buttonClass(variant, { full }), className)}
      aria-disabled={inert || undefined}
      data-waits={waits || undefined}
      aria-describedby={disabledReason ? reasonId : (disabledBy ?? rest['aria-describedby'])}
      onClick={press}
      onKeyDown={(event) => {
        // a key that is held presses once: the focus may have been led to another button since
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
        onKeyDown?.(event)
      }}
    >
      <ButtonLabel shown={!busy}>{children}</ButtonLabel>
      {busy && <ButtonLabel>{busyLabel ?? t('common.form.sending')}</ButtonLabel>}
    </button>
  )
  // a frame where a reason may come: with one of its own the button would be drawn anew, and lose the focus
  if (disabledReason === undefined) return button
  return (
    <span className={classNames('no-print', styles.withReason, full && styles.full)}>
      {button}
      {disabledReason && <Reason id={reasonId}>{disabledReason}</Reason>}
    </span>
  )
}

/** Why a button waits. Below a row of buttons where it stands apart: beside its button it would push the others aside. */
export function Reason({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={classNames('no-print', styles.reason)}>
      {children}
    </span>
  )
}
