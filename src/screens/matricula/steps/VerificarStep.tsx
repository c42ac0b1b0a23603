/** A request left and its answer was not seen: looked up, never sent again by itself. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '@/api'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { Button } from '@/ui/action/Button'
import { ConfirmButton } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { Notice } from '@/ui/page/Notice'
import { isCancelling } from '../flow/draft'
import { FamilyHelp } from '../flow/FamilyHelp'
import { verify } from '../flow/send'
import styles from '../receipt/sheet.module.css'
import { StepPage, type StepProps } from '../flow/StepPage'
import { frontier } from '../flow/steps'
import { unmark } from '../flow/keeping'
import { current, erase, put } from '../flow/store'
import { pathOf } from '../flow/useStep'

export function VerificarStep({ step }: StepProps) {
  const t = useT()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const cancelling = isCancelling(step.draft)
  const look = async () => {
    if (pending) return
    setPending(true)
    setError(null)
    try {
      const next = await verify(step.draft)
      if (current().draft?.id !== next.id) return
      unmark()
      put(next)
      const gone = cancelling ? 'matricula.verificar.notCancelled' : 'matricula.verificar.notThere'
      announce(t(next.phase === 'open' ? gone : 'matricula.verificar.there'))
      void navigate(pathOf(frontier(next)), { replace: true })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
    } finally {
      setPending(false)
    }
  }
  const shown = { ...step, error, pending, again: () => void look() }
  return (
    <StepPage
      step={shown}
      title={t(cancelling ? 'matricula.verificar.titleCancel' : 'matricula.verificar.title')}
      pendingSaid={t('matricula.looking')}
    >
      <Notice
        tone="warn"
        title={t('matricula.verificar.lead')}
        text={t(cancelling ? 'matricula.verificar.whyCancel' : 'matricula.verificar.why')}
      />
      <div className={styles.goOn}>
        <Button variant="primary" busy={pending} busyLabel={t('matricula.looking')} onClick={() => void look()}>
          {t('matricula.verificar.look')}
        </Button>
      </div>
      <div>
        <p>{t('matricula.verificar.help')}</p>
        <FamilyHelp />
      </div>
      <div className={styles.goOn}>
        <ConfirmButton
          label={t('matricula.recibo.finish')}
          title={t('matricula.verificar.leaveTitle')}
          yes={t('matricula.recibo.finish')}
          no={t('matricula.verificar.stay')}
          main="no"
          onYes={() => {
            // the start page goes on saying that a request left without an answer
            erase('finished')
            void navigate(paths.vagas, { replace: true })
          }}
        >
          <p>{t('matricula.verificar.leave')}</p>
        </ConfirmButton>
      </div>
    </StepPage>
  )
}
