/** The page about the responsible adult. */
import { useRef, useState } from 'react'
import { z } from '@/contract'
import { formatTelefone, isTelefone, telefoneDigits } from '@/domain/documents'
import { useT } from '@/i18n'
import { announce } from '@/ui/action/live'
import { RadioField } from '@/ui/form/RadioField'
import { SelectField, type SelectFieldProps } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { FormPage, type StepProps } from '../flow/StepPage'
import { withCadastro } from '../flow/changes'
import { isAdult } from '../flow/clock'
import { type Draft, kinOf } from '../flow/draft'
import * as rule from '../flow/rules'
import { asksKin, isKin } from '../receipt/aggregate'
import { NameField } from './fields'

const guardianRulesFor = (parentescos: readonly string[], adult: boolean) =>
  z.object({
    grauParentesco: z.string().check(
      z.refine((kin) => !asksKin(parentescos) || isKin(parentescos, Number(kin)), 'matricula.responsavel.kinMissing'),
      z.refine((kin) => adult || kinOf(parentescos, Number(kin)) !== 'self', 'matricula.responsavel.minor'),
    ),
    nomeResponsavel: rule.nome('matricula.responsavel.nameMissing'),
    telefoneResponsavel: rule.telefone(),
  })

// formats a telephone number and leaves any other text as typed
const tidyPhone = (text: string) => (isTelefone(text) ? formatTelefone(telefoneDigits(text)) : text)

/** Fills in the guardian's name from the kinship, where the mother's or the student's name was typed before. */
function useKnownName(
  parentescos: readonly string[],
  mother: string,
  self: string,
  { grauParentesco, nomeResponsavel }: Draft['matricula']['cadastro'],
): SelectFieldProps['onPick'] {
  const t = useT()
  const nameOf = (kin: ReturnType<typeof kinOf>) => (kin === 'mother' ? mother : kin === 'self' ? self : '')
  const before = nameOf(kinOf(parentescos, grauParentesco))
  /** The name filled in by a kinship, also on an earlier visit: another kinship replaces it, but not a typed name. */
  const filled = useRef(before === nomeResponsavel ? before : '')
  return (value, form) => {
    const name = nameOf(kinOf(parentescos, Number(value)))
    const there = String(form.getValues('nomeResponsavel'))
    if (there !== '' && there !== filled.current) return
    if (name !== there) form.setValue('nomeResponsavel', name)
    if (name !== '' && name !== there) announce(t('matricula.responsavel.filled'))
    filled.current = name
  }
}

/** The most options shown as radio cards; more become a select. */
const mostCards = 7
const Kin = (props: SelectFieldProps) =>
  props.options.length > mostCards ? <SelectField {...props} width="22rem" /> : <RadioField {...props} />

export function ResponsavelStep({ step }: StepProps) {
  const t = useT()
  const { cadastro, parentescos, login } = step.draft.matricula
  const takeName = useKnownName(parentescos, login.nomeMae, isAdult(login) ? login.nomeAluno : '', cadastro)
  const [rules] = useState(() => guardianRulesFor(parentescos, isAdult(login)))
  const options = parentescos.flatMap((label, i) => (label ? [{ value: String(i + 1), label, lang: 'pt-BR' }] : []))
  /** Puts "the student" first for an adult student, who mostly asks for themself. */
  const isSelf = ({ value }: { value: string }) => isAdult(login) && kinOf(parentescos, Number(value)) === 'self'
  return (
    <FormPage
      step={step}
      title={t('matricula.responsavel.title')}
      rules={rules}
      start={{
        grauParentesco: cadastro.grauParentesco ? String(cadastro.grauParentesco) : '',
        nomeResponsavel: cadastro.nomeResponsavel,
        telefoneResponsavel: formatTelefone(cadastro.telefoneResponsavel),
      }}
      onSubmit={({ grauParentesco, nomeResponsavel, telefoneResponsavel }) =>
        step.go((draft) =>
          withCadastro(draft, {
            grauParentesco: Number(grauParentesco),
            nomeResponsavel,
            telefoneResponsavel: telefoneDigits(telefoneResponsavel),
          }),
        )
      }
    >
      {asksKin(parentescos) && (
        <Kin
          name="grauParentesco"
          label={t('matricula.responsavel.kin')}
          options={[...options].sort((a, b) => Number(isSelf(b)) - Number(isSelf(a)))}
          onPick={takeName}
        />
      )}
      <NameField name="nomeResponsavel" label={t('matricula.responsavel.name')} autoComplete="name" />
      <TextField
        name="telefoneResponsavel"
        label={t('matricula.responsavel.phone')}
        hint={t('matricula.responsavel.phoneHint')}
        type="tel"
        autoComplete="tel-national"
        width="15rem"
        tidy={tidyPhone}
      />
    </FormPage>
  )
}
