/** The proof: a document on screen and on one sheet of paper. */
import { useEffect } from 'react'
import { type MessageKey, useT } from '@/i18n'
import { isPublicDevice } from '@/session'
import { Notice } from '@/ui/page/Notice'
import { stateOf } from '../receipt/aggregate'
import { type Draft, leaves, stateFor } from '../flow/draft'
import { Finish } from '../receipt/Finish'
import { PhotoSheet } from '../receipt/DocumentPhoto'
import { RequestSheet } from '../receipt/RequestSheet'
import { StepPage, type StepProps } from '../flow/StepPage'
import { erase, noteTaken } from '../flow/store'

/** What was done, in the heading: never whose it is, since titles stay in the history of the browser. */
function headsOf(draft: Draft): { title: MessageKey; panel: MessageKey } {
  const { way } = draft
  const state = stateFor(draft)
  if (state === 'liberada') return { title: 'matricula.recibo.titleReleased', panel: 'matricula.recibo.panelAnswered' }
  if (state === 'cancelada')
    return { title: 'matricula.recibo.titleCancelled', panel: 'matricula.recibo.panelCancelled' }
  if (way === 'confirmar') {
    const confirmed = state === 'confirmada' && !leaves(draft)
    return {
      title: confirmed ? 'matricula.recibo.titleConfirmed' : 'matricula.recibo.titleAnswered',
      panel: 'matricula.recibo.panelAnswered',
    }
  }
  const title = way === 'transferir' ? 'matricula.recibo.titleTransfer' : 'matricula.recibo.title'
  return { title, panel: 'matricula.recibo.panel' }
}

export function ReciboStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const { documentos } = draft.matricula
  const cancelled = stateOf(draft.matricula) === 'cancelada'
  const heads = headsOf(draft)
  useEffect(() => {
    if (!isPublicDevice()) return
    // the next person at this computer may come back by the history
    const leave = () => erase('finished')
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  useEffect(() => {
    // by the button or by the keys of the browser
    addEventListener('beforeprint', noteTaken)
    return () => removeEventListener('beforeprint', noteTaken)
  }, [])
  return (
    <StepPage step={step} title={t(heads.title)}>
      {draft.notThere && <Notice tone="info" text={t('matricula.verificar.notCancelled')} />}
      <RequestSheet draft={draft} title={t(heads.panel)} />
      {!cancelled && <PhotoSheet draft={draft.id} documentos={documentos} />}
      <div className="no-print">
        <Finish draft={draft} />
      </div>
    </StepPage>
  )
}
