/** The page of one class: period, teacher, room, group and its limit, timetable, messages, a link to the grades. */
import { useView } from '@/access'
import type { Classe } from '@/contract'
import { useI18n } from '@/i18n'
import { LoadTogether, useLoadingPart, LoadingPart } from '@/ui/action/LoadTogether'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { Section } from '../../shared/Section'
import { LastUpdated } from '../../shared/LastUpdated'
import { ofOneClasse } from '../aluno/ofOneClasse'
import { nameOfClasse, turmaOfClasse } from '../classe/figures'
import { useAluno } from '../classe/student'
import { DiarioLink } from '../classe/links'
import { BackToTurmas, MissingClasse } from '../classe/Unavailable'
import { useClasse } from '../classe/useClasse'
import { periodoInWords, usePeriodoOfClasse } from '../classe/periodoOfClasse'
import { useTurma } from '../classe/useTurma'
import { WeekTimetable } from '../classe/WeekTimetable'
import { ClasseRecados } from '../recados/RecadoList'
import { TeacherTurma } from './teacher'

/** The limit of the class group, and the group's name where the class itself has none. */
function Turma({ classe }: { classe: Classe }) {
  const { t } = useI18n()
  const { turma, limite, pending, error } = useTurma(classe)
  if (error) throw error
  if (pending) return <LoadingPart lines={3} />
  const nome = turmaOfClasse(classe) ? '' : turma?.descricao
  return (
    <p>
      <ServiceText>{nome}</ServiceText>
      {nome && ' · '}
      {limite !== null && limite > 0 ? t('diario.turma.limit', { n: limite }) : t('diario.turma.noLimit')}
    </p>
  )
}

function Facts({ classe }: { classe: Classe }) {
  const { t } = useI18n()
  const { periodo, pending } = usePeriodoOfClasse(classe)
  useLoadingPart(pending)
  const items = [
    { term: t('diario.turma.group'), value: turmaOfClasse(classe) },
    { term: t('diario.turma.teacher'), value: classe.professor?.nome },
    { term: t('diario.turma.course'), value: classe.curso },
    { term: t('diario.turma.room'), value: classe.sala },
    { term: t('diario.periodo.label'), value: periodo && periodoInWords(periodo) },
  ].filter((item) => item.value)
  return (
    <SummaryList items={items.map(({ term, value }) => ({ term, value: <ServiceText>{value ?? ''}</ServiceText> }))} />
  )
}

function TurmaOfAluno() {
  const { t } = useI18n()
  const { nome } = useAluno()
  const { idClasse, classe, missing, ...read } = useClasse()
  if (!classe) return <MissingClasse error={missing} onRetry={read.refresh} />
  // lessons and messages lie inside the classes, so they may be among what could not be read
  const whole = read.dropped === 0
  return (
    <Stack gap={6}>
      <PrintHead whose={nome} />
      <PageHeader
        title={t('diario.turma.title')}
        heading={<ServiceText>{nameOfClasse(classe)}</ServiceText>}
        back={<BackToTurmas />}
        lead={
          <>
            <DiarioLink to="notas" of={{ idClasse }} className="reach">
              {t('diario.turma.grades')}
            </DiarioLink>
            <LastUpdated {...read} onRefresh={read.refresh} />
          </>
        }
      />
      <LoadTogether>
        <Stack gap={6}>
          <Facts classe={classe} />
          <WeekTimetable classe={classe} whole={whole} />
          {Boolean(classe.turma ?? classe.idTurma) && (
            <section aria-labelledby="limite">
              <h2 id="limite">{t('diario.turma.limitTitle')}</h2>
              <Section errorTitle={t('diario.turma.failedLimit')}>
                <Turma classe={classe} />
              </Section>
            </section>
          )}
          <ClasseRecados classe={classe} whole={whole} />
        </Stack>
      </LoadTogether>
      <PrintFoot />
    </Stack>
  )
}

export const Component = ofOneClasse('turma', () => (useView() === 'teacher' ? <TeacherTurma /> : <TurmaOfAluno />))
