/** What to bring to the school: a list to tick. A missing document never blocks (domain §5.11). */
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { DocumentList } from './DocumentList'
import styles from './sheet.module.css'
import { StepPage } from './StepPage'
import { put } from './store'
import { useStep } from './useStep'

export function DocumentosStep() {
  const t = useT()
  const step = useStep('documentos')
  const { draft } = step
  return (
    <StepPage step={step} title={t('matricula.documentos.title')} lead={t('matricula.documentos.lead')}>
      <DocumentList
        draft={draft.id}
        documentos={draft.matricula.documentos}
        emMaos={draft.emMaos}
        onChange={(emMaos) => {
          put({ ...draft, emMaos })
        }}
      />
      <div className={styles.goOn}>
        <Button
          variant="primary"
          onClick={() => {
            step.go((d) => d)
          }}
        >
          {t('matricula.continue')}
        </Button>
      </div>
    </StepPage>
  )
}
