/** The page that asks whether the found name is the child's. */
import { z } from '@/contract'
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { RadioField } from '@/ui/form/RadioField'
import { FormPage, type StepProps } from '../flow/StepPage'
import styles from '../receipt/sheet.module.css'

const rules = z.object({ answer: z.enum(['sim', 'nao'], 'matricula.nome.missing') })

/** Asks whether the masked name found is the child's. "No" leads to help, never to other children. */
export function NomeStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  return (
    <FormPage<{ answer: string }, z.infer<typeof rules>>
      step={step}
      title={t('matricula.nome.title')}
      lead={t('matricula.nome.lead')}
      above={
        <ServiceText as="p" className={styles.bigName} name>
          {draft.matricula.login.nomeEncontrado}
        </ServiceText>
      }
      rules={rules}
      start={{ answer: draft.nameConfirmed === null ? '' : draft.nameConfirmed ? 'sim' : 'nao' }}
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
    </FormPage>
  )
}
