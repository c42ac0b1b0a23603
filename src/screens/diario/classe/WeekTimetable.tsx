/** The section of a class with its lessons of the week, by day and hour. */
import type { Horario } from '@/contract'
import { useI18n, useT } from '@/i18n'
import styles from './WeekTimetable.module.css'

function Semana({ horarios }: { horarios: readonly Horario[] }) {
  const { t, format } = useI18n()
  if (horarios.length === 0) return <p>{t('diario.turma.noTimetable')}</p>
  const days = [...new Set(horarios.map((horario) => horario.diaSemana))].sort((a, b) => a - b)
  return (
    <dl className={styles.week}>
      {days.map((day) => (
        <div key={day}>
          <dt>{format.weekday(day)}</dt>
          <dd>
            {horarios
              .filter((horario) => horario.diaSemana === day)
              .sort((a, b) => a.inicio.localeCompare(b.inicio))
              .map((horario) =>
                t('diario.turma.hours', { inicio: format.hour(horario.inicio), fim: format.hour(horario.fim) }),
              )
              .join(' · ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function WeekTimetable({ horarios }: { horarios: readonly Horario[] }) {
  const t = useT()
  return (
    <section aria-labelledby="horario">
      <h2 id="horario">{t('diario.turma.timetable')}</h2>
      <Semana horarios={horarios} />
    </section>
  )
}
