/** The page about the family's address. */
import { z } from '@/contract'
import { formatCep, tidyCep } from '@/domain/documents'
import { useT } from '@/i18n'
import { TextField } from '@/ui/form/TextField'
import { FormPage, type StepProps } from '../flow/StepPage'
import { withCadastro } from '../flow/changes'
import * as rule from '../flow/rules'
import { filled } from '../../shared/rules'

const addressRules = z.object({
  cep: rule.cep(),
  endereco: filled('matricula.endereco.missing'),
  bairro: filled('matricula.bairro.otherMissing'),
  emailResponsavel: rule.optionalEmail(),
})

/** Asks the address and an optional e-mail. The CEP is typed and sent to no look-up service. */
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
        spellCheck={false}
      />
      <TextField
        name="bairro"
        label={t('matricula.endereco.bairro')}
        autoComplete="address-level3"
        spellCheck={false}
      />
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
