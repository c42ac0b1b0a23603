/** Who is the child: name, birth date, mother. Copied from the birth certificate. */
import { z } from '@/contract'
import { formatCpf } from '@/domain/documents'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { identifiedBy, withLogin } from '../flow/changes'
import * as rule from '../flow/rules'
import { BirthField, CpfField, NameField } from './fields'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'

const rules = z.object({
  nomeAluno: rule.nome('matricula.estudante.nameMissing'),
  dataNasc: rule.nascimento(),
  nomeMae: rule.nome('matricula.estudante.motherMissing'),
  cpfAluno: rule.optionalCpf(),
})

export function EstudanteStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  const form = useStepForm(step, rules, {
    nomeAluno: login.nomeAluno,
    dataNasc: login.dataNasc,
    nomeMae: login.nomeMae,
    cpfAluno: formatCpf(login.cpfAluno),
  })
  const byProtocol = () => step.turn((draft) => identifiedBy(draft, 'protocolo'))
  return (
    <StepPage step={step} title={t('matricula.estudante.title')} lead={t('matricula.estudante.lead')} tellsItself>
      <StepForm
        form={form}
        onSubmit={(values) => step.go((draft) => withLogin(draft, values))}
        actions={
          <Button variant="link" onClick={byProtocol}>
            {t('matricula.estudante.byProtocol')}
          </Button>
        }
      >
        <NameField name="nomeAluno" label={t('matricula.estudante.name')} />
        <BirthField name="dataNasc" />
        <NameField name="nomeMae" label={t('matricula.estudante.mother')} hint={t('matricula.estudante.motherHint')} />
        <CpfField name="cpfAluno" label={t('matricula.estudante.cpf')} optional />
      </StepForm>
    </StepPage>
  )
}
