/** One class for its teacher: the link to the gradebook, students, evaluations, timetable and messages. */
import { partialOf } from '@/domain/notas/notas'
import { useEffect, useRef, useState } from 'react'
import { generatePath, Link } from 'react-router-dom'
import { usePages } from '@/api'
import { type AproveitamentoAluno, type Classe, op } from '@/contract'
import { situacaoFaltas } from '@/domain/faltas'
import { addColumns, type Column } from '@/domain/lancamento'
import { nearLimit } from '@/domain/notas/distribution'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { buttonClass } from '@/ui/action/Button'
import { Empty } from '@/ui/page/Empty'
import { LoadTogether, useLoadingPart } from '@/ui/action/LoadTogether'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { Table } from '@/ui/data/Table'
import { TallyLabel } from '@/ui/data/Tally'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { MoreButton } from '../../shared/MoreButton'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { Section } from '../../shared/Section'
import { LastUpdated } from '../../shared/LastUpdated'
import { common } from '../../diario/classe/PeriodoPicker'
import { periodoInWords, usePeriodoOfClasse } from '../../diario/classe/periodoOfClasse'
import { WeekTimetable } from '../../diario/classe/WeekTimetable'
import { BackToTurmas, MissingClasse } from '../../diario/classe/Unavailable'
import { ClasseRecados } from '../../diario/recados/RecadoList'
import { useClasse } from '../../diario/classe/useClasse'
import { meanDecimals, missedMark, titleOfClasse } from '../../diario/classe/figures'
import { AvaliacaoLink } from '../../diario/classe/links'
import { useTurma } from '../../diario/classe/useTurma'
import { namesOfAlunos } from './names'
import { useSorted } from './order'
import styles from './Turma.module.css'
import { GroupAndWeight, Inactive } from './words'

function Faltas({ faltas, limite }: { faltas: number | null; limite: number | null }) {
  const { format } = useI18n()
  return (
    <span className={styles.absences}>
      <TallyLabel band={situacaoFaltas(faltas, limite).band} />
      {faltas === null ? '—' : format.number(faltas)}
    </span>
  )
}

/** The partial mean, with a label where it is below the passing average. */
function Media({ record }: { record: AproveitamentoAluno }) {
  const { t, format } = useI18n()
  const media = partialOf(record)
  const mark = missedMark({ ...record, mediaFinal: null })
  return (
    <span className={styles.absences}>
      {mark !== null && <StateLabel tone="bad">{t('lancamentos.mean.low', { mark: format.grade(mark) })}</StateLabel>}
      {media === null ? '—' : format.grade(media, meanDecimals)}
    </span>
  )
}

/** The name of a student, with the reason where they left the class. */
function Who({ record, nome }: { record: AproveitamentoAluno; nome: string }) {
  const name = <ServiceText name>{nome}</ServiceText>
  if (record.ativo) return name
  return (
    <span className={styles.inactive}>
      {name} (<Inactive record={record} />)
    </span>
  )
}

/** Counts of students: active, inactive, below the passing average, near the absence limit. */
function Attention({ records, limite }: { records: readonly AproveitamentoAluno[]; limite: number | null }) {
  const { t } = useI18n()
  const active = records.filter(({ ativo }) => ativo)
  const low = active.filter((record) => missedMark({ ...record, mediaFinal: null }) !== null).length
  const absent = nearLimit(active, limite).length
  const parts = [
    t('lancamentos.turma.active', { n: active.length }),
    records.length > active.length && t('lancamentos.turma.inactive', { n: records.length - active.length }),
    low > 0 && t('lancamentos.turma.low', { n: low }),
    absent > 0 && t('lancamentos.turma.absent', { n: absent }),
  ].filter(Boolean)
  return <p>{parts.join(' · ')}</p>
}

