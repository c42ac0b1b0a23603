/** The page that asks who the child is. */
import { z } from '@/contract'
import { formatCpf } from '@/domain/documents'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { FormPage, type StepProps } from '../flow/StepPage'
import { identifiedBy, withLogin } from '../flow/changes'
import * as rule from '../flow/rules'
import { BirthField, CpfField, NameField } from './fields'

const childRules = z.object({
  nomeAluno: rule.nome('matricula.estudante.nameMissing'),
  dataNasc: rule.nascimento(),
  nomeMae: rule.nome('matricula.estudante.motherMissing'),
  cpfAluno: rule.optionalCpf(),
})

/** Asks the child's name, birth date, mother and optional CPF, as on the birth certificate. */
export function EstudanteStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  const { nomeAluno, dataNasc, nomeMae } = login
  return (
    <FormPage
      step={step}
      title={t('matricula.estudante.title')}
      lead={t('matricula.estudante.lead')}
      rules={childRules}
      start={{ nomeAluno, dataNasc, nomeMae, cpfAluno: formatCpf(login.cpfAluno) }}
      onSubmit={(values) => step.go((draft) => withLogin(draft, values))}
      actions={
        <Button variant="link" onClick={() => step.turn((draft) => identifiedBy(draft, 'protocolo'))}>
          {t('matricula.estudante.byProtocol')}
        </Button>
      }
    >
      <NameField name="nomeAluno" label={t('matricula.estudante.name')} />
      <BirthField name="dataNasc" />
      <NameField name="nomeMae" label={t('matricula.estudante.mother')} hint={t('matricula.estudante.motherHint')} />
      <CpfField name="cpfAluno" label={t('matricula.estudante.cpf')} optional />
    </FormPage>
  )
}
