/** Pages about the school year that is asked for: whether the child stays, its series and its shift. */
import { type Confirmacao, z } from '@/contract'
import { ageOn31March } from '@/domain/dates'
import { type Translate, useI18n, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { Stack } from '@/ui/page/layout'
import { RadioField } from '@/ui/form/RadioField'
import { TextField } from '@/ui/form/TextField'
import { Notice } from '@/ui/page/Notice'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FamilyHelp } from '../flow/FamilyHelp'
import { FormPage, StepPage, type StepProps } from '../flow/StepPage'
import { turnedTo, withCadastro } from '../flow/changes'
import { today } from '../flow/clock'
import type { Draft } from '../flow/draft'
import styles from '../flow/matricula.module.css'
import * as rule from '../flow/rules'
import { offer } from '../flow/send'
import { isNewChild } from '../flow/steps'
import { pathOf } from '../flow/useStep'
import { yearOf } from '../receipt/aggregate'
import { nameOfShift, nearFirst, serieChosen, seriesFor, shiftsFor } from '../schools/options'
import { filled } from '../../shared/rules'

const names = ['matricula.anos.last', 'matricula.anos.this', 'matricula.anos.next'] as const

/** "Ano que vem (2027)"; a year farther away is only its number. `on`: today, `AAAA-MM-DD`. */
export function sayYear(t: Translate, ano: number, on = today()): string {
  const name = names[ano - Number(on.slice(0, 4)) + 1]
  return name ? t(name, { ano: String(ano) }) : String(ano)
}

const hasNextSerie = ({ serieSeguinte }: Confirmacao): boolean =>
  serieSeguinte.id !== 0 || serieSeguinte.descricao !== ''

interface Props {
  ano: number
  confirmacao: Confirmacao
  /** The child leaves its school, and the next school is still to be chosen. */
  moves?: boolean
}

/** Shows this school year and the next: school, series, class and shift, where known. */
function Years({ ano, confirmacao: c, moves = false }: Props) {
  const t = useT()
  const now = [c.nomeEscola, c.descricaoSerie, c.descricaoTurma, nameOfShift(c.turnoAtual)]
  const next = [moves ? '' : c.nomeEscola, c.serieSeguinte.descricao, nameOfShift(c.novoTurno)]
  // next year is left out without a series, since the school alone would look like a granted place
  const goesOn = hasNextSerie(c)
  const side = (title: string, lines: string[], first = '') => (
    <section className={styles.year}>
      <h2>{title}</h2>
      <Stack as="ul" gap={1}>
        {first && <li>{first}</li>}
        {lines.filter(Boolean).map((line, i) => (
          <li key={i}>
            <ServiceText>{line}</ServiceText>
          </li>
        ))}
      </Stack>
    </section>
  )
  return (
    <div className={styles.years}>
      {side(sayYear(t, ano - 1), now)}
      {goesOn && side(sayYear(t, ano), next, moves ? t('matricula.anos.chosenLater') : '')}
      {goesOn && <p className={styles.rule}>{t('matricula.anos.rule')}</p>}
    </div>
  )
}

/** Shows who can help where the school named no series for next year, so that nothing can be confirmed or chosen. */
function NoNextSerie({ step, ano, confirmacao }: StepProps & Props) {
  const t = useT()
  return (
    <StepPage step={step} title={t('matricula.continua.noSerieTitle', { ano: String(ano) })}>
      <Years ano={ano} confirmacao={confirmacao} />
      <Notice tone="warn">
        <p>{t('matricula.continua.noSerie')}</p>
        <FamilyHelp />
      </Notice>
    </StepPage>
  )
}

const staysRules = z.object({ fica: z.enum(['sim', 'nao'], 'matricula.continua.missing') })

/** Asks in a renewal whether the child stays in this school, and shows the two years side by side. */
export function ContinuaStep({ step }: StepProps) {
  const t = useT()
  const { matricula, passed } = step.draft
  const { confirmacao } = matricula
  const ano = yearOf(matricula)
  const answer = confirmacao.confirmacao.valor ? 'sim' : 'nao'
  if (!hasNextSerie(confirmacao)) return <NoNextSerie step={step} ano={ano} confirmacao={confirmacao} />
  const told = matricula.reservas.length > 0
  return (
    <FormPage<{ fica: string }, z.infer<typeof staysRules>>
      step={step}
      title={t('matricula.continua.title')}
      above={
        <>
          <Years ano={ano} confirmacao={confirmacao} />
          {!told && (
            <Notice tone="warn" title={t('matricula.continua.endsTitle', { ano: String(ano) })}>
              <p>{t('matricula.continua.endsLead')}</p>
              <Button onClick={() => step.turn((draft) => turnedTo(draft, 'transferir'))}>
                {t('families.way.transferir')}
              </Button>
            </Notice>
          )}
        </>
      }
      rules={staysRules}
      start={{ fica: passed.includes('continua') ? answer : '' }}
      onSubmit={({ fica }) =>
        step.go((draft) => {
          const { confirmacao: before } = draft.matricula
          const after = { ...before, confirmacao: { ...before.confirmacao, valor: fica === 'sim' } }
          return { ...draft, matricula: { ...draft.matricula, confirmacao: after } }
        })
      }
    >
      <RadioField
        name="fica"
        label={t('matricula.continua.label')}
        options={[
          {
            value: 'sim',
            label: t('matricula.continua.yes'),
            hint: told ? undefined : t('matricula.continua.yesUntold'),
          },
          { value: 'nao', label: t('matricula.continua.no'), hint: t('matricula.continua.noHint') },
        ]}
      />
    </FormPage>
  )
}

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
