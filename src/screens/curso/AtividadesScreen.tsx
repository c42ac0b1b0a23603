/** Curricular activities (caderno §4.11): by course, by prerequisite, by what is typed; each opens where it stands. */
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { usePages } from '@/api'
import { op } from '@/contract'
import { fold } from '@/domain/texto'
import { useT } from '@/i18n'
import { Section } from '../shared/Section'
import { MoreButton } from '../shared/MoreButton'
import { Updated } from '../shared/Updated'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { SearchFilter } from '@/ui/Filter'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { PageHeader } from '@/ui/PageHeader'
import { AtividadeRow } from './AtividadeRow'
import { CursoFiltro } from './CursoFiltro'
import { useAprenderCursos } from './cursos'
import styles from './lista.module.css'
import { MaisFiltros } from './MaisFiltros'
import { useFiltros } from './useFiltros'

function Lista({ busca }: { busca: string }) {
  const t = useT()
  const filtros = useFiltros()
  const list = useRef<HTMLDivElement>(null)
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
    <Stack gap={4}>
      <Updated {...pages} onRefresh={pages.refresh} />
      {aberta !== 0 && !isThere && !hasMore && <Notice tone="warn">{t('curso.atividades.semEsta')}</Notice>}
      {wanted !== '' && hasMore && <p>{t('curso.filtro.parcial', { n: itens.length })}</p>}
      {shown.length === 0 ? (
        <Empty title={t(itens.length === 0 ? 'curso.atividades.vazio' : 'curso.filtro.nada')}>
          <p>{t(itens.length === 0 ? 'curso.atividades.vazioDica' : 'curso.filtro.nadaDica')}</p>
        </Empty>
      ) : (
        <div ref={list}>
          <Stack as="ul" gap={1} className={styles.list}>
            {shown.map((atividade, i) => (
              <AtividadeRow
                key={`${atividade.id} ${i}`}
                atividade={atividade}
                nomes={nomes}
                filtros={filtros}
                open={atividade.id === aberta}
              />
            ))}
          </Stack>
        </div>
      )}
      <MoreButton pages={pages} list={list} />
    </Stack>
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
        <Row>
          <p>
            {t(requisito ? 'curso.filtro.porRequisito' : 'curso.filtro.porAvaliacao', {
              id: String(requisito || filtros.texto('avaliacao')),
            })}
          </p>
          <Button
            variant="link"
            onClick={() => {
              filtros.change({ requisito: '', avaliacao: '', atividade: '' })
            }}
          >
            {t('curso.filtro.limpar')}
          </Button>
        </Row>
      )}
      <Section whole errorTitle={t('curso.atividades.erro')}>
        <Lista busca={useDeferredValue(busca)} />
      </Section>
    </Stack>
  )
}
Component.displayName = 'AtividadesScreen'
