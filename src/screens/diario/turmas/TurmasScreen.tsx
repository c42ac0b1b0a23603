/** The list of classes: filter by period, further pages by a press. */
import { useDeferredValue, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useView } from '@/access'
import { useT } from '@/i18n'
import { useHeld } from '@/ui/action/Held'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { MoreButton } from '../../shared/MoreButton'
import { useAluno, useDiarioPath } from '../classe/student'
import { ClasseList } from './ClasseList'
import { ChooseChild } from '../aluno/ChooseChild'
import { orderedByState, useFigures } from '../classe/figures'
import { ReadingBar } from '../page/ReadingBar'
import { TeacherTurmas } from './teacher'
import { useNews } from '../news/news'
import { PeriodoPicker, usePeriodo } from '../classe/PeriodoPicker'
import { NoClasses } from '../classe/NoClasses'
import { ofPeriodo } from '../classe/periods'
import { useClasses } from '../classe/useClasse'

function Turmas() {
  const t = useT()
  const aluno = useAluno()
  const path = useDiarioPath()
  const own = aluno.index === null
  const pages = useClasses()
  const periodo = usePeriodo(pages.itens)
  // rows are drawn a little later: fifty take more than one frame
  const itens = useDeferredValue(pages.itens)
  const classes = useMemo(() => ofPeriodo(itens, periodo.id), [itens, periodo.id])
  // no records are read before the period is known
  const figures = useFigures(!periodo.unsure && classes.length <= orderedByState ? classes : [], aluno)
  const held = useHeld(periodo.unsure || figures.some(({ pending }) => pending))
  const { list: news } = useNews(aluno, figures, pages.itens, !pages.hasMore)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Stack gap={5}>
      <PageHeader
        title={t(own ? 'diario.turmas.mine' : 'moldura.menu.turmas')}
        lead={
          <>
            <ReadingBar {...pages} onRefresh={pages.refresh} />
            <Link to={path('boletim')}>{t('diario.boletim.open')}</Link>
          </>
        }
      />
      <PeriodoPicker {...periodo} />
      {held && <Skeleton lines={9} />}
      {classes.length === 0 ? (
        <NoClasses />
      ) : (
        <div ref={list} hidden={held}>
          <ClasseList {...{ classes, figures, aluno, news }} shown={!held} titulo="h2" lessons />
        </div>
      )}
      <MoreButton pages={{ ...pages, itens, loadingMore: pages.loadingMore || itens !== pages.itens }} list={list} />
    </Stack>
  )
}

export { readFigures as next } from '../home/homeReads'

export function Component() {
  const view = useView()
  const { index } = useAluno()
  if (view === 'guardian' && index === null) return <ChooseChild to="turmas" />
  if (view === 'teacher') return <TeacherTurmas />
  return <Turmas />
}
