/** The home of a student, or of one child of a guardian: warnings, news, today's lessons and the next evaluation. */
import { useDeferredValue, useMemo, useState } from 'react'
import { useT } from '@/i18n'
import { useLoading } from '@/ui/action/LoadTogether'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { Section } from '../../shared/Section'
import { DiarioLink } from '../classe/links'
import { useAluno } from '../classe/student'
import { ClasseList } from '../turmas/ClasseList'
import { attendedOf, type Figures, useFiguresOf } from '../classe/figures'
import { useHomeSentences } from './stateSentence'
import { Today } from './Today'
import { ReadingBar, RememberSeen } from '../page/ReadingBar'
import { useNews } from '../news/news'
import { Greeting } from './Greeting'
import { NewsSection } from './NewsSection'
import { ComingUp, NextEvent } from './ComingUp'
import { OfPeriodo, PeriodoPicker, usePeriodo } from '../classe/PeriodoPicker'
import { NewestRecado } from '../recados/NewestRecado'
import { recadoIds } from '../recados/recados'
import { refreshAll, useAllPages, useClasses } from '../classe/useClasse'
import styles from './StudentHome.module.css'

/** The figures of every class that is current, for evaluations: like the lessons, they are those of all periods. */
function useFiguresAhead({ classes, running, current }: ReturnType<typeof usePeriodo>, shown: readonly Figures[]) {
  const others = current ? running.filter((classe) => !classes.includes(classe)) : []
  const { figures: further, pending } = useFiguresOf({ unsure: false, classes: others })
  return { figures: useMemo(() => [...shown, ...further], [shown, further]), pending }
}

export function StudentHome() {
  const t = useT()
  const aluno = useAluno()
  const own = aluno.index === null
  // the current period and the newest message may stand on the last page
  const pages = useAllPages(useClasses())
  const { itens } = pages
  const periodo = usePeriodo(itens)
  const { classes, current } = periodo
  const { figures, pending } = useFiguresOf(periodo)
  const ahead = useFiguresAhead(periodo, figures)
  /** Lessons and evaluations span all classes, so they are shown once all classes were read or have failed. */
  const known = pages.rest !== 'loading'
  const loading = useLoading(pending) || periodo.unsure
  const news = useNews(figures, itens, pages.rest === null)
  const sentences = useHomeSentences(figures, news.counts, current, pages)
  // only the first load hides the page; a change of period hides the list alone, so that the focus stays
  const [begun, setBegun] = useState(!loading)
  if (!loading && !begun) setBegun(true)
  // the former sentences keep their room while others are loading
  const [said, setSaid] = useState(sentences)
  if (!loading && said.join() !== sentences.join()) setSaid(sentences)
  // news that comes after the first drawing goes to the end, so that nothing moves
  const [late, setLate] = useState<boolean | null>(null)
  if (!loading && late === null) setLate(news.list.length + news.recados.length === 0)
  const newsSection = <NewsSection news={news} readItems={figures} classes={itens} whole={pages.rest === null} />
  // looks for the evaluations ahead in a drawing of its own, after the figures are shown
  const ready = useDeferredValue(begun && !loading && known && !ahead.pending, false)
  return (
    <Stack gap={1} className={styles.home}>
      <PrintHead whose={aluno.nome} />
      <PageHeader
        margin
        title={t('frame.menu.inicio')}
        heading={
          <OfPeriodo {...periodo} chosenBelow>
            <Greeting name={aluno.nome} about={!own} />
          </OfPeriodo>
        }
        lead={
          // one paragraph, to save height on a phone
          begun && (
            <>
              <PeriodoPicker {...periodo} inLead />
              <p>
                {said.map((sentence) => (
                  <span key={sentence} className={styles.sentence}>
                    {loading ? <TextPlaceholder like={sentence} /> : sentence}{' '}
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
          {current && known && (
            <Today classes={attendedOf(periodo.running, ahead.figures)}>
              <NextEvent figures={ahead.figures} ready={ready} rest={pages.rest} />
            </Today>
          )}
          <div className={styles.main}>
            {!late && newsSection}
            <section aria-labelledby="turmas">
              <div className={styles.head}>
                <h2 id="turmas">{t(own ? 'diario.turmas.mine' : 'frame.menu.turmas')}</h2>
                {classes.length > 0 && (
                  <DiarioLink to="boletim" className="reach no-print">
                    {t('frame.menu.boletim')}
                  </DiarioLink>
                )}
              </div>
              {begun && loading && <Skeleton lines={9} />}
              <div hidden={loading}>
                <ClasseList {...{ classes, figures }} rest={pages.rest} news={news.list} shown={begun && !loading} />
              </div>
            </section>
            <ReadingBar {...pages} of={classes.length > 0 && figures} onRefresh={() => refreshAll(pages)} />
            {classes.length > 0 && <RememberSeen />}
          </div>
          <section aria-labelledby="recado">
            <h2 id="recado">{t('diario.recados.newest')}</h2>
            <Section of={recadoIds(itens)[0]} errorTitle={t('diario.recados.failedOne')}>
              <NewestRecado classes={itens} rest={pages.rest} />
            </Section>
          </section>
          {/* the section comes last, so that its appearance moves nothing */}
          {current && <ComingUp figures={ahead.figures} ready={ready} rest={pages.rest} />}
          {late && newsSection}
        </div>
      </div>
      <PrintFoot />
    </Stack>
  )
}
