/** Samples of `ui/form`: empty, pending, and with errors of a rule and of the service. */
import { useEffect } from 'react'
import { z } from '@/contract'
import { type RuleKey, useT } from '@/i18n'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateField } from '@/ui/form/DateField'
import { Form } from '@/ui/form/Form'
import { PasswordField } from '@/ui/form/PasswordField'
import { RadioField } from '@/ui/form/RadioField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Pieces } from './Piece'

const rules = z.object({
  text: z.string(),
  senha: z.string(),
  data: z.string(),
  list: z.string(),
  escolha: z.string(),
  aceito: z.boolean(),
})
type Values = z.input<typeof rules>
const start: Values = { text: '', senha: '', data: '', list: '', escolha: '', aceito: false }
const wrong: Partial<Record<keyof Values, RuleKey>> = {
  text: 'families.missing',
  senha: 'families.missing',
  data: 'frame.form.dateNoYear',
  list: 'families.missing',
  aceito: 'families.missing',
}
/** A refusal in the service's words: Portuguese whatever the language of the page. */
const refused = {
  message: 'A escola não aceitou o pedido.',
  fromService: true,
  fields: { escolha: 'Não é oferecido.' },
}

function Sample({ faulty = false, pending = false, roomy = false }) {
  const t = useT()
  const form = useSchemaForm<Values>(rules, start, faulty ? refused.fields : null)
  const { setError } = form
  useEffect(() => {
    if (!faulty) return
    for (const [name, message] of Object.entries(wrong)) setError(name as keyof Values, { type: 'rule', message }) // the keys of `wrong`
  }, [faulty, setError])
  const options = (['cadastrar', 'transferir'] as const).map((value) => ({
    value,
    label: t(`families.way.${value}`),
    hint: t(`families.way.${value}Hint`),
  }))
  return (
    <Form
      form={form}
      roomy={roomy}
      refused={faulty ? refused : null}
      pending={pending}
      submitLabel={t('matricula.continue')}
      onSubmit={() => undefined}
    >
      <TextField name="text" label={t('families.have3')} hint={t('families.have2')} required />
      <PasswordField name="senha" label={t('acesso.entrar.password')} />
      <DateField name="data" label={t('diario.ahead.title')} optional />
      <SelectField name="list" label={t('families.ways')} options={options} />
      <RadioField name="escolha" label={t('families.ways')} options={options} />
      <CheckboxField name="aceito" label={t('diario.novo.remember')} hint={t('families.publicNoHint')} />
    </Form>
  )
}

export const FormPieces = () => (
  <Pieces
    of={{
      Form: {
        'as it begins': <Sample />,
        'roomy, pending': <Sample roomy pending />,
        'refused by rules and by the service': <Sample faulty />,
      },
    }}
  />
)
