/**
 * The stack of views that replace the class: one student alone, or a panel, also on top of a student. Each is a history
 * entry, so that Back closes it and restores the scroll positions and the focus.
 */
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { CellPlace } from './navigate'

export type Panel = { kind: 'paste'; text: string; from: CellPlace | null } | { kind: 'publish' | 'close' }
export type Place = Panel | { kind: 'student'; at: CellPlace }

/** Ids of the buttons that open a panel: they are mounted again when it closes, and then get the focus by id. */
export const openers = { paste: 'open-paste', publish: 'open-publish', close: 'open-close' } as const

/** How many places were open at a history entry; their content (a pasted text, a student) is not stored there. */
function depthOf(state: unknown): number {
  const { over } = (state ?? {}) as { over?: unknown }
  return typeof over === 'number' ? over : 0
}

function showFocus(): void {
  const { activeElement, body } = document
  if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' })
}

/** @param onClosed Moves the focus after Back has closed a place. */
export function usePlaces(onClosed: (place: Place) => void) {
  const at = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const [places, setPlaces] = useState<readonly Place[]>([])
  /** The parent of the grid's scrolling region; empty on a phone, whose list scrolls with the page. */
  const frame = useRef<HTMLDivElement>(null)
  const left = useRef({ height: 0, top: 0, left: 0 })
  const closing = useRef<(() => void) | null>(null)
  /** `close` has started going back in the history; a place opened meanwhile gets its entry after that. */
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
    // pushes one entry at a time: `moved` pushes the next
    if (!returning.current && depthOf(at.state) === places.length) push(places.length + 1)
  }
  /** Replaces the top place, for example by the next student. */
  const turn = (place: Place) => setPlaces([...places.slice(0, -1), place])
  /** Closes the top place; `then` moves the focus. */
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
    // the router has restored the scroll position of the page, which may hide the focused element
    if (returning.current) requestAnimationFrame(showFocus)
    returning.current = false
    // skips an entry whose place is gone, after a reload or by Forward
    if (depth > places.length) void navigate(-1)
    else if (next && byPerson) {
      closing.current = () => onClosed(next)
      setPlaces(places.slice(0, depth))
    } else if (next) push(depth + 1)
  })
  // compares the location object, not its key: Back before a render leads to the same key again
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
    // in a microtask, because a long list renders its rows only once it knows its height
    queueMicrotask(() => {
      if (places.length === 0) {
        const { height, ...scrolled } = left.current
        document.documentElement.scrollTop = height
        // the grid was mounted again, so its own scroll position is restored too
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
