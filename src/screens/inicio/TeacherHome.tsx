/** The home of a teacher: today's lessons by the timetable, and a direct link to every grade that is missing. */
import { hashKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Classe } from '@/contract'
import { weekdayIn } from '@/domain/dates'
import { type Aula, aulaAtHour, aulasOfDay, aulasOfWeek, isHeldAt } from '@/domain/timetable'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { announce } from '@/ui/action/live'
import { LoadTogether } from '@/ui/action/LoadTogether'
import { classNames } from '@/ui/look/classNames'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { FailedReads, useFailed } from '../diario/classe/FailedReads'
import { byName, classesInWords, titleOfClasse } from '../diario/classe/figures'
import { hoursInWords } from '../diario/classe/lessonDays'
import { DiarioLink } from '../diario/classe/links'
import { NoClasses } from '../diario/classe/RestToCome'
import { OfPeriodo, PeriodoPicker, usePeriodo } from '../diario/classe/PeriodoPicker'
import { type Rest, useAllPages, useClasses } from '../diario/classe/useClasse'
import { Greeting } from '../diario/home/Greeting'
import { ClasseName } from '../lancamentos/classe/ClasseName'
import { MissingGrades, readsMissing } from '../lancamentos/classe/MissingGrades'
import styles from '../lancamentos/classe/Turma.module.css'
import { keptInWords } from '../lancamentos/classe/words'
import { classOfUnsent } from '../shared/sent/keptWork'
import { useUnsentWork } from '../shared/sent/useUnsentWork'
import { useSchoolTime } from '../shared/time/clock'
import { LastUpdated } from '../shared/LastUpdated'

/** How many classes are checked for missing grades at a time: each class is a request. */
const checked = 12

function Aulas({ aulas, hour }: { aulas: readonly Aula<Classe>[]; hour: string }) {
  const { t, format } = useI18n()
  return (
    <ol {...plainList}>
      {aulas.map(({ classe, inicio, fim }) => (
        <li key={`${classe.id} ${inicio}`} className={styles.row}>
          <span className={styles.hour}>{hoursInWords(t, format, { inicio, fim })}</span>
          <ClasseName classe={classe} titulo="h3">
            {classe.sala && <ServiceText as="p">{classe.sala}</ServiceText>}
          </ClasseName>
          {isHeldAt({ inicio, fim }, hour) && <StateLabel tone="info">{t('lancamentos.inicio.inLesson')}</StateLabel>}
          <DiarioLink
            to="lancamentos"
            of={{ idClasse: classe.id }}
            className="reach"
            aria-label={t('lancamentos.turma.enterIn', { classe: titleOfClasse(classe) })}
          >
            {t('lancamentos.title')}
          </DiarioLink>
        </li>
      ))}
    </ol>
  )
}

/**
 * Links to the classes of which this tab keeps unsent grades, with the number of these grades; `whole`: every class was
 * read, so that any other is gone, and its grades can only be discarded.
 */
