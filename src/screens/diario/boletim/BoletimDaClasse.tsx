/** The document: average, absences, what is needed, every group of grades. No average is computed here. */
import type { AproveitamentoAluno, Classe, Nota } from '@/contract'
import { situacaoFaltas } from '@/domain/faltas'
import { stateOfGrade, isVisible, allGrades } from '@/domain/notas/notas'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { StatLine } from '@/ui/data/StatLine'
import { Tally, TallyWaiting } from '@/ui/data/Tally'
import { Untold } from '@/ui/page/Untold'
import type { Aluno } from '../classe/student'
import styles from './BoletimDaClasse.module.css'
import { meanDecimals, nameOfClasse, hasGrades } from '../classe/figures'
import { ReadDates } from '../notas/GradeDate'
import drawings from '../notas/Charts.module.css'
import { GradesOverTime } from '../notas/GradesOverTime'
import { Legend, LegendOnPaper } from '../notas/Legend'
import { NewMark } from '../news/NewMark'
import { type Change, newsOf, useLook } from '../news/news'
import { NotasTable } from '../notas/NotasTable'
import { useCovered } from '../page/hidden'
import { WeightLeft } from '../notas/WeightLeft'
import { NeededMark } from '../notas/NeededMark'
import { useLater } from '../classe/useLater'
import { usePeriodoOfClasse } from '../classe/usePeriodoDaClasse'
import { useTurma } from '../classe/useTurma'
import { BelowMark, useGradeInWords, GradeValue } from '../page/GradeValue'

interface Props {
  record: AproveitamentoAluno
  classe: Classe | null
  aluno: Aluno
}

function Medias({ record }: { record: AproveitamentoAluno }) {
  const t = useT()
  const inWords = useGradeInWords(meanDecimals)
  const notas = record.grupos.flatMap((grupo) => grupo.avaliacoes)
  const published = notas.filter((nota) => isVisible(nota) && nota.valor !== null).length
  const note = t('diario.notas.countPublished', { n: notas.length, publicadas: published })
  return (
    <div className={styles.medias}>
      <StatLine
        label={t('diario.notas.partial')}
        value={
          record.mediaParcial === null || published === 0 ? (
            '—'
          ) : (
            <GradeValue valor={record.mediaParcial} decimals={meanDecimals} />
          )
        }
        note={published === 0 ? t('diario.notas.nonePublished') : note}
      />
      <BelowMark record={record} />
      <p className={styles.final}>
        {record.mediaFinal === null
          ? t('diario.notas.finalOpen')
          : t('diario.notas.finalIs', { valor: inWords(record.mediaFinal) })}
      </p>
    </div>
  )
}

/** Keeps the room of the absences until the limit has been read, so that nothing below moves. */
function ExpectedFaltas() {
  const t = useT()
  return (
    <div className={styles.faltas}>
      <h2>{t('diario.faltas.title')}</h2>
      <p>
        <Untold like={t('diario.faltas.left', { nome: 'Matemática', n: 4 })} />
      </p>
      <TallyWaiting />
    </div>
  )
}

function Faltas({ record, classe, news }: Omit<Props, 'aluno'> & { news: Change | undefined }) {
  const t = useT()
  const { limite, pending, error } = useTurma(classe)
  const over = usePeriodoOfClasse(classe).periodo?.vigente === false
  const faltas = situacaoFaltas(record.faltas, limite)
  if (faltas.faltas === null) return <p className={styles.untold}>{t('diario.faltas.untold')}</p>
  if (pending) return <ExpectedFaltas />
  const nome = classe ? nameOfClasse(classe) : ''
  const extra = faltas.faltas - (faltas.limite ?? faltas.faltas)
  return (
    <div className={styles.faltas}>
      <h2>{t('diario.faltas.title')}</h2>
      {faltas.remaining !== null && nome && !(over && faltas.remaining > 0) && (
        <p>
          {faltas.remaining > 0
            ? t('diario.faltas.left', { nome, n: faltas.remaining })
            : extra > 0
              ? t('diario.faltas.above', { nome, n: extra })
              : t('diario.faltas.noneLeft', { nome })}
        </p>
      )}
      <Tally faltas={faltas.faltas} limite={faltas.limite} over={over} />
      <NewMark of={[news]} />
      {error && <p className={styles.untold}>{t('diario.faltas.limitFailed')}</p>}
    </div>
  )
}

