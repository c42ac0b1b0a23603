/** Pages that follow the identification: the found name, no such child, the wrong way, a closed window. */
import { z } from '@/contract'
import { dayInWords } from '@/domain/dates'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { Button, buttonClass } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'
import { RadioField } from '@/ui/form/RadioField'
import { Row, Stack } from '@/ui/page/layout'
import { Link } from 'react-router-dom'
import { FamilyHelp } from '../flow/FamilyHelp'
import { FormPage, StepLink, StepPage, type StepProps } from '../flow/StepPage'
import { pass, turnedTo } from '../flow/changes'
import type { Way } from '../flow/draft'
import styles from '../receipt/sheet.module.css'
import { identify } from '../flow/send'
import { Cpf } from '../../shared/Cpf'
import { windowOf, windowsOf } from '../receipt/aggregate'
import { sayWindow, windowEvent } from '../start/windows'
import { asking, isAsking } from '../start/ways'
import { OneWord } from './fields'
import { serviceMessages } from '../../shared/describeError'
import { saveCalendar } from '../../shared/time/calendar'
import { useNow } from '../../shared/time/clock'

const rules = z.object({ answer: z.enum(['sim', 'nao'], 'matricula.nome.missing') })

/** Asks whether the masked name found is the child's. "No" leads to help, never to other children. */
export function NomeStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  return (
    <FormPage<{ answer: string }, z.infer<typeof rules>>
      step={step}
      title={t('matricula.nome.title')}
      lead={t('matricula.nome.lead')}
      above={
        <ServiceText as="p" className={styles.bigName} name>
          {draft.matricula.login.nomeEncontrado}
        </ServiceText>
      }
      rules={rules}
      start={{ answer: draft.nameConfirmed === null ? '' : draft.nameConfirmed ? 'sim' : 'nao' }}
      onSubmit={({ answer }) => step.go((d) => ({ ...d, nameConfirmed: answer === 'sim' }))}
    >
      <RadioField
        name="answer"
        label={t('matricula.nome.label')}
        options={[
          { value: 'sim', label: t('matricula.nome.yes') },
          { value: 'nao', label: t('matricula.nome.no') },
        ]}
      />
    </FormPage>
  )
}

/** Follows "it is not this child": shows who can help and lets the data be typed again, never another child. */
export function SecretariaStep({ step }: StepProps) {
  const t = useT()
  return (
    <StepPage step={step} title={t('matricula.secretaria.title')} lead={t('matricula.secretaria.lead')}>
      <FamilyHelp />
      <Row>
        <StepLink primary to="estudante">
          {t('matricula.novo.correct')}
        </StepLink>
        <StepLink to="nome">{t('matricula.secretaria.back')}</StepLink>
      </Row>
    </StepPage>
  )
}

/** The lead of `NovoStep`, by the page where the data were typed that found no child. */
const leads = {
  desempate: 'matricula.novo.leadCpf',
  estudante: 'matricula.novo.leadMissing',
  protocolo: 'matricula.novo.leadProtocolo',
} as const

/** Shown where no child was found but a record is needed: the data differ, or the child is new to the network. */
export function NovoStep({ step }: StepProps) {
  const { t, format } = useI18n()
  const { matricula, passed } = step.draft
  const { login } = matricula
  const byChild = step.draft.by === 'crianca'
  // where the CPF was asked to tell alike children apart, that is the page to put right
  const typedAt = passed.includes('desempate') ? 'desempate' : byChild ? 'estudante' : 'protocolo'
  const items = [
    { term: t('matricula.estudante.name'), value: <bdi>{login.nomeAluno}</bdi> },
    { term: t('matricula.estudante.birth'), value: format.date(login.dataNasc) },
    { term: t('matricula.estudante.mother'), value: <bdi>{login.nomeMae}</bdi> },
    ...(typedAt === 'desempate' ? [{ term: t('matricula.desempate.label'), value: <Cpf cpf={login.cpfAluno} /> }] : []),
    { term: t('matricula.cpf.label'), value: <Cpf cpf={login.cpfResponsavel} /> },
  ]
  const goOn = () => step.turn((draft) => pass(turnedTo(draft, 'cadastrar'), 'novo'))
  return (
    <StepPage step={step} title={t('matricula.novo.titleMissing')} lead={t(leads[typedAt])}>
      {byChild && <SummaryList items={items} />}
      {byChild && <OneWord names={login} />}
      <Row>
        <StepLink primary to={typedAt}>
          {t('matricula.novo.correct')}
        </StepLink>
        {byChild && <Button onClick={goOn}>{t('matricula.novo.ask')}</Button>}
      </Row>
    </StepPage>
  )
}

