/** The current or next lesson in one line, for the card of one of several children. */
import type { Classe } from '@/contract'
import { aulaAtHour, nextAulas } from '@/domain/timetable'
import { type PlainKey, useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { useSchoolTime } from '../../shared/time/clock'
import { nameOfClasse } from '../classe/figures'
import { weekdayInWords } from '../classe/lessonDays'
import styles from './FamilyHome.module.css'

/** "Agora: História · Sala 2", "Amanhã, 07h30: História"; nothing in a week without lessons. */
export function NextLesson({ classes }: { classes: readonly Classe[] }) {
  const { t, format } = useI18n()
  const { day, hour } = useSchoolTime()
  const found = nextAulas(classes, day, hour)
  const { now, next = found?.aulas[0] } = found?.fromHere === 0 ? aulaAtHour(found.aulas, hour) : {}
  const aula = now ?? next
  if (!found || !aula) return null
  const today: PlainKey = now ? 'diario.today.now' : 'diario.today.next'
  const word =
    found.fromHere > 1 ? weekdayInWords(format, found) : t(found.fromHere === 0 ? today : 'diario.today.tomorrow')
  return (
    <p className={styles.lesson}>
      <strong className="capital">{now ? word : `${word}, ${format.hour(aula.inicio)}`}</strong>{' '}
      <ServiceText>{[nameOfClasse(aula.classe), aula.classe.sala].filter(Boolean).join(' · ')}</ServiceText>
    </p>
  )
}
