/** On paper: where this same page is found, in words and as a QR code. An address here never holds a name. */
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '@/i18n'
import styles from './OndeConferir.module.css'

const Qr = lazy<ComponentType<{ text: string; size: string }>>(() =>
  import('@/ui/Qr').then(
    (code) => ({ default: code.Qr }),
    // the words beside it serve alone
    () => ({ default: () => null }),
  ),
)

export function OndeConferir() {
  const t = useT()
  const { pathname, search } = useLocation()
  const address = window.location.origin + pathname + search
  return (
    <div className="print-only">
      <div className={styles.onde}>
        <Suspense fallback={null}>
          <Qr text={address} size="2.6cm" />
        </Suspense>
        <p>
          {t('diario.imprimir.where')}
          <br />
          <span className={styles.endereco}>{address}</span>
        </p>
      </div>
    </div>
  )
}
