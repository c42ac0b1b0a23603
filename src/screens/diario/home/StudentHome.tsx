/** The home of a student (and of one child of a guardian): what is wrong, new, today, next, in one glance. */
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Classe } from '@/contract'
import { useI18n } from '@/i18n'
import { useHeld } from '@/ui/action/Held'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { Untold } from '@/ui/page/Untold'
import { PrintFoot, PrintHead } from '../../shared/PrintFrame'
import { Section } from '../../shared/Section'
import { useAluno, useDiarioPath } from '../classe/student'
import { ClasseList } from '../turmas/ClasseList'
import { orderedByState, useFigures } from '../classe/figures'
import { homeSentences } from './stateSentence'
import { Today } from './Today'
import { ReadingBar } from '../page/ReadingBar'
import { useNews } from '../news/news'
import { NextEvent } from './Next'
import { Greeting } from './Greeting'
import { NewsSection } from './NewsSection'
import { useHiddenGrades } from '../page/hidden'
import { ComingUp } from './ComingUp'
import { OfPeriodo, PeriodoPicker, usePeriodo } from '../classe/PeriodoPicker'
import { NoClasses } from '../classe/NoClasses'
import { ofPeriodo } from '../classe/periods'
import { NewestRecado } from '../recados/NewestRecado'
import { RememberSeen } from '../news/RememberSeen'
import { refreshAll, useAllPages, useClasses } from '../classe/useClasse'
import styles from './StudentHome.module.css'

export function StudentHome() {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const path = useDiarioPath()
  const own = aluno.index === null
  // the current period and the newest message may stand on the last page
  const pages = useAllPages(useClasses())
  const { itens } = pages
  const periodo = usePeriodo(itens)
  const classes = useMemo(() => ofPeriodo(itens, periodo.id), [itens, periodo.id])
  // no records are read before the period is known
  const counted: readonly Classe[] = !periodo.unsure && classes.length <= orderedByState ? classes : []
  const figures = useFigures(counted, aluno)
  const held = useHeld(periodo.unsure || figures.some(({ pending }) => pending))
  const news = useNews(aluno, figures, itens, !pages.hasMore)
  const hidden = useHiddenGrades()
  const sentences = homeSentences(t, figures, {
    novas: news.counts,
    join: (items) => format.list(items),
    grade: hidden ? null : (valor) => format.grade(valor),
  })
  // only the first load hides the page; another period hides the list alone, so that focus stays
  const [begun, setBegun] = useState(!held)
  if (!held && !begun) setBegun(true)
  // until then the former sentences keep their room
  const [said, setSaid] = useState(sentences)
  if (!held && said.join() !== sentences.join()) setSaid(sentences)
  // news that comes after the first drawing goes to the end, so that nothing moves
  const [late, setLate] = useState<boolean | null>(null)
  if (!held && late === null) setLate(news.list.length + news.recados.length === 0)
  const newsSection = <NewsSection news={news} aluno={aluno} readItems={figures} classes={itens} />
  // a period that is over has neither lessons today nor evaluations ahead
  const current = !periodo.unsure && periodo.periodos.find(({ id }) => id === periodo.id)?.vigente !== false
  const several = periodo.periodos.length > 1
  return (
    <Stack gap={1} className={styles.home}>
      <PrintHead aluno={aluno.nome} />
      <PageHeader
        margin
        title={t('moldura.menu.inicio')}
        heading={
          <Greeting name={aluno.nome} about={!own}>
            <OfPeriodo {...periodo} chosenBelow={several} />
          </Greeting>
        }
        lead={
          // one paragraph, to save height on a phone
          begun && (
            <>
              {several && <PeriodoPicker {...periodo} inLead />}
              <p>
                {said.map((sentence) => (
                  <span key={sentence} className={styles.sentence}>
                    {held ? <Untold like={sentence} /> : sentence}{' '}
                  </span>
                ))}
              </p>
            </>
          )
        }
      />
      {!begun && <Skeleton lines={9} />}
      <div hidden={!begun} className={styles.page}>
        <div className={styles.parts}>
          {current && (
            <Today classes={classes}>
              <NextEvent figures={figures} ready={begun && !held} />
            </Today>
          )}
          <div className={styles.main}>
            {!late && newsSection}
            <section aria-labelledby="turmas">
              <div className={styles.head}>
                <h2 id="turmas">{t(own ? 'diario.turmas.mine' : 'moldura.menu.turmas')}</h2>
                <Link to={path('boletim')} className="no-print">
                  {t('moldura.menu.boletim')}
                </Link>
              </div>
              {begun && held && <Skeleton lines={9} />}
              <div hidden={held}>
                {classes.length === 0 ? (
                  <NoClasses />
                ) : (
                  <ClasseList {...{ classes, figures }} news={news.list} shown={begun && !held} />
                )}
              </div>
            </section>
            <ReadingBar {...pages} onRefresh={() => refreshAll(pages)} />
            <RememberSeen />
          </div>
          <section aria-labelledby="recado">
            <h2 id="recado">{t('diario.recados.newest')}</h2>
            <Section errorTitle={t('diario.recados.failedOne')}>
              <NewestRecado classes={itens} aluno={aluno} />
            </Section>
          </section>
          {/* comes last, and moves nothing */}
          {current && <ComingUp figures={figures} ready={begun && !held} />}
          {late && newsSection}
        </div>
      </div>
      <PrintFoot />
    </Stack>
  )
}
