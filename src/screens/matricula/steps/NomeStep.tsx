/** One child was found: its masked name as a question. "No" leads to help, never to other children. */
import { z } from '@/contract'
import { useT } from '@/i18n'
import { RadioField } from '@/ui/form/RadioField'
import { ServiceText } from '@/ui/data/ServiceText'
import styles from '../flow/matricula.module.css'
import { StepForm, StepPage, useStepForm } from '../flow/StepPage'
import { useStep } from '../flow/useStep'

const rules = z.object({ answer: z.enum(['sim', 'nao'], 'matricula.nome.missing') })

export function NomeStep() {
  const t = useT()
  const step = useStep('nome')
  const { draft } = step
  const start = draft.nameConfirmed === null ? '' : draft.nameConfirmed ? 'sim' : 'nao'
  const form = useStepForm<{ answer: string }, z.infer<typeof rules>>(step, rules, { answer: start })
  return (
    <StepPage step={step} title={t('matricula.nome.title')} lead={t('matricula.nome.lead')} tellsItself>
      <p className={styles.bigName}>
        <ServiceText>{draft.matricula.login.nomeEncontrado}</ServiceText>
      </p>
      <StepForm
        step={step}
        form={form}
        onSubmit={({ answer }) => step.go((d) => ({ ...d, nameConfirmed: answer === 'sim' }))}
      >
        <RadioField
          name="answer"
          label={t('matricula.nome.label')}
          options={[
            { value: 'sim', label: t('matricula.nome.yes') },
            { value: 'nao', label: t('matricula.nome.no') },
          ]}
        />
      </StepForm>
    </StepPage>
  )
}
