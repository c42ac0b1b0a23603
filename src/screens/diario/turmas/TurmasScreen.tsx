/** The list of classes: filter by period, further pages by a press. */
import { useDeferredValue, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useView } from '@/access'
import { useT } from '@/i18n'
import { useHeld } from '@/ui/action/Held'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { MoreButton } from '../../shared/MoreButton'
import { ofOneStudent } from '../aluno/ChooseChild'
import { orderedByState, useFigures } from '../classe/figures'
import { NoClasses } from '../classe/NoClasses'
import { PeriodoPicker, usePeriodo } from '../classe/PeriodoPicker'
import { useAluno, useDiarioPath } from '../classe/student'
import { useClasses } from '../classe/useClasse'
import { useNews } from '../news/news'
import { ReadingBar } from '../page/ReadingBar'
import { ClasseList } from './ClasseList'
import { TeacherTurmas } from './teacher'

function Turmas() {
  const t = useT()
  const aluno = useAluno()
  const path = useDiarioPath()
  const own = aluno.index === null
  const pages = useClasses()
  // rows are drawn a little later: fifty take more than one frame
  const itens = useDeferredValue(pages.itens)
  const periodo = usePeriodo(itens)
  const { classes } = periodo
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
          <ClasseList {...{ classes, figures, news }} shown={!held} lessons />
        </div>
      )}
      <MoreButton pages={{ ...pages, itens, loadingMore: pages.loadingMore || itens !== pages.itens }} list={list} />
    </Stack>
  )
}

export { readFigures as next } from '../home/homeReads'

export const Component = ofOneStudent('turmas', () => (useView() === 'teacher' ? <TeacherTurmas /> : <Turmas />))
