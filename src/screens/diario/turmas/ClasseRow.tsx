/** One class in a list: name, absences left, mean, warnings. The whole line is a link to it. */
import type { Ref } from 'react'
import type { Classe } from '@/contract'
import { allGrades, isKnown } from '@/domain/notas/notas'
import { aulasOfWeek } from '@/domain/timetable'
import { useI18n, useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { TallyLabel } from '@/ui/data/Tally'
import { tallyText } from '@/ui/data/tallyWords'
import { classNames } from '@/ui/look/classNames'
import { type Figures, hasGrades, meanDecimals, meanOf } from '../classe/figures'
import { ClasseLink } from '../classe/links'
import { useOutsidePeriodo } from '../classe/PeriodoPicker'
import { type Change, NewMark } from '../news/news'
import { BelowMark, GradeValue } from '../page/GradeValue'
import styles from './ClasseRow.module.css'

type Part = Pick<Props, 'figure' | 'lessons'>

/** Words that are shortened on a phone's home; screen readers get the whole ones. */
function Words({ whole, short }: { whole: string; short: string | null }) {
  if (short === null) return <span>{whole}</span>
  return (
    <>
      <span className="hidden-on-phone">{whole}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </>
  )
}

/** The mean as the service gives it; without one, whether the class has no grades or they could not be read. */
function Media({ figure: { record, pending, failed }, lessons }: Part) {
  const t = useT()
  if (pending && !record && !failed) return <span className={styles.waiting} aria-hidden="true" />
  // an empty line keeps the place, so that rows do not move
  if (record && !hasGrades(record)) return <span className={styles.media} />
  const media = meanOf(record)
  if (!media) {
    const graded = record !== null && allGrades(record).some(isKnown)
    return (
      <p className={styles.media}>
        <span aria-hidden="true">—</span>
        <span>{t(failed ? 'diario.turmas.unread' : graded ? 'diario.turmas.noMean' : 'diario.turmas.noGrades')}</span>
      </p>
    )
  }
  return (
    <p className={styles.media}>
      <strong>
        <GradeValue valor={media.valor} decimals={meanDecimals} />
      </strong>
      <Words
        whole={t(media.final ? 'diario.notas.final' : 'diario.notas.partial')}
        short={lessons ? null : t(media.final ? 'diario.boletim.final' : 'diario.boletim.partial')}
      />
    </p>
  )
}

/** Absences against their limit; a placeholder while they are read. */
function Faltas({ figure: { record, faltas, pending, failed, classe }, lessons }: Part) {
  const t = useT()
  // a student who has left the class comes near no limit either
  const over = useOutsidePeriodo(classe) || record?.ativo === false
  // the dash keeps the place; the words of the failure stand in place of the mean
  if (failed && !record) return <span aria-hidden="true">—</span>
  if (pending && !record) return <span className={styles.waitingWords} aria-hidden="true" />
  const { faltas: n, limite, remaining, band } = faltas
  if (n === null) return null
  /** The absences left, or those above the limit; null where there are no shorter words. */
  const short = () => {
    if (lessons || over) return null
    if (remaining) return t('diario.turmas.left', { n: remaining })
    return band === 'above' ? t('diario.turmas.over', { n: n - (limite ?? 0) }) : null
  }
  return (
    <>
      <Words whole={tallyText(t, { faltas: n, limite, band, over })} short={short()} />
      <TallyLabel band={band} over={over} />
    </>
  )
}

function Aulas({ classe }: { classe: Classe }) {
  const { t, format } = useI18n()
  const hours = aulasOfWeek([classe]).map(({ diaSemana, aulas }) => {
    const begins = aulas.map(({ inicio }) => format.hour(inicio))
    return `${format.weekdayShort(diaSemana)} ${format.list(begins)}`
  })
  const who = [classe.professor?.nome, classe.sala].filter(Boolean).join(' · ')
  return (
    <p className={classNames('quiet along', styles.lessons)}>
      <ServiceText name>{who}</ServiceText>
      {hours.length > 0 && (
        <span>
          <span className="visually-hidden">{t('diario.turma.timetable')}: </span>
          {hours.join(', ')}
        </span>
      )}
    </p>
  )
}

interface Props {
  figure: Figures
  /** The row shows teacher, room and hours too, and stands directly below the page's heading. */
  lessons: boolean
  news?: readonly Change[] | undefined
  /** The element for an observer of the row's position. */
  holder?: Ref<HTMLLIElement>
}

export function ClasseRow({ figure, lessons, news = [], holder }: Props) {
  const t = useT()
  const { classe, record, turma } = figure
  // at home the list has a heading of its own
  const Heading = lessons ? 'h2' : 'h3'
  return (
    <li ref={holder} className={styles.row}>
      <div className={classNames('along', styles.name)}>
        <Heading>
          <ClasseLink classe={classe} />
        </Heading>
        <ServiceText className="quiet">{turma}</ServiceText>
        <NewMark of={news} />
      </div>
      <Media figure={figure} lessons={lessons} />
      <p className={classNames('along', styles.facts)}>
        <Faltas figure={figure} lessons={lessons} />
        <BelowMark record={record} />
        {record && !record.ativo && <StateLabel tone="warn">{t('diario.notas.inactive')}</StateLabel>}
      </p>
      {lessons && <Aulas classe={classe} />}
    </li>
  )
}
