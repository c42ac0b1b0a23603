/** A table. On a narrow screen a row becomes a list of labelled pairs; the roles keep it a table for screen readers. */
import { Fragment, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../look/classNames'
import { useOverflows } from '../look/useOverflows'
import styles from './Table.module.css'

export interface Column<Row> {
  key: string
  head: ReactNode
  cell: (row: Row, index: number) => ReactNode
  /** Figures: aligned to the right. */
  numeric?: boolean
  /** Makes this column the row header, which is the first column by default. */
  names?: boolean
  /** Its header is a button that sorts by it. */
  sorts?: boolean
  /** A width in one column fixes all columns whatever the rows hold; columns without a width share the rest. */
  width?: string
}

/** The column that the rows are sorted by, and what its header calls. The caller passes sorted rows. */
export interface TableSort {
  by: string | null
  down: boolean
  onSort: (key: string) => void
}

export interface TableProps<Row> {
  caption: ReactNode
  /** The caption repeats a heading right above, so it is kept for screen readers only. */
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  detail?: (row: Row) => ReactNode
  compact?: boolean
  sort?: TableSort
}

// explicit, because some browsers drop the table roles of a folded table (display: block)
const group = { role: 'rowgroup' }

const Wide: 'td' | 'th' = 'td'

/** Above this many rows a folded table lays out only rows near the viewport, in groups of `perBody`. */
const many = 20
const perBody = 5

export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, detail, compact, sort } = props
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(region)
  // spread, because a region that scrolls has to be reached by the keyboard although nothing in it is a control
  const scrolling = { role: 'region', ...(overflows && { tabIndex: 0 }), 'aria-labelledby': id }
  const naming = Math.max(
    0,
    columns.findIndex((column) => column.names),
  )
  const long = rows.length > many
  const size = long ? perBody : Math.max(1, rows.length)
  const steady = columns.some(({ width }) => width !== undefined)
  const bodies = Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, body) => body * size)
  return (
    <div ref={region} {...scrolling} className={styles.region}>
      <table role="table" className={classNames(styles.table, compact && styles.compact, steady && styles.steady)}>
        <caption id={id} className={captionHidden ? 'visually-hidden' : styles.caption}>
          {caption}
        </caption>
        {steady && (
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead {...group} data-sorts={sort ? true : undefined}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-numeric={column.numeric}
                aria-sort={sort?.by === column.key ? (sort.down ? 'descending' : 'ascending') : undefined}
              >
                {sort && column.sorts ? (
                  <button
                    type="button"
                    className={classNames(styles.sort, 'reach')}
                    onClick={() => sort.onSort(column.key)}
                  >
                    {column.head}
                    {sort.by === column.key && <span aria-hidden="true">{sort.down ? ' ↓' : ' ↑'}</span>}
                  </button>
                ) : (
                  column.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        {bodies.map((from) => (
          <tbody key={from} {...group} className={long ? styles.many : undefined}>
            {rows.slice(from, from + size).map((row, n) => {
              const below = detail?.(row)
              return (
                <Fragment key={rowKey(row, from + n)}>
                  <tr role="row" data-row data-joined={below ? true : undefined}>
                    {columns.map((column, c) => {
                      const As = c === naming ? 'th' : 'td'
                      return (
                        <As
                          key={column.key}
                          role={c === naming ? 'rowheader' : 'cell'}
                          {...(c === naming ? { scope: 'row' } : {})}
                          data-numeric={column.numeric}
                        >
                          <span className={styles.label} aria-hidden="true">
                            {column.head}
                          </span>
                          <span className={styles.value}>{column.cell(row, from + n)}</span>
                        </As>
                      )
                    })}
                  </tr>
                  {below && (
                    <tr role="row">
                      <Wide role="cell" colSpan={columns.length}>
                        {below}
                      </Wide>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        ))}
      </table>
    </div>
  )
}
