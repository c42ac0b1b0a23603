/** The series: suggested by the birth date, with the rule of 31 March in words. */
import { z } from '@/contract'
import { faixaDe, idadeEm31DeMarco, mayEnroll, series, serieOf, serieSugerida } from '@/domain/series'
import { useI18n } from '@/i18n'
import { RadioField } from '@/ui/form/RadioField'
import { Notice } from '@/ui/Notice'
import { anoDe } from './aggregate'
import { withCadastro } from './changes'
import { StepForm } from './StepForm'
import { StepPage } from './StepPage'
import { useStep } from './useStep'
import { useStepForm } from './useStepForm'

/** The message of a series that comes too early is no key but the sentence itself: it names a date. */
const rulesFor = (youngId: string, tooYoung: string) =>
  z.object({
    serieId: z.string().check(
      z.minLength(1, 'matricula.serie.missing'),
      z.refine((id) => id === '' || id !== youngId, tooYoung),
    ),
  })

export function SerieStep() {
  const { t, format } = useI18n()
  const step = useStep('serie')
  const { cadastro, login } = step.draft.matricula
  const { dataNasc } = login
  const ano = anoDe(step.draft.matricula)
  const right = serieSugerida(dataNasc, ano)
  const possible = series.filter((serie) => mayEnroll(dataNasc, serie, ano))
  // one further than allowed is shown too: who looks for it is told the date of the rule instead of missing it
  const further = series.find(
    (serie) => serie.ordernacaoSerie > (right ?? possible.at(-1) ?? { ordernacaoSerie: 0 }).ordernacaoSerie,
  )
  const young = further && further.etapa !== 'eja' && !possible.includes(further) ? further : null
  const shown = [...(right ? [right] : []), ...(young ? [young] : []), ...possible.filter((serie) => serie !== right)]

  const tooYoung = young
    ? t('matricula.serie.young', {
        serie: young.descricao,
        ano: String(ano),
        date: format.dateShort(faixaDe(young, ano).ate) ?? '',
      })
    : ''
  const youngId = young ? String(young.id) : ''
  const rules = rulesFor(youngId, tooYoung)
  const start = cadastro.serieId ? String(cadastro.serieId) : ''
  const form = useStepForm(step, rules, { serieId: start })
  const age = idadeEm31DeMarco(dataNasc, ano)
  const born = format.date(dataNasc) ?? ''
  return (
    <StepPage step={step} title={t('matricula.serie.title', { ano: String(ano) })} tellsItself>
      <Notice tone="info" title={t('matricula.serie.ruleTitle')}>
        <p>
          {age >= 0
            ? t('matricula.serie.rule', { born, ano: String(ano), n: age })
            : t('matricula.serie.ruleBaby', { born, ano: String(ano) })}
        </p>
        {right && <p>{t('matricula.serie.ruleGives', { serie: right.descricao })}</p>}
      </Notice>
      <StepForm
        step={step}
        form={form}
        onSubmit={({ serieId }) => {
          const serie = serieOf(Number(serieId))
          step.go((draft) => withCadastro(draft, { serieId: serie?.id ?? 0, descricaoSerie: serie?.descricao ?? '' }))
        }}
      >
        <RadioField
          name="serieId"
          label={t('matricula.serie.label')}
          options={shown.map((serie) => ({
            value: String(serie.id),
            label: serie.descricao,
            lang: 'pt-BR',
            hint: serie === right ? t('matricula.serie.suggested') : undefined,
          }))}
        />
      </StepForm>
    </StepPage>
  )
}
