/** Buttons, and the same look for links. One primary per screen; danger only for what cannot be undone. */
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

/** An icon and words in one line, inside anything that looks like a button. */
export const ButtonLabel = ({ shown = true, children }: { shown?: boolean; children: ReactNode }) => (
  <span className={styles.label} data-shown={shown} aria-hidden={!shown || undefined}>
    {children}
  </span>
)

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  /** While true the button keeps its width and its place in the tab order, and ignores presses. */
  busy?: boolean
  /** The label while `busy`; "Enviando…" by default. */
  busyLabel?: string | undefined
  /** Why the button is disabled. It stays focusable; the reason is shown, and read aloud on focus and at each press. */
  disabledReason?: string | null | undefined
  /** Like `disabledReason`, for a reason that stands elsewhere on the page (`Reason`): its id. */
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
      // until it is hydrated a prerendered page can be filled in, but nothing can be pressed
      disabled={!ready}
      className={classNames(buttonClass(variant, { full }), className)}
      aria-disabled={inert || undefined}
      data-waits={waits || undefined}
      aria-describedby={disabledReason ? reasonId : (disabledBy ?? rest['aria-describedby'])}
      onClick={press}
    >
      <ButtonLabel shown={!busy}>{children}</ButtonLabel>
      {busy && <ButtonLabel>{busyLabel ?? t('common.form.sending')}</ButtonLabel>}
    </button>
  )
  // null gets the wrapper too: adding it later, with the reason, would remount the button, which then loses the focus
  if (disabledReason === undefined) return button
  return (
    <span className={classNames('no-print', styles.withReason, full && styles.full)}>
      {button}
      {disabledReason && <Reason id={reasonId}>{disabledReason}</Reason>}
    </span>
  )
}

/** Why a button is disabled. For buttons in a row it stands below them: beside its button it would move the others. */
export function Reason({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={classNames('no-print', styles.reason)}>
      {children}
    </span>
  )
}
