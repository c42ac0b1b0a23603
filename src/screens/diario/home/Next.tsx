/** What comes next, in one line each: the lesson that is now or next, and the next evaluation. */
import { Link } from 'react-router-dom'
import type { Classe } from '@/contract'
import { weekdayIn } from '@/domain/dates'
import { aulaAtHour, nextAulas } from '@/domain/timetable'
import { type MessageKey, useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { Untold } from '@/ui/page/Untold'
import { useNow, useSchoolTime } from '../../shared/time/clock'
import { useAluno, useDiarioPath } from '../classe/student'
import { eventsAhead, ungraded } from './ahead'
import { isAhead, whenOf } from '../classe/evaluationDays'
import { type Figures, nameOfClasse } from '../classe/figures'
import styles from './Next.module.css'
import { originOf } from '../classe/origin'
import { useEvaluations } from '../classe/useEvaluations'

/** "Agora: História · Sala 2", "Amanhã, 07h30: História". Nothing in a week without lessons. */
export function NextLesson({ classes }: { classes: readonly Classe[] }) {
  const { t, format } = useI18n()
  const { day, hour } = useSchoolTime()
  const found = nextAulas(classes, day, hour)
  const { agora, next = found?.aulas[0] } = found?.fromHere === 0 ? aulaAtHour(found.aulas, hour) : {}
  const aula = agora ?? next
  if (!found || !aula) return null
  const today: MessageKey = agora ? 'diario.hoje.now' : 'diario.hoje.next'
  const word =
    found.fromHere > 1 ? format.weekday(weekdayIn(found.dia)) : t(found.fromHere === 0 ? today : 'diario.hoje.tomorrow')
  return (
    <p className={styles.lesson}>
      <strong>{agora ? word : `${word}, ${format.hour(aula.inicio)}`}</strong>{' '}
      <ServiceText>{[nameOfClasse(aula.classe), aula.classe.sala].filter(Boolean).join(' · ')}</ServiceText>
    </p>
  )
}

interface Props {
  figures: readonly Figures[]
  /** What the page is about has been drawn, and nothing waits for these days. */
  ready: boolean
  /** How many students of one page share what may be on its way together. */
  among?: number
}

/** Evaluations whose day a page asks before anybody presses for more. */
export const askedAtFirst = 10

/** Keeps its lines while the days are read. Absent where no evaluation is without a grade. */
export function NextEvent({ figures, ready, among = 1 }: Props) {
  const { t, format } = useI18n()
  const path = useDiarioPath()
  const now = useNow()
  const candidates = ungraded(figures)
  const asked = ready ? candidates.slice(0, askedAtFirst) : []
  const { read, open } = useEvaluations(asked, useAluno(), among)
  if (candidates.length === 0) return null
  const [event] = eventsAhead(candidates, read, (at) => isAhead(at, format, now))
  if (open || !ready) {
    return (
      <p className={styles.event}>
        <Untold like={t('diario.vem.none')} />
      </p>
    )
  }
  if (!event) {
    const all = asked.length === candidates.length
    return (
      <p className={styles.event}>
        {all ? (
          t('diario.vem.none')
        ) : (
          <Link to={{ pathname: path('inicio'), hash: '#vem' }}>{t('diario.vem.more')}</Link>
        )}
      </p>
    )
  }
  const { id, nome, at, classe, secondCall } = event
  return (
    <p className={styles.event}>
      {t('diario.vem.next')} <strong>{whenOf(at, t, format, now, (iso) => format.dayOfWeek(iso))}</strong>{' '}
      <Link to={path('avaliacao', { idAvaliacao: id })} state={originOf(classe)}>
        <ServiceText>{`${nameOfClasse(classe)}: ${nome}`}</ServiceText>
      </Link>
      {secondCall && <> · {t('diario.avaliacao.secondCall')}</>}
    </p>
  )
}