/** Shown where the way does not fit: renewal and transfer need a school in the network, a new place a child without. */
export function VinculoStep({ step }: StepProps) {
  const t = useT()
  const { matricula, way } = step.draft
  const asking = way === 'cadastrar'
  const others: Way[] = asking ? ['confirmar', 'transferir'] : ['cadastrar']
  return (
    <StepPage
      step={step}
      title={t(asking ? 'matricula.vinculo.titleIn' : 'matricula.vinculo.titleOut')}
      lead={t(asking ? 'matricula.vinculo.leadIn' : 'matricula.vinculo.leadOut')}
    >
      {asking && (
        <ServiceText as="p" name>
          {matricula.transferencia.nomeEscola || matricula.confirmacao.nomeEscola}
        </ServiceText>
      )}
      <div className={styles.goOn}>
        {!asking && (
          <>
            <p>
              {t('matricula.cpf.label')}: <Cpf cpf={matricula.login.cpfResponsavel} />
            </p>
            <StepLink primary to="cpf">
              {t('matricula.vinculo.cpf')}
            </StepLink>
            <p>{t('matricula.vinculo.elseNew')}</p>
          </>
        )}
        {others.map((other, i) => (
          <Button
            key={other}
            variant={i === 0 && asking ? 'primary' : 'secondary'}
            onClick={() => step.turn((draft) => turnedTo(draft, other))}
          >
            {t(`families.way.${other}`)}
          </Button>
        ))}
        {asking && <StepLink to="cpf">{t('matricula.vinculo.cpf')}</StepLink>}
      </div>
      {!asking && <FamilyHelp />}
    </StepPage>
  )
}

/** Shown where the way's window is shut: its dates, the ways that are open, and a button to check again. */
export function PeriodoStep({ step }: StepProps) {
  const words = useI18n()
  const { t } = words
  const { by, matricula, way } = step.draft
  const windows = windowsOf(matricula)
  const now = useNow()
  const mine = windowOf(isAsking(way) ? windows[way] : null, now)
  const others = asking.filter((other) => other !== way && windowOf(windows[other], now).state === 'open')
  // the same event as on the start page's card
  const opening = mine.state === 'future' && windowEvent(t, way, mine)
  // the service's own reason may name the same day, which need not be read twice
  const day = dayInWords((mine.state === 'future' ? mine.inicio : mine.fim)?.slice(0, 10) ?? '')
  const isSaid = day !== '' && step.error !== null && serviceMessages(step.error).message.includes(day)
  const lookAgain = () =>
    void step.ask(
      (draft) => draft,
      async (draft) => {
        const next = await identify(draft, by === 'crianca' ? 'cpf' : 'protocolo')
        return { ...next, nameConfirmed: draft.nameConfirmed }
      },
    )
  return (
    <StepPage
      step={step}
      title={t(mine.state === 'future' ? 'matricula.periodo.titleFuture' : 'matricula.periodo.titleClosed')}
      lead={!isSaid && sayWindow(mine, words)}
      pendingSaid={t('matricula.looking')}
    >
      <p>{t('matricula.periodo.lead')}</p>
      <Stack gap={3}>
        {opening && (
          <Button onClick={() => saveCalendar(t, 'periodo', [opening])}>{t('matricula.periodo.calendar')}</Button>
        )}
        <Button variant="primary" busy={step.pending} busyLabel={t('matricula.looking')} onClick={lookAgain}>
          {t('matricula.periodo.again')}
        </Button>
        {mine.byClock && mine.state !== 'none' && (
          <Button onClick={() => step.turn((draft) => ({ ...draft, insists: true }))}>
            {t('matricula.periodo.insist')}
          </Button>
        )}
        {others.map((other) => (
          <Button key={other} onClick={() => step.turn((draft) => turnedTo(draft, other))}>
            {t(`families.way.${other}`)}
          </Button>
        ))}
        <Link className={buttonClass('secondary', { full: true })} to={paths.vagas}>
          {t('matricula.back.start')}
        </Link>
      </Stack>
      {mine.state !== 'future' && (
        <div>
          <p>{t('matricula.window.shutHelp')}</p>
          <FamilyHelp />
        </div>
      )}
    </StepPage>
  )
}
