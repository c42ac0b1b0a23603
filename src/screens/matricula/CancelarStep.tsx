/** Cancelling: what is given up, and the protocol typed. Never a single tap. */
import { z } from '@/contract'
import { normalizeProtocolo } from '@/domain/protocolo'
import { useT } from '@/i18n'
import { Notice } from '@/ui/Notice'
import { filled } from '../shared/rules'
import { stateOf } from './aggregate'
import { ProtocoloField } from './ProtocoloField'
import { RequestFacts } from './RequestSheet'
import { StepForm } from './StepForm'
import { StepPage } from './StepPage'
import { useStep } from './useStep'
import { useStepForm } from './useStepForm'

const rules = z.object({ protocolo: filled('matricula.protocolo.missing') })

export function CancelarStep() {
  const t = useT()
  const step = useStep('cancelar')
  const { matricula } = step.draft
  // typed here, by whoever came with it too: a field filled in beforehand would leave a single press between a place and nothing
  const form = useStepForm(step, rules, { protocolo: '' })
  const waiting = stateOf(matricula) === 'listaDeEspera'
  return (
    <StepPage step={step} title={t('matricula.cancelar.title')} lead={t('matricula.cancelar.lead')} tellsItself>
      {step.draft.notThere && <Notice tone="info">{t('matricula.verificar.notCancelled')}</Notice>}
      <RequestFacts draft={step.draft} />
      <Notice tone="warn" title={t('matricula.cancelar.lossTitle')}>
        <p>{t(waiting ? 'matricula.cancelar.lossQueue' : 'matricula.cancelar.lossPlace')}</p>
        <p>{t('matricula.cancelar.lossAgain')}</p>
      </Notice>
      <StepForm
        step={step}
        form={form}
        submitVariant="danger"
        submitLabel={t('matricula.cancelar.submit')}
        onSubmit={({ protocolo }) =>
          step.request((draft) => ({
            ...draft,
            matricula: {
              ...draft.matricula,
              cancelamento: { ...draft.matricula.cancelamento, protocolo: normalizeProtocolo(protocolo) },
            },
          }))
        }
      >
        <ProtocoloField name="protocolo" label={t('matricula.cancelar.label')} hint={t('matricula.cancelar.hint')} />
      </StepForm>
    </StepPage>
  )
}
