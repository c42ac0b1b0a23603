/** The button that prints. While grades are hidden it says that the paper hides them too, and asks which is meant. */
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Row } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { Notice } from '@/ui/page/Notice'
import { hideGrades, useHiddenGrades } from './hidden'

export function PrintButton() {
  const t = useT()
  const hidden = useHiddenGrades()
  const [asking, setAsking] = useState(false)
  const press = () => {
    if (hidden) announce(t('diario.imprimir.hidden'))
    else window.print()
    setAsking(hidden)
  }
  if (!asking || !hidden) return <Button onClick={press}>{t('diario.notas.print')}</Button>
  return (
    <Notice tone="info" title={t('diario.imprimir.hidden')}>
      <Row>
        <Button
          onClick={() => {
            // the paper is drawn from what stands on the screen at that moment
            flushSync(() => hideGrades(false, true))
            window.print()
          }}
        >
          {t('diario.imprimir.show')}
        </Button>
        <Button
          variant="link"
          onClick={() => {
            setAsking(false)
            window.print()
          }}
        >
          {t('diario.imprimir.asIs')}
        </Button>
      </Row>
    </Notice>
  )
}

/** On paper, where grades are missing because they were hidden: whoever reads it must not take them for not given. */
export function HiddenOnPaper() {
  const t = useT()
  return useHiddenGrades() ? <p className="print-only">{t('diario.imprimir.printed')}</p> : null
}
