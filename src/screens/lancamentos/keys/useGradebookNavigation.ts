/** Navigation in the gradebook: to any cell, also a hidden one, and into a panel or a student and back. */
import { type FocusEvent, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { afterFrame } from '@/ui/action/afterFrame'
import type { Book } from '../book/book'
import { withoutChoice } from '../book/view'
import type { Shown } from '../useShown'
import type { Density } from '../grid/density'
import { inputOf, placeOf } from './cursor'
import { type CellPlace, type Cursor, mayWrite } from './navigate'
import { openers, type Place, usePlaces } from './place'

/** `wide`: the grid is shown, not the phone's list. `density`: the grid is mounted again when it changes. */
export function useGradebookNavigation(
  book: Book,
  { askedFor, column, setColumn, view, setChoice }: Shown,
  wide: boolean,
  density: Density,
) {
  const cursor = useRef<Cursor>(null)
  // a ref keeps `goTo` stable, so that the chart does not render for every page that is loaded
  const shown = useRef(view)
  useEffect(() => {
    shown.current = view
  }, [view])
  const move = (id: number, chave: string) => cursor.current?.focus(id, chave)
  const focusAfter = (closed: Place) => {
    if (closed.kind === 'student') {
      const { id, chave } = closed.at
      const target = chave || column?.chave
      if (wide && target && mayWrite(book.get(id), target)) move(id, target)
      else document.querySelector<HTMLElement>(`[data-student="${id}"]`)?.focus()
    } else if (closed.kind === 'paste' && closed.from) move(closed.from.id, closed.from.chave)
    else {
      const opener = document.getElementById(openers[closed.kind])
      // on a phone the button is in a closed `details`
      opener?.closest('details')?.setAttribute('open', '')
      opener?.focus({ preventScroll: true })
    }
  }
  const { panel, student, frame, open, turn, close } = usePlaces(focusAfter)
  const hasPanel = panel !== null
  const goTo = useCallback(
    (id: number, chave: string) => {
      if (hasPanel) close(() => undefined)
      setColumn((before) => (wide ? before : chave))
      // clears a filter that hides the cell
      setChoice((before) => (shown.current.includes(id) ? before : { ...withoutChoice, sort: before.sort }))
      requestAnimationFrame(() => cursor.current?.focus(id, chave))
    },
    [wide, hasPanel, close, setColumn, setChoice],
  )
  /** The focused cell. */
  const inUse = useRef<CellPlace | null>(null)
  /** The id of the student whose cell had the focus last. */
  const last = useRef<number | null>(null)
  const arrive = useEffectEvent(() => {
    if (inUse.current && document.activeElement === document.body) goTo(inUse.current.id, inUse.current.chave)
  })
  // the focused cell was unmounted: a phone was rotated, or another tab changed the density
  useEffect(() => arrive(), [wide, density])
  // an address with an evaluation focuses its first cell; not on a phone, where that opens the on-screen keyboard
  const [first] = view
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || !wide || askedFor === null || first === undefined) return
    opened.current = true
    afterFrame(() => cursor.current?.focus(first, askedFor))
  }, [wide, askedFor, first])

  /** Opens a student alone, or replaces the one that is open. */
  const openStudent = (id: number, chave: string) => (student ? turn : open)({ kind: 'student', at: { id, chave } })
  return {
    panel,
    student,
    frame,
    /** Handlers for the element around the cells. */
    hearsCursor: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        inUse.current = placeOf(target)
        last.current = inUse.current?.id ?? last.current
      },
      onBlur: () => {
        inUse.current = null
      },
    },
    openLast: () => {
      const one = view.find((id) => id === last.current) ?? first
      if (one !== undefined) openStudent(one, '')
    },
    /** The functions that go into the context of the gradebook. */
    ways: {
      cursor,
      goTo,
      move,
      openPanel: open,
      openStudent,
      closeStudent: () => {
        const cell = inputOf(document.activeElement)
        const at = (cell && placeOf(cell)) ?? student
        if (at) close(() => focusAfter({ kind: 'student', at }))
      },
      paste: (text: string, from: CellPlace) => open({ kind: 'paste', text, from }),
      showBelow: (id: string) => {
        const notice = () => document.getElementById(id)
        // some notices stay below a panel, which then stays too
        if (panel && !notice()) close(() => afterFrame(() => notice()?.focus()))
        else notice()?.focus()
      },
    },
    closePanel: (then?: () => void) => {
      if (panel) close(then ?? (() => focusAfter(panel)))
    },
  }
}
export type GradebookNavigation = ReturnType<typeof useGradebookNavigation>
