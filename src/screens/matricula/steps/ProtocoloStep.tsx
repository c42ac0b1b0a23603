/** The page that finds a request by its protocol. */
import { z } from '@/contract'
import { normalizeProtocolo } from '@/domain/protocol'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { FormPage, type StepProps } from '../flow/StepPage'
import { identifiedBy, withLogin } from '../flow/changes'
import * as rule from '../flow/rules'
import { identify } from '../flow/send'
import { BirthField, ProtocoloField } from './fields'
import { filled } from '../../shared/rules'

const protocolRules = z.object({
  codigoProtocolo: filled('matricula.protocolo.missing'),
  dataNasc: rule.nascimento(),
})

/** Finds a request by its protocol and the child's birth date; the service judges whether the protocol is right. */
export function ProtocoloStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  return (
    <FormPage
      step={step}
      title={t(step.draft.way === 'cancelar' ? 'matricula.protocolo.titleCancel' : 'matricula.protocolo.title')}
      lead={t('matricula.protocolo.lead')}
      rules={protocolRules}
      start={{ codigoProtocolo: login.codigoProtocolo, dataNasc: login.dataNasc }}
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
    </FormPage>
  )
}
