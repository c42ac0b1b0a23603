/** Where the family lives and how it can be written to. The CEP is typed; nobody else is asked about it. */
import { z } from '@/contract'
import { digits, formatCep } from '@/domain/documents'
import { useT } from '@/i18n'
import { TextField } from '@/ui/form/TextField'
import { filled } from '../../shared/rules'
import { withCadastro } from '../flow/changes'
import * as rule from '../flow/rules'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'

const rules = z.object({
  cep: rule.cep(),
  endereco: filled('matricula.endereco.missing'),
  bairro: filled('matricula.bairro.otherMissing'),
  emailResponsavel: rule.optionalEmail(),
})
const tidyCep = (text: string) => (digits(text).length === 8 ? formatCep(digits(text)) : text)

export function EnderecoStep({ step }: StepProps) {
  const t = useT()
  const { cadastro } = step.draft.matricula
  const form = useStepForm(step, rules, {
    cep: formatCep(cadastro.cep),
    endereco: cadastro.endereco,
    bairro: cadastro.bairro,
    emailResponsavel: cadastro.emailResponsavel,
  })
  return (
    <StepPage step={step} title={t('matricula.endereco.title')} tellsItself>
      <StepForm form={form} onSubmit={(values) => step.go((draft) => withCadastro(draft, values))}>
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
      </StepForm>
    </StepPage>
  )
}
