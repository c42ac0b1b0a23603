/**
 * What stands in place of the class: one student alone, or a page, which may stand over a student. Each is an entry of the
 * history, so that Back closes it, and leads back to where the person was: same height, grid, button.
 */
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { CellPlace } from './navigate'

export type Panel = { kind: 'paste'; text: string; from: CellPlace | null } | { kind: 'publish' | 'close' }
export type Place = Panel | { kind: 'student'; at: CellPlace }

/** The buttons that open a page: they are drawn anew when it closes, and found again by their id. */
export const openers = { paste: 'open-paste', publish: 'open-publish', close: 'open-close' } as const

/** Whether an event happened to a field in which words are written: keys mean something else there. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.matches('textarea, input:not([type=checkbox], [type=radio])')

/** Keys that a place hears wherever its focus is, unless a cell or a dialog has used them, or what stands around the page has the focus. */
export function useKeysOfPage(onKey: (event: KeyboardEvent) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const isHere = target instanceof Element && (target.closest('main') !== null || target === document.body)
    if (isHere && !event.defaultPrevented && !document.querySelector('dialog:modal')) onKey(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** How many places an entry of the history stands for. What they show stays out of it: a pasted text, a student. */
function depthOf(state: unknown): number {
  const { over } = (state ?? {}) as { over?: unknown }
  return typeof over === 'number' ? over : 0
}

function showFocus(): void {
  const { activeElement, body } = document
  if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' })
}

/** `onClosed` moves the focus on where the closing itself does not. */
export function usePlaces(onClosed: (place: Place) => void) {
  const at = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const [places, setPlaces] = useState<readonly Place[]>([])
  /** What stands around the grid, which scrolls in itself both ways; empty on a phone, whose list does not. */
  const frame = useRef<HTMLDivElement>(null)
  const left = useRef({ height: 0, top: 0, left: 0 })
  const closing = useRef<(() => void) | null>(null)
  /** A place was closed here, and its entry is about to be left: what is opened meanwhile gets its own after that. */
  const returning = useRef(false)
  const now = useRef({ places, at })
  useLayoutEffect(() => {
    now.current = { places, at }
  }, [places, at])

  const push = (over: number) => {
    void navigate(at, { state: { ...(at.state as object | null), over }, preventScrollReset: true })
  }
  const open = (place: Place) => {
    const { scrollTop: top = 0, scrollLeft = 0 } = frame.current?.firstElementChild ?? {}
    if (places.length === 0) left.current = { height: window.scrollY, top, left: scrollLeft }
    setPlaces([...places, place])
    // one entry after the other: the next follows when this one has come
    if (!returning.current && depthOf(at.state) === places.length) push(places.length + 1)
  }
  /** Another one in its place: the next student. */
  const turn = (place: Place) => setPlaces([...places.slice(0, -1), place])
  /** `then` gives the focus on. */
  const close = useCallback(
    (then: () => void) => {
      const { places, at } = now.current
      closing.current = then
      setPlaces(places.slice(0, -1))
      if (depthOf(at.state) !== places.length) return
      returning.current = true
      void navigate(-1)
    },
    [navigate],
  )
  const moved = useEffectEvent(() => {
    const depth = depthOf(at.state)
    const next = places[depth]
    const byPerson = type === NavigationType.Pop && !returning.current
    // the router has put the page back where it stood: whatever got the focus meanwhile stays in sight
    if (returning.current) requestAnimationFrame(showFocus)
    returning.current = false
    // an entry that nothing is shown for any more, after a reload or by Forward, leads nowhere
    if (depth > places.length) void navigate(-1)
    else if (next && byPerson) {
      closing.current = () => onClosed(next)
      setPlaces(places.slice(0, depth))
    } else if (next) push(depth + 1)
  })
  // not its key: an entry that was left again before it was drawn leads back to one that is still drawn
  const seen = useRef<typeof at>(null)
  useLayoutEffect(() => {
    if (seen.current === at) return
    seen.current = at
    moved()
  }, [at])
  useLayoutEffect(() => {
    const then = closing.current
    if (!then) return
    closing.current = null
    // a moment later: a long list draws its lines once it knows its height
    queueMicrotask(() => {
      if (places.length === 0) {
        const { height, ...scrolled } = left.current
        document.documentElement.scrollTop = height
        // drawn anew, it would begin with the first student and the first evaluation
        const region = frame.current?.firstElementChild
        if (region) Object.assign(region, { scrollTop: scrolled.top, scrollLeft: scrolled.left })
      }
      then()
    })
  }, [places])
  const top = places.at(-1)
  const panel = top && top.kind !== 'student' ? top : null
  const student = places.flatMap((place) => (place.kind === 'student' ? [place.at] : []))[0] ?? null
  return { panel, student, frame, open, turn, close }
}
