/** The phone's gradebook: one evaluation, one input per student, as a virtualized list. */
import { defaultRangeExtractor, useWindowVirtualizer } from './virtual'
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Column } from '@/domain/lancamento'
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { cellOfGrade } from './Cell'
import { Inactive } from '../classe/words'
import { type GradebookView, useGradebookView, useLine } from '../context'
import { inColumn, stateOf } from '../book/line'
import { type FigureOf, isFigure } from '../book/figures'
import { FigureInWords } from './Figure'
import { LineState } from './LineState'
import { placeOf, useCursor, useFigures } from '../keys/cursor'
import { withoutVirtual } from './drawn'
import gridStyles from './Grid.module.css'
import styles from './PhoneList.module.css'
import { useKeyboard } from '../keys/keyboard'
import { useTabInSight } from './tabInSight'

/** Rows rendered beyond the view. */
const slack = 10

export function PhoneList() {
  const { t } = useI18n()
  const { book, view, column, editable, complete, choice, limite } = useGradebookView()
  // where the students are sorted by a figure, each row shows it, to explain the order
  const by = choice.sort?.by ?? ''
  const figure = isFigure(by) ? by : null
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const focused = useRef<number | null>(null)
  const keyboard = useKeyboard({ columns: column ? [column] : [] })
  useTabInSight()
  useLayoutEffect(() => {
    const measure = () => setTop(box.current ? box.current.getBoundingClientRect().top + window.scrollY : 0)
    measure()
    // notices above the list appear and disappear, and move it
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [view.length])
  const getItemKey = useCallback((i: number) => view[i] ?? i, [view])
  const virtual = useWindowVirtualizer({
    count: view.length,
    estimateSize: () => (figure ? 112 : 80),
    getItemKey,
    scrollMargin: top,
    overscan: complete && view.length <= withoutVirtual.lines ? view.length : slack,
    rangeExtractor: (range) => {
      const lines = defaultRangeExtractor(range)
      const i = focused.current === null ? -1 : view.indexOf(focused.current)
      return i === -1 || lines.includes(i) ? lines : [...lines, i].sort((a, b) => a - b)
    },
  })
  const arrived = useCursor(box, {
    draw: ({ id }) => virtual.scrollToIndex(view.indexOf(id), { align: 'center' }),
  })
  if (!column) return null
  return (
    <div
      ref={box}
      role="list"
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
      {...keyboard}
      onFocus={(event) => {
        arrived()
        focused.current = placeOf(event.target)?.id ?? null
        keyboard.onFocus(event)
      }}
      aria-label={t('lancamentos.lista.label', { avaliacao: tame(column.titulo) })}
    >
      {virtual.getVirtualItems().map((item) => (
        <div
          key={item.key}
          ref={virtual.measureElement}
          data-index={item.index}
          role="listitem"
          aria-setsize={view.length}
          aria-posinset={item.index + 1}
          className={styles.item}
          style={{ transform: `translateY(${item.start - top}px)` }}
        >
          <ListRow
            {...{ book, column, editable, figure, limite }}
            id={view[item.index] ?? -1}
            isLast={item.index === view.length - 1}
          />
        </div>
      ))}
    </div>
  )
}

// props instead of the context: the context changes with every page that is loaded
interface RowProps extends Pick<GradebookView, 'book' | 'editable' | 'limite'> {
  column: Column
  figure: FigureOf | null
  id: number
  isLast: boolean
}

const ListRow = memo(function ListRow({ book, column, editable, figure, limite, id, isLast }: RowProps) {
  const line = useLine(book, id)
  const row = useFigures<HTMLDivElement>(book)
  if (!line) return null
  const { record } = line
  const own = inColumn(line, column.chave)
  const state = stateOf(own)
  return (
    <div ref={row} className={styles.line} data-inactive={!record.ativo}>
      <div className={styles.pessoa}>
        <button type="button" tabIndex={-1} className={gridStyles.press} data-student={id}>
          <ServiceText className={styles.name} name>
            {line.aluno}
          </ServiceText>
        </button>
        {!record.ativo && (
          <span className={styles.reason}>
            <Inactive record={record} />
          </span>
        )}
        {/* errors and doubts are shown at the input instead */}
        {state !== 'withError' && state !== 'doubt' && <LineState line={own} />}
      </div>
      {figure && (
        <span className={styles.figure}>
          <FigureInWords line={line} of={figure} sign={book.sign} limite={limite} />
        </span>
      )}
      <div className={styles.valor}>{cellOfGrade({ book, editable, line, column, isLast, wide: true })}</div>
    </div>
  )
})
