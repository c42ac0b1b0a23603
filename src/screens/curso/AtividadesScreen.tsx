/** Curricular activities (caderno §4.11): by course, by prerequisite, by what is typed; each opens where it stands. */
import { useDeferredValue, useEffect, useState } from 'react'
import { usePages } from '@/api'
import { op } from '@/contract'
import { fold } from '@/domain/texto'
import { useT } from '@/i18n'
import { Section } from '../shared/Section'
import { SearchFilter } from '@/ui/Filter'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { PageHeader } from '@/ui/PageHeader'
import { AtividadeRow } from './AtividadeRow'
import { CursoFiltro } from './CursoFiltro'
import { useAprenderCursos } from './cursos'
import { FiltroEmUso, ListaFiltrada } from './ListaFiltrada'
import { MaisFiltros } from './MaisFiltros'
import { useFiltros } from './useFiltros'

function Lista({ busca }: { busca: string }) {
  const t = useT()
  const filtros = useFiltros()
  const pages = usePages(op.AtividadesCurriculares, {
    idCurso: filtros.numero('curso'),
    idAtividadeCurricularRequisito: filtros.numero('requisito'),
    idAvaliacaoInterdisciplinar: filtros.texto('avaliacao') || null,
  })
  const { itens, hasMore, loadingMore, error, more } = pages
  const aberta = filtros.numero('atividade')
  const isThere = itens.some((item) => item.id === aberta)
  useAprenderCursos(itens)
  useEffect(() => {
    // a prerequisite may stand on a page that nobody has asked for yet
    if (aberta !== 0 && !isThere && hasMore && !loadingMore && !error) void more()
  }, [aberta, isThere, itens.length, hasMore, loadingMore, error, more])

  const nomes = new Map(itens.map((item) => [item.id, item.nome ?? '']))
  const wanted = fold(busca)
  const shown = itens.filter(
    ({ id, nome, codigo }) =>
      id === aberta || wanted === '' || fold(`${nome ?? ''} ${codigo ?? ''} ${id}`).includes(wanted),
  )
  return (
    <ListaFiltrada
      pages={pages}
      procura={wanted !== ''}
      vazio={{ title: t('curso.atividades.vazio'), dica: t('curso.atividades.vazioDica') }}
      notice={aberta !== 0 && !isThere && !hasMore && <Notice tone="warn">{t('curso.atividades.semEsta')}</Notice>}
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
  const requisito = filtros.numero('requisito')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.atividades.title')} lead={t('curso.atividades.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.busca')} value={busca} onChange={setBusca} />
        <CursoFiltro filtros={filtros} />
      </Row>
      <MaisFiltros key={`${requisito} ${filtros.texto('avaliacao')}`} filtros={filtros} />
      {(requisito !== 0 || filtros.texto('avaliacao') !== '') && (
        <FiltroEmUso
          onClear={() => {
            filtros.change({ requisito: '', avaliacao: '', atividade: '' })
          }}
        >
          {t(requisito ? 'curso.filtro.porRequisito' : 'curso.filtro.porAvaliacao', {
            id: String(requisito || filtros.texto('avaliacao')),
          })}
        </FiltroEmUso>
      )}
      <Section whole errorTitle={t('curso.atividades.erro')}>
        <Lista busca={useDeferredValue(busca)} />
      </Section>
    </Stack>
  )
}
Component.displayName = 'AtividadesScreen'
