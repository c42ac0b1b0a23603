/** A page in place of the grid: its heading takes the focus, one button does what it is for, Esc and the other lead back. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '@/i18n'
import { Button, Reason } from '@/ui/action/Button'
import { Row, Stack } from '@/ui/page/layout'
import styles from './Panel.module.css'
import { useWide } from '../useGradebook'

interface Action {
  label: string
  onPress: () => void
  /** Why it cannot be done now. */
  whyNot: string | null
  /** Ctrl+Enter does it too: it can be taken back, and nothing leaves the device by it. */
  byKeys?: boolean
}

export function Panel({
  title,
  onClose,
  children,
  action,
  foot = null,
}: {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Null: there is nothing to be done. */
  action?: Action | null
  /** A page with a form of its own has its buttons there. */
  foot?: ReactNode
}) {
  const t = useT()
  const id = useId()
  const why = useId()
  const wide = useWide()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog:modal')) return
      if (event.key === 'Escape') onClose()
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && action?.byKeys && action.whyNot === null) {
        event.preventDefault()
        action.onPress()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose, action])
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {foot ?? (
        <div className={styles.foot}>
          <Stack gap={1}>
            <Row gap={3} className={styles.buttons}>
              {action && (
                <Button variant="primary" onClick={action.onPress} disabledBy={action.whyNot && why}>
                  {action.label}
                </Button>
              )}
              <Button onClick={onClose}>{t('moldura.ui.cancel')}</Button>
              {action?.byKeys && wide && <span className={styles.hint}>{t('lancamentos.painel.keys')}</span>}
            </Row>
            {action?.whyNot && <Reason id={why}>{action.whyNot}</Reason>}
          </Stack>
        </div>
      )}
    </section>
  )
}
