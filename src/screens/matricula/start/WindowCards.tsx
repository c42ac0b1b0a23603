/** The three windows as last read: open, not yet or over, with day, hour and time left; a date for the calendar; who helps. */
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/page/Card'
import { plainList } from '@/ui/data/plainList'
import { StateLabel } from '@/ui/data/StateLabel'
import type { Tone } from '@/ui/look/tone'
import { saveCalendar } from '../../shared/time/calendar'
import { useMoment, useNow } from '../../shared/time/clock'
import { type Window, windowOf } from '../receipt/aggregate'
import { FamilyHelp } from '../flow/FamilyHelp'
import page from '../flow/matricula.module.css'
import { sayLeft, sayWindow } from './sayWindow'
import type { ToldWindows } from './windows'
import styles from './windows.module.css'

const ways = ['cadastrar', 'confirmar', 'transferir'] as const
const tones = {
  open: 'ok',
  untold: 'neutral',
  future: 'info',
  closed: 'warn',
  none: 'neutral',
} as const satisfies Record<Window['state'], Tone>

function WindowCard({ way, window, now }: { way: (typeof ways)[number]; window: Window; now: number }) {
  const words = useI18n()
  const { t, language } = words
  const { edge, fim, inicio, state } = window
  const future = state === 'future'
  const date = future ? inicio : fim
  const title = t(`familias.way.${way}`)
  const event = t(future ? 'matricula.janela.opens' : 'matricula.janela.ends', { way: title })
  return (
    <Card as="li" className={styles.card ?? ''}>
      <h3>{title}</h3>
      <p>
        <StateLabel tone={tones[state]}>{t(`matricula.janela.word.${state}`)}</StateLabel>
      </p>
      <p>{sayWindow(window, words)}</p>
      {edge !== null && (
        <p className={styles.left}>
          {t(future ? 'matricula.janela.opensIn' : 'matricula.janela.endsIn', { left: sayLeft(language, edge - now) })}
        </p>
      )}
      {edge !== null && date && (
        <Button
          variant="link"
          aria-label={t('matricula.janela.calendarNamed', { event })}
          onClick={() =>
            saveCalendar('periodo', [{ uid: `vagas-${way}-${state}`, title: event, at: date }], settings().timeZone)
          }
        >
          {t('matricula.periodo.calendar')}
        </Button>
      )}
    </Card>
  )
}

/** When the windows were read, with the date where that was not today. */
function Read({ at }: { at: number }) {
  const t = useT()
  const { date, time } = useMoment(at)
  return date ? t('matricula.inicio.windowsOn', { date, time }) : t('matricula.inicio.windowsAt', { time })
}

export function Windows({ told }: { told: ToldWindows }) {
  const t = useT()
  const now = useNow()
  const windows = ways.map((way) => ({ way, window: windowOf(told[way], now) }))
  const shut = windows.some(({ window: { state } }) => state === 'closed' || state === 'none')
  return (
    <div className={styles.windows}>
      <ul {...plainList} className={styles.cards}>
        {windows.map(({ way, window }) => (
          <WindowCard key={way} way={way} window={window} now={now} />
        ))}
      </ul>
      {told.at !== null && (
        <p className={page.reading}>
          <Read at={told.at} />
        </p>
      )}
      {shut && (
        <>
          <p>{t('matricula.janela.shutHelp')}</p>
          <FamilyHelp />
        </>
      )}
    </div>
  )
}
