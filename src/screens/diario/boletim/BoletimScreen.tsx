/** The report card of a whole period over all classes: one table, one sheet of A4. No average is computed here. */
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { op } from '@/contract'
import { useView } from '@/access'
import { refreshReads } from '@/api'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Empty } from '@/ui/page/Empty'
import { useHeld } from '@/ui/action/Held'
import { Row, Stack } from '@/ui/page/layout'
import { belowNotebook, Notebook } from '@/ui/page/Notebook'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { PrintFoot, PrintHead } from '../../shared/PrintFrame'
import { useAluno, useDiarioPath } from '../classe/student'
import { BoletimTable } from './BoletimTable'
import { ChooseChild } from '../aluno/ChooseChild'
import { byName, hasGrades, useFigures } from '../classe/figures'
import { FailedFigures } from '../classe/FailedFigures'
import { PrintButton, HiddenOnPaper } from '../page/PrintButton'
import { ReadingBar } from '../page/ReadingBar'
import { useLook } from '../news/news'
import { WhereToCheck } from '../page/WhereToCheck'
import { BoletimLegend } from './BoletimLegend'
import { PeriodoCode, OfPeriodo, PeriodoPicker, usePeriodo } from '../classe/PeriodoPicker'
import { ofPeriodo } from '../classe/periods'
import { Siglas } from './ShortNames'
import { useAllPages } from '../classe/useAllPages'
import { useClasses } from '../classe/useClasse'

/** Classes whose records are read at a time: more than any student has, and no flood for who has hundreds. */
const step = 30

function Boletim() {
  const t = useT()
  const aluno = useAluno()
  const path = useDiarioPath()
  const pages = useAllPages(useClasses())
  const periodo = usePeriodo(pages.itens)
  const [shown, setShown] = useState(step)
  const classes = useMemo(() => ofPeriodo(pages.itens, periodo.id).sort(byName), [pages.itens, periodo.id])
  // while it is not known which classes are meant, none of the others' is asked for
  const visible = useMemo(() => (periodo.unsure ? [] : classes.slice(0, shown)), [periodo.unsure, classes, shown])
  const figuras = useFigures(visible, aluno)
  const news = useLook(aluno, figuras)
  const table = useRef<HTMLDivElement>(null)
  // one document: its columns and rows are those of all classes. What is asked for in addition comes below
  const held = useHeld(periodo.unsure || figuras.slice(0, step).some(({ pending }) => pending))
  const oldest = Math.min(pages.updatedAt, ...figuras.map(({ updatedAt }) => updatedAt || Infinity))
  const refresh = () => {
    pages.refresh()
    refreshReads(op.AproveitamentosAlunos.name)
  }
  return (
    <Stack gap={5}>
      <Notebook>
        <PrintHead aluno={aluno.nome} />
        <PageHeader
          margin
          title={t('diario.boletim.title')}
          heading={
            <>
              {t('diario.boletim.title')}
              <OfPeriodo {...periodo} />
            </>
          }
          back={<Link to={path('inicio')}>{t('moldura.menu.inicio')}</Link>}
          lead={
            <>
              <PeriodoCode {...periodo} />
              <ReadingBar {...pages} updatedAt={oldest} onRefresh={refresh} />
            </>
          }
        />
        <PeriodoPicker {...periodo} />
        {held && <Skeleton lines={9} />}
        <div hidden={held}>
          {classes.length === 0 ? (
            <Empty title={t(aluno.index === null ? 'diario.turmas.empty' : 'diario.turmas.emptyChild')}>
              <p>{t('diario.turmas.emptyHint')}</p>
            </Empty>
          ) : (
            <div ref={table}>
              <FailedFigures classes={visible} aluno={aluno} list={table} />
              <BoletimTable figuras={figuras} news={news} />
            </div>
          )}
          <Siglas figuras={figuras} />
          {figuras.some(({ record }) => record && hasGrades(record)) && <BoletimLegend />}
        </div>
      </Notebook>
      {!held && (
        <Row className={`${belowNotebook} no-print`}>
          {classes.length > shown && <Button onClick={() => setShown(shown + step)}>{t('moldura.mais.load')}</Button>}
          <PrintButton />
        </Row>
      )}
      <HiddenOnPaper />
      <WhereToCheck />
      <PrintFoot />
    </Stack>
  )
}

export { readFigures as next } from '../home/homeReads'

export function Component() {
  const view = useView()
  const { index } = useAluno()
  if (view === 'guardian' && index === null) return <ChooseChild to="boletim" />
  return <Boletim />
}
Component.displayName = 'BoletimScreen'
