/** The last line of the grid: the mean of each column over the active students, in sight while the others scroll. */
import { useI18n } from '@/i18n'
import { useDiario, useFromSummary } from '../context'
import { figureText } from './Figure'
import styles from './Grid.module.css'
import type { Part } from './drawn'

const figures = ['=absences', '=partial', '=final'] as const

export function ColumnMeans({ parts }: { parts: readonly Part[] }) {
  const { t } = useI18n()
  const { book, columns, view } = useDiario()
  // as one text: drawn again only when one of them changes
  const all = useFromSummary(book, () =>
    [...book.columns.map(({ chave }) => chave), ...figures]
      .map((column) => figureText(book.means.of(column), book.sign))
      .join(';'),
  )
  const means = all.split(';')
  return (
    <tfoot>
      <tr aria-rowindex={view.length + 2}>
        {/* no head of a row: nobody is called so */}
        <td aria-colindex={1} className={styles.name}>
          {t('lancamentos.mean.row')}
        </td>
        {parts.map((part) =>
          'gaps' in part ? (
            <td key={`vazias-${part.antesDe}`} aria-hidden />
          ) : (
            <td key={part.column.chave} aria-colindex={part.index + 2} className={styles.mean}>
              {means[part.index]}
            </td>
          ),
        )}
        {figures.map((key, i) => (
          <td key={key} aria-colindex={columns.length + 2 + i} className={styles.figure}>
            {means[columns.length + i]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
