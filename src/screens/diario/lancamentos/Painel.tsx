/** A page in place of the grid: its heading takes the focus, Esc and the button lead back. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Painel.module.css'

export function Painel({
  title,
  onClose,
  children,
  actions,
}: {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  actions: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <section className={styles.painel} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
