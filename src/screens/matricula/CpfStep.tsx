/** The CPF of the responsible adult; then the service is asked who the child is. */
import { z } from '@/contract'
import { formatCpf } from '@/domain/documentos'
import { useT } from '@/i18n'
import { TextField } from '@/ui/form/TextField'
import { withLogin } from './draft'
import * as rule from './rules'
import { identify } from './send'
import { StepForm } from './StepForm'
import { StepPage } from './StepPage'
import { useStep } from './useStep'
import { useStepForm } from './useStepForm'

const rules = z.object({ cpfResponsavel: rule.cpf('matricula.cpf.missing') })

export function CpfStep() {
  const t = useT()
  const step = useStep('cpf')
  const { login } = step.draft.matricula
  const form = useStepForm(step, rules, { cpfResponsavel: formatCpf(login.cpfResponsavel) })
  return (
    <StepPage step={step} title={t('matricula.cpf.title')} lead={t('matricula.cpf.lead')} tellsItself>
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
