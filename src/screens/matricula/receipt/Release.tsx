/** Giving the place of the coming school year up: what is lost, and the deed asked twice. There is no protocol to type for it. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { Notice } from '@/ui/page/Notice'
import styles from './sheet.module.css'

export function Release({ ano, pending, onYes }: { ano: number; pending: boolean; onYes: () => void }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Notice tone="warn" title={t('matricula.liberar.lossTitle')}>
        <p>{t('matricula.liberar.loss', { ano: String(ano) })}</p>
        <p>{t('matricula.liberar.lossAgain')}</p>
      </Notice>
      <div className={styles.goOn}>
        <Button variant="danger" busy={pending} onClick={() => setAsking(true)}>
          {t('matricula.liberar.submit')}
        </Button>
      </div>
      <Confirm
        open={asking}
        title={t('matricula.liberar.ask')}
        yes={t('matricula.liberar.yes')}
        no={t('matricula.liberar.no')}
        onYes={() => {
          close()
          onYes()
        }}
        onClose={close}
      >
        <p>{t('matricula.liberar.loss', { ano: String(ano) })}</p>
      </Confirm>
    </>
  )
}
