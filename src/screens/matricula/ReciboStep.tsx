/** The proof: a document on screen and on one sheet of paper. */
import { useEffect } from 'react'
import { type MessageKey, useT } from '@/i18n'
import { isPublicDevice } from '@/session'
import { Notice } from '@/ui/Notice'
import { PrintFoot, PrintHead } from '../shared/PrintFrame'
import { stateOf } from './aggregate'
import { Bring } from './Bring'
import { type Draft, leaves, stateFor } from './draft'
import { Finish } from './Finish'
import { History } from './History'
import { PhotoSheet } from './PhotoSheet'
import { ReceiptActions } from './ReceiptActions'
import { RequestSheet } from './RequestSheet'
import { StepPage } from './StepPage'
import { erase, noteTaken } from './store'
import { useStep } from './useStep'

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

export function ReciboStep() {
  const t = useT()
  const step = useStep('recibo')
  const { draft } = step
  const { documentos, login } = draft.matricula
  const cancelled = stateOf(draft.matricula) === 'cancelada'
  const heads = headsOf(draft)
  useEffect(() => {
    if (!isPublicDevice()) return
    // the next person at this computer may come back by the history
    const leave = () => {
      erase('finished')
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
    }
  }, [])
  useEffect(() => {
    // by the button or by the keys of the browser
    addEventListener('beforeprint', noteTaken)
    return () => {
      removeEventListener('beforeprint', noteTaken)
    }
  }, [])
  return (
    <StepPage step={step} title={t(heads.title)}>
      {draft.notThere && <Notice tone="info">{t('matricula.verificar.notCancelled')}</Notice>}
      <PrintHead aluno={login.nomeAluno} />
      <RequestSheet draft={draft} title={t(heads.panel)} />
      <ReceiptActions draft={draft} title={t(heads.panel)} />
      <Bring draft={draft} />
      <History passos={draft.matricula.historico ?? []} released={stateFor(draft) === 'liberada'} />
      <PrintFoot />
      {!cancelled && <PhotoSheet draft={draft.id} documentos={documentos} />}
      <div className="no-print">
        <Finish draft={draft} />
      </div>
    </StepPage>
  )
}
