/** On paper: where this same page is found, in words and as a QR code. An address here never holds a name. */
import { useLocation } from 'react-router-dom'
import { useT } from '@/i18n'
import { Qr } from '@/ui/Qr'
import styles from './OndeConferir.module.css'

export function OndeConferir() {
  const t = useT()
  const { pathname, search } = useLocation()
  const address = window.location.origin + pathname + search
  return (
    <div className="print-only">
      <div className={styles.onde}>
        <Qr text={address} size="2.6cm" />
        <p>
          {t('diario.imprimir.where')}
          <br />
          <span className={styles.endereco}>{address}</span>
        </p>
      </div>
    </div>
  )
}
