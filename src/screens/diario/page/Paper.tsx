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

/** The button asks whether the paper shall show the grades while they are hidden on the screen. */
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
    // synchronously, because the browser prints what is in the document now
    if (shown) flushSync(() => hideGrades(false, { now: true }))
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

/** The foot of the paper: the page's address, the time of printing and, while grades are hidden, a note of that. */
export function PaperFoot() {
  const t = useT()
  const printing = usePrinting()
  const { pathname, search } = useLocation()
  return (
    <>
      {useHiddenGrades() && <p className="print-only">{t('diario.print.printed')}</p>}
      <div className="print-only">
        {/* the code is drawn for paper only, because it would slow down each opening of a report card */}
        <AddressCode address={window.location.origin + pathname + search} drawn={printing}>
          {t('diario.print.where')}
        </AddressCode>
      </div>
      <PrintFoot />
    </>
  )
}
