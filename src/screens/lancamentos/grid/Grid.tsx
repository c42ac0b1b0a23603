/** The desktop's grid: students × evaluations, names and head in sight, drawn only where it is seen. */
import { type MouseEvent, type RefObject, startTransition, useId, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { classes } from '@/ui/look/classes'
import { ColumnMeans } from './ColumnMeans'
import { useDiario, useFromSummary } from '../context'
import { type Density, type Sizes, sizes } from './density'
import { type Cursor, useCellInUse } from '../keys/cursor'
import styles from './Grid.module.css'
import { GridLine } from './GridLine'
import type { CellPlace } from '../keys/navigate'
import { useMarked } from '../keys/marked'
import papel from '../classe/paper.module.css'
import { createRanges } from '../keys/range'
import { GridHead } from './GridHead'
import { placeOf, studentAt, useKeyboard } from '../keys/keyboard'
import { gridWidth, withoutVirtual, useColumnsInSight, useLinesInSight } from './drawn'

export function Grade({
  cursor,
  onPaste,
  density,
  limite,
}: {
  cursor: RefObject<Cursor | null>
  onPaste: (text: string, cell: CellPlace) => void
  density: Density
  /** Of absences; null: unknown. */
  limite: number | null
}) {
  const t = useT()
  const caption = useId()
  const { book, view, columns, move, column, setColumn, editable, openStudent } = useDiario()
  const region = useRef<HTMLDivElement>(null)
  const [ranges] = useState(createRanges)
  const keyboard = useKeyboard({ book, view, columns, move }, onPaste, ranges)
  useMarked(region, ranges, { view, columns })
  const { inUse, entered } = useCellInUse(region, cursor)
  const size = sizes[density]
  const fine = useFromSummary(book, () => book.means.fine())
  const { virtual, itens } = useLinesInSight(region, inUse, size)
  const parts = useColumnsInSight(region, inUse, size)

  // one listener for all names: no line holds one of its own
  const pressing = {
    onClick: (event: MouseEvent) => {
      const student = studentAt(event.target)
      if (student === null) keyboard.onClick(event)
      else openStudent(student, column?.chave ?? '')
    },
  }
  const total = virtual.getTotalSize()
  // a region that scrolls has to be reached by the keyboard although it is no control
  const scrolling = { role: 'region', tabIndex: 0, 'aria-labelledby': caption }
  const rows = []
  const acima = itens[0]?.start ?? 0
  let drawn = acima
  for (const line of itens) {
    const id = view[line.index] ?? -1
    if (line.start > drawn) rows.push(<Space key={`antes-${line.key}`} height={line.start - drawn} />)
    rows.push(
      <GridLine
        key={line.key}
        book={book}
        parts={parts}
        editable={editable}
        id={id}
        index={line.index}
        last={line.index > 1 && line.index >= view.length - 2}
        height={line.size}
        density={density}
        limite={limite}
      />,
    )
    drawn = line.end
  }
  const de = Math.floor(acima / step) * step
  const until = Math.min(total, Math.ceil(drawn / step) * step)
  return (
    <div
      {...scrolling}
      {...keyboard}
      {...pressing}
      onFocus={(event) => {
        const cell = placeOf(event.target)
        // pasting, publishing and the picture speak of the evaluation in use; no key waits for that
        if (cell) startTransition(() => setColumn(cell.chave))
        if (cell) entered(cell)
        keyboard.onFocus(event)
      }}
      ref={region}
      className={classes(styles.region, papel.paper)}
      style={measures(size)}
      data-density={density}
      data-fine={fine}
      data-todas={columns.length <= withoutVirtual.columns}
      data-muitas={columns.length > few}
    >
      {/* students above and below, and those yet to come, make it taller, not the table: all of it would be drawn anew */}
      <div style={{ paddingTop: de, paddingBottom: total - until }}>
        <div
          className={styles.drawn}
          style={{ paddingTop: acima - de, paddingBottom: until - drawn, width: gridWidth(columns.length, size) }}
        >
          <table
            className={styles.table}
            style={paraPapel(columns.length)}
            aria-rowcount={view.length + 2}
            aria-colcount={columns.length + 4}
          >
            <caption id={caption} className="visually-hidden">
              {t('lancamentos.grade.caption')}
            </caption>
            <GridHead parts={parts} density={density} />
            <tbody>{rows}</tbody>
            <ColumnMeans parts={parts} />
          </table>
        </div>
      </div>
    </div>
  )
}

/** Told to the style: the same figures as to the table. */
const measures = ({ names, column, figure, line }: Sizes): object => ({
  '--nomes': `${names}rem`,
  '--coluna': `${column}rem`,
  '--figura': `${figure}rem`,
  '--linha': `${line}rem`,
})

/** Pixels in whose steps the room of the drawn lines grows: each time it does the browser paints all of them anew. */
const step = 800

/** More columns than these are too narrow on paper for words that lie. */
const few = 12
/** Told to the style: on paper all columns share the width of the sheet. */
const paraPapel = (columns: number): object => ({ '--colunas': columns + 3 })

/** The height of lines that are not drawn between two that are. */
function Space({ height }: { height: number }) {
  return (
    <tr aria-hidden="true">
      <td className={styles.space} style={{ height }} />
    </tr>
  )
}
