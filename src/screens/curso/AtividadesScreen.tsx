/** Curricular activities (caderno §4.11): by course, by prerequisite, by what is typed; each opens where it stands. */
import { useDeferredValue, useState } from 'react'
import { useReads } from '@/api'
import type { AtividadeCurricular } from '@/contract'
import { useT } from '@/i18n'
import { Section } from '../shared/Section'
import { SearchFilter } from '@/ui/Filter'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { PageHeader } from '@/ui/PageHeader'
import { AtividadeRow } from './AtividadeRow'
import { CursoFiltro } from './CursoFiltro'
import { FiltroEmUso, ListaFiltrada } from './ListaFiltrada'
import { MaisFiltros } from './MaisFiltros'
import { NomeDaAtividade } from './NomeDaAtividade'
import { useAprenderNomes, useAtividades } from './nomes'
import { readsAtividades } from './reads'
import { useFiltros } from './useFiltros'
import { useProcura } from './useProcura'

/** What a search looks through. */
const textoDe = ({ id, nome, codigo }: AtividadeCurricular): string => `${nome ?? ''} ${codigo ?? ''} ${id}`

function Lista({ busca }: { busca: string }) {
  const t = useT()
  const filtros = useFiltros()
  const { atividades: pages } = useReads(readsAtividades({}, {}, filtros.search))
  const aberta = filtros.numero('atividade')
  useAprenderNomes(pages.itens)
  const nomes = useAtividades()
  const { shown, missing, ...procura } = useProcura(pages, busca, textoDe, aberta)
  return (
    <ListaFiltrada
      pages={pages}
      procura={procura}
      vazio={{ title: t('curso.atividades.vazio'), dica: t('curso.atividades.vazioDica') }}
      notice={missing && <Notice tone="warn">{t('curso.atividades.semEsta')}</Notice>}
    >
      {shown.map((atividade, i) => (
        <AtividadeRow
          key={`${atividade.id} ${i}`}
          atividade={atividade}
          nomes={nomes}
          filtros={filtros}
          open={atividade.id === aberta}
        />
      ))}
    </ListaFiltrada>
  )
}

export function Component() {
  const t = useT()
  const filtros = useFiltros()
  const [busca, setBusca] = useState('')
  const nomes = useAtividades()
  const requisito = filtros.numero('requisito')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.atividades.title')} lead={t('curso.atividades.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.busca')} value={busca} onChange={setBusca} />
        <CursoFiltro filtros={filtros} />
      </Row>
      <MaisFiltros filtros={filtros} />
      {(requisito !== 0 || filtros.texto('avaliacao') !== '') && (
        <FiltroEmUso
          onClear={() => {
            filtros.change({ requisito: '', avaliacao: '', atividade: '' })
          }}
        >
          {requisito !== 0 ? (
            <>
              {t('curso.filtro.porRequisito')} <NomeDaAtividade nome={nomes.get(requisito)} id={requisito} />
            </>
          ) : (
            t('curso.filtro.porAvaliacao', { id: filtros.texto('avaliacao') })
          )}
        </FiltroEmUso>
      )}
      <Section whole errorTitle={t('curso.atividades.erro')}>
        <Lista busca={useDeferredValue(busca)} />
      </Section>
    </Stack>
  )
}
Component.displayName = 'AtividadesScreen'
