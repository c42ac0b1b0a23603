/** Who is the child: name, birth date, mother. Copied from the birth certificate. */
import { z } from '@/contract'
import { formatCpf } from '@/domain/documents'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { DateField } from '@/ui/form/DateField'
import { TextField } from '@/ui/form/TextField'
import { identifiedBy, withLogin } from '../flow/changes'
import * as rule from '../flow/rules'
import { StepForm, StepPage, useStepForm } from '../flow/StepPage'
import { useStep } from '../flow/useStep'

const rules = z.object({
  nomeAluno: rule.nome('matricula.estudante.nameMissing'),
  dataNasc: rule.nascimento(),
  nomeMae: rule.nome('matricula.estudante.motherMissing'),
  cpfAluno: rule.optionalCpf(),
})

export function EstudanteStep() {
  const t = useT()
  const step = useStep('estudante')
  const { login } = step.draft.matricula
  const form = useStepForm(step, rules, {
    nomeAluno: login.nomeAluno,
    dataNasc: login.dataNasc,
    nomeMae: login.nomeMae,
    cpfAluno: formatCpf(login.cpfAluno),
  })
  const byProtocol = () => step.turn((draft) => identifiedBy(draft, 'protocolo'))
  const name = { spellCheck: false, autoCapitalize: 'words' } as const
  return (
    <StepPage step={step} title={t('matricula.estudante.title')} lead={t('matricula.estudante.lead')} tellsItself>
      <StepForm
        step={step}
        form={form}
        onSubmit={(values) => step.go((draft) => withLogin(draft, values))}
        actions={
          <Button variant="link" onClick={byProtocol}>
            {t('matricula.estudante.byProtocol')}
          </Button>
        }
      >
        <TextField {...name} name="nomeAluno" label={t('matricula.estudante.name')} />
        <DateField name="dataNasc" label={t('matricula.estudante.birth')} aboutYear={rule.aboutYear} />
        <TextField
          {...name}
          name="nomeMae"
          label={t('matricula.estudante.mother')}
          hint={t('matricula.estudante.motherHint')}
        />
        <TextField
          name="cpfAluno"
          label={t('matricula.estudante.cpf')}
          optional
          inputMode="numeric"
          width="15rem"
          tidy={(text) => formatCpf(text.trim())}
        />
      </StepForm>
    </StepPage>
  )
}
