/** Where the family lives: schools of that district come first. The address later begins with it. */
import { useWatch } from 'react-hook-form'
import { z } from '@/contract'
import { fold } from '@/domain/texto'
import { useT } from '@/i18n'
import { RadioField } from '@/ui/form/RadioField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { withCadastro } from './changes'
import { StepForm } from './StepForm'
import { StepPage } from './StepPage'
import { useStep } from './useStep'
import { useStepForm } from './useStepForm'

const other = 'outro'
const rules = z
  .object({ escolhido: z.string().check(z.minLength(1, 'matricula.bairro.missing')), bairro: z.string() })
  .check(
    z.refine(({ bairro, escolhido }) => escolhido !== other || fold(bairro) !== '', {
      path: ['bairro'],
      message: 'matricula.bairro.otherMissing',
    }),
  )

export function BairroStep() {
  const t = useT()
  const step = useStep('bairro')
  const { matricula, oferta } = step.draft
  const { bairro } = matricula.cadastro
  const names = [...new Set(oferta.map((row) => row.bairro).filter(Boolean))]
  const among = names.find((name) => fold(name) === fold(bairro))
  const form = useStepForm(step, rules, {
    escolhido: bairro === '' ? (names.length > 0 ? '' : other) : (among ?? other),
    bairro: among ? '' : bairro,
  })
  const options = [
    ...names.map((name) => ({ value: name, label: name, lang: 'pt-BR' })),
    { value: other, label: t('matricula.bairro.other') },
  ]
  // a list of more than seven is the device's own
  const Choose = options.length > 7 ? SelectField : RadioField
  const chosen = useWatch({ control: form.control, name: 'escolhido' })
  return (
    <StepPage step={step} title={t('matricula.bairro.title')} lead={t('matricula.bairro.lead')} tellsItself>
      <StepForm
        step={step}
        form={form}
        onSubmit={(values) => {
          const name = values.escolhido === other ? values.bairro.trim() : values.escolhido
          step.go((draft) => withCadastro(draft, { bairro: name }))
        }}
      >
        {names.length > 0 && <Choose name="escolhido" label={t('matricula.bairro.label')} options={options} />}
        {chosen === other && <TextField name="bairro" label={t('matricula.bairro.otherLabel')} />}
      </StepForm>
    </StepPage>
  )
}