function Unsent({ classes, whole }: { classes: readonly Classe[]; whole: boolean }) {
  const t = useT()
  const ids = useUnsentWork().flatMap((name) => classOfUnsent(name) ?? [])
  const gone = whole ? ids.filter((id) => !classes.some((one) => one.id === id)) : []
  const held = [
    ...classes
      .filter(({ id }) => ids.includes(id))
      .map((one) => ({ id: one.id, titulo: <ServiceText>{titleOfClasse(one)}</ServiceText> })),
    ...gone.map((id) => ({ id, titulo: t('lancamentos.home.gone') })),
  ]
    .map((one) => ({ ...one, what: keptInWords(t, one.id) }))
    .filter(({ what }) => what !== '')
  if (held.length === 0) return null
  return (
    <Notice tone="warn" title={t('lancamentos.home.unsent')}>
      <ul {...plainList}>
        {held.map(({ id, what, titulo }) => (
          <li key={id}>
            <DiarioLink to="lancamentos" of={{ idClasse: id }}>
              {titulo}
            </DiarioLink>
            : {what}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Missing({ classes }: { classes: readonly Classe[] }) {
  return classes.map((classe) => (
    <div key={classe.id} className={styles.row}>
      <ClasseName classe={classe} titulo="h3">
        <MissingGrades classe={classe} />
      </ClasseName>
    </div>
  ))
}

/** The classes of one period, checked for missing grades in batches of `checked`. */
function Checked({ classes }: { classes: readonly Classe[] }) {
  const { t, format } = useI18n()
  const [batches, setBatches] = useState(1)
  const unchecked = classes.length - batches * checked
  const list = useRef<HTMLDivElement>(null)
  const shown = classes.slice(0, batches * checked)
  const hashOf = (classe: Classe) => hashKey(readsMissing(classe).queryKey)
  const lost = useFailed(shown.map(hashOf))
  const unread = shown.filter((one) => lost.some(({ queryHash }) => queryHash === hashOf(one)))
  const title = t('lancamentos.inicio.unread')
  const named = t('lancamentos.inicio.unreadOf', { nomes: classesInWords(t, format, unread, titleOfClasse) })
  return (
    <LoadTogether>
      <FailedReads
        {...{ lost, title, list }}
        shown={unread.length < shown.length ? named : title}
        done={t('lancamentos.inicio.read')}
      />
      <div ref={list}>
        <Missing classes={classes.slice(0, checked)} />
        {Array.from({ length: batches - 1 }, (_, i) => {
          const more = classes.slice((i + 1) * checked, (i + 2) * checked)
          return (
            <LoadTogether key={i} onDone={() => announce(t('lancamentos.inicio.moreListed', { n: more.length }))}>
              <Missing classes={more} />
            </LoadTogether>
          )
        })}
      </div>
      {unchecked > 0 && (
        <MoveFocusOnUnmount>
          <p className={styles.all}>
            <Button onClick={() => setBatches(batches + 1)}>
              {t('lancamentos.inicio.checkMore', { n: Math.min(checked, unchecked) })}
            </Button>
          </p>
        </MoveFocusOnUnmount>
      )}
      <p className={classNames(styles.all, 'reach')}>
        <Link to={paths.turmas}>{t('lancamentos.inicio.everything')}</Link>
      </p>
    </LoadTogether>
  )
}

interface SaidProps {
  /** `whole` is shown where all classes were read, `part` where some could not be read. */
  whole: string
  part: string | undefined
  rest: Rest
}

/** The sentence about today. Where some classes could not be read, says only what does not depend on them. */
function Said({ whole, part, rest }: SaidProps) {
  if (rest !== null && rest !== 'loading') return part && <p>{part}</p>
  return <p>{rest ? <TextPlaceholder like={whole} /> : whole}</p>
}

export function TeacherHome() {
  const { t, format } = useI18n()
  const session = useSession()
  const { itens, ...read } = useAllPages(useClasses())
  const periodo = usePeriodo(itens)
  const classes = [...periodo.classes].sort(byName)
  const held = periodo.unsure
  const { day, hour } = useSchoolTime()
  // lessons are always of the current period, even where another period is checked for grades
  const aulas = aulasOfDay(periodo.running, weekdayIn(day))
  const { now: running, next } = aulaAtHour(aulas, hour)
  const some = running || next ? 'lancamentos.inicio.today' : 'lancamentos.inicio.over'
  const inAula = running && t('lancamentos.inicio.now', { classe: titleOfClasse(running.classe) })
  // without any hours nothing is known of today
  const hoursTold = periodo.running.length === 0 || aulasOfWeek(periodo.running).length > 0
  const none = hoursTold ? 'lancamentos.inicio.noneToday' : 'diario.turma.noTimetable'
  const said = [
    aulas.length === 0 ? t(none) : t(some, { n: aulas.length }),
    inAula,
    next && t('lancamentos.inicio.next', { classe: titleOfClasse(next.classe), hour: format.hour(next.inicio) }),
  ]
  return (
    <Stack gap={6}>
      <PageHeader
        margin
        title={t('frame.menu.inicio')}
        heading={
          <OfPeriodo {...periodo} chosenBelow>
            <Greeting name={session?.displayName ?? ''} />
          </OfPeriodo>
        }
        lead={
          !held && (
            <>
              <Said whole={said.filter(Boolean).join(' ')} part={inAula} rest={read.rest} />
              <LastUpdated {...read} onRefresh={read.refresh} />
            </>
          )
        }
      />
      {held ? (
        <Skeleton lines={9} />
      ) : (
        <>
          {/* classes of all periods */}
          <Unsent classes={itens} whole={read.rest === null} />
          {classes.length === 0 && <NoClasses rest={read.rest} />}
          {aulas.length > 0 && (
            <section aria-labelledby="aulas">
              <h2 id="aulas">{t('lancamentos.inicio.aulas')}</h2>
              <Aulas aulas={aulas} hour={hour} />
            </section>
          )}
          {classes.length > 0 && (
            <section aria-labelledby="faltam">
              <h2 id="faltam">{t('lancamentos.inicio.remain')}</h2>
              <PeriodoPicker {...periodo} />
              <Checked key={periodo.id} classes={classes} />
            </section>
          )}
        </>
      )}
    </Stack>
  )
}
