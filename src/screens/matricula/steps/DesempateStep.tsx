/** Several children are alike: the CPF of the child tells them apart. Nothing about any of them is shown. */
import { z } from '@/contract'
import { formatCpf } from '@/domain/documents'
import { useT } from '@/i18n'
import { Disclosure } from '@/ui/page/Disclosure'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/page/Notice'
import type { Draft } from '../flow/draft'
import { FamilyHelp } from '../flow/FamilyHelp'
import * as rule from '../flow/rules'
import { identify } from '../flow/send'
import { StepForm, StepPage, useStepForm } from '../flow/StepPage'
import { useStep } from '../flow/useStep'

const rules = z.object({ cpfAluno: rule.cpf('matricula.desempate.missing') })

/** Still the same question to the service: the page stays where it is until the answer comes. */
const withCpf = (draft: Draft, values: { cpfAluno: string }): Draft => ({
  ...draft,
  matricula: { ...draft.matricula, login: { ...draft.matricula.login, ...values } },
})

export function DesempateStep() {
  const t = useT()
  const step = useStep('desempate')
  const { login } = step.draft.matricula
  const form = useStepForm(step, rules, { cpfAluno: formatCpf(login.cpfAluno) })
  const tried = step.draft.passed.includes('desempate') && !step.pending
  return (
    <StepPage
      step={step}
      title={t('matricula.desempate.title')}
      lead={t('matricula.desempate.lead', { n: login.similarityCount })}
      tellsItself
    >
      {tried && (
        <Notice tone="warn" role="alert">
          {t('matricula.desempate.still')}
        </Notice>
      )}
      <StepForm
        step={step}
        form={form}
        pendingLabel={t('matricula.looking')}
        onSubmit={(values) => step.ask((draft) => withCpf(draft, values), identify)}
      >
        <TextField
          name="cpfAluno"
          label={t('matricula.desempate.label')}
          hint={t('matricula.desempate.hint')}
          inputMode="numeric"
          width="15rem"
          tidy={(text) => formatCpf(text.trim())}
        />
      </StepForm>
      <Disclosure summary={t('matricula.desempate.noCpf')}>
        <p>{t('matricula.desempate.noCpfLead')}</p>
        <FamilyHelp />
      </Disclosure>
    </StepPage>
  )
}
