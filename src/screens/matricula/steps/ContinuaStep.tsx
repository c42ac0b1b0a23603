/** Renewal: the two years side by side, and whether the child stays in this school. */
import { z } from '@/contract'
import { useT } from '@/i18n'
import { RadioField } from '@/ui/form/RadioField'
import { Notice } from '@/ui/page/Notice'
import { Button } from '@/ui/action/Button'
import { yearOf } from '../receipt/aggregate'
import { turnedTo } from '../flow/changes'
import { hasNextSerie, NoNextSerie, Years } from './Years'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'

const rules = z.object({ fica: z.enum(['sim', 'nao'], 'matricula.continua.missing') })

export function ContinuaStep({ step }: StepProps) {
  const t = useT()
  const { matricula, passed } = step.draft
  const { confirmacao } = matricula
  const ano = yearOf(matricula)
  const answer = confirmacao.confirmacao.valor ? 'sim' : 'nao'
  const start = passed.includes('continua') ? answer : ''
  const form = useStepForm<{ fica: string }, z.infer<typeof rules>>(step, rules, { fica: start })
  if (!hasNextSerie(confirmacao)) {
    return <NoNextSerie step={step} ano={ano} confirmacao={confirmacao} />
  }
  const told = matricula.reservas.length > 0
  return (
    <StepPage step={step} title={t('matricula.continua.title')} tellsItself>
      <Years ano={ano} confirmacao={confirmacao} />
      {!told && (
        <Notice tone="warn" title={t('matricula.continua.endsTitle', { ano: String(ano) })}>
          <p>{t('matricula.continua.endsLead')}</p>
          <Button onClick={() => step.turn((draft) => turnedTo(draft, 'transferir'))}>
            {t('familias.way.transferir')}
          </Button>
        </Notice>
      )}
      <StepForm
        form={form}
        onSubmit={({ fica }) => {
          step.go((draft) => {
            const { confirmacao: before } = draft.matricula
            const after = { ...before, confirmacao: { ...before.confirmacao, valor: fica === 'sim' } }
            return { ...draft, matricula: { ...draft.matricula, confirmacao: after } }
          })
        }}
      >
        <RadioField
          name="fica"
          label={t('matricula.continua.label')}
          options={[
            {
              value: 'sim',
              label: t('matricula.continua.yes'),
              hint: told ? undefined : t('matricula.continua.yesUntold'),
            },
            { value: 'nao', label: t('matricula.continua.no'), hint: t('matricula.continua.noHint') },
          ]}
        />
      </StepForm>
    </StepPage>
  )
}
