/** Virtualization of the grid: the rows and columns in view are rendered, a margin around it, and the cell in use. */
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { defaultRangeExtractor, type Range, useVirtualizer } from './virtual'
import type { Column } from '@/domain/lancamento'
import { calm } from '../book/calm'
import { useGradebookView } from '../context'
import type { Sizes } from './density'
import type { CellPlace } from '../keys/navigate'
import { placeOf } from '../keys/cursor'

/** Up to this size all rows and columns are rendered, so that the browser's search and screen readers find them. */
export const withoutVirtual = { lines: 60, columns: 10 }
interface Margin {
  soon: number
  after: number
}

/**
 * How many rows or columns are rendered beyond the view, so that arrow keys find them: `soon` at once, `after` when
 * nobody types. Up to `after` also stay rendered behind the view: removing them would move the table at each key press.
 */
const margins: Record<'lines' | 'columns', Margin> = {
  lines: { soon: 3, after: 4 },
  columns: { soon: 2, after: 2 },
}
/** How many are added at a time while nobody types, so that a key press in between does not wait long. */
const step = 2

/** Columns after the evaluations: absences and two means. */
const figures = 3
export const gridWidth = (columns: number, { names, column, figure }: Sizes): string =>
  `${names + columns * column + figures * figure}rem`

/** A rendered column (`index` in all columns), or a gap of `gaps` columns that are not rendered, ending at `before`. */
export type Part = { column: Column; index: number } | { gaps: number; before: number }

/** Pixels per rem, which follow the text size of the settings; read once, because reading them per row is slow. */
const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

type Region = RefObject<HTMLElement | null>
type Options = Omit<Parameters<typeof useVirtualizer<HTMLElement, Element>>[0], 'getScrollElement' | 'rangeExtractor'>

interface Band {
  from: number
  until: number
}

/**
 * The band to render around `view`: at least `soon` on each side, and of the band rendered before (`before`) at most
 * `after` on each side.
 */
export function around(view: Band, before: Band | null, { soon, after }: Margin): Band {
  const fromHere = before !== null && before.from <= view.until && before.until >= view.from ? before : view
  return {
    from: Math.max(view.from - after, Math.min(fromHere.from, view.from - soon)),
    until: Math.min(view.until + after, Math.max(fromHere.until, view.until + soon)),
  }
}

/**
 * The view is rendered at once, and its margins in a transition; on the first render the margins come along, so that
 * the first key presses need not wait. The cell in use stays rendered wherever the teacher scrolls.
 */
function useDrawn(
  region: Region,
  inUse: CellPlace | null,
  indexFor: (cell: CellPlace) => number,
  margin: Margin,
  options: Options,
) {
  const { count } = options
  const used = inUse ? indexFor(inUse) : -1
  const [near, setNear] = useState<Band | null>(null)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indices = new Set(defaultRangeExtractor(range))
      const view = { from: range.startIndex, until: range.endIndex }
      const { from, until } = near ?? around(view, null, margin)
      // clips a band that fast scrolling has left behind
      const last = Math.min(until, view.until + margin.after, range.count - 1)
      for (let i = Math.max(from, view.from - margin.after, 0); i <= last; i++) indices.add(i)
      // `inUse` may be set in a transition, so the focus may be ahead of it
      const focus = document.activeElement
      const focused = focus instanceof HTMLElement && region.current?.contains(focus) ? placeOf(focus) : null
      for (const one of [used, focused ? indexFor(focused) : -1]) if (one !== -1) indices.add(one)
      return [...indices].sort((a, b) => a - b)
    },
    [near, used, indexFor, margin, region],
  )
  const virtual = useVirtualizer<HTMLElement, Element>({
    getScrollElement: () => region.current,
    rangeExtractor,
    // with the library's own timer instead of the browser's event, rows may be rendered too late
    useScrollendEvent: true,
    ...options,
  })
  const itens = virtual.getVirtualItems()
  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {}
  useEffect(() => {
    if (endIndex === -1) return
    startTransition(() => setNear((before) => around({ from: startIndex, until: endIndex }, before, margin)))
  }, [startIndex, endIndex, margin])

  const missing = near !== null && near.until < Math.min(endIndex + margin.after, count - 1)
  useEffect(() => {
    if (!missing) return
    const element = region.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(more, calm)
    }
    const more = () => {
      startTransition(() => setNear((before) => before && { ...before, until: before.until + step }))
      wait()
    }
    wait()
    element?.addEventListener('keydown', wait)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('keydown', wait)
    }
  }, [missing, region])
  /** Whether a cell is rendered also while another one is in use. */
  const isNear = (cell: CellPlace) => {
    const at = indexFor(cell)
    return at >= startIndex - margin.soon && at <= endIndex + margin.soon
  }
  return { virtual, itens, isNear }
}

export function useLinesInSight(region: Region, inUse: CellPlace | null, { line }: Sizes) {
  const { view, complete } = useGradebookView()
  const [rem] = useState(remInPixels)
  // a new function would make the virtualizer measure all rows again at each scroll
  const getItemKey = useCallback((i: number) => view[i] ?? i, [view])
  const indexFor = useCallback(({ id }: CellPlace) => view.indexOf(id), [view])
  return useDrawn(region, inUse, indexFor, margins.lines, {
    count: view.length,
    estimateSize: () => Math.round(line * rem),
    getItemKey,
    // while pages are still loading, the first one is not rendered whole: its rows would be removed again soon
    overscan: complete && view.length <= withoutVirtual.lines ? view.length : 1,
  })
}

export function useColumnsInSight(
  region: Region,
  inUse: CellPlace | null,
  { column: width, names }: Sizes,
): { parts: readonly Part[]; isNear: (cell: CellPlace) => boolean } {
  const { columns } = useGradebookView()
  const [rem] = useState(remInPixels)
  const indexFor = useCallback(
    ({ chave }: CellPlace) => columns.findIndex((single) => single.chave === chave),
    [columns],
  )
  const { itens, isNear } = useDrawn(region, inUse, indexFor, margins.columns, {
    horizontal: true,
    count: columns.length,
    estimateSize: () => width * rem,
    paddingStart: names * rem,
    overscan: columns.length <= withoutVirtual.columns ? columns.length : 0,
  })
  // the parts keep their identity while the same columns are rendered, so that no row renders again
  const drawn = itens.map(({ index }) => index).join()
  const parts = useMemo(() => {
    const parts: Part[] = []
    let done = 0
    const room = (until: number) => {
      if (until > done) parts.push({ gaps: until - done, before: until })
    }
    for (const at of drawn ? drawn.split(',').map(Number) : []) {
      const column = columns[at]
      if (!column) continue
      room(at)
      parts.push({ column, index: at })
      done = at + 1
    }
    room(columns.length)
    return parts
  }, [columns, drawn])
  return { parts, isNear }
}
