/** The section of a class with its lessons of the week, by day and hour. */
import type { Horario } from '@/contract'
import { compareText } from '@/domain/text'
import { useI18n } from '@/i18n'
import styles from './WeekTimetable.module.css'

export function WeekTimetable({ horarios }: { horarios: readonly Horario[] }) {
  const { t, format } = useI18n()
  const sorted = [...horarios].sort((a, b) => a.diaSemana - b.diaSemana || compareText(a.inicio, b.inicio))
  const days = new Set(sorted.map(({ diaSemana }) => diaSemana))
  const hoursOf = (day: number) =>
    sorted
      .filter(({ diaSemana }) => diaSemana === day)
      .map(({ inicio, fim }) => t('diario.turma.hours', { inicio: format.hour(inicio), fim: format.hour(fim) }))
  return (
    <section aria-labelledby="horario">
      <h2 id="horario">{t('diario.turma.timetable')}</h2>
      {days.size === 0 ? (
        <p>{t('diario.turma.noTimetable')}</p>
      ) : (
        <dl className={styles.week}>
          {[...days].map((day) => (
            <div key={day}>
              <dt>{format.weekday(day)}</dt>
              <dd>{hoursOf(day).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
