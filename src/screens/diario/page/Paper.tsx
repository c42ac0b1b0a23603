/** Printing a page with grades. */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { useCarriedFocus } from '@/ui/action/useCarriedFocus'
import { Row } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { AddressCode } from '../../shared/AddressCode'
import { PrintFoot } from '../../shared/paper/PrintFrame'
import { usePrinting } from '../../shared/paper/usePrinting'
import { hideGrades, useHiddenGrades } from './hidden'

/** While grades are hidden it asks whether the paper shall show them. */
export function PrintButton() {
  const t = useT()
  const hidden = useHiddenGrades()
  const [asking, setAsking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const carried = useCarriedFocus(box, asking)
  const press = () => {
    if (hidden) announce(t('diario.print.hidden'))
    else window.print()
    setAsking(hidden)
  }
  const print = (shown: boolean) => {
    // at once: the browser prints what is on the screen now
    if (shown) flushSync(() => hideGrades(false, true))
    setAsking(false)
    window.print()
  }
  return (
    <div ref={box} {...carried} style={{ display: 'contents' }}>
      {!asking || !hidden ? (
        <Button onClick={press}>{t('diario.notas.print')}</Button>
      ) : (
        <Notice tone="info" title={t('diario.print.hidden')}>
          <Row>
            <Button onClick={() => print(true)}>{t('diario.print.show')}</Button>
            <Button variant="link" onClick={() => print(false)}>
              {t('diario.print.asIs')}
            </Button>
          </Row>
        </Notice>
      )}
    </div>
  )
}

/** The foot of the paper: that grades are hidden, where this page is found, when it was printed. */
export function PaperFoot() {
  const t = useT()
  const printing = usePrinting()
  const { pathname, search } = useLocation()
  return (
    <>
      {useHiddenGrades() && <p className="print-only">{t('diario.print.printed')}</p>}
      <div className="print-only">
        {/* drawn on paper only: it would cost each opening of a report card */}
        <AddressCode address={window.location.origin + pathname + search} drawn={printing}>
          {t('diario.print.where')}
        </AddressCode>
      </div>
      <PrintFoot />
    </>
  )
}
