/** The window of this way is not open: when it is, which others are, and a way to look again. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useI18n } from '@/i18n'
import { paths } from '@/paths'
import { settings } from '@/settings'
import { Button, buttonClass } from '@/ui/action/Button'
import { Stack } from '@/ui/page/layout'
import { saveCalendar } from '../../shared/time/calendar'
import { windowOf, windowsOf } from '../receipt/aggregate'
import { turnedTo } from '../flow/changes'
import { identify } from '../flow/send'
import { StepPage, type StepProps } from '../flow/StepPage'
import { sayWindow } from '../start/sayWindow'

const offered = ['cadastrar', 'confirmar', 'transferir'] as const

export function PeriodoStep({ step }: StepProps) {
  const words = useI18n()
  const { t } = words
  const { by, matricula, way } = step.draft
  const windows = windowsOf(matricula)
  const [now] = useState(() => Date.now())
  const mine = windowOf(way === 'cadastrar' || way === 'confirmar' || way === 'transferir' ? windows[way] : null, now)
  const others = offered.filter((other) => other !== way && windowOf(windows[other], now).state === 'open')
  const title = mine.state === 'future' ? 'matricula.periodo.titleFuture' : 'matricula.periodo.titleClosed'
  const lookAgain = () =>
    void step.ask(
      (draft) => draft,
      async (draft) => {
        const next = await identify(draft, by === 'crianca' ? 'cpf' : 'protocolo')
        return { ...next, nameConfirmed: draft.nameConfirmed }
      },
    )
  return (
    <StepPage step={step} title={t(title)} lead={sayWindow(mine, words)} pendingSaid={t('matricula.looking')}>
      <p>{t('matricula.periodo.lead')}</p>
      <Stack gap={3}>
        {mine.state === 'future' && mine.inicio && (
          <Button
            onClick={() => {
              const event = { uid: `vagas-${way}`, title: t(`familias.way.${way}`), at: mine.inicio ?? '' }
              saveCalendar('periodo', [event], settings().timeZone)
            }}
          >
            {t('matricula.periodo.calendar')}
          </Button>
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
            {t(`familias.way.${other}`)}
          </Button>
        ))}
        <Link className={buttonClass('secondary', { full: true })} to={paths.vagas}>
          {t('matricula.back.start')}
        </Link>
      </Stack>
    </StepPage>
  )
}
