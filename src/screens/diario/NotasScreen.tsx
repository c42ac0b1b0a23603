/** The report card of one class: average, absences, the grades as the service groups them, complementary ones. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useReads } from '@/api'
import { useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { Empty } from '@/ui/Empty'
import { Row, Stack } from '@/ui/layout'
import { belowNotebook, Notebook } from '@/ui/Notebook'
import { PageHeader } from '@/ui/PageHeader'
import { ServiceText } from '@/ui/ServiceText'
import { PrintFoot, PrintHead } from '../shared/PrintFrame'
import { useAluno, useDiarioPath } from './aluno'
import { BoletimDaClasse } from './BoletimDaClasse'
import { nomeDaClasse, turmaDaClasse } from './figuras'
import { Imprimir, OcultasNoPapel } from './Imprimir'
import { SeHouver } from './Indisponivel'
import { Leitura } from './Leitura'
import { OndeConferir } from './OndeConferir'
import { readsNotas } from './reads'
import { useClasse } from './useClasse'
import { useLater } from './useLater'
import { usePeriodoDaClasse } from './usePeriodoDaClasse'

function Notas({ back }: { back: ReactNode }) {
  const t = useT()
  const aluno = useAluno()
  const path = useDiarioPath()
  const later = useLater()
  const {
    record: { data, ...reading },
  } = useReads(readsNotas(useParamsOf(paths.notas), aluno))
  const { idClasse, classe } = useClasse()
  const { periodo } = usePeriodoDaClasse(classe)
  const [record] = data.itens
  const nome = classe ? nomeDaClasse(classe) : t('diario.notas.title')
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
                    {[turmaDaClasse(classe), classe.professor?.nome].filter(Boolean).join(' · ')}
                  </ServiceText>
                </p>
              )}
              <Leitura {...reading} onRefresh={reading.refresh} />
            </>
          }
        />
        {record ? (
          <BoletimDaClasse record={record} classe={classe} aluno={aluno} />
        ) : (
          <Empty title={t('diario.notas.empty')}>
            <p>{t('diario.notas.emptyHint')}</p>
          </Empty>
        )}
      </Notebook>
      {record && later && (
        <Row className={`${belowNotebook} no-print`} gap={4}>
          <Imprimir />
          <Link to={path('turma', { idClasse })}>{t('diario.turma.open')}</Link>
          <Link to={path('boletim')}>{t('diario.boletim.open')}</Link>
        </Row>
      )}
      {later && (
        <>
          <OcultasNoPapel />
          <OndeConferir />
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
    <SeHouver
      key={useParamsOf(paths.notas).idClasse}
      title={t('diario.notas.title')}
      back={back}
      words={t('diario.notas.gone')}
    >
      <Notas back={back} />
    </SeHouver>
  )
}
Component.displayName = 'NotasScreen'
