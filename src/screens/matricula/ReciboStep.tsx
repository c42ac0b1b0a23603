/** The proof: a document on screen and on one sheet of paper. */
import { useEffect } from 'react'
import { useT } from '@/i18n'
import { isPublicDevice } from '@/session'
import { Notebook } from '@/ui/Notebook'
import { PrintFoot, PrintHead } from '../shared/PrintFrame'
import { stateOf } from './aggregate'
import { DocumentList } from './DocumentList'
import { Finish } from './Finish'
import { ReceiptActions } from './ReceiptActions'
import { RequestSheet } from './RequestSheet'
import { StepPage } from './StepPage'
import { erase, put } from './store'
import { useStep } from './useStep'

export function ReciboStep() {
  const t = useT()
  const step = useStep('recibo')
  const { draft } = step
  const { documentos, login } = draft.matricula
  const cancelled = stateOf(draft.matricula) === 'cancelada'
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
  return (
    <StepPage step={step} title={t(cancelled ? 'matricula.recibo.titleCancelled' : 'matricula.recibo.title')}>
      <PrintHead aluno={login.nomeAluno} />
      <Notebook>
        <RequestSheet
          draft={draft}
          title={t(cancelled ? 'matricula.recibo.panelCancelled' : 'matricula.recibo.panel')}
        />
      </Notebook>
      {documentos.length > 0 && !cancelled && (
        <section aria-labelledby="levar">
          <h2 id="levar">{t('matricula.documentos.title')}</h2>
          <DocumentList
            documentos={documentos}
            emMaos={draft.emMaos}
            onChange={(emMaos) => {
              put({ ...draft, emMaos })
            }}
          />
        </section>
      )}
      <PrintFoot />
      <ReceiptActions draft={draft} />
      <div className="no-print">
        <Finish draft={draft} />
      </div>
    </StepPage>
  )
}
