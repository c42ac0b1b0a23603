/** A page in place of the grid: its heading takes the focus, one button does what it is for, Esc and the other lead back. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '@/i18n'
import { Button, Reason } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import styles from './Painel.module.css'

interface Acao {
  label: string
  onPress: () => void
  /** Why it cannot be done now. */
  porQueNao: string | null
}

export function Painel({
  title,
  onClose,
  children,
  acao,
  foot = null,
}: {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Null: there is nothing to be done. */
  acao?: Acao | null
  /** A page with a form of its own has its buttons there. */
  foot?: ReactNode
}) {
  const t = useT()
  const id = useId()
  const why = useId()
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
      {foot ?? (
        <div className={styles.foot}>
          <Stack gap={1}>
            <Row gap={3}>
              {acao && (
                <Button variant="primary" onClick={acao.onPress} disabledBy={acao.porQueNao && why}>
                  {acao.label}
                </Button>
              )}
              <Button onClick={onClose}>{t('moldura.ui.cancel')}</Button>
            </Row>
            {acao?.porQueNao && <Reason id={why}>{acao.porQueNao}</Reason>}
          </Stack>
        </div>
      )}
    </section>
  )
}
