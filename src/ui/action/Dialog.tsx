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
  /** The element that gets the focus on opening; the heading by default. */
  begin?: RefObject<HTMLElement | null>
  /** Gives the role `alertdialog`, because something is about to be lost. */
  alert?: boolean
  /** Hides the page behind the dialog, because nobody knows who is looking at the screen. */
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
      // the page behind has changed meanwhile, and could not focus its heading because the dialog made it inert
      else if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [begin])
  /** A second Esc in a row, or Back on a phone, closes it despite `preventDefault`: the screen decides here too. */
  const closedByBrowser = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open) return
    onClose()
    // a dialog that the screen keeps is opened again
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
