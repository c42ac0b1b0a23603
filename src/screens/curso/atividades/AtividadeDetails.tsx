/** The name of an activity that opens it, and what is told when it is open: content, prerequisites, what nobody documented. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { AtividadeCurricular } from '@/contract'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { Stack } from '@/ui/page/layout'
import { ServiceText } from '@/ui/data/ServiceText'
import { CamposExtras } from '../pessoa/ExtraFields'
import styles from '../list.module.css'
import { AtividadeName } from './AtividadeName'
import type { Filters } from '../useFilters'

const known = [
  'id',
  'codigo',
  'nome',
  'cargaHoraria',
  'periodo',
  'obrigatoria',
  'ementa',
  'requisitos',
  'idCurso',
  'curso',
] satisfies (keyof AtividadeCurricular)[]

export interface AtividadeProps {
  atividade: AtividadeCurricular
  filtros: Filters
  open: boolean
}

const idOf = ({ id }: AtividadeCurricular): string => `atividade-${id}`

export function AtividadeNome({ atividade, filtros, open }: AtividadeProps) {
  const head = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // it was asked for by a link elsewhere on the page: go on reading here
    if (open && document.activeElement !== head.current) head.current?.focus()
  }, [open])
  return (
    <button
      ref={head}
      type="button"
      className={styles.opens}
      aria-expanded={open}
      aria-controls={open ? idOf(atividade) : undefined}
      onClick={() => filtros.change({ atividade: open ? '' : atividade.id })}
    >
      <AtividadeName nome={atividade.nome} id={atividade.id} />
    </button>
  )
}

interface DetalhesProps extends Omit<AtividadeProps, 'open'> {
  nomes: ReadonlyMap<number, string>
}

export function AtividadeDetails({ atividade, nomes, filtros }: DetalhesProps) {
  const t = useT()
  const { id, ementa, requisitos } = atividade
  return (
    <div id={idOf(atividade)}>
      <Stack gap={3} className={styles.details}>
        {ementa ? <ServiceText as="p">{ementa}</ServiceText> : <p>{t('curso.atividades.noSyllabus')}</p>}
        <Requisitos requisitos={requisitos ?? []} nomes={nomes} filtros={filtros} />
        <p className={styles.links}>
          <Link to={filtros.linkTo({ requisito: id, curso: '', avaliacao: '', atividade: '' })}>
            {t('curso.atividades.requiredBy')}
          </Link>
          <Link to={`${paths.equivalencias}?atividade=${id}`}>{t('curso.atividades.equivalencias')}</Link>
        </p>
        <CamposExtras record={atividade} known={known} />
      </Stack>
    </div>
  )
}

function Requisitos({
  requisitos,
  nomes,
  filtros,
}: { requisitos: number[] } & Pick<DetalhesProps, 'nomes' | 'filtros'>) {
  const t = useT()
  if (requisitos.length === 0) return <p>{t('curso.atividades.noPrerequisites')}</p>
  return (
    <p className={styles.links}>
      <span>{t('curso.atividades.requisitos')}</span>
      {requisitos.map((requisito) => (
        <Link
          key={requisito}
          to={filtros.linkTo({ atividade: requisito, requisito: '', avaliacao: '' })}
          preventScrollReset
        >
          <AtividadeName nome={nomes.get(requisito)} id={requisito} />
        </Link>
      ))}
    </p>
  )
}
