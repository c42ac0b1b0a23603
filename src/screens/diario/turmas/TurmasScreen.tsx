/** The page of all classes: a filter by period, a button for further pages. */
import { useDeferredValue, useRef } from 'react'
import { useView } from '@/access'
import { useT } from '@/i18n'
import { useLoading } from '@/ui/action/LoadTogether'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { MoreButton } from '../../shared/MoreButton'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { ofOneStudent } from '../aluno/ChooseChild'
import { useFiguresOf } from '../classe/figures'
import { DiarioLink } from '../classe/links'
import { PeriodoPicker } from '../classe/PeriodoPicker'
import { usePeriodoOfPages } from '../classe/usePeriodoOfPages'
import { useAluno } from '../classe/student'
import { useClasses } from '../classe/useClasse'
import { useNews } from '../news/news'
import { ReadingBar } from '../page/ReadingBar'
import { ClasseList } from './ClasseList'
import { TeacherTurmas } from './teacher'

function Turmas() {
  const t = useT()
  const aluno = useAluno()
  const pages = useClasses()
  // deferred, because fifty rows take more than one frame to render
  const itens = useDeferredValue(pages.itens)
  const periodo = usePeriodoOfPages(pages, itens)
  const { classes } = periodo
  const { figures, pending } = useFiguresOf(periodo)
  const loading = useLoading(pending) || periodo.unsure
  const isPart = pages.hasMore || pages.capped
  const { list: news } = useNews(figures, pages.itens, !isPart && pages.dropped === 0)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Stack gap={5}>
      <PrintHead whose={aluno.nome} />
      <PageHeader
        title={t(aluno.index === null ? 'diario.turmas.mine' : 'frame.menu.turmas')}
        lead={
          <>
            <ReadingBar {...pages} of={classes.length > 0 && figures} onRefresh={pages.refresh} />
            {classes.length > 0 && (
              <DiarioLink to="boletim" className="reach">
                {t('diario.boletim.open')}
              </DiarioLink>
            )}
          </>
        }
      />
      <PeriodoPicker {...periodo} />
      {loading && <Skeleton lines={9} />}
      <div ref={list} hidden={loading}>
        <ClasseList
          {...{ classes, figures, news }}
          rest={pages.dropped > 0 ? 'unreadable' : null}
          shown={!loading}
          lessons
        />
      </div>
      <MoreButton pages={{ ...pages, itens, loadingMore: pages.loadingMore || itens !== pages.itens }} list={list} />
      <PrintFoot />
    </Stack>
  )
}

export { readFigures as next } from '../home/homeReads'

export const Component = ofOneStudent('turmas', () => (useView() === 'teacher' ? <TeacherTurmas /> : <Turmas />))
