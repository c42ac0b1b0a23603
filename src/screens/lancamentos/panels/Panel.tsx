/** A page in place of the grid: its heading takes the focus, one button does what it is for, Esc and the other lead back. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useT } from '@/i18n'
import { Button, Reason } from '@/ui/action/Button'
import { Card } from '@/ui/page/Card'
import { Row, Stack } from '@/ui/page/layout'
import { useGradebookView } from '../context'
import { useKeysOfPage } from '../keys/place'
import styles from './Panel.module.css'

interface Action {
  label: string
  onPress: () => void
  /** Why it cannot be done now. */
  whyNot: string | null
  /** Ctrl+Enter does it too: it can be taken back, and nothing leaves the device by it. */
  byKeys?: boolean
}

interface Props {
  title: string
  children: ReactNode
  /** Null: there is nothing to be done. */
  action?: Action | null
  /** A page with a form of its own has its buttons there. */
  foot?: ReactNode
  /** What takes the focus in place of the heading. */
  begin?: RefObject<HTMLElement | null> | null
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
      // by its button, which says why it waits
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
              <Button onClick={() => closePanel(false)}>{t('frame.ui.cancel')}</Button>
              {action?.byKeys && wide && <span className={styles.hint}>{t('lancamentos.panel.keys')}</span>}
            </Row>
            {action?.whyNot && <Reason id={why}>{action.whyNot}</Reason>}
          </Stack>
        </div>
      )}
    </Card>
  )
}
