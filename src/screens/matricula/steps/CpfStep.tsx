/** The CPF of the responsible adult; then the service is asked who the child is. */
import { useState } from 'react'
import { z } from '@/contract'
import { ageAt } from '@/domain/dates'
import { formatCpf } from '@/domain/documents'
import { type MessageKey, useT } from '@/i18n'
import { TextField } from '@/ui/form/TextField'
import { today } from '../flow/clock'
import { withLogin } from '../flow/changes'
import * as rule from '../flow/rules'
import { identify } from '../flow/send'
import { StepForm, StepPage, useStepForm } from '../flow/StepPage'
import { useStep } from '../flow/useStep'

/** The child's own CPF is not the guardian's, unless an adult asks for themself. */
const rulesFor = (cpfAluno: string) =>
  z.object({ cpfResponsavel: rule.cpf('matricula.cpf.missing').check(z.refine((cpf) => cpf !== cpfAluno, sameCpf)) })
const sameCpf: MessageKey = 'matricula.rule.cpfSame'

export function CpfStep() {
  const t = useT()
  const step = useStep('cpf')
  const { login } = step.draft.matricula
  const adult = ageAt(login.dataNasc, today()) >= 18
  const [rules] = useState(() => rulesFor(adult || login.cpfAluno === '' ? '-' : login.cpfAluno))
  const form = useStepForm(step, rules, { cpfResponsavel: formatCpf(login.cpfResponsavel) })
  return (
    <StepPage step={step} title={t('matricula.cpf.title')} tellsItself>
      <StepForm
        step={step}
        form={form}
        pendingLabel={t('matricula.looking')}
        onSubmit={(values) => step.ask((draft) => withLogin(draft, values), identify)}
      >
        <TextField
          name="cpfResponsavel"
          label={t('matricula.cpf.label')}
          hint={t('matricula.cpf.hint')}
          inputMode="numeric"
          width="15rem"
          tidy={(text) => formatCpf(text.trim())}
        />
      </StepForm>
    </StepPage>
  )
}
