/** The report card of one class: average, absences, the grades as the service groups them, complementary ones. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useReads } from '@/api'
import { useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { Empty } from '@/ui/page/Empty'
import { Row, Stack } from '@/ui/page/layout'
import { belowNotebook, Notebook } from '@/ui/page/Notebook'
import { PageHeader } from '@/ui/page/PageHeader'
import { ServiceText } from '@/ui/data/ServiceText'
import { PrintFoot, PrintHead } from '../../shared/PrintFrame'
import { useAluno, useDiarioPath } from '../classe/student'
import { ClasseReportCard } from '../boletim/BoletimDaClasse'
import { nameOfClasse, turmaOfClasse } from '../classe/figures'
import { PrintButton, HiddenOnPaper } from '../page/PrintButton'
import { IfAny } from '../classe/Unavailable'
import { ReadingBar } from '../page/ReadingBar'
import { WhereToCheck } from '../page/WhereToCheck'
import { readsNotas } from '../classe/reads'
import { useClasse } from '../classe/useClasse'
import { useLater } from '../classe/useLater'
import { usePeriodoOfClasse } from '../classe/usePeriodoDaClasse'

function Notas({ back }: { back: ReactNode }) {
  const t = useT()
  const aluno = useAluno()
  const path = useDiarioPath()
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
        <PrintHead aluno={aluno.nome} periodo={periodo?.descricao} />
        <PageHeader
          margin
          title={t('diario.notas.title')}
          heading={<ServiceText>{nome}</ServiceText>}
          back={back}
          lead={
            <>
              {classe && (
                <p>
                  <ServiceText>
                    {[turmaOfClasse(classe), classe.professor?.nome].filter(Boolean).join(' · ')}
                  </ServiceText>
                </p>
              )}
              <ReadingBar {...reading} onRefresh={reading.refresh} />
            </>
          }
        />
        {record ? (
          <ClasseReportCard record={record} classe={classe} aluno={aluno} />
        ) : (
          <Empty title={t('diario.notas.empty')}>
            <p>{t('diario.notas.emptyHint')}</p>
          </Empty>
        )}
      </Notebook>
      {record && later && (
        <Row className={`${belowNotebook} no-print`} gap={4}>
          <PrintButton />
          <Link to={path('turma', { idClasse })}>{t('diario.turma.open')}</Link>
          <Link to={path('boletim')}>{t('diario.boletim.open')}</Link>
        </Row>
      )}
      {later && (
        <>
          <HiddenOnPaper />
          <WhereToCheck />
          <PrintFoot />
        </>
      )}
    </Stack>
  )
}

export function Component() {
  const t = useT()
  const path = useDiarioPath()
  const back = <Link to={path('turmas')}>{t('moldura.menu.turmas')}</Link>
  return (
    <IfAny
      key={useParamsOf(paths.notas).idClasse}
      title={t('diario.notas.title')}
      back={back}
      words={t('diario.notas.gone')}
    >
      <Notas back={back} />
    </IfAny>
  )
}