function Estudantes({ classe, onEmpty }: { classe: Classe; onEmpty: (empty: boolean) => void }) {
  const { t } = useI18n()
  const pages = usePages(op.AproveitamentosAlunos, { idClasse: classe.id })
  const list = useRef<HTMLDivElement>(null)
  const { limite, pending } = useTurma(classe)
  const { rows, sort } = useSorted(pages.itens)
  const nameOf = namesOfAlunos(pages.itens)
  useLoadingPart(pending)
  const nobody = pages.itens.length === 0 && !pages.hasMore
  // unreadable records are students of the class too
  const whole = !pages.hasMore && !pages.capped && pages.dropped === 0
  const empty = nobody && whole
  useEffect(() => {
    onEmpty(empty)
  }, [empty, onEmpty])
  return (
    <Stack gap={3}>
      <LastUpdated {...pages} onRefresh={pages.refresh} />
      {empty && (
        <Empty title={t('lancamentos.empty.title')}>
          <p>{t('lancamentos.empty.lead')}</p>
        </Empty>
      )}
      {!nobody && whole && <Attention records={pages.itens} limite={limite} />}
      {!nobody && (
        <div ref={list}>
          <Table
            caption={t('lancamentos.turma.list')}
            captionHidden
            compact
            rows={rows}
            // only the whole class can be sorted
            {...(pages.hasMore ? {} : { sort })}
            rowKey={({ id }, i) => `${id} ${i}`}
            columns={[
              {
                key: 'name',
                head: t('lancamentos.grade.aluno'),
                cell: (record) => <Who record={record} nome={nameOf(record)} />,
                sorts: true,
              },
              {
                key: 'absences',
                head: t('lancamentos.faltas'),
                numeric: true,
                sorts: true,
                cell: ({ faltas, ativo }) => <Faltas faltas={faltas} limite={ativo ? limite : null} />,
              },
              {
                key: 'partial',
                head: t('lancamentos.media.parcial'),
                numeric: true,
                sorts: true,
                cell: (record) => <Media record={record} />,
              },
            ]}
          />
        </div>
      )}
      <MoreButton pages={pages} list={list} />
    </Stack>
  )
}

/** Links to the evaluations, collected from the records of the students, because the service has no list of them. */
function Avaliacoes({ classe }: { classe: Classe }) {
  const t = useT()
  const { itens } = usePages(op.AproveitamentosAlunos, { idClasse: classe.id })
  const columns: Column[] = []
  for (const record of itens) addColumns(columns, record)
  if (columns.length === 0) return null
  return (
    <section aria-labelledby="avaliacoes">
      <h2 id="avaliacoes">{t('lancamentos.turma.avaliacoes')}</h2>
      <ul {...plainList} className={styles.faltas}>
        {columns.map((column) => (
          <li key={column.chave}>
            <AvaliacaoLink id={column.avaliacaoId} classe={classe}>
              {column.nome}
            </AvaliacaoLink>
            <span className="muted">
              <GroupAndWeight column={column} follows />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function TeacherTurmaView() {
  const { t } = useI18n()
  const session = useSession()
  const { idClasse, classe, missing, dropped, refresh } = useClasse()
  const { periodo, pending } = usePeriodoOfClasse(classe)
  // a class without students needs no link to the gradebook
  const [empty, setEmpty] = useState(false)
  // a retry of the students also retries the evaluations, which come from the same records and show no error themselves
  const [turn, setTurn] = useState(0)
  if (!classe) return <MissingClasse error={missing} onRetry={refresh} />
  const facts = [classe.sala, classe.curso, periodo && periodoInWords(periodo)].filter(Boolean).join(' · ')
  return (
    <Stack gap={6}>
      <PrintHead whose={session?.displayName} />
      <PageHeader
        title={t('diario.turma.title')}
        heading={<ServiceText>{titleOfClasse(classe)}</ServiceText>}
        back={<BackToTurmas />}
        lead={
          pending ? (
            <TextPlaceholder like={[facts, `${common} (2026/2)`].filter(Boolean).join(' · ')} />
          ) : (
            facts && <ServiceText>{facts}</ServiceText>
          )
        }
        actions={
          !empty && (
            <Link
              className={buttonClass('primary')}
              to={generatePath(paths.lancamentos, { idClasse: String(idClasse) })}
            >
              {t('lancamentos.title')}
            </Link>
          )
        }
      />
      <LoadTogether>
        <Stack gap={6}>
          <section aria-labelledby="estudantes">
            <h2 id="estudantes">{t('lancamentos.turma.students')}</h2>
            <Section whole errorTitle={t('lancamentos.turma.failed')} onRetry={() => setTurn(turn + 1)}>
              <Estudantes classe={classe} onEmpty={setEmpty} />
            </Section>
          </section>
          <Section quiet of={turn} errorTitle={t('lancamentos.turma.failed')}>
            <Avaliacoes classe={classe} />
          </Section>
          <WeekTimetable classe={classe} whole={dropped === 0} />
          <ClasseRecados classe={classe} whole={dropped === 0} />
        </Stack>
      </LoadTogether>
      <PrintFoot />
    </Stack>
  )
}
