/** The next evaluation in one line, and "O que vem", the list of all evaluations ahead by date. */
import { memo, useRef, useState } from 'react'
import { whyImportFailed } from '@/api'
import { withTimeout } from '@/domain/withTimeout'
import { useI18n, useT } from '@/i18n'
import { whilePresent } from '@/session'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { toast } from '@/ui/action/Toasts'
import { usePending } from '@/ui/action/usePending'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { classNames } from '@/ui/look/classNames'
import { Row } from '@/ui/page/layout'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { eventOf } from '../classe/evaluationDays'
import { nameOfClasse, nameOfNota } from '../classe/figures'
import { AvaliacaoLink, DiarioLink } from '../classe/links'
import { RestToCome } from '../classe/RestToCome'
import { usePrinting } from '../../shared/paper/usePrinting'
import { type Ahead, ungraded, type UngradedAhead, useAhead, useWhen } from './ahead'
import styles from './ComingUp.module.css'
import { useKeptPress } from './useKeptPress'

interface Props extends Ahead {
  /** The rest of the page has been drawn, so that reading the days delays nothing. */
  ready: boolean
}

/** The number of evaluations whose day is read at first, and again with each press of "more". */
const step = 10
const shownAtFirst = 5

function Next(of: UngradedAhead) {
  const t = useT()
  const when = useWhen()
  const { open, events, isWhole } = useAhead(of, step)
  const [event, ...later] = events
  /** The number of further evaluations at the same hour, or on the same day where no hour is known. */
  const others = later.filter((one) => event && when(one) === when(event)).length
  if (open) return <Unread />
  if (event) {
    const also = [
      event.secondCall && t('diario.avaliacao.secondCall'),
      others > 0 && t('diario.ahead.also', { n: others }),
    ].filter(Boolean)
    return (
      <>
        {t(isWhole ? 'diario.ahead.next' : 'diario.ahead.nextKnown')} <strong>{when(event)}</strong>{' '}
        <span className={styles.what}>
          <AvaliacaoLink {...event}>{`${nameOfClasse(event.classe)}: ${nameOfNota(t, event)}`}</AvaliacaoLink>{' '}
          {also.length > 0 && <span className="quiet">{also.join(' · ')}</span>}
        </span>
      </>
    )
  }
  if (isWhole) return t('diario.ahead.none')
  return (
    <DiarioLink to="inicio" hash="#vem">
      {t('diario.ahead.more')}
    </DiarioLink>
  )
}

/** Keeps the height of the line while the days are read. */
function Unread() {
  return <TextPlaceholder like={useT()('diario.ahead.none')} />
}

/** The next evaluation. Absent where every evaluation has a grade. */
export function NextEvent({ ready, ...of }: Props) {
  const candidates = ungraded(of.figures)
  if (candidates.length === 0) return null
  return <p className={styles.event}>{ready ? <Next {...of} candidates={candidates} /> : <Unread />}</p>
}

function Found(of: UngradedAhead) {
  const { t, format } = useI18n()
  const when = useWhen()
  const [asked, setAsked] = useState(step)
  const [shown, setShown] = useState(shownAtFirst)
  // paper shows all, because it has no button for more
  const printing = usePrinting()
  const { open, events, failed, unread, isWhole } = useAhead(of, asked)
  const save = () => {
    const all = events.map((event) => eventOf(t, { ...event, nome: nameOfNota(t, event) }))
    const isHere = whilePresent()
    // the code that writes a calendar is loaded on the first press
    return withTimeout(import('../../shared/time/calendar')).then(
      ({ saveCalendar }) => {
        if (isHere()) saveCalendar(t, t('diario.ahead.file'), all)
      },
      async () => {
        const why = await whyImportFailed()
        if (isHere()) toast(t(why === 'offline' ? 'diario.ahead.fileFailed' : 'common.error.codeMissing'))
      },
    )
  }
  const list = useRef<HTMLOListElement>(null)
  /** The target of the focus when the button disappears with the last dates: the first date that it has shown. */
  const firstNew = () => {
    const links = list.current?.querySelectorAll('a')
    return links?.[shown] ?? links?.[links.length - 1] ?? null
  }
  const file = usePending()
  const saving = useKeptPress(!open, () => file.begin(save))
  return (
    <>
      {events.length === 0 && isWhole && <p className="quiet">{t('diario.ahead.none')}</p>}
      <ol {...plainList} ref={list} className={classNames('ruled reach', styles.list)}>
        {events.slice(0, printing ? undefined : shown).map((event) => (
          <li key={`${event.chave} ${event.at}`}>
            <span className={classNames('capital', styles.when)}>{when(event)}</span>
            <span>
              <AvaliacaoLink {...event}>{nameOfNota(t, event)}</AvaliacaoLink>
              {event.secondCall && <> · {t('diario.avaliacao.secondCall')}</>}
            </span>
            <span className="quiet">
              <ServiceText>{nameOfClasse(event.classe)}</ServiceText>
              {event.peso !== null && <> · {t('diario.ahead.weight', { peso: format.number(event.peso, 3) })}</>}
            </span>
          </li>
        ))}
      </ol>
      <Row gap={5} className="tight no-print">
        {(events.length > shown || (!isWhole && of.candidates.length > asked)) && (
          <MoveFocusOnUnmount to={firstNew}>
            <Button
              variant="link"
              onClick={() => {
                setShown(shown + step)
                setAsked(asked + step)
              }}
            >
              {t('diario.ahead.more')}
            </Button>
          </MoveFocusOnUnmount>
        )}
        {events.length > 0 && (
          <Button
            variant="link"
            {...(saving.waits ? { busy: true, busyLabel: t('diario.ahead.reading') } : file.shown)}
            onClick={() => {
              // reads the remaining days too; the press waits for them
              setAsked(Infinity)
              saving.press()
            }}
          >
            {t('diario.ahead.calendar')}
          </Button>
        )}
      </Row>
      {failed > 0 && (
        <p className="quiet" role="status">
          {t('diario.ahead.unread', { n: failed })}
        </p>
      )}
      {unread > 0 && <p className="quiet">{t('diario.ahead.unreadClasses', { n: unread })}</p>}
      {of.rest && <RestToCome rest={of.rest} />}
    </>
  )
}

/** The evaluations ahead in all classes, by date, with subject, weight and second calls; one calendar file for all. */
export const ComingUp = memo(function ComingUp({ ready, ...of }: Props) {
  const t = useT()
  const candidates = ready ? ungraded(of.figures) : []
  if (candidates.length === 0) return null
  return (
    <section aria-labelledby="vem">
      <h2 id="vem">{t('diario.ahead.title')}</h2>
      <Found {...of} candidates={candidates} />
    </section>
  )
})
