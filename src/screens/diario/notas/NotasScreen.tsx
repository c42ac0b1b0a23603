/** The report card of one class: average, absences, the grades in the service's groups, complementary grades. */
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useReads } from '@/api'
import type { AproveitamentoAluno, Classe } from '@/contract'
import { situacaoFaltas } from '@/domain/faltas'
import { allGrades, isKnown, partialOf, stateOfGrade, withoutZeroWeights } from '@/domain/notas/notas'
import { useI18n, useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { settings } from '@/settings'
import { ServiceText } from '@/ui/data/ServiceText'
import { StatLine } from '@/ui/data/StatLine'
import { Tally, TallyLabel, TallyWaiting } from '@/ui/data/Tally'
import { classNames } from '@/ui/look/classNames'
import { Empty } from '@/ui/page/Empty'
import { Row, Stack } from '@/ui/page/layout'
import { belowNotebook, Notebook } from '@/ui/page/Notebook'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { PrintHead } from '../../shared/paper/PrintFrame'
import { ofOneClasse } from '../aluno/ofOneClasse'
import { figureOf, hasGrades, limitFor, meanDecimals, nameOfClasse, turmaOfClasse } from '../classe/figures'
import { DiarioLink } from '../classe/links'
import { readsNotas } from '../classe/reads'
import { RestToCome } from '../classe/RestToCome'
import { useAluno } from '../classe/student'
import { BackToTurmas, aboutOne } from '../classe/Unavailable'
import { useClasse } from '../classe/useClasse'
import { usePeriodoOfClasse } from '../classe/periodoOfClasse'
import { useTurma } from '../classe/useTurma'
import { type Change, newsOf, useLook, NewMark } from '../news/news'
import { BelowMark, GradeValue, useGradeInWords } from '../page/GradeValue'
import { useCovered } from '../page/hidden'
import { PaperFoot, PrintButton } from '../page/Paper'
import { ReadingBar } from '../page/ReadingBar'
import { Charts } from './Charts'
import { Legend, LegendOnPaper } from './Legend'
import { NeededMark } from './NeededMark'
import styles from './NotasScreen.module.css'
import { NotasTable, ReadDates } from './NotasTable'

/** False for the first frame, to shorten it; true at once on reload and "back", to restore the scroll position. */
function useLater(): boolean {
  const back = useNavigationType() === NavigationType.Pop
  const [later, setLater] = useState(back)
  useEffect(() => {
    startTransition(() => setLater(true))
  }, [])
  return later
}

interface Props {
  record: AproveitamentoAluno
  classe: Classe | null
}

interface WholeProps {
  record: AproveitamentoAluno
  /** Every grade could be read; otherwise nothing is said of how many there are. */
  whole: boolean
}

function Medias({ record, whole }: WholeProps) {
  const t = useT()
  const inWords = useGradeInWords(meanDecimals)
  const media = partialOf(record)
  const notas = record.grupos.flatMap((grupo) => grupo.avaliacoes)
  const publicadas = notas.filter(isKnown).length
  const count = notas.length > 0 && t('diario.notas.countPublished', { n: notas.length, publicadas })
  // all grades count here, because a recovery grade alone makes a mean too
  const none = !allGrades(record).some(isKnown)
  return (
    <div>
      <StatLine
        label={t('diario.notas.partial')}
        value={media === null ? '—' : <GradeValue valor={media} decimals={meanDecimals} />}
        note={whole && (none ? t('diario.notas.nonePublished') : count)}
      />
      <BelowMark record={record} />
      <p className="muted">
        {record.mediaFinal === null
          ? t('diario.notas.finalOpen')
          : t('diario.notas.finalIs', { valor: inWords(record.mediaFinal) })}
      </p>
    </div>
  )
}

function FaltasHead({ children }: { children?: ReactNode }) {
  const t = useT()
  return (
    <Row gap={3} className={styles.faltasHead}>
      <h2>{t('diario.faltas.title')}</h2>
      {children}
    </Row>
  )
}

/** A placeholder of the absences while their limit is read. */
function ExpectedFaltas() {
  const t = useT()
  return (
    <Stack gap={1} className={styles.faltas}>
      <FaltasHead />
      <p>
        <TextPlaceholder like={t('diario.faltas.left', { nome: 'Matemática', n: 4 })} />
      </p>
      <TallyWaiting />
    </Stack>
  )
}

function Faltas({ record, classe, news }: Props & { news: Change | undefined }) {
  const t = useT()
  const { limite, pending, error } = useTurma(classe)
  const over = usePeriodoOfClasse(classe).periodo?.vigente === false || !record.ativo
  const faltas = situacaoFaltas(record.faltas, limitFor(record, limite))
  if (faltas.faltas === null) return <p className="muted">{t('diario.faltas.untold')}</p>
  if (pending) return <ExpectedFaltas />
  const nome = classe ? nameOfClasse(classe) : ''
  const { faltas: n, remaining } = faltas
  const extra = n - (faltas.limite ?? n)
  const told = () =>
    remaining
      ? t('diario.faltas.left', { nome, n: remaining })
      : t(extra > 0 ? 'diario.faltas.above' : 'diario.faltas.noneLeft', { nome, n: extra })
  return (
    <Stack gap={1} className={styles.faltas}>
      <FaltasHead>
        <TallyLabel band={faltas.band} over={over} />
      </FaltasHead>
      {remaining !== null && nome && !(over && remaining > 0) && <p>{told()}</p>}
      <Tally {...faltas} faltas={n} over={over} />
      <NewMark of={[news]} />
      {error && <p className="muted">{t('diario.faltas.limitFailed')}</p>}
    </Stack>
  )
}

/** The school's legal duty at many absences; below the grades, which would move when the limit arrives. */
function LawNotice({ record, classe }: Props) {
  const { t, format } = useI18n()
  const { limite } = useTurma(classe)
  if (!record.ativo || !situacaoFaltas(record.faltas, limite).councilWarning) return null
  return <p className={classNames('fine', styles.notice)}>{t('diario.faltas.mark', { p: format.percent(0.3) })}</p>
}

/** "Quanto preciso": only with a grading rule, for active students, of all grades, and while they are shown. */
function Needed({ record, whole }: WholeProps) {
  const { grading } = settings()
  const covered = useCovered()
  if (!grading || !whole || covered || !record.ativo) return null
  return <NeededMark record={record} grading={grading} />
}

/** The content: average, absences, needed grades, every group of grades. It computes no average. */
function ClasseReportCard({ record: came, classe, whole }: Props & WholeProps) {
  const t = useT()
  const record = useMemo(() => withoutZeroWeights(came), [came])
  const later = useLater()
  const readItem = classe && { classe, record }
  const news = useLook(readItem ? [readItem] : [])
  const markOf = readItem ? newsOf(news, readItem) : () => undefined
  const groups = record.grupos.filter((grupo) => grupo.avaliacoes.length > 0)
  const complementary = { title: t('diario.notas.complementary'), ours: true, notas: record.notasComplementares }
  const tables = [
    ...groups.map(({ nome, avaliacoes }) => ({ title: nome, ours: false, notas: avaliacoes })),
    ...(complementary.notas.length > 0 ? [complementary] : []),
  ]
  const withNotas = hasGrades(record)
  const none = allGrades(record).every((nota) => stateOfGrade(nota) === 'awaiting' || nota.valor === null)
  return (
    <>
      {!record.ativo && (
        <Notice tone="warn" title={t('diario.notas.inactive')}>
          {record.motivoInatividade && <ServiceText as="p">{record.motivoInatividade}</ServiceText>}
        </Notice>
      )}
      <div className={styles.top}>
        {withNotas && <Medias record={record} whole={whole} />}
        <Faltas record={record} classe={classe} news={news.get(`faltas/${classe?.id ?? 0}`)} />
      </div>
      {withNotas && <Needed record={record} whole={whole} />}
      {groups.length > 0 && <Legend />}
      {whole && tables.length === 0 && <p>{t('diario.notas.noGroups')}</p>}
      {whole && none && groups.length > 0 && <p className="muted">{t('diario.notas.nonePublishedHint')}</p>}
      {tables.slice(0, later ? undefined : 1).map((table, i) => (
        <NotasTable key={`${table.title}-${i}`} {...table} classe={classe} newsOf={markOf} />
      ))}
      {later ? (
        <>
          <LawNotice record={record} classe={classe} />
          {groups.length > 0 && (
            <section aria-labelledby="desenhos" className={styles.drawing}>
              <h2 id="desenhos">{t('diario.drawing.title')}</h2>
              <Charts record={record} />
            </section>
          )}
          {groups.length > 0 && <LegendOnPaper />}
          <ReadDates record={record} />
        </>
      ) : (
        <div className={styles.later} />
      )}
    </>
  )
}

function Notas() {
  const t = useT()
  const aluno = useAluno()
  const later = useLater()
  const {
    record: { data, ...reading },
  } = useReads(readsNotas(useParamsOf(paths.notas), aluno))
  const { idClasse, classe } = useClasse()
  const { periodo } = usePeriodoOfClasse(classe)
  const [record] = data.itens
  const nome = classe ? nameOfClasse(classe) : t('diario.notas.title')
  return (
    <Stack gap={5}>
      <Notebook>
        <PrintHead whose={aluno.nome} periodo={periodo?.descricao} />
        <PageHeader
          margin
          title={t('diario.notas.title')}
          heading={<ServiceText>{nome}</ServiceText>}
          back={<BackToTurmas />}
          lead={
            <>
              {classe && (
                <ServiceText as="p">
                  {[turmaOfClasse(classe), classe.professor?.nome].filter(Boolean).join(' · ')}
                </ServiceText>
              )}
              <ReadingBar
                {...reading}
                of={classe && record ? [figureOf(classe, record)] : []}
                onRefresh={reading.refresh}
              />
            </>
          }
        />
        {record ? (
          <ClasseReportCard record={record} classe={classe} whole={reading.dropped === 0} />
        ) : reading.dropped > 0 ? (
          <RestToCome rest="unreadable" />
        ) : (
          <Empty title={t('diario.notas.empty')} text={t('diario.notas.emptyHint')} />
        )}
      </Notebook>
      {record && later && (
        <Row className={classNames(belowNotebook, 'reach no-print')} gap={4}>
          <PrintButton />
          <DiarioLink to="turma" of={{ idClasse }}>
            {t('diario.turma.open')}
          </DiarioLink>
          <DiarioLink to="boletim">{t('diario.boletim.open')}</DiarioLink>
        </Row>
      )}
      {later && <PaperFoot />}
    </Stack>
  )
}

export const Component = ofOneClasse('notas', aboutOne('diario.notas.title', 'diario.notas.gone', BackToTurmas, Notas))
