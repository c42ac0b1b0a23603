/** The desktop grid: students × evaluations, virtualized, with sticky header and names. */
import { startTransition, useId, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { useGradebookView } from '../context'
import { type Sizes, sizes } from './density'
import { placeOf, useCursor } from '../keys/cursor'
import styles from './Grid.module.css'
import { createRanges, useMarked } from '../keys/range'
import { ColumnMeans, GridHead, GridLine } from './GridRows'
import { useKeyboard } from '../keys/keyboard'
import type { CellPlace } from '../keys/navigate'
import { gridWidth, withoutVirtual, useColumnsInSight, useLinesInSight } from './drawn'

export function Grid() {
  const t = useT()
  const caption = useId()
  const { book, view, columns, setColumn, editable, density, limite, choice } = useGradebookView()
  const region = useRef<HTMLDivElement>(null)
  const [ranges] = useState(createRanges)
  const keyboard = useKeyboard({ columns, ranges })
  useMarked(region, ranges, { view, columns })
  const [inUse, setInUse] = useState<CellPlace | null>(null)
  const arrived = useCursor(region, { draw: setInUse, moveTo })
  const size = sizes[density]
  const { virtual, itens, isNear: isLineNear } = useLinesInSight(region, inUse, size)
  const { parts, isNear: isColumnNear } = useColumnsInSight(region, inUse, size)
  const total = virtual.getTotalSize()
  // after sorting, the grid scrolls up to show the first student
  const { sort } = choice
  const sorted = useRef(sort)
  useLayoutEffect(() => {
    if (sorted.current !== sort) {
      if (region.current) region.current.scrollTop = 0
      // the selected cells belong to other students now
      ranges.set(null)
    }
    sorted.current = sort
  }, [sort, ranges])
  // a scrolling region must be reachable by keyboard although it is not a control
  const scrolling = { role: 'region', tabIndex: 0, 'aria-labelledby': caption }
  const rows = []
  const above = itens[0]?.start ?? 0
  let drawn = above
  for (const line of itens) {
    const id = view[line.index] ?? -1
    // a spacer for the rows that are not rendered between two rendered ones
    if (line.start > drawn)
      rows.push(
        <tr key={`above-${line.key}`} aria-hidden="true">
          <td className={styles.space} style={{ height: line.start - drawn }} />
        </tr>,
      )
    rows.push(
      <GridLine
        key={line.key}
        book={book}
        parts={parts}
        editable={editable}
        id={id}
        index={line.index}
        height={line.size}
        density={density}
        limite={limite}
      />,
    )
    drawn = line.end
  }
  const from = Math.floor(above / step) * step
  const until = Math.min(total, Math.ceil(drawn / step) * step)
  return (
    <div
      {...scrolling}
      {...keyboard}
      onFocus={(event) => {
        const cell = placeOf(event.target)
        arrived()
        if (cell) {
          // a render begun before the focus moved would remove a cell that is far from the view, and the focus with it
          if (!isLineNear(cell) || !isColumnNear(cell)) setInUse(cell)
          // pasting, publishing and the chart use the evaluation of the focused cell; a transition keeps key presses fast
          startTransition(() => {
            setColumn(cell.chave)
            setInUse(cell)
          })
        }
        keyboard.onFocus(event)
      }}
      ref={region}
      className={styles.region}
      style={measures(size)}
      data-density={density}
      data-all={columns.length <= withoutVirtual.columns}
    >
      {/* padding in place of the rows that are not rendered: on the table it would make the browser repaint it all */}
      <div style={{ paddingTop: from, paddingBottom: total - until }}>
        <div
          className={styles.drawn}
          style={{ paddingTop: above - from, paddingBottom: until - drawn, width: gridWidth(columns.length, size) }}
        >
          <table className={styles.table} aria-rowcount={view.length + 2} aria-colcount={columns.length + 4}>
            <caption id={caption} className="visually-hidden">
              {t(editable ? 'lancamentos.grade.caption' : 'lancamentos.grade.look')}
            </caption>
            <GridHead parts={parts} />
            <tbody>{rows}</tbody>
            <ColumnMeans parts={parts} />
          </table>
        </div>
      </div>
    </div>
  )
}

/**
 * Focuses a cell and scrolls it into view after the next frame. Plain `focus()` would center the cell and scroll the
 * header of the grid away; the CSS scroll margins keep the neighbour cell in view.
 */
function moveTo(input: HTMLInputElement): void {
  input.focus({ preventScroll: true })
  afterFrame(() => {
    if (document.activeElement === input) input.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

/** The sizes as CSS variables. */
const measures = ({ names, column, figure, line }: Sizes): object => ({
  '--names': `${names}rem`,
  '--column': `${column}rem`,
  '--figure': `${figure}rem`,
  '--row': `${line}rem`,
})

/** The outer padding changes in steps of this many pixels, because each change makes the browser repaint all rows. */
const step = 800
