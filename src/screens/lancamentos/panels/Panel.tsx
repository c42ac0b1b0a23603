/** A panel in place of the grid: its heading takes the focus; it has one main action, and "cancel" or Esc closes it. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useT } from '@/i18n'
import { Button, type ButtonProps, Reason } from '@/ui/action/Button'
import { Card } from '@/ui/page/Card'
import { Row, Stack } from '@/ui/page/layout'
import { useGradebookView } from '../context'
import { useKeysOfPage } from '../keys/pageKeys'
import styles from './Panel.module.css'

interface Action {
  label: string
  onPress: () => void
  /** Why the action is disabled; null: it is enabled. */
  whyNot: string | null
  /** Ctrl+Enter triggers it too; only for actions that can be undone and send nothing. */
  byKeys?: boolean
}

interface Props {
  title: string
  children: ReactNode
  /** Null: there is nothing to do. */
  action?: Action | null
  /** Replaces the buttons, for a panel with its own form. */
  foot?: ReactNode
  /** The element that takes the focus instead of the heading. */
  begin?: RefObject<HTMLElement | null> | null
}

/** Closes the panel without doing anything; filled (`primary`) before a deed that cannot be undone. */
export function CancelPanel({ variant = 'secondary' }: Pick<ButtonProps, 'variant'>) {
  const t = useT()
  const { closePanel } = useGradebookView()
  return (
    <Button variant={variant} onClick={() => closePanel(false)}>
      {t('frame.ui.cancel')}
    </Button>
  )
}

export function Panel({ title, children, action, foot = null, begin = null }: Props) {
  const t = useT()
  const { wide, closePanel } = useGradebookView()
  const id = useId()
  const why = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useKeysOfPage((event) => {
    if (event.key === 'Escape') closePanel(false)
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && action?.byKeys) {
      event.preventDefault()
      // clicks the button, because a disabled one says why
      button.current?.click()
    }
  })
  const start = useEffectEvent(() => (begin ?? heading).current?.focus())
  useEffect(() => start(), [])
  return (
    <Card as="section" labelledBy={id} className={styles.panel ?? ''}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {foot ?? (
        <div className={styles.foot}>
          <Stack gap={1}>
            <Row gap={3} className={styles.buttons}>
              {action && (
                <Button ref={button} variant="primary" onClick={action.onPress} disabledBy={action.whyNot && why}>
                  {action.label}
                </Button>
              )}
              <CancelPanel />
              {action?.byKeys && wide && <span className={styles.hint}>{t('lancamentos.panel.keys')}</span>}
            </Row>
            {action?.whyNot && <Reason id={why}>{action.whyNot}</Reason>}
          </Stack>
        </div>
      )}
    </Card>
  )
}
