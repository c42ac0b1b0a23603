/** The page that tells children of the same data apart by their CPF. */
import { z } from '@/contract'
import { formatCpf } from '@/domain/documents'
import { type PlainKey, useT } from '@/i18n'
import { Disclosure } from '@/ui/page/Disclosure'
import { Notice } from '@/ui/page/Notice'
import { useState } from 'react'
import { FamilyHelp } from '../flow/FamilyHelp'
import { FormPage, type StepProps } from '../flow/StepPage'
import { without } from '../flow/changes'
import { isAdult } from '../flow/clock'
import type { Draft } from '../flow/draft'
import * as rule from '../flow/rules'
import { identify } from '../flow/send'
import { CpfField } from './fields'

/** Rejects the guardian's CPF as the child's, since it must tell children apart. */
const tiebreakRulesFor = (cpfResponsavel: string) =>
  z.object({
    cpfAluno: rule.cpf('matricula.desempate.missing').check(z.refine((cpf) => cpf !== cpfResponsavel, guardiansCpf)),
  })
const guardiansCpf: PlainKey = 'matricula.rule.cpfGuardian'

/** Sets the CPF that tells alike children apart; after a change the children stay alike until the service answers. */
function withCpf(draft: Draft, { cpfAluno }: { cpfAluno: string }): Draft {
  const { login } = draft.matricula
  if (cpfAluno === login.cpfAluno) return draft
  const asked = { ...login, cpfAluno, similarityCount: Math.max(2, login.similarityCount) }
  return {
    ...draft,
    nameConfirmed: null,
    passed: without(draft.passed, 'novo', 'desempate', 'nome'),
    matricula: { ...draft.matricula, login: asked },
  }
}

/** Asks the child's CPF where several children have the same data; shows nothing about any of them. */
export function DesempateStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  const tried = step.draft.passed.includes('desempate') && login.similarityCount > 1 && !step.pending
  const [rules] = useState(() => tiebreakRulesFor(isAdult(login) ? '-' : login.cpfResponsavel))
  return (
    <FormPage
      step={step}
      title={t('matricula.desempate.title')}
      lead={t('matricula.desempate.lead')}
      above={tried && <Notice tone="warn" role="alert" text={t('matricula.desempate.still')} />}
      rules={rules}
      start={{ cpfAluno: formatCpf(login.cpfAluno) }}
      pendingLabel={t('matricula.looking')}
      onSubmit={(values) => step.ask((draft) => withCpf(draft, values), identify)}
      below={
        <Disclosure summary={t('matricula.desempate.noCpf')}>
          <p>{t('matricula.desempate.noCpfLead')}</p>
          <FamilyHelp />
        </Disclosure>
      }
    >
      <CpfField name="cpfAluno" label={t('matricula.desempate.label')} hint={t('matricula.desempate.hint')} />
    </FormPage>
  )
}
