/** One curricular activity: what it is in one line; opened, its content, its prerequisites and what nobody documented. */
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { AtividadeCurricular } from '@/contract'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { Stack } from '@/ui/layout'
import { ServiceText } from '@/ui/ServiceText'
import { CamposExtras } from './CamposExtras'
import { NomeDoCurso } from './CursoFiltro'
import { Fatos } from './Fatos'
import styles from './lista.module.css'
import { NomeDaAtividade } from './NomeDaAtividade'
import type { Filtros } from './useFiltros'

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

interface Props {
  atividade: AtividadeCurricular
  /** Names of the activities read so far, for the prerequisites. */
  nomes: ReadonlyMap<number, string>
  filtros: Filtros
  open: boolean
}

export function AtividadeRow({ atividade, nomes, filtros, open }: Props) {
  const t = useT()
  const id = useId()
  const head = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // it was asked for by a link elsewhere on the page: go on reading here
    if (open && document.activeElement !== head.current) head.current?.focus()
  }, [open])
  const { codigo, nome, cargaHoraria, periodo, obrigatoria, ementa, requisitos, idCurso, curso } = atividade
  return (
    <li className={styles.row}>
      <h2 className={styles.name}>
        <button
          ref={head}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            filtros.change({ atividade: open ? '' : atividade.id })
          }}
        >
          <NomeDaAtividade nome={nome} id={atividade.id} />
        </button>
      </h2>
      <Fatos className={styles.facts}>
        {[
          codigo && <ServiceText>{codigo}</ServiceText>,
          cargaHoraria != null && t('curso.horas', { n: cargaHoraria }),
          periodo != null && t('curso.atividades.periodo', { periodo: String(periodo) }),
          obrigatoria != null && t(obrigatoria ? 'curso.atividades.obrigatoria' : 'curso.atividades.optativa'),
          (curso || idCurso) && <NomeDoCurso id={idCurso ?? 0} nome={curso} />,
        ]}
      </Fatos>
      <div id={id} hidden={!open}>
        {open && (
          <Stack gap={3} className={styles.details}>
            {ementa ? <ServiceText as="p">{ementa}</ServiceText> : <p>{t('curso.atividades.semEmenta')}</p>}
            <Requisitos requisitos={requisitos ?? []} nomes={nomes} filtros={filtros} />
            <p className={styles.links}>
              <Link to={filtros.linkTo({ requisito: atividade.id, curso: '', avaliacao: '', atividade: '' })}>
                {t('curso.atividades.quemExige')}
              </Link>
              <Link to={`${paths.equivalencias}?atividade=${atividade.id}`}>{t('curso.atividades.equivalencias')}</Link>
            </p>
            <CamposExtras record={atividade} known={known} />
          </Stack>
        )}
      </div>
    </li>
  )
}

function Requisitos({ requisitos, nomes, filtros }: { requisitos: number[] } & Pick<Props, 'nomes' | 'filtros'>) {
  const t = useT()
  if (requisitos.length === 0) return <p>{t('curso.atividades.semRequisitos')}</p>
  return (
    <p className={styles.links}>
      <span>{t('curso.atividades.requisitos')}</span>
      {requisitos.map((requisito) => (
        <Link
          key={requisito}
          to={filtros.linkTo({ atividade: requisito, requisito: '', avaliacao: '' })}
          preventScrollReset
        >
          <NomeDaAtividade nome={nomes.get(requisito)} id={requisito} />
        </Link>
      ))}
    </p>
  )
}
