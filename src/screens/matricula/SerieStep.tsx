/** The series: those that fit the age come first, none is kept back; where nobody told any, it is written. */
import { useState } from 'react'
import { z } from '@/contract'
import { idadeEm31DeMarco } from '@/domain/schoolYear'
import { useI18n } from '@/i18n'
import { Button } from '@/ui/Button'
import { RadioField } from '@/ui/form/RadioField'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/Notice'
import { anoDe } from './aggregate'
import { withCadastro } from './changes'
import { nearFirst, serieChosen, seriesFor } from './options'
import { StepForm } from './StepForm'
import { StepPage } from './StepPage'
import { useStep } from './useStep'
import { useStepForm } from './useStepForm'

const filled = (message: 'matricula.serie.missing' | 'matricula.serie.missingWords') =>
  z.object({ serieId: z.string().check(z.trim(), z.minLength(1, message)) })
const chosen = filled('matricula.serie.missing')
const written = filled('matricula.serie.missingWords')

export function SerieStep() {
  const { t, format } = useI18n()
  const step = useStep('serie')
  const { matricula } = step.draft
  const { cadastro, login } = matricula
  const ano = anoDe(matricula)
  const [all, setAll] = useState(false)
  const options = seriesFor(matricula)
  const { near, others } = nearFirst(options, cadastro.serieId)
  const known = options.length > 0
  const hinted = options.some(({ fits }) => fits === true)
  const start = known && cadastro.serieId ? String(cadastro.serieId) : cadastro.descricaoSerie
  const form = useStepForm(step, known ? chosen : written, { serieId: start })
  const age = idadeEm31DeMarco(login.dataNasc, ano)
  const born = format.date(login.dataNasc) ?? ''
  return (
    <StepPage step={step} title={t('matricula.serie.title', { ano: String(ano) })} tellsItself>
      {hinted && (
        <Notice tone="info" title={t('matricula.serie.ruleTitle')}>
          <p>
            {age >= 0
              ? t('matricula.serie.rule', { born, ano: String(ano), n: age })
              : t('matricula.serie.ruleBaby', { born, ano: String(ano) })}
          </p>
          <p>{t('matricula.serie.judged')}</p>
        </Notice>
      )}
      <StepForm
        step={step}
        form={form}
        onSubmit={({ serieId }) => {
          step.go((draft) => withCadastro(draft, serieChosen(options, serieId)))
        }}
      >
        {known ? (
          <RadioField
            name="serieId"
            label={t('matricula.serie.label')}
            options={(all ? options : near).map(({ descricao, fits, id }) => ({
              value: String(id),
              label: descricao,
              lang: 'pt-BR',
              hint: fits ? t('matricula.serie.suggested') : undefined,
            }))}
          />
        ) : (
          <TextField name="serieId" label={t('matricula.serie.label')} hint={t('matricula.serie.writeHint')} />
        )}
        {others > 0 && !all && (
          <Button
            onClick={() => {
              setAll(true)
            }}
          >
            {t('matricula.serie.all', { n: others })}
          </Button>
        )}
      </StepForm>
    </StepPage>
  )
}
