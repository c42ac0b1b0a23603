/** The CPF of the responsible adult, and of the child where several are alike; then the service is asked who the child is. */
import { useState } from 'react'
import { z } from '@/contract'
import { ageAt } from '@/domain/dates'
import { formatCpf } from '@/domain/documents'
import { type MessageKey, useT } from '@/i18n'
import { Disclosure } from '@/ui/page/Disclosure'
import { Notice } from '@/ui/page/Notice'
import type { Draft } from '../flow/draft'
import { FamilyHelp } from '../flow/FamilyHelp'
import { today } from '../flow/clock'
import { withLogin } from '../flow/changes'
import * as rule from '../flow/rules'
import { identify } from '../flow/send'
import { CpfField } from './fields'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'

/** The child's own CPF is not the guardian's, unless an adult asks for themself. */
const rulesFor = (cpfAluno: string) =>
  z.object({ cpfResponsavel: rule.cpf('matricula.cpf.missing').check(z.refine((cpf) => cpf !== cpfAluno, sameCpf)) })
const sameCpf: MessageKey = 'matricula.rule.cpfSame'

export function CpfStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  const adult = ageAt(login.dataNasc, today()) >= 18
  const [rules] = useState(() => rulesFor(adult || login.cpfAluno === '' ? '-' : login.cpfAluno))
  const form = useStepForm(step, rules, { cpfResponsavel: formatCpf(login.cpfResponsavel) })
  return (
    <StepPage step={step} title={t('matricula.cpf.title')} tellsItself>
      <StepForm
        form={form}
        pendingLabel={t('matricula.looking')}
        onSubmit={(values) => step.ask((draft) => withLogin(draft, values), identify)}
      >
        <CpfField name="cpfResponsavel" label={t('matricula.cpf.label')} hint={t('matricula.cpf.hint')} />
      </StepForm>
    </StepPage>
  )
}

const childRules = z.object({ cpfAluno: rule.cpf('matricula.desempate.missing') })

/** Still the same question to the service: the page stays where it is until the answer comes. */
const withCpf = (draft: Draft, values: { cpfAluno: string }): Draft => ({
  ...draft,
  matricula: { ...draft.matricula, login: { ...draft.matricula.login, ...values } },
})

/** Several children are alike: the CPF of the child tells them apart. Nothing about any of them is shown. */
export function DesempateStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  const form = useStepForm(step, childRules, { cpfAluno: formatCpf(login.cpfAluno) })
  const tried = step.draft.passed.includes('desempate') && !step.pending
  return (
    <StepPage
      step={step}
      title={t('matricula.desempate.title')}
      lead={t('matricula.desempate.lead', { n: login.similarityCount })}
      tellsItself
    >
      {tried && <Notice tone="warn" role="alert" text={t('matricula.desempate.still')} />}
      <StepForm
        form={form}
        pendingLabel={t('matricula.looking')}
        onSubmit={(values) => step.ask((draft) => withCpf(draft, values), identify)}
      >
        <CpfField name="cpfAluno" label={t('matricula.desempate.label')} hint={t('matricula.desempate.hint')} />
      </StepForm>
      <Disclosure summary={t('matricula.desempate.noCpf')}>
        <p>{t('matricula.desempate.noCpfLead')}</p>
        <FamilyHelp />
      </Disclosure>
    </StepPage>
  )
}
