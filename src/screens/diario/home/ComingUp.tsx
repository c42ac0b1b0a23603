/** "O que vem": evaluations ahead of all classes by date, with subject, weight and second calls; one calendar file for all. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { saveCalendar } from '../../shared/time/calendar'
import { useNow } from '../../shared/time/clock'
import { useAluno, useDiarioPath } from '../classe/student'
import { type Event, eventsAhead, ungraded } from './ahead'
import { type Figures, nameOfClasse } from '../classe/figures'
import styles from './ComingUp.module.css'
import { askedAtFirst } from './Next'
import { originOf } from '../classe/origin'
import { useEvaluations } from '../classe/useEvaluations'
import { isAhead, whenOf } from '../classe/evaluationDays'

/** Evaluations whose day is asked at first, and with each press for more; rows shown before more are asked for. */
const step = askedAtFirst
const shownAtFirst = 5

function Row({ event }: { event: Event }) {
  const { t, format } = useI18n()
  const path = useDiarioPath()
  const now = useNow()
  const { id, nome, peso, classe, secondCall } = event
  return (
    <li>
      <span className={styles.when}>{whenOf(event.at, t, format, now, (at) => format.dayOfWeek(at))}</span>
      <span>
        <Link to={path('avaliacao', { idAvaliacao: id })} state={originOf(classe)}>
          <ServiceText>{nome}</ServiceText>
        </Link>
        {secondCall && <> · {t('diario.avaliacao.secondCall')}</>}
      </span>
      <span className={styles.facts}>
        <ServiceText>{nameOfClasse(classe)}</ServiceText>
        {peso !== null && <> · {t('diario.vem.weight', { peso: format.number(peso) })}</>}
      </span>
    </li>
  )
}

function Found({ figures }: { figures: readonly Figures[] }) {
  const { t, format } = useI18n()
  const now = useNow()
  const [asked, setAsked] = useState(step)
  const candidates = ungraded(figures)
  const { read } = useEvaluations(candidates.slice(0, asked), useAluno())
  const events = eventsAhead(candidates, read, (at) => isAhead(at, format, now))
  const [shown, setShown] = useState(shownAtFirst)
  const more = events.length > shown || candidates.length > asked
  const save = () => {
    const all = events.map(({ id, nome, at, classe, secondCall }) => ({
      uid: `${secondCall ? 'segunda-chamada' : 'avaliacao'}-${id}`,
      title: `${nameOfClasse(classe)}: ${secondCall ? t('diario.avaliacao.secondCallOf', { nome: tame(nome) }) : tame(nome)}`,
      at,
    }))
    saveCalendar(t('diario.avaliacao.file'), all, settings().timeZone)
  }
  return (
    <>
      {events.length === 0 && read.every((one) => one) && <p className={styles.facts}>{t('diario.vem.none')}</p>}
      <ol {...plainList} className={styles.list}>
        {events.slice(0, shown).map((event) => (
          <Row key={`${event.id} ${event.at}`} event={event} />
        ))}
      </ol>
      <p className={`${styles.ways ?? ''} no-print`}>
        {more && (
          <Button
            variant="link"
            onClick={() => {
              setShown(shown + step)
              setAsked(asked + step)
            }}
          >
            {t('diario.vem.more')}
          </Button>
        )}
        {events.length > 0 && (
          <Button variant="link" onClick={save}>
            {t('diario.vem.calendar')}
          </Button>
        )}
      </p>
    </>
  )
}

/** `ready`: what the page is about has been drawn, and nothing waits for these days. */
export function ComingUp({ figures, ready }: { figures: readonly Figures[]; ready: boolean }) {
  const { t } = useI18n()
  if (!ready || ungraded(figures).length === 0) return null
  return (
    <section aria-labelledby="vem">
      <h2 id="vem">{t('diario.vem.title')}</h2>
      <Found figures={figures} />
    </section>
  )
}
