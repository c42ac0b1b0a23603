/** One curricular activity: on a phone a name and one line, in a wide window a line of a table; either opens where it stands. */
import type { AtividadeCurricular } from '@/contract'
import { type Translate, useI18n, useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { Table } from '@/ui/data/Table'
import { AtividadeDetails, AtividadeNome } from './AtividadeDetails'
import { CursoName } from '../CursoFilter'
import { Facts } from '../Facts'
import styles from '../list.module.css'
import type { Filters } from '../useFilters'

interface Props {
  nomes: ReadonlyMap<number, string>
  filtros: Filters
}

const kind = (t: Translate, { obrigatoria }: AtividadeCurricular) =>
  obrigatoria == null ? null : t(obrigatoria ? 'curso.atividades.obrigatoria' : 'curso.atividades.elective')

const Curso = ({ idCurso, curso }: AtividadeCurricular) =>
  (curso || idCurso) && <CursoName id={idCurso ?? 0} nome={curso} />

const isOpen = ({ id }: AtividadeCurricular, filtros: Filters) => id === filtros.numero('atividade')

export function AtividadeRow({ atividade, nomes, filtros }: Props & { atividade: AtividadeCurricular }) {
  const t = useT()
  const { codigo, cargaHoraria, periodo } = atividade
  const open = isOpen(atividade, filtros)
  return (
    <li className={styles.row} data-row>
      <h2 className={styles.name}>
        <AtividadeNome atividade={atividade} filtros={filtros} open={open} />
      </h2>
      <Facts className={styles.facts}>
        {[
          codigo && <ServiceText>{codigo}</ServiceText>,
          cargaHoraria != null && t('curso.horas', { n: cargaHoraria }),
          periodo != null && t('curso.atividades.periodo', { periodo: String(periodo) }),
          kind(t, atividade),
          Curso(atividade),
        ]}
      </Facts>
      {open && <AtividadeDetails atividade={atividade} nomes={nomes} filtros={filtros} />}
    </li>
  )
}

export function AtividadeTable({ rows, nomes, filtros }: Props & { rows: readonly AtividadeCurricular[] }) {
  const { t, format } = useI18n()
  return (
    <Table
      caption={t('curso.atividades.title')}
      captionHidden
      compact
      rows={rows}
      rowKey={({ id }, i) => `${id} ${i}`}
      detail={(atividade) =>
        isOpen(atividade, filtros) && <AtividadeDetails atividade={atividade} nomes={nomes} filtros={filtros} />
      }
      columns={[
        {
          key: 'nome',
          head: t('curso.atividades.one'),
          cell: (atividade) => (
            <AtividadeNome atividade={atividade} filtros={filtros} open={isOpen(atividade, filtros)} />
          ),
        },
        {
          key: 'codigo',
          head: t('curso.codigo'),
          cell: ({ codigo }) => <ServiceText className={styles.oneLine}>{codigo}</ServiceText>,
        },
        {
          key: 'horas',
          head: t('curso.cargaHoraria'),
          numeric: true,
          cell: ({ cargaHoraria }) => cargaHoraria != null && format.number(cargaHoraria),
        },
        {
          key: 'periodo',
          head: t('curso.periodo'),
          numeric: true,
          cell: ({ periodo }) => periodo != null && String(periodo),
        },
        { key: 'tipo', head: t('curso.tipo'), cell: (atividade) => kind(t, atividade) },
        // one course alone is told above
        ...(filtros.numero('curso') === 0 ? [{ key: 'curso', head: t('curso.filtro.curso'), cell: Curso }] : []),
      ]}
    />
  )
}
