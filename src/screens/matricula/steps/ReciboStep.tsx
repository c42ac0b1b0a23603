/** The page of the receipt. */
import { useT } from '@/i18n'
import { isPublicDevice } from '@/session'
import { Notice } from '@/ui/page/Notice'
import { useEffect } from 'react'
import { StepPage, type StepProps } from '../flow/StepPage'
import { erase, noteTaken } from '../flow/store'
import { Finish } from '../receipt/Finish'
import { RequestRead, RequestSheet } from '../receipt/RequestSheet'
import { headsOf } from '../receipt/heads'

/** The receipt, on screen and on one printed sheet. */
export function ReciboStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const heads = headsOf(draft)
  useEffect(() => {
    if (!isPublicDevice()) return
    // the next person at this computer could return here by the browser's history
    const leave = () => erase('finished')
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  useEffect(() => {
    const note = () => noteTaken(draft.id)
    // catches printing by the button and by the browser's own shortcut
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [draft.id])
  return (
    <StepPage step={step} title={t(heads.title)} lead={<RequestRead step={step} />}>
      {draft.notThere && <Notice tone="info" text={t('matricula.verificar.notCancelled')} />}
      <RequestSheet draft={draft} title={t(heads.panel)} />
      <div className="no-print">
        <Finish draft={draft} />
      </div>
    </StepPage>
  )
}
