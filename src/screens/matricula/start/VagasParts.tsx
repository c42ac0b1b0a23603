/** Parts of the start page that depend on the device, the settings or the link that led here; loaded after it. */
import { useI18n, useT } from '@/i18n'
import { setPublicDevice } from '@/session'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/action/Dialog'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { plainList } from '@/ui/data/plainList'
import type { Tone } from '@/ui/look/tone'
import { Card } from '@/ui/page/Card'
import { Notice } from '@/ui/page/Notice'
import { usePageLocation, useGoTo, type NavigationProps } from '@/ui/page/navigation'
import { useState } from 'react'
import { Drafts } from '../flow/Drafts'
import { FamilyHelp } from '../flow/FamilyHelp'
import { isBegun, newDraft } from '../flow/draft'
import { keptDrafts, clearUnseenAnswer } from '../flow/keeping'
import page from '../flow/matricula.module.css'
import { frontier } from '../flow/steps'
import { begin as startFlow, flowState, useFlow, useUnseenAnswer } from '../flow/store'
import { pathOf } from '../flow/useStep'
import { type Window, windowOf } from '../receipt/aggregate'
import { wantedOf } from '../schools/schools'
import { knownWindows, sayLeft, sayUntil, sayWindow, type ToldWindows, windowEvent } from './windows'
import { type Answers, asking } from './ways'
import styles from './windows.module.css'
import { AskPublic } from '../../shared/AskPublic'
import { fitsCalendar, saveCalendar } from '../../shared/time/calendar'
import { useMoment, useNow } from '../../shared/time/clock'

const tones = {
  open: 'ok',
  untold: 'neutral',
  future: 'info',
  closed: 'warn',
  none: 'neutral',
} as const satisfies Record<Window['state'], Tone>

function WindowCard({ way, window, now }: { way: (typeof asking)[number]; window: Window; now: number }) {
  const words = useI18n()
  const { t } = words
  const { edge, state } = window
  const event = windowEvent(t, way, window)
  return (
    <Card as="li" className={styles.card ?? ''}>
      <h3>{t(`families.way.${way}`)}</h3>
      <p>
        <StateLabel tone={tones[state]}>{t(`matricula.window.word.${state}`)}</StateLabel>
      </p>
      <p>{sayWindow(window, words)}</p>
      {edge !== null && (
        <p className={styles.left}>
          {state === 'future'
            ? t('matricula.window.opensIn', { left: sayUntil(t, now, edge) })
            : t('matricula.window.endsIn', { left: sayLeft(t, edge - now) })}
        </p>
      )}
      {edge !== null && event && fitsCalendar(event.at) && (
        <Button
          variant="link"
          aria-label={t('matricula.window.calendarNamed', { event: event.title })}
          onClick={() => saveCalendar(t, 'periodo', [event])}
        >
          {t('matricula.periodo.calendar')}
        </Button>
      )}
    </Card>
  )
}

/** When the windows were read, with the date unless it is today. */
function Read({ at }: { at: number }) {
  const t = useT()
  const { date, time } = useMoment(at)
  return (
    <p className={page.reading}>
      {t(date ? 'matricula.inicio.windowsOn' : 'matricula.inicio.windowsAt', { date, time })}
    </p>
  )
}

/** The three windows as last read, with the help contacts where one is shut. */
function Windows({ told }: { told: ToldWindows }) {
  const t = useT()
  const now = useNow()
  const windows = asking.map((way) => ({ way, window: windowOf(told[way], now) }))
  const shut = windows.some(({ window: { state } }) => state === 'closed' || state === 'none')
  return (
    <div className={styles.windows}>
      <ul {...plainList} className={styles.cards}>
        {windows.map(({ way, window }) => (
          <WindowCard key={way} way={way} window={window} now={now} />
        ))}
      </ul>
      {told.at !== null && <Read at={told.at} />}
      {shut && (
        <>
          <p>{t('matricula.window.shutHelp')}</p>
          <FamilyHelp />
        </>
      )}
    </div>
  )
}

export { ReadAloud } from '@/ui/aloud/ReadAloud'

/** The school of a pressed "pedir vaga aqui", the reason why a draft is gone, and the drafts that can be continued. */
export function Before() {
  const t = useT()
  const wanted = wantedOf(usePageLocation().state)
  const { draft, ended } = useFlow()
  const uncertain = useUnseenAnswer()
  return (
    <>
      {wanted && (
        <Notice tone="info">
          <p>
            {t('matricula.near.wanted')} <ServiceText name>{wanted.name}</ServiceText>
          </p>
        </Notice>
      )}
      {ended && <Notice tone="info">{t(`matricula.ended.${ended}`)}</Notice>}
      {uncertain && !draft && (
        <Notice tone="warn" title={t('matricula.inicio.uncertainTitle')} text={t('matricula.inicio.uncertain')} />
      )}
      <Drafts />
    </>
  )
}

/** The windows as last read when the page opened, shown before any personal data is asked. */
export function Dates() {
  const [told] = useState(() => knownWindows())
  return told && <Windows told={told} />
}

/** Whether any window is known; otherwise the page says whom to ask. */
export const hasDates = (): boolean => knownWindows() !== null

/** Whether the answer "public device" erases requests kept on it. */
const erasesKept = ({ publico }: Answers): boolean => publico === 'sim' && keptDrafts().length > 0
/** Whether beginning anew erases a draft; a draft kept on the device stays, unless the device becomes public. */
export const wouldErase = (answers: Answers): boolean =>
  erasesKept(answers) || (isBegun(flowState().draft) && !flowState().kept)

/** Begins the chosen way. `state`: the history state, which may carry a wished school. */
export function begin({ way, publico }: Answers, state: unknown, go: NavigationProps['go']): void {
  setPublicDevice(publico === 'sim')
  clearUnseenAnswer()
  const wanted = way === 'cadastrar' ? wantedOf(state) : null
  const next = { ...newDraft(way), wanted: wanted?.id ?? 0 }
  startFlow(next)
  go(pathOf(frontier(next)))
}

/** Asks before beginning anew erases a draft, and offers first to continue the draft of this tab. */
export function StartAnew({ asked, onClose }: { asked: Answers | null; onClose: () => void }) {
  const t = useT()
  const at = usePageLocation()
  const go = useGoTo()
  const start = () => asked && begin(asked, at.state, go)
  if (asked && erasesKept(asked)) return <AskPublic open onYes={start} onClose={onClose} />
  const begun = asked && flowState().draft
  return (
    <Dialog
      open={begun !== null}
      title={t('matricula.begin.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              if (begun) go(pathOf(frontier(begun)))
            }}
          >
            {t(begun?.phase === 'sent' ? 'matricula.draft.receipt' : 'matricula.draft.open')}
          </Button>
          <Button variant="danger" onClick={start}>
            {t('matricula.begin.anew')}
          </Button>
        </>
      }
    >
      <p>{t(`matricula.begin.${begun?.phase ?? 'open'}`)}</p>
    </Dialog>
  )
}
