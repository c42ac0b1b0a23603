/** On paper: where this same page is found, in words and as a QR code. */
import { useLocation } from 'react-router-dom'
import { useT } from '@/i18n'
import { AddressCode } from '../../shared/AddressCode'
import { usePrinting } from '../../shared/usePrinting'

export function WhereToCheck() {
  const t = useT()
  const printing = usePrinting()
  const { pathname, search } = useLocation()
  return (
    <div className="print-only">
      {/* drawn on paper only: it would cost each opening of a report card */}
      <AddressCode address={window.location.origin + pathname + search} drawn={printing}>
        {t('diario.imprimir.where')}
      </AddressCode>
    </div>
  )
}
