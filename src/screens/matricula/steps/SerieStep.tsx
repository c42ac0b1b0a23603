/** The page that asks the series. */
import { z } from '@/contract'
import { ageOn31March } from '@/domain/dates'
import { useI18n } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { RadioField } from '@/ui/form/RadioField'
import { TextField } from '@/ui/form/TextField'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FormPage, type StepProps } from '../flow/StepPage'
import { withCadastro } from '../flow/changes'
import * as rule from '../flow/rules'
import { isNewChild } from '../flow/steps'
import { pathOf } from '../flow/useStep'
import { yearOf } from '../receipt/aggregate'
import { nearFirst, serieChosen, seriesFor } from '../schools/options'
import { filled } from '../../shared/rules'

const chosenFrom = (ids: readonly string[]) => z.object({ serieId: rule.oneOf(ids, 'matricula.serie.missing') })
const written = z.object({ serieId: filled('matricula.serie.missingWords') })

/** Asks the series: those of the child's age, the others behind a button; a text field where none are known. */
export function SerieStep({ step }: StepProps) {
  const { t, format } = useI18n()
  const { matricula, typed } = step.draft
  const { cadastro, login } = matricula
  const ano = yearOf(matricula)
  const [all, setAll] = useState(false)
  // a series that was picked and not submitted is shown too, since it is still picked
  const [picked] = useState(() => Number(typed['serie']?.['serieId']) || cadastro.serieId)
  const options = seriesFor(matricula)
  const { near, far } = nearFirst(options, picked)
  const known = options.length > 0
  const age = ageOn31March(login.dataNasc, ano)
  const born = format.date(login.dataNasc) ?? ''
  const choices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the pressed button is gone, so the focus moves to the first series that it added
    if (all) choices.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[near.length]?.focus()
  }, [all, near.length])
  return (
    <FormPage
      step={step}
      title={t('matricula.serie.title', { ano: String(ano) })}
      above={
        isNewChild(step.draft) && (
          <p>
            {t('matricula.serie.newChild')} <Link to={pathOf('estudante')}>{t('matricula.novo.correct')}</Link>
          </p>
        )
      }
      rules={known ? chosenFrom(options.map(({ id }) => String(id))) : written}
      start={{ serieId: known && cadastro.serieId ? String(cadastro.serieId) : cadastro.descricaoSerie }}
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
              hint: /\bEJA\b/.test(descricao)
                ? t('matricula.serie.eja')
                : fits
                  ? t('matricula.serie.suggested')
                  : undefined,
            }))}
          />
        </div>
      ) : (
        <TextField name="serieId" label={t('matricula.serie.label')} hint={t('matricula.serie.writeHint')} />
      )}
      {far.length > 0 && !all && <Button onClick={() => setAll(true)}>{t('matricula.serie.all')}</Button>}
    </FormPage>
  )
}
