/** The page that asks in a renewal whether the child stays. */
import { z } from '@/contract'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { RadioField } from '@/ui/form/RadioField'
import { Notice } from '@/ui/page/Notice'
import { FormPage, type StepProps } from '../flow/StepPage'
import { turnedTo } from '../flow/changes'
import { yearOf } from '../receipt/aggregate'
import { hasNextSerie, NoNextSerie, Years } from './Years'

const staysRules = z.object({ fica: z.enum(['sim', 'nao'], 'matricula.continua.missing') })

/** Asks in a renewal whether the child stays in this school, and shows the two years side by side. */
export function ContinuaStep({ step }: StepProps) {
  const t = useT()
  const { matricula, passed } = step.draft
  const { confirmacao } = matricula
  const ano = yearOf(matricula)
  const answer = confirmacao.confirmacao.valor ? 'sim' : 'nao'
  if (!hasNextSerie(confirmacao)) return <NoNextSerie step={step} ano={ano} confirmacao={confirmacao} />
  const told = matricula.reservas.length > 0
  return (
    <FormPage<{ fica: string }, z.infer<typeof staysRules>>
      step={step}
      title={t('matricula.continua.title')}
      above={
        <>
          <Years ano={ano} confirmacao={confirmacao} />
          {!told && (
            <Notice tone="warn" title={t('matricula.continua.endsTitle', { ano: String(ano) })}>
              <p>{t('matricula.continua.endsLead')}</p>
              <Button onClick={() => step.turn((draft) => turnedTo(draft, 'transferir'))}>
                {t('families.way.transferir')}
              </Button>
            </Notice>
          )}
        </>
      }
      rules={staysRules}
      start={{ fica: passed.includes('continua') ? answer : '' }}
      onSubmit={({ fica }) =>
        step.go((draft) => {
          const { confirmacao: before } = draft.matricula
          const after = { ...before, confirmacao: { ...before.confirmacao, valor: fica === 'sim' } }
          return { ...draft, matricula: { ...draft.matricula, confirmacao: after } }
        })
      }
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
    </FormPage>
  )
}
