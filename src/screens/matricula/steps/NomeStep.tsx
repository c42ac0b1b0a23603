/** One child was found: its masked name as a question. "No" leads to help, never to other children. */
import { Link } from 'react-router-dom'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { buttonClass } from '@/ui/action/Button'
import { RadioField } from '@/ui/form/RadioField'
import { Row } from '@/ui/page/layout'
import { ServiceText } from '@/ui/data/ServiceText'
import { FamilyHelp } from '../flow/FamilyHelp'
import styles from '../flow/matricula.module.css'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'
import { pathOf } from '../flow/useStep'

const rules = z.object({ answer: z.enum(['sim', 'nao'], 'matricula.nome.missing') })

export function NomeStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const start = draft.nameConfirmed === null ? '' : draft.nameConfirmed ? 'sim' : 'nao'
  const form = useStepForm<{ answer: string }, z.infer<typeof rules>>(step, rules, { answer: start })
  return (
    <StepPage step={step} title={t('matricula.nome.title')} lead={t('matricula.nome.lead')} tellsItself>
      <p className={styles.bigName}>
        <ServiceText>{draft.matricula.login.nomeEncontrado}</ServiceText>
      </p>
      <StepForm form={form} onSubmit={({ answer }) => step.go((d) => ({ ...d, nameConfirmed: answer === 'sim' }))}>
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

/** "It is not this child": who can help, and the way to type the data again. No other child is ever shown. */
export function SecretariaStep({ step }: StepProps) {
  const t = useT()
  return (
    <StepPage step={step} title={t('matricula.secretaria.title')} lead={t('matricula.secretaria.lead')}>
      <FamilyHelp />
      <Row>
        <Link className={buttonClass('primary')} to={pathOf('estudante')}>
          {t('matricula.novo.correct')}
        </Link>
        <Link className={buttonClass('secondary')} to={pathOf('nome')}>
          {t('matricula.secretaria.back')}
        </Link>
      </Row>
    </StepPage>
  )
}
