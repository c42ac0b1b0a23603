/** The page that looks up a sending whose answer was lost. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ConfirmButton } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { Notice } from '@/ui/page/Notice'
import { useState } from 'react'
import { FamilyHelp } from '../flow/FamilyHelp'
import { StepPage, type StepProps } from '../flow/StepPage'
import { isCancelling } from '../flow/draft'
import { noteSeenAnswer } from '../flow/keeping'
import { leaveRefusal } from '../flow/refusal'
import { verify } from '../flow/send'
import { frontier } from '../flow/steps'
import { flowState } from '../flow/store'
import { useFinish } from '../flow/useStep'
import styles from '../receipt/sheet.module.css'
import { serviceMessages } from '../../shared/describeError'

/** Looks up a request whose answer was not seen; it is never sent again automatically. */
export function VerificarStep({ step }: StepProps) {
  const t = useT()
  // leaving keeps the mark of the unseen answer, so that the start page goes on mentioning it
  const leave = useFinish()
  const cancelling = isCancelling(step.draft)
  /** Whether the look-up could not tell whether the request arrived. */
  const [unknown, setUnknown] = useState(false)
  /** What the service said to the sending, where it said anything (a conflict). */
  const [answer] = useState(step.error)
  const look = () =>
    void step.ask(
      (draft) => draft,
      async (draft) => {
        const next = await verify(draft)
        if (flowState().draft?.id !== next.id) return next
        setUnknown(next.phase === 'sending')
        if (next.phase === 'sending') return next
        noteSeenAnswer(next.id)
        // nothing arrived, so that the page that sent says why
        if (next.notThere && answer)
          leaveRefusal(next, { step: frontier(next), error: answer }, serviceMessages(answer).fields)
        const gone = cancelling ? 'matricula.verificar.notCancelled' : 'matricula.verificar.notThere'
        const there = cancelling ? 'matricula.state.cancelada' : 'matricula.verificar.there'
        // `notThere` decides, not the phase, which is `sent` again for a receipt that was not cancelled
        announce(t(next.notThere ? gone : next.phase === 'open' ? 'matricula.pedido.titleExists' : there))
        return next
      },
    )
  return (
    <StepPage
      step={step}
      title={t(cancelling ? 'matricula.verificar.titleCancel' : 'matricula.verificar.title')}
      pendingSaid={t('matricula.looking')}
    >
      <Notice tone="warn" title={t('matricula.verificar.lead')}>
        {!answer && <p>{t(cancelling ? 'matricula.verificar.whyCancel' : 'matricula.verificar.why')}</p>}
        <p>{t('matricula.verificar.press')}</p>
      </Notice>
      {unknown && <Notice tone="warn" role="alert" text={t('matricula.verificar.unknown')} />}
      <div className={styles.goOn}>
        <Button variant="primary" busy={step.pending} busyLabel={t('matricula.looking')} onClick={look}>
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
          onYes={leave}
        >
          <p>{t('matricula.verificar.leave')}</p>
        </ConfirmButton>
      </div>
    </StepPage>
  )
}
