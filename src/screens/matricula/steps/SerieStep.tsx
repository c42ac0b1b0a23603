/** The series: that of the child's age first, the others behind a button with the rule; a text field where none are known. */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { z } from '@/contract'
import { ageOn31March } from '@/domain/schoolYear'
import { useI18n } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { RadioField } from '@/ui/form/RadioField'
import { TextField } from '@/ui/form/TextField'
import { yearOf } from '../receipt/aggregate'
import { withCadastro } from '../flow/changes'
import { nearFirst, serieChosen, seriesFor } from '../schools/options'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'
import { isNewChild } from '../flow/steps'
import { pathOf } from '../flow/useStep'

const filled = (message: 'matricula.serie.missing' | 'matricula.serie.missingWords') =>
  z.object({ serieId: z.string().check(z.trim(), z.minLength(1, message)) })
const chosen = filled('matricula.serie.missing')
const written = filled('matricula.serie.missingWords')

/** Letters that not every family reads as words. */
const isEja = (descricao: string) => /\bEJA\b/.test(descricao)

export function SerieStep({ step }: StepProps) {
  const { t, format } = useI18n()
  const { matricula } = step.draft
  const { cadastro, login } = matricula
  const ano = yearOf(matricula)
  const [all, setAll] = useState(false)
  const options = seriesFor(matricula)
  const { near, far } = nearFirst(options, cadastro.serieId)
  const known = options.length > 0
  const start = known && cadastro.serieId ? String(cadastro.serieId) : cadastro.descricaoSerie
  const form = useStepForm(step, known ? chosen : written, { serieId: start })
  const age = ageOn31March(login.dataNasc, ano)
  const born = format.date(login.dataNasc) ?? ''
  const choices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the button that was pressed is gone: on with the first series that it brought
    if (all) choices.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[near.length]?.focus()
  }, [all, near.length])
  return (
    <StepPage step={step} title={t('matricula.serie.title', { ano: String(ano) })} tellsItself>
      {isNewChild(step.draft) && (
        <p>
          {t('matricula.serie.newChild')} <Link to={pathOf('estudante')}>{t('matricula.novo.correct')}</Link>
        </p>
      )}
      <StepForm
        form={form}
        onSubmit={({ serieId }) => step.go((draft) => withCadastro(draft, serieChosen(options, serieId)))}
      >
        {known ? (
          <div ref={choices}>
            <RadioField
              name="serieId"
              label={t('matricula.serie.label')}
              hint={
                all
                  ? `${t(age >= 0 ? 'matricula.serie.rule' : 'matricula.serie.ruleBaby', { born, ano: String(ano), n: age })} ${t('matricula.serie.judged')}`
                  : undefined
              }
              options={[...near, ...(all ? far : [])].map(({ descricao, fits, id }) => ({
                value: String(id),
                label: descricao,
                lang: 'pt-BR',
                hint: isEja(descricao) ? t('matricula.serie.eja') : fits ? t('matricula.serie.suggested') : undefined,
              }))}
            />
          </div>
        ) : (
          <TextField name="serieId" label={t('matricula.serie.label')} hint={t('matricula.serie.writeHint')} />
        )}
        {far.length > 0 && !all && <Button onClick={() => setAll(true)}>{t('matricula.serie.all')}</Button>}
      </StepForm>
    </StepPage>
  )
}
