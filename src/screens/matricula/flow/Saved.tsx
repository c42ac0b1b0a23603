/** Where the answers are: "Salvo por 7 dias", and the way to keep them for later or to erase them. */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useI18n } from '@/i18n'
import { paths } from '@/paths'
import { isPublicDevice } from '@/session'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { Notice } from '@/ui/page/Notice'
import { toast } from '@/ui/action/Toasts'
import styles from './matricula.module.css'
import { isBegun } from './draft'
import { erase, keep, useFlow } from './store'

export function Saved() {
  const { t, format } = useI18n()
  const { draft, failed, kept, savedAt } = useFlow()
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  // nothing was told yet: nothing to keep or to erase
  if (!failed && !isPublicDevice() && !isBegun(draft)) return null
  const time = savedAt === null ? '' : format.clock(savedAt)
  const words = isPublicDevice()
    ? t('matricula.saved.public')
    : savedAt === null
      ? t('matricula.saved.memory')
      : kept
        ? t('matricula.saved.kept')
        : t('matricula.saved.tab', { time })
  const keepIt = () => toast(t(keep() ? 'matricula.saved.keptNow' : 'matricula.saved.failed'))
  const leave = () => {
    erase('finished')
    void navigate(paths.vagas, { replace: true })
  }
  return (
    <div className={`${styles.saved ?? ''} no-print`}>
      {failed && <Notice tone="warn">{t('matricula.saved.failed')}</Notice>}
      <p>{words}</p>
      <p className={styles.savedActions}>
        {!isPublicDevice() && !kept && (
          <Button variant="link" onClick={keepIt}>
            {t('matricula.saved.keep')}
          </Button>
        )}
        {kept && <Link to={paths.vagas}>{t('matricula.saved.leave')}</Link>}
        <Button variant="link" onClick={() => setAsking(true)}>
          {t('matricula.saved.erase')}
        </Button>
      </p>
      <Confirm
        open={asking}
        title={t('matricula.erase.title')}
        yes={t('matricula.erase.yes')}
        no={t('matricula.erase.no')}
        onYes={leave}
        onClose={() => setAsking(false)}
      >
        <p>{t('matricula.erase.lead')}</p>
      </Confirm>
    </div>
  )
}
