/** Curricular equivalences (caderno §4.10): what counts as what, in words first, then side by side with the reason. */
import { useDeferredValue, useMemo, useState } from 'react'
import { useReads } from '@/api'
import { useT } from '@/i18n'
import { Section } from '../shared/Section'
import { SearchFilter } from '@/ui/Filter'
import { Row, Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { CursoFiltro } from './CursoFiltro'
import { EquivalenciaRow, textoDe } from './EquivalenciaRow'
import { FiltroEmUso, ListaFiltrada } from './ListaFiltrada'
import { NomeDaAtividade } from './NomeDaAtividade'
import { cursoDe, useAprenderNomes, useAtividades } from './nomes'
import { readsEquivalencias } from './reads'
import { useFiltros } from './useFiltros'
import { useProcura } from './useProcura'

function Lista({ busca }: { busca: string }) {
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
  const { shown, ...procura } = useProcura(pages, busca, textoDe)
  return (
    <ListaFiltrada
      pages={pages}
      procura={procura}
      vazio={{ title: t('curso.equivalencias.vazio'), dica: t('curso.equivalencias.vazioDica') }}
    >
      {shown.map((item, i) => (
        <EquivalenciaRow key={`${item.id} ${i}`} equivalencia={item} comCurso={filtros.numero('curso') === 0} />
      ))}
    </ListaFiltrada>
  )
}

export function Component() {
  const t = useT()
  const filtros = useFiltros()
  const [busca, setBusca] = useState('')
  const nomes = useAtividades()
  const atividade = filtros.numero('atividade')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.equivalencias.title')} lead={t('curso.equivalencias.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.busca')} value={busca} onChange={setBusca} />
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
        <Lista busca={useDeferredValue(busca)} />
      </Section>
    </Stack>
  )
}
Component.displayName = 'EquivalenciasScreen'
