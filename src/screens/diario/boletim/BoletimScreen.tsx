/** The report card of a period over all classes: one table, printed on one sheet of A4. It computes no average. */
import { useMemo, useRef, useState } from 'react'
import type { Nota } from '@/contract'
import { useT } from '@/i18n'
import { useLoading } from '@/ui/action/LoadTogether'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { classNames } from '@/ui/look/classNames'
import { Row, Stack } from '@/ui/page/layout'
import { belowNotebook, Notebook } from '@/ui/page/Notebook'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { MoreButton } from '../../shared/MoreButton'
import { PrintHead } from '../../shared/paper/PrintFrame'
import { ofOneStudent } from '../aluno/ChooseChild'
import { FailedFigures } from '../classe/FailedFigures'
import { byName, complementaresOf, type Figures, hasGrades, useFigures } from '../classe/figures'
import { NoClasses } from '../classe/RestToCome'
import { OfPeriodo, PeriodoCode, PeriodoPicker, usePeriodo } from '../classe/PeriodoPicker'
import { DiarioLink } from '../classe/links'
import { useAluno } from '../classe/student'
import { refreshAll, useAllPages, useClasses } from '../classe/useClasse'
import { useLook } from '../news/news'
import styles from '../notas/Legend.module.css'
import { useHiddenGrades } from '../page/hidden'
import { PaperFoot, PrintButton } from '../page/Paper'
import { ReadingBar } from '../page/ReadingBar'
import { BoletimTable } from './BoletimTable'

/** The list of abbreviations with their meanings, without duplicates, in the order in which they appear. */
function Siglas({ figures }: { figures: readonly Figures[] }) {
  const t = useT()
  const found = new Map<string, readonly [sigla: string, nome: string]>()
  const add = (nota: Nota) => {
    const [sigla, nome] = [tame(nota.nomeResumido), tame(nota.nome)]
    if (sigla && nome && sigla !== nome) found.set(`${sigla}\n${nome}`, [sigla, nome])
  }
  for (const { record } of figures) for (const grupo of record?.grupos ?? []) grupo.avaliacoes.forEach(add)
  for (const figure of figures) complementaresOf(figure).forEach(add)
  const siglas = [...found.values()]
  if (siglas.length === 0) return null
  return (
    <dl className={styles.siglas} aria-label={t('diario.boletim.siglas')}>
      {siglas.map(([sigla, nome]) => (
        <div key={`${sigla} ${nome}`}>
          <ServiceText as="dt">{sigla}</ServiceText>
          <ServiceText as="dd">{nome}</ServiceText>
        </div>
      ))}
    </dl>
  )
}

/** The meaning of the signs in the report card; printed with it. */
function BoletimLegend() {
  const t = useT()
  const hidden = useHiddenGrades()
  // the example hides its figure as the table does
  const sign = (state: 'fechada' | 'publicada' | 'notPublished') =>
    hidden ? t(`diario.legend.sign.${state}`).replace(/\d\D\d/, '•••') : t(`diario.legend.sign.${state}`)
  return (
    <dl className={styles.line} aria-label={t('diario.legend.title')}>
      {(['fechada', 'publicada', 'notPublished'] as const).map((state) => (
        <div key={state}>
          <dt>
            <span aria-hidden="true">{sign(state)} </span>
            {t(`frame.ui.grade.${state}`)}:
          </dt>{' '}
          <dd>{t(`diario.legend.${state}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether no record could be read at all: nothing of them is there to show, to date or to print. */
const areUnread = (figures: readonly Figures[]): boolean =>
  figures.length > 0 && figures.every(({ failed, updatedAt }) => failed && updatedAt === 0)

/** The number of classes shown at first, and added with each press of "more". */
const step = 30

function Boletim() {
  const t = useT()
  const aluno = useAluno()
  const pages = useAllPages(useClasses())
  const periodo = usePeriodo(pages.itens)
  const [shown, setShown] = useState(step)
  const classes = useMemo(() => [...periodo.classes].sort(byName), [periodo.classes])
  const visible = useMemo(() => classes.slice(0, shown), [classes, shown])
  const figures = useFigures(visible)
  const news = useLook(figures)
  const table = useRef<HTMLDivElement>(null)
  // the columns depend on all classes, so the table is drawn once all are read
  const loading = useLoading(figures.slice(0, step).some(({ pending }) => pending)) || periodo.unsure
  const unread = areUnread(figures)
  const oldest = Math.min(pages.updatedAt, ...figures.map(({ updatedAt }) => updatedAt || Infinity))
  return (
    <Stack gap={5}>
      <Notebook>
        <PrintHead whose={aluno.nome} />
        <PageHeader
          margin
          title={t('diario.boletim.title')}
          heading={
            <OfPeriodo {...periodo} chosenBelow>
              {t('diario.boletim.title')}
            </OfPeriodo>
          }
          back={<DiarioLink to="inicio">{t('frame.menu.inicio')}</DiarioLink>}
          lead={
            <>
              <PeriodoCode {...periodo} />
              {!unread && (
                <ReadingBar
                  {...pages}
                  of={classes.length > 0 && figures}
                  updatedAt={oldest}
                  onRefresh={() => refreshAll(pages)}
                />
              )}
            </>
          }
        />
        <PeriodoPicker {...periodo} />
        {loading && <Skeleton lines={9} />}
        <div hidden={loading}>
          {classes.length === 0 ? (
            <NoClasses rest={pages.rest} />
          ) : (
            <div ref={table}>
              <FailedFigures of={[{ aluno, classes: visible }]} list={table} />
              {!unread && <BoletimTable figures={figures} news={news} />}
              {/* for paper only, since a button on the screen shows that there are more */}
              {classes.length > visible.length && (
                <p className="print-only">
                  {t('diario.print.part', { shown: String(visible.length), all: String(classes.length) })}
                </p>
              )}
            </div>
          )}
          <Siglas figures={figures} />
          {figures.some(({ record }) => record && hasGrades(record)) && <BoletimLegend />}
        </div>
      </Notebook>
      {!loading && !unread && classes.length > 0 && (
        <Row className={classNames(belowNotebook, 'no-print')}>
          <MoreButton
            pages={{ itens: visible, hasMore: classes.length > shown, more: () => setShown(shown + step) }}
            list={table}
            isHere
          />
          <PrintButton />
        </Row>
      )}
      <PaperFoot />
    </Stack>
  )
}

export { readFigures as next } from '../home/homeReads'

export const Component = ofOneStudent('boletim', Boletim)
