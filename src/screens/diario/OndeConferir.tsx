/** On paper: where this same page is found, in words and as a QR code. An address here never holds a name. */
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '@/i18n'
import { usePrinting } from '../shared/usePrinting'
import styles from './OndeConferir.module.css'

type Drawing = ComponentType<{ text: string; size: string }>

export function OndeConferir() {
  const t = useT()
  const printing = usePrinting()
  const [code, setCode] = useState<{ Qr: Drawing } | null>(null)
  useEffect(() => {
    // fetched ahead, for paper does not wait; where it cannot be had, the words beside it serve alone
    void import('@/ui/Qr').then(setCode, () => undefined)
  }, [])
  const { pathname, search } = useLocation()
  const address = window.location.origin + pathname + search
  return (
    <div className="print-only">
      <div className={styles.onde}>
        {/* drawn on paper only: it would cost each opening of a report card */}
        {printing && code && <code.Qr text={address} size="2.6cm" />}
        <p>
          {t('diario.imprimir.where')}
          <br />
          <span className={styles.endereco}>{address}</span>
        </p>
      </div>
    </div>
  )
}
