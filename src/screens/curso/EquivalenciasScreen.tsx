/** Curricular equivalences (caderno §4.10): what counts as what, in words first, then side by side with the reason. */
import { useDeferredValue, useMemo, useState } from 'react'
import { usePages } from '@/api'
import { op } from '@/contract'
import { fold } from '@/domain/texto'
import { useT } from '@/i18n'
import { Section } from '../shared/Section'
import { SearchFilter } from '@/ui/Filter'
import { Row, Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { CursoFiltro } from './CursoFiltro'
import { cursoDe, useAprenderCursos } from './cursos'
import { EquivalenciaRow, textoDe } from './EquivalenciaRow'
import { FiltroEmUso, ListaFiltrada } from './ListaFiltrada'
import { useFiltros } from './useFiltros'

function Lista({ busca }: { busca: string }) {
  const t = useT()
  const filtros = useFiltros()
  const pages = usePages(op.EquivalenciasCurriculares, {
    idCurso: filtros.numero('curso'),
    idAtividadeEquivalenteOfertada: filtros.numero('atividade'),
  })
  const { itens } = pages
  useAprenderCursos(useMemo(() => itens.map((item) => ({ idCurso: cursoDe(item) })), [itens]))
  const wanted = fold(busca)
  const shown = wanted === '' ? itens : itens.filter((item) => fold(textoDe(item)).includes(wanted))
  return (
    <ListaFiltrada
      pages={pages}
      procura={wanted !== ''}
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
          {t('curso.equivalencias.porAtividade', { id: String(atividade) })}
        </FiltroEmUso>
      )}
      <Section whole errorTitle={t('curso.equivalencias.erro')}>
        <Lista busca={useDeferredValue(busca)} />
      </Section>
    </Stack>
  )
}
Component.displayName = 'EquivalenciasScreen'
