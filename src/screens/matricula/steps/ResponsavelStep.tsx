/** Who asks: kinship, name, telephone. */
import { useMemo } from 'react'
import { z } from '@/contract'
import { formatTelefone, isTelefone, telefoneDigits } from '@/domain/documents'
import { useT } from '@/i18n'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { withCadastro } from '../flow/changes'
import * as rule from '../flow/rules'
import { NameField } from './fields'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'

// anything but a telephone number stays as typed
const tidyPhone = (text: string) => (isTelefone(text) ? formatTelefone(telefoneDigits(text)) : text)

export function ResponsavelStep({ step }: StepProps) {
  const t = useT()
  const { cadastro, parentescos } = step.draft.matricula
  // without a list from the service the question is left out
  const asksKin = parentescos.length > 0
  const rules = useMemo(
    () =>
      z.object({
        grauParentesco: z
          .string()
          .check(z.refine((value) => !asksKin || value !== '', 'matricula.responsavel.kinMissing')),
        nomeResponsavel: rule.nome('matricula.responsavel.nameMissing'),
        telefoneResponsavel: rule.telefone(),
      }),
    [asksKin],
  )
  const form = useStepForm(step, rules, {
    grauParentesco: cadastro.grauParentesco ? String(cadastro.grauParentesco) : '',
    nomeResponsavel: cadastro.nomeResponsavel,
    telefoneResponsavel: formatTelefone(cadastro.telefoneResponsavel),
  })
  return (
    <StepPage step={step} title={t('matricula.responsavel.title')} tellsItself>
      <StepForm
        form={form}
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
      </StepForm>
    </StepPage>
  )
}
