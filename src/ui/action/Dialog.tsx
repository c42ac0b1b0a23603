/** A native modal: only to confirm what cannot be undone, for a session that ended, or for a conflict. */
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { classNames } from '../look/classNames'
import { Row } from '../page/layout'
import styles from './Dialog.module.css'
import { LiveRegions } from './live'

export interface DialogProps {
  open: boolean
  title: ReactNode
  /** Called by Esc and by the actions; the screen then sets `open` to false. */
  onClose: () => void
  actions?: ReactNode
  /** Where typing begins; without it the heading has the focus. */
  begin?: RefObject<HTMLElement | null>
  /** Interrupts: something is about to be lost. */
  alert?: boolean
  /** Nothing of the page can be read behind it: nobody knows who is looking. */
  covers?: boolean
  children?: ReactNode
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function show(dialog: HTMLDialogElement | null, first: HTMLElement | null): void {
  dialog?.showModal()
  first?.focus()
}

function OpenDialog({
  title,
  onClose,
  actions,
  begin,
  alert = false,
  covers = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const dialog = box.current
    const opener = document.activeElement
    show(dialog, begin?.current ?? heading.current)
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      // the page beneath has changed meanwhile, and its heading could not take the focus
      else if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [begin])
  /** The second Esc in a row, or Back of a phone, closes it whatever the page says: the screen decides here too. */
  const closedByBrowser = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open) return
    onClose()
    // what the screen keeps is opened again
    setTimeout(() => {
      if (box.current && !box.current.open) show(box.current, begin?.current ?? heading.current)
    })
  }
  return (
    <dialog
      ref={box}
      className={classNames(styles.dialog, 'arrives')}
      role={alert ? 'alertdialog' : undefined}
      data-covers={covers}
      aria-labelledby={id}
      onCancel={(event) => {
        // the screen decides: it may have to keep the dialog until something is answered
        event.preventDefault()
        onClose()
      }}
      onClose={closedByBrowser}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {actions && <Row className={styles.actions}>{actions}</Row>}
      <LiveRegions />
    </dialog>
  )
}
