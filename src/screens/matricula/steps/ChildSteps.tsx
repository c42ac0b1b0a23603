/** Pages that identify the child at the service: by its data and the adult's CPF, or by a request's protocol. */
import { z } from '@/contract'
import { formatCpf } from '@/domain/documents'
import { normalizeProtocolo } from '@/domain/protocol'
import { type PlainKey, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Disclosure } from '@/ui/page/Disclosure'
import { Notice } from '@/ui/page/Notice'
import { useState } from 'react'
import { FamilyHelp } from '../flow/FamilyHelp'
import { FormPage, type StepProps } from '../flow/StepPage'
import { identifiedBy, withLogin, without } from '../flow/changes'
import { isAdult } from '../flow/clock'
import type { Draft } from '../flow/draft'
import * as rule from '../flow/rules'
import { identify } from '../flow/send'
import { BirthField, CpfField, NameField, ProtocoloField } from './fields'
import { filled } from '../../shared/rules'

const childRules = z.object({
  nomeAluno: rule.nome('matricula.estudante.nameMissing'),
  dataNasc: rule.nascimento(),
  nomeMae: rule.nome('matricula.estudante.motherMissing'),
  cpfAluno: rule.optionalCpf(),
})

/** Asks the child's name, birth date, mother and optional CPF, as on the birth certificate. */
export function EstudanteStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  const { nomeAluno, dataNasc, nomeMae } = login
  return (
    <FormPage
      step={step}
      title={t('matricula.estudante.title')}
      lead={t('matricula.estudante.lead')}
      rules={childRules}
      start={{ nomeAluno, dataNasc, nomeMae, cpfAluno: formatCpf(login.cpfAluno) }}
      onSubmit={(values) => step.go((draft) => withLogin(draft, values))}
      actions={
        <Button variant="link" onClick={() => step.turn((draft) => identifiedBy(draft, 'protocolo'))}>
          {t('matricula.estudante.byProtocol')}
        </Button>
      }
    >
      <NameField name="nomeAluno" label={t('matricula.estudante.name')} />
      <BirthField name="dataNasc" />
      <NameField name="nomeMae" label={t('matricula.estudante.mother')} hint={t('matricula.estudante.motherHint')} />
      <CpfField name="cpfAluno" label={t('matricula.estudante.cpf')} optional />
    </FormPage>
  )
}

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

const protocolRules = z.object({
  codigoProtocolo: filled('matricula.protocolo.missing'),
  dataNasc: rule.nascimento(),
})

/** Finds a request by its protocol and the child's birth date; the service judges whether the protocol is right. */
export function ProtocoloStep({ step }: StepProps) {
  const t = useT()
  const { login } = step.draft.matricula
  return (
    <FormPage
      step={step}
      title={t(step.draft.way === 'cancelar' ? 'matricula.protocolo.titleCancel' : 'matricula.protocolo.title')}
      lead={t('matricula.protocolo.lead')}
      rules={protocolRules}
      start={{ codigoProtocolo: login.codigoProtocolo, dataNasc: login.dataNasc }}
      pendingLabel={t('matricula.looking')}
      onSubmit={({ codigoProtocolo, dataNasc }) =>
        step.ask(
          (draft) => withLogin(draft, { codigoProtocolo: normalizeProtocolo(codigoProtocolo), dataNasc }),
          identify,
        )
      }
      actions={
        <Button variant="link" onClick={() => step.turn((draft) => identifiedBy(draft, 'crianca'))}>
          {t('matricula.protocolo.byChild')}
        </Button>
      }
    >
      <ProtocoloField
        name="codigoProtocolo"
        label={t('matricula.protocolo.label')}
        hint={t('matricula.protocolo.hint')}
      />
      <BirthField name="dataNasc" />
    </FormPage>
  )
}
