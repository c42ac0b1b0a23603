/** "Hoje": today's lessons with hour, room and teacher, marked "now" and "next"; after them the next school day's. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMayOpen } from '@/access'
import type { Classe } from '@/contract'
import { type Aula, aulaAtHour, lastHourOf, nextAulas, offeredFrom } from '@/domain/timetable'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { useStore } from '@/session'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { classNames } from '@/ui/look/classNames'
import { attempts, isMarkedBetween } from '../../shared/sent/attempts'
import { useSchoolTime } from '../../shared/time/clock'
import { hoursInWords, weekdayInWords } from '../classe/lessonDays'
import { DiarioLink } from '../classe/links'
import { useAluno } from '../classe/student'
import { nameOfClasse } from '../classe/figures'
import home from './StudentHome.module.css'
import styles from './Today.module.css'

interface Props {
  aula: Aula<Classe>
  /** The lesson's place in the day; `next` occurs only today. */
  when: 'over' | 'now' | 'next' | 'later'
  /** The hour since which its attendance is offered; null: it is not. */
  from: string | null
}

/** A link to mark attendance in a lesson, or a label where this device has marked it since `from`. */
function Attendance({ aula, from }: { aula: Aula<Classe>; from: string }) {
  const t = useT()
  const { day } = useSchoolTime()
  if (isMarkedBetween(useStore(attempts), day, from, lastHourOf(aula))) {
    return <StateLabel tone="ok">{t('diario.today.marked')}</StateLabel>
  }
  return (
    <Link to={paths.presenca} className="reach no-print">
      {t('frame.menu.presenca')}
    </Link>
  )
}

function Lesson({ aula, when, from }: Props) {
  const { t, format } = useI18n()
  const mayOpen = useMayOpen()
  const own = useAluno().index === null
  const { classe, inicio } = aula
  const { professor, sala } = classe
  const who = professor?.nome
  return (
    <li data-when={when}>
      <span className={styles.hour}>
        <span className="visually-hidden">{hoursInWords(t, format, aula)} </span>
        <span aria-hidden="true">{format.hour(inicio)}</span>
      </span>
      <div className={styles.lesson}>
        <span className={styles.name}>
          <ServiceText>{nameOfClasse(classe)}</ServiceText>
          {when === 'now' && <StateLabel tone="info">{t('diario.today.now')}</StateLabel>}
          {when === 'next' && <StateLabel>{t('diario.today.next')}</StateLabel>}
        </span>
        <span className={classNames('quiet', styles.where)}>
          <ServiceText>{sala}</ServiceText>
          {who && (
            <span className={sala ? styles.who : undefined}>
              {sala && ' · '}
              <ServiceText name>{who}</ServiceText>
            </span>
          )}
        </span>
        {from !== null && own && mayOpen('presenca') && <Attendance {...{ aula, from }} />}
      </div>
    </li>
  )
}

/** `children` come after the lessons of the day. */
export function Today({ classes, children }: { classes: readonly Classe[]; children?: ReactNode }) {
  const { t, format } = useI18n()
  const { day, hour } = useSchoolTime()
  const found = nextAulas(classes, day, hour)
  if (!found) return children
  const { fromHere, aulas } = found
  const weekday = weekdayInWords(format, found)
  const { now, next } = fromHere === 0 ? aulaAtHour(aulas, hour) : {}
  const whenOf = (aula: Aula<Classe>): Props['when'] => {
    if (aula === now) return 'now'
    if (aula === next) return 'next'
    return fromHere === 0 && lastHourOf(aula) <= hour ? 'over' : 'later'
  }
  const openSince = (aula: Aula<Classe>): string | null => {
    const from = offeredFrom(aula, aulas)
    return (aula === now || aula === next) && from <= hour ? from : null
  }
  return (
    <section aria-labelledby="hoje">
      <div className={home.head}>
        <h2 id="hoje" className="capital">
          {fromHere > 1 ? weekday : t(fromHere === 0 ? 'diario.today.today' : 'diario.today.tomorrow')}{' '}
          {fromHere <= 1 && <span className={classNames('muted', styles.weekday)}>{weekday}</span>}
        </h2>
        <DiarioLink to="semana" className="reach no-print">
          {t('diario.semana.open')}
        </DiarioLink>
      </div>
      <ol {...plainList} className={classNames('ruled', styles.list)}>
        {aulas.map((aula) => (
          <Lesson key={`${aula.classe.id} ${aula.inicio}`} aula={aula} when={whenOf(aula)} from={openSince(aula)} />
        ))}
      </ol>
      {children}
    </section>
  )
}
