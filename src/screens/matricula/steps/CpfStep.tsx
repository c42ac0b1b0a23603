/** The page that asks the CPF of the responsible adult, and then the service who the child is. */
import { z } from '@/contract'
import { formatCpf } from '@/domain/documents'
import { type PlainKey, useT } from '@/i18n'
import { useState } from 'react'
import { FormPage, type StepProps } from '../flow/StepPage'
import { withLogin } from '../flow/changes'
import { isAdult } from '../flow/clock'
import * as rule from '../flow/rules'
import { identify } from '../flow/send'
import { CpfField } from './fields'

/** Rejects the child's own CPF as the guardian's, unless an adult asks for themself. */
const cpfRulesFor = (cpfAluno: string) =>
  z.object({ cpfResponsavel: rule.cpf('matricula.cpf.missing').check(z.refine((cpf) => cpf !== cpfAluno, sameCpf)) })
const sameCpf: PlainKey = 'matricula.rule.cpfSame'

/** Asks the CPF of the responsible adult, then asks the service who the child is. */
export function CpfStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  const [rules] = useState(() => cpfRulesFor(isAdult(login) || login.cpfAluno === '' ? '-' : login.cpfAluno))
  return (
    <FormPage
      step={step}
      title={t('matricula.cpf.title')}
      rules={rules}
      start={{ cpfResponsavel: formatCpf(login.cpfResponsavel) }}
      pendingLabel={t('matricula.looking')}
      onSubmit={(values) => step.ask((draft) => withLogin(draft, values), identify)}
    >
      <CpfField name="cpfResponsavel" label={t('matricula.cpf.label')} hint={t('matricula.cpf.hint')} />
    </FormPage>
  )
}
