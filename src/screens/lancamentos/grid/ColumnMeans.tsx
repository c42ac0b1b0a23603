/** The last line of the grid: the mean of each column over the active students, in sight while the others scroll. */
import { useI18n } from '@/i18n'
import { useDiario, useFromSummary } from '../context'
import { figureText } from './Figure'
import styles from './Grid.module.css'
import type { Part } from './drawn'

const figures = ['=absences', '=partial', '=final'] as const

export function ColumnMeans({ partes }: { partes: readonly Part[] }) {
  const { t } = useI18n()
  const { livro, colunas, vista } = useDiario()
  // as one text: drawn again only when one of them changes
  const all = useFromSummary(livro, () =>
    [...livro.colunas.map(({ chave }) => chave), ...figures]
      .map((column) => figureText(livro.means.of(column), livro.sinal))
      .join(';'),
  )
  const means = all.split(';')
  return (
    <tfoot>
      <tr aria-rowindex={vista.length + 2}>
        {/* no head of a row: nobody is called so */}
        <td aria-colindex={1} className={styles.name}>
          {t('lancamentos.mean.row')}
        </td>
        {partes.map((parte) =>
          'vazias' in parte ? (
            <td key={`vazias-${parte.antesDe}`} aria-hidden />
          ) : (
            <td key={parte.coluna.chave} aria-colindex={parte.indice + 2} className={styles.mean}>
              {means[parte.indice]}
            </td>
          ),
        )}
        {figures.map((key, i) => (
          <td key={key} aria-colindex={colunas.length + 2 + i} className={styles.figure}>
            {means[colunas.length + i]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
