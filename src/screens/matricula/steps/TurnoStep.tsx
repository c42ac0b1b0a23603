/** The shift, or any. For a new place and a transfer the service is then asked which places there are. */
import { Link } from 'react-router-dom'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { RadioField } from '@/ui/form/RadioField'
import { yearOf } from '../receipt/aggregate'
import { withCadastro } from '../flow/changes'
import type { Draft } from '../flow/draft'
import { hasNextSerie, NoNextSerie, Years } from './Years'
import { shiftsFor } from '../schools/options'
import { offer } from '../flow/send'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'
import { pathOf } from '../flow/useStep'

const rules = z.object({ turno: z.string().check(z.minLength(1, 'matricula.turno.missing')) })

/** Stands for no shift: the offer of all is asked for. A shift is never called so. */
const anyShift = '*'

function answer(draft: Draft, turno: string): Draft {
  const { matricula } = draft
  if (draft.way === 'confirmar') {
    return { ...draft, matricula: { ...matricula, confirmacao: { ...matricula.confirmacao, novoTurno: turno } } }
  }
  if (draft.way === 'cadastrar') return withCadastro(draft, { turno })
  // the offer is asked by the series and the shift of `cadastro`, also for a transfer (decisions §11)
  const { serieSeguinte } = matricula.transferencia
  const next = withCadastro(draft, { turno, serieId: serieSeguinte.id, descricaoSerie: serieSeguinte.descricao })
  return { ...next, matricula: { ...next.matricula, transferencia: { ...matricula.transferencia, novoTurno: turno } } }
}

function known({ way, matricula }: Draft): string {
  if (way === 'confirmar') return matricula.confirmacao.novoTurno
  return way === 'cadastrar' ? matricula.cadastro.turno : matricula.transferencia.novoTurno
}

export function TurnoStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const { way } = draft
  const ano = yearOf(draft.matricula)
  const shifts = shiftsFor(draft)
  // without known shifts the offer is asked for all of them
  const open = way !== 'confirmar' && shifts.length === 0
  const askedForAll = draft.offerAt !== null && known(draft) === ''
  const form = useStepForm(step, rules, { turno: known(draft) || (open || askedForAll ? anyShift : '') })
  const submit = (typed: z.infer<typeof rules>) => {
    const turno = typed.turno === anyShift ? '' : typed.turno
    if (way !== 'confirmar') return step.ask((d) => answer(d, turno), offer)
    step.go((d) => answer(d, turno))
    return undefined
  }
  const { turnoAtual } = draft.matricula.confirmacao
  if (way === 'transferir' && !hasNextSerie(draft.matricula.transferencia)) {
    return <NoNextSerie step={step} ano={ano} confirmacao={draft.matricula.transferencia} />
  }
  return (
    <StepPage
      step={step}
      title={way === 'cadastrar' ? t('matricula.turno.title') : t('matricula.turno.titleNew', { ano: String(ano) })}
      lead={way === 'transferir' ? t('matricula.turno.leadTransfer') : undefined}
      tellsItself
    >
      {way !== 'cadastrar' && (
        <Years
          moves={way === 'transferir'}
          ano={ano}
          confirmacao={way === 'confirmar' ? draft.matricula.confirmacao : draft.matricula.transferencia}
        />
      )}
      <StepForm form={form} onSubmit={submit} pendingLabel={t('matricula.turno.looking')}>
        {/* the service judges the series here, where it is asked for its places */}
        {way === 'cadastrar' && step.error && <Link to={pathOf('serie')}>{t('matricula.escola.changeSerie')}</Link>}
        <RadioField
          name="turno"
          label={t('matricula.turno.label')}
          options={[
            ...shifts.map((turno) => ({
              value: turno,
              label: turno,
              lang: 'pt-BR',
              hint: turno === turnoAtual && way !== 'cadastrar' ? t('matricula.turno.same') : undefined,
            })),
            ...(way !== 'confirmar' && shifts.length !== 1
              ? [{ value: anyShift, label: t('matricula.turno.any') }]
              : []),
          ]}
        />
      </StepForm>
    </StepPage>
  )
}
