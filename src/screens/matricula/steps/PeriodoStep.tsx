/** The page where the way's window is shut. */
import { dayInWords } from '@/domain/dates'
import { useI18n } from '@/i18n'
import { paths } from '@/paths'
import { Button, buttonClass } from '@/ui/action/Button'
import { Stack } from '@/ui/page/layout'
import { Link } from 'react-router-dom'
import { FamilyHelp } from '../flow/FamilyHelp'
import { StepPage, type StepProps } from '../flow/StepPage'
import { turnedTo } from '../flow/changes'
import { identify } from '../flow/send'
import { windowOf, windowsOf } from '../receipt/aggregate'
import { sayWindow, windowEvent } from '../start/windows'
import { asking, isAsking } from '../start/ways'
import { serviceMessages } from '../../shared/describeError'
import { saveCalendar } from '../../shared/time/calendar'
import { useNow } from '../../shared/time/clock'

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
