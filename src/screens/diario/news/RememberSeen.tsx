/** Offers to remember on this device what was looked at, where the next visit would not know it. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { toast } from '@/ui/action/Toasts'
import styles from '../page/ReadingBar.module.css'
import { missesSeen, rememberSeen } from '../../shared/sent/seen'

export function RememberSeen() {
  const t = useT()
  const [missed, setMissed] = useState(missesSeen)
  if (!missed) return null
  return (
    <p className={`${styles.remember ?? ''} no-print`}>
      <Button
        variant="link"
        onClick={() => {
          rememberSeen(true)
          setMissed(false)
          toast(t('diario.novo.remembered'))
          document.getElementById('conteudo')?.focus({ preventScroll: true })
        }}
      >
        {t('diario.novo.remember')}
      </Button>
    </p>
  )
}