/** What the law asks of the school, where it does. Below the grades, which do not move when the limit has come. */
function LawNotice({ record, classe }: Omit<Props, 'aluno'>) {
  const { t, format } = useI18n()
  const { limite } = useTurma(classe)
  if (!situacaoFaltas(record.faltas, limite).councilWarning) return null
  return <p className={styles.notice}>{t('diario.faltas.mark', { p: format.percent(0.3) })}</p>
}

/** Only where the school told its rule, for who is still in the class, and not while grades are hidden. */
function Needed({ record, aluno }: Pick<Props, 'record' | 'aluno'>) {
  const { grading } = settings()
  const covered = useCovered()
  if (!grading || covered || !record.ativo) return null
  return <NeededMark record={record} grading={grading} own={aluno.index === null} />
}

function Drawings({ record }: { record: AproveitamentoAluno }) {
  const t = useT()
  if (useCovered()) return <p className={styles.none}>{t('diario.desenho.hidden')}</p>
  return (
    <div className={drawings.drawings} data-figura="">
      <GradesOverTime record={record} />
      <WeightLeft record={record} />
    </div>
  )
}

export function ClasseReportCard({ record, classe, aluno }: Props) {
  const t = useT()
  const later = useLater()
  const readItem = classe && { classe, record }
  const news = useLook(aluno, readItem ? [readItem] : [])
  const markOf = (nota: Nota) => (readItem ? newsOf(news, readItem, nota) : undefined)
  const groups = record.grupos.filter((grupo) => grupo.avaliacoes.length > 0)
  const comNotas = hasGrades(record)
  const none = allGrades(record).every((nota) => stateOfGrade(nota) === 'aguardando' || nota.valor === null)
  return (
    <>
      {!record.ativo && (
        <Notice tone="warn" title={t('diario.notas.inactive')}>
          {record.motivoInatividade && <ServiceText as="p">{record.motivoInatividade}</ServiceText>}
        </Notice>
      )}
      <div className={styles.top}>
        {comNotas && <Medias record={record} />}
        <Faltas record={record} classe={classe} news={news.get(`faltas/${classe?.id ?? 0}`)} />
      </div>
      {comNotas && <Needed record={record} aluno={aluno} />}
      {groups.length > 0 && <Legend />}
      {groups.length === 0 && record.notasComplementares.length === 0 && <p>{t('diario.notas.noGroups')}</p>}
      {none && groups.length > 0 && <p className={styles.none}>{t('diario.notas.nonePublishedHint')}</p>}
      {groups.slice(0, later ? undefined : 1).map((grupo, i) => (
        <NotasTable
          key={`${grupo.nome}-${i}`}
          title={grupo.nome}
          notas={grupo.avaliacoes}
          classe={classe}
          newsOf={markOf}
        />
      ))}
      {later ? (
        <>
          {record.notasComplementares.length > 0 && (
            <NotasTable
              title={t('diario.notas.complementary')}
              ours
              notas={record.notasComplementares}
              classe={classe}
              newsOf={markOf}
            />
          )}
          <LawNotice record={record} classe={classe} />
          {groups.length > 0 && (
            <section aria-labelledby="desenhos" className={styles.drawing}>
              <h2 id="desenhos">{t('diario.desenho.title')}</h2>
              <Drawings record={record} />
            </section>
          )}
          {groups.length > 0 && <LegendOnPaper />}
          <ReadDates notas={allGrades(record)} />
        </>
      ) : (
        <div className={styles.later} />
      )}
    </>
  )
}
