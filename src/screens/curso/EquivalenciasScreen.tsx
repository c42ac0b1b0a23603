/** Curricular equivalences: what counts as what, in words first, then side by side with the reason. */
import { useMemo } from 'react'
import { useReads } from '@/api'
import { useT } from '@/i18n'
import { Section } from '../shared/Section'
import { SearchFilter } from '@/ui/action/Filter'
import { Row, Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { CursoFiltro } from './CursoFilter'
import { textoDe } from './equivalencia'
import { EquivalenciaRow } from './EquivalenciaRow'
import { EquivalenciaTable } from './EquivalenciaTable'
import { FiltroEmUso, ListaFiltrada } from './FilteredList'
import { NomeDaAtividade } from './AtividadeName'
import { cursoDe, useAprenderNomes, useAtividades } from './names'
import { readsEquivalencias } from './reads'
import { useFiltros } from './useFilters'
import { type Busca, useBusca, useProcura } from './useSearch'

function Lista({ busca }: { busca: Busca }) {
  const t = useT()
  const filtros = useFiltros()
  const { equivalencias: pages } = useReads(readsEquivalencias({}, {}, filtros.search))
  const { itens } = pages
  useAprenderNomes(
    useMemo(
      () =>
        itens.flatMap((item) => [
          { idCurso: cursoDe(item) },
          item.atividadeOfertada ?? {},
          item.atividadeEquivalente ?? {},
        ]),
      [itens],
    ),
  )
  const procura = useProcura(pages, busca, textoDe)
  const comCurso = filtros.numero('curso') === 0
  return (
    <ListaFiltrada
      pages={pages}
      procura={procura}
      count={(n) => t('curso.equivalencias.n', { n })}
      vazio={{ title: t('curso.equivalencias.vazio'), dica: t('curso.equivalencias.vazioDica') }}
      table={(rows) => <EquivalenciaTable rows={rows} comCurso={comCurso} />}
      card={(item, i) => <EquivalenciaRow key={`${item.id} ${i}`} equivalencia={item} comCurso={comCurso} />}
    />
  )
}

export function Component() {
  const t = useT()
  const filtros = useFiltros()
  const { field, busca } = useBusca()
  const nomes = useAtividades()
  const atividade = filtros.numero('atividade')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.equivalencias.title')} lead={t('curso.equivalencias.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.busca')} {...field} />
        <CursoFiltro filtros={filtros} />
      </Row>
      {atividade !== 0 && (
        <FiltroEmUso
          onClear={() => {
            filtros.change({ atividade: '' })
          }}
        >
          {t('curso.equivalencias.porAtividade')} <NomeDaAtividade nome={nomes.get(atividade)} id={atividade} />
        </FiltroEmUso>
      )}
      <Section whole errorTitle={t('curso.equivalencias.erro')}>
        <Lista busca={busca} />
      </Section>
    </Stack>
  )
}
Component.displayName = 'EquivalenciasScreen'
