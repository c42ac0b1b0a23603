/** Rows and columns. On a narrow screen each row becomes a list of labelled pairs; the roles keep it a table for speech. */
import { type ReactNode, useId } from 'react'
import { classes } from './classes'
import styles from './Table.module.css'

export interface Column<Row> {
  key: string
  head: ReactNode
  cell: (row: Row, index: number) => ReactNode
  /** Figures: aligned to the right. */
  numeric?: boolean
  /** The column that names the row; the first unless one says so. */
  names?: boolean
}

export interface TableProps<Row> {
  caption: ReactNode
  /** The caption repeats a heading right above: kept for speech only. */
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  /** Stays a table at any width and scrolls inside its region. */
  grid?: boolean
  compact?: boolean
}

// said again, because a folded table (display: block) is no table to some browsers
const group = { role: 'rowgroup' }

/** From so many rows on a folded table lays out only those near the window, `perBody` together. */
const many = 20
const perBody = 5

export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, grid, compact }: TableProps<Row>) {
  const id = useId()
  // spread, because a region that scrolls has to be reached by the keyboard although nothing in it is a control
  const scrolling = { role: 'region', tabIndex: 0, 'aria-labelledby': id }
  const naming = Math.max(
    0,
    columns.findIndex((column) => column.names),
  )
  const long = rows.length > many
  const size = long ? perBody : Math.max(1, rows.length)
  const bodies = Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, body) => body * size)
  return (
    <div {...scrolling} className={classes(styles.region, grid ? styles.grid : styles.folds)}>
      <table role="table" className={classes(styles.table, compact && styles.compact)}>
        <caption id={id} className={captionHidden ? 'visually-hidden' : styles.caption}>
          {caption}
        </caption>
        <thead {...group}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-numeric={column.numeric}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        {bodies.map((from) => (
          <tbody key={from} {...group} className={long ? styles.many : undefined}>
            {rows.slice(from, from + size).map((row, n) => (
              <tr key={rowKey(row, from + n)} role="row">
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
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
