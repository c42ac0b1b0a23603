/** Which lines and evaluations of the grid are drawn: those in sight and near it, and the cell in use. */
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { defaultRangeExtractor, type Range, useVirtualizer } from './virtual'
import type { Column } from '@/domain/lancamento'
import { calm } from '../book/calm'
import { useGradebookView } from '../context'
import type { Sizes } from './density'
import type { CellPlace } from '../keys/navigate'
import { placeOf } from '../keys/cursor'

/** Up to so many all are drawn: the browser's own search and every screen reader find them. */
export const withoutVirtual = { lines: 60, columns: 10 }
interface Margin {
  soon: number
  after: number
}

/**
 * How many are drawn beyond what is seen, so that a key that scrolls finds it there: at once those that the next keys need,
 * and more when nobody types. As many stay behind: taking them away would move the whole table at each key.
 */
const margins: Record<'lines' | 'columns', Margin> = {
  lines: { soon: 3, after: 4 },
  columns: { soon: 2, after: 2 },
}
/** Drawn more in a calm moment: no key that comes then waits long. */
const step = 2

/** Columns after the evaluations: absences and two means. */
const figures = 3
export const gridWidth = (columns: number, { names, column, figure }: Sizes): string =>
  `${names + columns * column + figures * figure}rem`

/** An evaluation that is drawn, `index` among all of them, or the room of so many that are not. */
export type Part = { column: Column; index: number } | { gaps: number; before: number }

/** Heights follow the text size of the settings. Asked once: asking for each of 5,000 lines would be felt. */
const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

type Region = RefObject<HTMLElement | null>
type Options = Omit<Parameters<typeof useVirtualizer<HTMLElement, Element>>[0], 'getScrollElement' | 'rangeExtractor'>

interface Band {
  from: number
  until: number
}

/**
 * What is to be drawn once `view` is seen: as much around it as is needed at once, of what is drawn already (`before`)
 * what is near it, and nothing else.
 */
export function around(view: Band, before: Band | null, { soon, after }: Margin): Band {
  const fromHere = before !== null && before.from <= view.until && before.until >= view.from ? before : view
  return {
    from: Math.max(view.from - after, Math.min(fromHere.from, view.from - soon)),
    until: Math.min(view.until + after, Math.max(fromHere.until, view.until + soon)),
  }
}

/**
 * What is in sight is drawn at once, however fast somebody scrolls; what stands around it when there is time, and the
 * first time with it: the first keys would wait for it otherwise. The cell in use stays wherever the person scrolls.
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
      // far by now: it would be drawn for nothing
      const last = Math.min(until, view.until + margin.after, range.count - 1)
      for (let i = Math.max(from, view.from - margin.after, 0); i <= last; i++) indices.add(i)
      // `inUse` may be a moment behind the keys
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
    // told by the browser: a timer of the library's own may come between a scroll and its event, and the lines too late
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
  return { virtual, itens }
}

export function useLinesInSight(region: Region, inUse: CellPlace | null, { line }: Sizes) {
  const { view, complete } = useGradebookView()
  const [rem] = useState(remInPixels)
  // a new function here would measure all lines anew at each scroll
  const getItemKey = useCallback((i: number) => view[i] ?? i, [view])
  const indexFor = useCallback(({ id }: CellPlace) => view.indexOf(id), [view])
  return useDrawn(region, inUse, indexFor, margins.lines, {
    count: view.length,
    estimateSize: () => Math.round(line * rem),
    getItemKey,
    // while more are to come the first page is not drawn whole: it would be undrawn at once
    overscan: complete && view.length <= withoutVirtual.lines ? view.length : 1,
  })
}

export function useColumnsInSight(
  region: Region,
  inUse: CellPlace | null,
  { column: width, names }: Sizes,
): readonly Part[] {
  const { columns } = useGradebookView()
  const [rem] = useState(remInPixels)
  const indexFor = useCallback(
    ({ chave }: CellPlace) => columns.findIndex((single) => single.chave === chave),
    [columns],
  )
  const { itens } = useDrawn(region, inUse, indexFor, margins.columns, {
    horizontal: true,
    count: columns.length,
    estimateSize: () => width * rem,
    paddingStart: names * rem,
    overscan: columns.length <= withoutVirtual.columns ? columns.length : 0,
  })
  // the same as long as the same are drawn: no line is drawn anew
  const drawn = itens.map(({ index }) => index).join()
  return useMemo(() => {
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
}
