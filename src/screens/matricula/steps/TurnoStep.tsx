/** The page that asks the shift, and reads the offer of places. */
import { z } from '@/contract'
import { useT } from '@/i18n'
import { RadioField } from '@/ui/form/RadioField'
import { TextField } from '@/ui/form/TextField'
import { Link } from 'react-router-dom'
import { FormPage, type StepProps } from '../flow/StepPage'
import { withCadastro } from '../flow/changes'
import type { Draft } from '../flow/draft'
import * as rule from '../flow/rules'
import { offer } from '../flow/send'
import { pathOf } from '../flow/useStep'
import { yearOf } from '../receipt/aggregate'
import { nameOfShift, shiftsFor } from '../schools/options'
import { filled } from '../../shared/rules'
import { hasNextSerie, NoNextSerie, Years } from './Years'

const typedShift = z.object({ turno: filled('matricula.turno.missing') })
const shiftFrom = (shifts: readonly string[]) => z.object({ turno: rule.oneOf(shifts, 'matricula.turno.missing') })

/** The form's value for any shift, which reads the offer of all; no shift has this name. */
const anyShift = '*'

function withShift(draft: Draft, turno: string): Draft {
  const { matricula } = draft
  if (draft.way === 'confirmar') {
    return { ...draft, matricula: { ...matricula, confirmacao: { ...matricula.confirmacao, novoTurno: turno } } }
  }
  if (draft.way === 'cadastrar') return withCadastro(draft, { turno })
  // the service reads series and shift of the offer from `cadastro`, also for a transfer (decisions §11)
  const { serieSeguinte } = matricula.transferencia
  const next = withCadastro(draft, { turno, serieId: serieSeguinte.id, descricaoSerie: serieSeguinte.descricao })
  return { ...next, matricula: { ...next.matricula, transferencia: { ...matricula.transferencia, novoTurno: turno } } }
}

function knownShift({ way, matricula }: Draft): string {
  if (way === 'confirmar') return matricula.confirmacao.novoTurno
  return way === 'cadastrar' ? matricula.cadastro.turno : matricula.transferencia.novoTurno
}

/** Asks the shift, or any; for a new place and a transfer it then reads the offer of places. */
export function TurnoStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const { way } = draft
  const ano = yearOf(draft.matricula)
  const { shifts, offersAny } = shiftsFor(draft)
  const writes = shifts.length === 0 && !offersAny
  const atFirst = offersAny && (shifts.length === 0 || draft.offerAt !== null) ? anyShift : ''
  const submit = (typed: z.infer<typeof typedShift>) => {
    const turno = typed.turno === anyShift ? '' : typed.turno
    if (way !== 'confirmar') return step.ask((d) => withShift(d, turno), offer)
    step.go((d) => withShift(d, turno))
    return undefined
  }
  const { turnoAtual } = draft.matricula.confirmacao
  if (way === 'transferir' && !hasNextSerie(draft.matricula.transferencia)) {
    return <NoNextSerie step={step} ano={ano} confirmacao={draft.matricula.transferencia} />
  }
  return (
    <FormPage
      step={step}
      title={way === 'cadastrar' ? t('matricula.turno.title') : t('matricula.turno.titleNew', { ano: String(ano) })}
      lead={way === 'transferir' && t('matricula.turno.leadTransfer')}
      above={
        way !== 'cadastrar' && (
          <Years
            moves={way === 'transferir'}
            ano={ano}
            confirmacao={way === 'confirmar' ? draft.matricula.confirmacao : draft.matricula.transferencia}
          />
        )
      }
      rules={writes ? typedShift : shiftFrom(offersAny ? [...shifts, anyShift] : shifts)}
      start={{ turno: knownShift(draft) || (writes ? turnoAtual : atFirst) }}
      onSubmit={submit}
      pendingLabel={t('matricula.turno.looking')}
    >
      {/* the service may refuse the series here, since this page reads its places */}
      {way === 'cadastrar' && step.error && <Link to={pathOf('serie')}>{t('matricula.escola.changeSerie')}</Link>}
      {writes ? (
        // no other shift is known, so the family types one in its own words, or leaves that of today
        <TextField name="turno" label={t('matricula.turno.label')} />
      ) : (
        <RadioField
          name="turno"
          label={t('matricula.turno.label')}
          options={[
            ...shifts.map((turno) => ({
              value: turno,
              label: nameOfShift(turno),
              lang: 'pt-BR',
              hint: turno === turnoAtual && way !== 'cadastrar' ? t('matricula.turno.same') : undefined,
            })),
            ...(offersAny ? [{ value: anyShift, label: t('matricula.turno.any') }] : []),
          ]}
        />
      )}
    </FormPage>
  )
}
