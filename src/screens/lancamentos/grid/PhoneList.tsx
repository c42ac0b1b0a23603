/** The phone's gradebook: one evaluation, one field per student, drawn only where they are seen. */
import { memo, type RefObject, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { usePrinting } from '../../shared/usePrinting'
import { cellOfGrade } from './Cell'
import { Inactive } from '../classe/words'
import { useDiario, useLine } from '../context'
import { LineState } from './LineState'
import type { Cursor } from '../keys/cursor'
import styles from './PhoneList.module.css'
import type { CellPlace as Place } from '../keys/navigate'
import { useKeyboard } from '../keys/keyboard'
import { defaultRangeExtractor, useWindowVirtualizer } from './virtual'

const semVirtual = 60
const slack = 10

export function PhoneList({
  cursor,
  onPaste,
}: {
  cursor: RefObject<Cursor | null>
  onPaste: (text: string, cell: Place) => void
}) {
  const { t } = useI18n()
  const { book, view, column, move, complete } = useDiario()
  const printing = usePrinting()
  const box = useRef<HTMLDivElement>(null)
  const [top, setTopo] = useState(0)
  const wanted = useRef<number | null>(null)
  const focused = useRef<number | null>(null)
  const keyboard = useKeyboard({ book, view, columns: column ? [column] : [], move }, onPaste)
  useLayoutEffect(() => {
    const measure = () => setTopo(box.current ? box.current.getBoundingClientRect().top + window.scrollY : 0)
    measure()
    // what stands above comes and goes: what is pending, who else is writing, how many are still to come
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [view.length])
  const getItemKey = useCallback((i: number) => view[i] ?? i, [view])
  const virtual = useWindowVirtualizer({
    count: view.length,
    estimateSize: () => 80,
    getItemKey,
    scrollMargin: top,
    overscan: printing || (complete && view.length <= semVirtual) ? view.length : slack,
    rangeExtractor: (range) => {
      const lines = defaultRangeExtractor(range)
      const i = focused.current === null ? -1 : view.indexOf(focused.current)
      return i === -1 || lines.includes(i) ? lines : [...lines, i].sort((a, b) => a - b)
    },
  })
  const input = (id: number) => box.current?.querySelector<HTMLInputElement>(`input[data-id="${id}"]`)
  useImperativeHandle(cursor, () => ({
    focus(id) {
      const there = input(id)
      if (there) there.focus()
      else {
        wanted.current = id
        virtual.scrollToIndex(view.indexOf(id), { align: 'center' })
      }
    },
  }))
  useLayoutEffect(() => {
    const there = wanted.current === null ? null : input(wanted.current)
    if (!there) return
    wanted.current = null
    there.focus()
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
        const id = event.target instanceof HTMLInputElement ? event.target.dataset['id'] : undefined
        focused.current = id === undefined ? null : Number(id)
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
          <ListRow id={view[item.index] ?? -1} isLast={item.index === view.length - 1} />
        </div>
      ))}
    </div>
  )
}

const ListRow = memo(function ListRow({ id, isLast }: { id: number; isLast: boolean }) {
  const { book, column, editable, openStudent } = useDiario()
  const line = useLine(book, id)
  if (!line || !column) return null
  const { record } = line
  return (
    <div className={styles.line} data-inativo={!record.ativo}>
      <div className={styles.pessoa}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.opens}
          data-student={id}
          onClick={() => openStudent(id, '')}
        >
          <ServiceText className={styles.name}>{record.nome}</ServiceText>
        </button>
        {!record.ativo && (
          <span className={styles.reason}>
            <Inactive record={record} />
          </span>
        )}
        <LineState line={line} />
      </div>
      <div className={styles.valor}>{cellOfGrade({ book, editable, line, column, isLast, wide: true })}</div>
    </div>
  )
})
