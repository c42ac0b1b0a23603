/** The desktop's grid: students × evaluations, names and head in sight, drawn only where it is seen. */
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
  const { virtual, itens } = useLinesInSight(region, inUse, size)
  const parts = useColumnsInSight(region, inUse, size)
  const total = virtual.getTotalSize()
  // after sorting people want to see who comes first
  const { sort } = choice
  const sorted = useRef(sort)
  useLayoutEffect(() => {
    if (sorted.current !== sort) {
      if (region.current) region.current.scrollTop = 0
      // its cells are others' now
      ranges.set(null)
    }
    sorted.current = sort
  }, [sort, ranges])
  // a region that scrolls must be reachable by keyboard although it is not a control
  const scrolling = { role: 'region', tabIndex: 0, 'aria-labelledby': caption }
  const rows = []
  const above = itens[0]?.start ?? 0
  let drawn = above
  for (const line of itens) {
    const id = view[line.index] ?? -1
    // the height of lines that are not drawn between two that are
    if (line.start > drawn)
      rows.push(
        <tr key={`antes-${line.key}`} aria-hidden="true">
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
        // pasting, publishing and the picture speak of the evaluation in use; no key waits for that
        if (cell)
          startTransition(() => {
            setColumn(cell.chave)
            setInUse(cell)
          })
        keyboard.onFocus(event)
      }}
      ref={region}
      className={styles.region}
      style={measures(size)}
      data-density={density}
      data-all={columns.length <= withoutVirtual.columns}
    >
      {/* students above and below, and those yet to come, make it taller, not the table: all of it would be drawn anew */}
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
 * Focus by itself would put a cell that is out of sight in the middle, and the head of the grid out of sight. The grid
 * follows after the frame that shows the cursor in its new cell: the margins of the style keep the next one in sight.
 */
function moveTo(input: HTMLInputElement): void {
  input.focus({ preventScroll: true })
  afterFrame(() => {
    if (document.activeElement === input) input.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

/** Told to the style: the same figures as to the table. */
const measures = ({ names, column, figure, line }: Sizes): object => ({
  '--names': `${names}rem`,
  '--column': `${column}rem`,
  '--figure': `${figure}rem`,
  '--row': `${line}rem`,
})

/** Pixels in whose steps the room of the drawn lines grows: each time it does the browser paints all of them anew. */
const step = 800
