/** Curricular equivalences (caderno §4.10): what counts as what, in words first, then side by side with the reason. */
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { usePages } from '@/api'
import { op } from '@/contract'
import { fold } from '@/domain/texto'
import { useT } from '@/i18n'
import { MoreButton } from '../shared/MoreButton'
import { Section } from '../shared/Section'
import { Updated } from '../shared/Updated'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { SearchFilter } from '@/ui/Filter'
import { Row, Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { CursoFiltro } from './CursoFiltro'
import { cursoDe, useAprenderCursos } from './cursos'
import { EquivalenciaRow, textoDe } from './EquivalenciaRow'
import styles from './lista.module.css'
import { useFiltros } from './useFiltros'

function Lista({ busca }: { busca: string }) {
  const t = useT()
  const filtros = useFiltros()
  const list = useRef<HTMLDivElement>(null)
  const pages = usePages(op.EquivalenciasCurriculares, {
    idCurso: filtros.numero('curso'),
    idAtividadeEquivalenteOfertada: filtros.numero('atividade'),
  })
  const { itens, hasMore } = pages
  useAprenderCursos(useMemo(() => itens.map((item) => ({ idCurso: cursoDe(item) })), [itens]))
  const wanted = fold(busca)
  const shown = wanted === '' ? itens : itens.filter((item) => fold(textoDe(item)).includes(wanted))
  return (
    <Stack gap={4}>
      <Updated {...pages} onRefresh={pages.refresh} />
      {wanted !== '' && hasMore && <p>{t('curso.filtro.parcial', { n: itens.length })}</p>}
      {shown.length === 0 ? (
        <Empty title={t(itens.length === 0 ? 'curso.equivalencias.vazio' : 'curso.filtro.nada')}>
          <p>{t(itens.length === 0 ? 'curso.equivalencias.vazioDica' : 'curso.filtro.nadaDica')}</p>
        </Empty>
      ) : (
        <div ref={list}>
          <Stack as="ul" gap={1} className={styles.list}>
            {shown.map((item, i) => (
              <EquivalenciaRow key={`${item.id} ${i}`} equivalencia={item} comCurso={filtros.numero('curso') === 0} />
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
  const atividade = filtros.numero('atividade')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.equivalencias.title')} lead={t('curso.equivalencias.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.busca')} value={busca} onChange={setBusca} />
        <CursoFiltro filtros={filtros} />
      </Row>
      {atividade !== 0 && (
        <Row>
          <p>{t('curso.equivalencias.porAtividade', { id: String(atividade) })}</p>
          <Button
            variant="link"
            onClick={() => {
              filtros.change({ atividade: '' })
            }}
          >
            {t('curso.filtro.limpar')}
          </Button>
        </Row>
      )}
      <Section whole errorTitle={t('curso.equivalencias.erro')}>
        <Lista busca={useDeferredValue(busca)} />
      </Section>
    </Stack>
  )
}
Component.displayName = 'EquivalenciasScreen'
