/** Who asks, and where the family lives. */
import { useRef } from 'react'
import { z } from '@/contract'
import { digits, formatCep, formatTelefone, isTelefone, telefoneDigits } from '@/domain/documents'
import { fold } from '@/domain/text'
import { useT } from '@/i18n'
import { announce } from '@/ui/action/live'
import { SelectField, type SelectFieldProps } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { FormPage, type StepProps } from '../flow/StepPage'
import { withCadastro } from '../flow/changes'
import * as rule from '../flow/rules'
import { NameField } from './fields'
import { filled } from '../../shared/rules'

const guardianRulesFor = (asksKin: boolean) =>
  z.object({
    grauParentesco: z.string().check(z.refine((kin) => !asksKin || kin !== '', 'matricula.responsavel.kinMissing')),
    nomeResponsavel: rule.nome('matricula.responsavel.nameMissing'),
    telefoneResponsavel: rule.telefone(),
  })

// anything but a telephone number stays as typed
const tidyPhone = (text: string) => (isTelefone(text) ? formatTelefone(telefoneDigits(text)) : text)

/** Who says that they are the mother need not type her name again. ASSUMED: she is "Mãe" in the service's list (decisions §11). */
function useMotherName(mother: string, parentescos: readonly string[]): SelectFieldProps['onPick'] {
  const t = useT()
  /** Put there by that answer: another answer takes it away, what the person typed stays. */
  const filled = useRef(false)
  return (value, form) => {
    const there = String(form.getValues('nomeResponsavel'))
    const isMother = fold(parentescos[Number(value) - 1] ?? '') === 'mae'
    if (isMother && mother && !there) {
      form.setValue('nomeResponsavel', mother)
      announce(t('matricula.responsavel.filled'))
      filled.current = true
    } else if (!isMother && filled.current && there === mother) {
      form.setValue('nomeResponsavel', '')
      filled.current = false
    }
  }
}

export function ResponsavelStep({ step }: StepProps) {
  const t = useT()
  const { cadastro, parentescos, login } = step.draft.matricula
  const takeMotherName = useMotherName(login.nomeMae, parentescos)
  // without a list from the service the question is left out
  const asksKin = parentescos.length > 0
  return (
    <FormPage
      step={step}
      title={t('matricula.responsavel.title')}
      rules={guardianRulesFor(asksKin)}
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
      {asksKin && (
        <SelectField
          name="grauParentesco"
          label={t('matricula.responsavel.kin')}
          options={parentescos.map((label, i) => ({ value: String(i + 1), label, lang: 'pt-BR' }))}
          width="22rem"
          onPick={takeMotherName}
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

const addressRules = z.object({
  cep: rule.cep(),
  endereco: filled('matricula.endereco.missing'),
  bairro: filled('matricula.bairro.otherMissing'),
  emailResponsavel: rule.optionalEmail(),
})
const tidyCep = (text: string) => (digits(text).length === 8 ? formatCep(digits(text)) : text)

/** The address, and how the family can be written to. The CEP is typed; nobody else is asked about it. */
export function EnderecoStep({ step }: StepProps) {
  const t = useT()
  const { cadastro } = step.draft.matricula
  const { endereco, bairro, emailResponsavel } = cadastro
  return (
    <FormPage
      step={step}
      title={t('matricula.endereco.title')}
      rules={addressRules}
      start={{ cep: formatCep(cadastro.cep), endereco, bairro, emailResponsavel }}
      onSubmit={(values) => step.go((draft) => withCadastro(draft, values))}
    >
      <TextField
        name="cep"
        label={t('matricula.endereco.cep')}
        inputMode="numeric"
        autoComplete="postal-code"
        width="9rem"
        tidy={tidyCep}
      />
      <TextField
        name="endereco"
        label={t('matricula.endereco.street')}
        hint={t('matricula.endereco.streetHint')}
        autoComplete="street-address"
      />
      <TextField name="bairro" label={t('matricula.endereco.bairro')} autoComplete="address-level3" />
      <TextField
        name="emailResponsavel"
        label={t('matricula.endereco.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        optional
      />
    </FormPage>
  )
}
