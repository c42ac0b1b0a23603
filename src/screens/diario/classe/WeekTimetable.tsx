/** The section of a class with its lessons of the week, by day and hour. */
import type { Classe } from '@/contract'
import { aulasOfWeek } from '@/domain/timetable'
import { useI18n } from '@/i18n'
import { hoursInWords } from './lessonDays'
import { RestToCome } from './RestToCome'
import styles from './WeekTimetable.module.css'

export function WeekTimetable({ classe, whole }: { classe: Classe; whole: boolean }) {
  const { t, format } = useI18n()
  const days = aulasOfWeek([classe])
  return (
    <section aria-labelledby="horario">
      <h2 id="horario">{t('diario.turma.timetable')}</h2>
      {days.length === 0 ? (
        whole ? (
          <p>{t('diario.turma.noTimetable')}</p>
        ) : (
          <RestToCome rest="unreadable" />
        )
      ) : (
        <dl className={styles.week}>
          {days.map(({ diaSemana, aulas }) => (
            <div key={diaSemana}>
              <dt className="capital">{format.weekday(diaSemana)}</dt>
              <dd>{aulas.map((aula) => hoursInWords(t, format, aula)).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
