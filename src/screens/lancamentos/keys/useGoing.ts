/** Where the person is in the class, and the ways from there: to a cell wherever it is hidden, into a page and back. */
import { type FocusEvent, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { afterFrame } from '@/ui/action/afterFrame'
import type { Book } from '../book/book'
import { withoutChoice } from '../book/view'
import type { Looked } from '../useLooked'
import type { Density } from '../grid/density'
import { inputOf, placeOf } from './cursor'
import { type CellPlace, type Cursor, mayWrite } from './navigate'
import { openers, type Place, usePlaces } from './place'

/** `wide`: the grid stands there, not the phone's list. `density`: it is drawn anew for another one. */
export function useGoing(
  book: Book,
  { askedFor, column, setColumn, view, setChoice }: Looked,
  wide: boolean,
  density: Density,
) {
  const cursor = useRef<Cursor>(null)
  // asked when it is pressed: the picture is not drawn anew for every page that comes
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
      // on a phone it is folded
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
      // a cell that the choice of students hides is shown first
      setChoice((before) => (shown.current.includes(id) ? before : { ...withoutChoice, sort: before.sort }))
      requestAnimationFrame(() => cursor.current?.focus(id, chave))
    },
    [wide, hasPanel, close, setColumn, setChoice],
  )
  /** The cell that has the cursor. */
  const inUse = useRef<CellPlace | null>(null)
  /** Whom it was with last. */
  const last = useRef<number | null>(null)
  const arrive = useEffectEvent(() => {
    if (inUse.current && document.activeElement === document.body) goTo(inUse.current.id, inUse.current.chave)
  })
  // a phone is turned, so that the grid takes the place of the list, or another tab has chosen other lines
  useEffect(() => arrive(), [wide, density])
  // who comes for an evaluation finds it in sight, with the cursor in its first cell; a phone would open its keys for that
  const [first] = view
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || !wide || askedFor === null || first === undefined) return
    opened.current = true
    afterFrame(() => cursor.current?.focus(first, askedFor))
  }, [wide, askedFor, first])

  /** Another student in place of the one that is shown. */
  const openStudent = (id: number, chave: string) => (student ? turn : open)({ kind: 'student', at: { id, chave } })
  return {
    panel,
    student,
    frame,
    /** For what stands around the cells. */
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
    /** What the parts of the gradebook share of it. */
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
        const lead = () => document.getElementById(id)?.focus()
        if (panel) close(() => afterFrame(lead))
        else lead()
      },
    },
    closePanel: (then?: () => void) => {
      if (panel) close(then ?? (() => focusAfter(panel)))
    },
  }
}
export type Going = ReturnType<typeof useGoing>
