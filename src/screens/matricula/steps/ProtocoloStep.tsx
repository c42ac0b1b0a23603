/** A request by its protocol and the child's birth date. Whether the protocol is right the service judges. */
import { z } from '@/contract'
import { normalizeProtocolo } from '@/domain/protocol'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { filled } from '../../shared/rules'
import { identifiedBy, withLogin } from '../flow/changes'
import * as rule from '../flow/rules'
import { identify } from '../flow/send'
import { BirthField, ProtocoloField } from './fields'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'

const rules = z.object({
  codigoProtocolo: filled('matricula.protocolo.missing'),
  dataNasc: rule.nascimento(),
})

export function ProtocoloStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  const form = useStepForm(step, rules, { codigoProtocolo: login.codigoProtocolo, dataNasc: login.dataNasc })
  const { way } = step.draft
  const cancelling = way === 'cancelar'
  return (
    <StepPage
      step={step}
      title={t(cancelling ? 'matricula.protocolo.titleCancel' : 'matricula.protocolo.title')}
      lead={t('matricula.protocolo.lead')}
      tellsItself
    >
      <StepForm
        form={form}
        pendingLabel={t('matricula.looking')}
        onSubmit={({ codigoProtocolo, dataNasc }) =>
          step.ask(
            (draft) => withLogin(draft, { codigoProtocolo: normalizeProtocolo(codigoProtocolo), dataNasc }),
            identify,
          )
        }
        actions={
          <Button variant="link" onClick={() => step.turn((draft) => identifiedBy(draft, 'crianca'))}>
            {t('matricula.protocolo.byChild')}
          </Button>
        }
      >
        <ProtocoloField
          name="codigoProtocolo"
          label={t('matricula.protocolo.label')}
          hint={t('matricula.protocolo.hint')}
        />
        <BirthField name="dataNasc" />
      </StepForm>
    </StepPage>
  )
}
