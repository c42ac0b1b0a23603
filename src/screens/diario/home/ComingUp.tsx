/** What comes next: the lesson that is now or next, the next evaluation, and "O que vem", all that are ahead by date. */
import { memo, useRef, useState } from 'react'
import type { Classe, Identificador } from '@/contract'
import { weekdayIn } from '@/domain/dates'
import { allGrades, isKnown } from '@/domain/notas/notas'
import { compareText } from '@/domain/text'
import { aulaAtHour, nextAulas } from '@/domain/timetable'
import { type PlainKey, useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { LeavesFocus } from '@/ui/action/LeavesFocus'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { classNames } from '@/ui/look/classNames'
import { Row } from '@/ui/page/layout'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { saveCalendar } from '../../shared/time/calendar'
import { useNow, useSchoolTime } from '../../shared/time/clock'
import { isAhead, whenOf } from '../classe/evaluationDays'
import { type Figures, nameOfClasse } from '../classe/figures'
import { AvaliacaoLink, DiarioLink } from '../classe/links'
import { type Days, daysIn, useEvaluations } from '../classe/useEvaluations'
import styles from './ComingUp.module.css'
import { useKeptPress } from './useKeptPress'

/** "Agora: História · Sala 2", "Amanhã, 07h30: História". Nothing in a week without lessons. */
export function NextLesson({ classes }: { classes: readonly Classe[] }) {
  const { t, format } = useI18n()
  const { day, hour } = useSchoolTime()
  const found = nextAulas(classes, day, hour)
  const { now, next = found?.aulas[0] } = found?.fromHere === 0 ? aulaAtHour(found.aulas, hour) : {}
  const aula = now ?? next
  if (!found || !aula) return null
  const today: PlainKey = now ? 'diario.today.now' : 'diario.today.next'
  const word =
    found.fromHere > 1
      ? format.weekday(weekdayIn(found.dia))
      : t(found.fromHere === 0 ? today : 'diario.today.tomorrow')
  return (
    <p className={styles.lesson}>
      <strong className="capital">{now ? word : `${word}, ${format.hour(aula.inicio)}`}</strong>{' '}
      <ServiceText>{[nameOfClasse(aula.classe), aula.classe.sala].filter(Boolean).join(' · ')}</ServiceText>
    </p>
  )
}

interface Candidate {
  id: NonNullable<Identificador>
  nome: string
  peso: number | null
  classe: Classe
  days: Days | undefined
}
/** One day ahead: of the evaluation itself, or of its second call. */
interface Event extends Candidate {
  /** As the service wrote it. */
  at: string
  secondCall: boolean
}

/** Evaluations without a grade: first of each class, then second of each; few are asked for their day. */
function ungraded(figures: readonly Figures[]): Candidate[] {
  const ofClasses = figures.map(({ record, classe }) =>
    record?.ativo
      ? allGrades(record).flatMap(({ avaliacaoId: id, nome, nomeResumido, peso, ...nota }) =>
          id === null || isKnown(nota) ? [] : [{ id, nome: nome || nomeResumido, peso, classe, days: daysIn(nota) }],
        )
      : [],
  )
  const most = Math.max(0, ...ofClasses.map(({ length }) => length))
  const rounds = Array.from({ length: most }, (_, i) => ofClasses.flatMap((one) => one[i] ?? []))
  const seen = new Set<Identificador>()
  return rounds.flat().filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** What is still to come, by date; `read` holds the evaluations in the order of the candidates. */
function eventsAhead(
  candidates: readonly Candidate[],
  read: readonly (Days | undefined)[],
  isToCome: (at: string) => boolean,
): Event[] {
  const events = read.flatMap((avaliacao, i) => {
    const candidate = candidates[i]
    if (!candidate || !avaliacao) return []
    const days = [
      { at: avaliacao.data, secondCall: false },
      { at: avaliacao.dataSegundaChamada, secondCall: true },
    ]
    return days.flatMap(({ at, secondCall }) => (at && isToCome(at) ? [{ ...candidate, at, secondCall }] : []))
  })
  // at one hour by subject, in every browser alike
  return events.sort((a, b) => compareText(a.at, b.at) || compareText(nameOfClasse(a.classe), nameOfClasse(b.classe)))
}

interface Props {
  figures: readonly Figures[]
  /** What the page is about has been drawn, and nothing waits for these days. */
  ready: boolean
  /** Whether these are all classes. */
  whole: boolean
  /** How many students of one page share what may be on its way together. */
  among?: number
}

/** Evaluations without a grade, of which the first so many are asked for their days, and the days that are ahead. */
function useAhead({ figures, whole, among }: Omit<Props, 'ready'>, most: number) {
  const { format } = useI18n()
  const now = useNow()
  const candidates = ungraded(figures)
  const { read, open } = useEvaluations(candidates, most, among)
  const events = eventsAhead(candidates, read, (at) => isAhead(at, format, now))
  const failed = open ? 0 : read.slice(0, most).filter((one) => !one).length
  /** Classes whose evaluations nobody knows. */
  const unread = figures.filter((one) => one.failed).length
  // then the first day is that of the next evaluation, and these days are all
  const isWhole = whole && unread === 0 && read.every((one) => one)
  return { candidates, open, events, failed, unread, isWhole }
}

/** The day and hour of an evaluation, told from today. */
function useWhen() {
  const { t, format } = useI18n()
  const now = useNow()
  return ({ at }: Event) => whenOf(at, t, format, now, (iso) => format.dayOfWeek(iso))
}

/** Evaluations whose day is asked before anybody presses for more, and with each press. */
const step = 10
const shownAtFirst = 5

/** Keeps its lines while the days are read. Absent where no evaluation is without a grade. */
export function NextEvent({ ready, ...of }: Props) {
  const t = useT()
  const when = useWhen()
  const { candidates, open, events, isWhole } = useAhead(of, ready ? step : 0)
  const [event, ...later] = events
  /** At the same hour, or of the same day where none is told. */
  const others = later.filter((one) => event && when(one) === when(event)).length
  if (candidates.length === 0) return null
  const told = () => {
    if (open || !ready) return <TextPlaceholder like={t('diario.ahead.none')} />
    if (event) {
      const also = [
        event.secondCall && t('diario.avaliacao.secondCall'),
        others > 0 && t('diario.ahead.also', { n: others }),
      ].filter(Boolean)
      return (
        <>
          {t(isWhole ? 'diario.ahead.next' : 'diario.ahead.nextKnown')} <strong>{when(event)}</strong>{' '}
          <span className={styles.what}>
            <AvaliacaoLink {...event}>{`${nameOfClasse(event.classe)}: ${event.nome}`}</AvaliacaoLink>{' '}
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
  return <p className={styles.event}>{told()}</p>
}

function Found(of: Omit<Props, 'ready'>) {
  const { t, format } = useI18n()
  const when = useWhen()
  const [asked, setAsked] = useState(step)
  const [shown, setShown] = useState(shownAtFirst)
  const { candidates, open, events, failed, unread, isWhole } = useAhead(of, asked)
  const save = () => {
    const all = events.map(({ id, nome, at, classe, secondCall }) => ({
      uid: `${secondCall ? 'segunda-chamada' : 'avaliacao'}-${id}`,
      title: `${nameOfClasse(classe)}: ${secondCall ? t('diario.avaliacao.secondCallOf', { nome: tame(nome) }) : tame(nome)}`,
      at,
    }))
    saveCalendar(t('diario.ahead.file'), all, settings().timeZone)
  }
  const list = useRef<HTMLOListElement>(null)
  /** Where the button goes with the last dates: to the first that came by it. */
  const firstNew = () => {
    const links = list.current?.querySelectorAll('a')
    return links?.[shown] ?? links?.[links.length - 1] ?? null
  }
  // "all" are those too that nobody had asked for
  const saving = useKeptPress(asked >= candidates.length && !open, save)
  return (
    <>
      {events.length === 0 && isWhole && <p className="quiet">{t('diario.ahead.none')}</p>}
      <ol {...plainList} ref={list} className={classNames('ruled', styles.list)}>
        {events.slice(0, shown).map((event) => (
          <li key={`${event.id} ${event.at}`}>
            <span className={classNames('capital', styles.when)}>{when(event)}</span>
            <span>
              <AvaliacaoLink {...event}>{event.nome}</AvaliacaoLink>
              {event.secondCall && <> · {t('diario.avaliacao.secondCall')}</>}
            </span>
            <span className="quiet">
              <ServiceText>{nameOfClasse(event.classe)}</ServiceText>
              {event.peso !== null && <> · {t('diario.ahead.weight', { peso: format.number(event.peso) })}</>}
            </span>
          </li>
        ))}
      </ol>
      <Row gap={5} className="tight no-print">
        {(events.length > shown || (!isWhole && candidates.length > asked)) && (
          <LeavesFocus to={firstNew}>
            <Button
              variant="link"
              onClick={() => {
                setShown(shown + step)
                setAsked(asked + step)
              }}
            >
              {t('diario.ahead.more')}
            </Button>
          </LeavesFocus>
        )}
        {events.length > 0 && (
          <Button
            variant="link"
            busy={saving.waits}
            busyLabel={t('diario.ahead.reading')}
            onClick={() => {
              setAsked(Math.max(asked, candidates.length))
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
      {!of.whole && <p className="quiet">{t('frame.updated.partial')}</p>}
    </>
  )
}

/** Evaluations ahead of all classes by date, with subject, weight and second calls; one calendar file for all. */
export const ComingUp = memo(function ComingUp({ ready, ...of }: Props) {
  const t = useT()
  if (!ready || ungraded(of.figures).length === 0) return null
  return (
    <section aria-labelledby="vem">
      <h2 id="vem">{t('diario.ahead.title')}</h2>
      <Found {...of} />
    </section>
  )
})
