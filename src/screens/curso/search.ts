/** The search in a list of the office: the typed text, the rows that match, and the row that a link points to. */
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useNextPage, useOffline, type usePages } from '@/api'
import { fold, hasWords, phrasesOf } from '@/domain/text'
import { withWords } from '@/domain/textSearch'
import { useSessionState } from '@/session'
import { useStaysOnPage } from '@/ui/action/redirect'
import type { Filter } from './reads'

/** Milliseconds after the last key press before further pages are read. */
const afterTheLastKey = 300
/** Rows up to which a search reads all pages; beyond, it reads only until one row matches. */
const farEnough = 500

function useSettled(wanted: string): boolean {
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), afterTheLastKey)
    return () => clearTimeout(timer)
  }, [wanted])
  return settled === wanted
}

/** The search text in a history entry; empty if another person typed it, because the history outlives a sign-out. */
function keptIn(state: unknown, owner: string | null): string {
  const { search, of } = (state ?? {}) as { search?: unknown; of?: unknown }
  return typeof search === 'string' && of === owner ? search : ''
}

function listOf(search: string, opens: Filter | null): string {
  const params = new URLSearchParams(search)
  if (opens) params.delete(opens)
  return params.toString()
}

export type Search = ReturnType<typeof useSearchText>['search']

/**
 * The search field, and a deferred copy of its text for the list, so that typing never waits for rows. The text is kept
 * in the history entry and not in the address, so that Back restores it and a link starts without one.
 * @param opens The filter that only opens a row of the list.
 */
export function useSearchText(opens: Filter | null) {
  const at = useLocation()
  const { owner } = useSessionState()
  const kept = keptIn(at.state, owner)
  const replaced = useNavigationType() === NavigationType.Replace
  const navigate = useNavigate()
  const stays = useStaysOnPage()
  const [typed, setTyped] = useState(kept)
  /** Text and list when Enter was pressed: the first match gets the focus. Null after that or when the text changes. */
  const [entered, setEntered] = useState<{ text: string; list: string } | null>(null)
  const change = (text: string) => {
    setTyped(text)
    setEntered(null)
  }
  /** `entry` stays the same while an entry is only replaced (filters, search text). */
  const [seen, setSeen] = useState({ key: at.key, entry: at.key })
  if (seen.key !== at.key) {
    setSeen({ key: at.key, entry: replaced ? seen.entry : at.key })
    if (!replaced) change(kept)
  }
  // deferred as one value, because two could arrive at different times and mix the text of two entries
  const now = useMemo(() => ({ typed, entry: seen.entry }), [typed, seen.entry])
  const late = useDeferredValue(now)
  const shown = useDeferredValue(at.search)
  const waiting = listOf(shown, opens) !== listOf(at.search, opens)
  const asked = useMemo(() => new URLSearchParams(shown), [shown])
  const settled = useSettled(typed)
  const keep = useCallback(() => {
    // not while another page is already being opened
    if (typed === kept || !stays()) return
    void navigate(at, { replace: true, preventScrollReset: true, state: { search: typed, of: owner } })
  }, [typed, kept, at, owner, navigate, stays])
  useEffect(() => {
    if (settled) keep()
  }, [settled, keep])
  return {
    field: {
      value: typed,
      onChange: change,
      onEnter: () => {
        setEntered({ text: typed, list: listOf(at.search, opens) })
        // stored at once, because the next press may leave the page
        keep()
      },
    },
    search: {
      // not deferred in a new entry, because the focus goes to a row of its list
      text: waiting || late.entry === seen.entry ? late.typed : typed,
      // Enter counts only for the list in which it was pressed
      entered: entered?.list === listOf(at.search, opens) ? entered.text : null,
      onArrived: () => setEntered(null),
      ...seen,
      /** The filters of the list that is shown. */
      asked,
      /** The key of that list; the open row does not change it. */
      list: listOf(shown, opens),
      /** Another list is loading; the former one stays until then. */
      waiting,
    },
  }
}

/** A list and its search. `linked`: the id of the row that a link points to, possibly on a further page; 0 for none. */
export interface Searched<Item> {
  pages: Omit<ReturnType<typeof usePages>, 'itens'> & { itens: readonly Item[] }
  search: Search
  textOf: (item: Item) => string
  /** Narrows the list further, where the service's own filter finds only a part of the matches. */
  only?: ((item: Item) => boolean) | undefined
  linked?: number
}

/**
 * Whether a further page may be read without a press. A failed page is read again after another search text, Enter or
 * the button below the list, never automatically; after a busy answer only by the notice in place of that button.
 */
function useMayRead({ hasMore, moreError }: Searched<unknown>['pages'], asked: string): boolean {
  const offline = useOffline()
  const [failed, setFailed] = useState({ error: moreError, asked })
  if (failed.error !== moreError) setFailed({ error: moreError, asked })
  if (!hasMore || offline || moreError?.kind === 'busy') return false
  return moreError === null || failed.asked !== asked
}

/**
 * Whether the row that a link points to gets the focus now: once per link, since a search that moves the row must not
 * take the focus out of the field. `link` is empty for none.
 */
function useLed(link: string, isThere: boolean) {
  const [led, setLed] = useState('')
  // the link was left, so it may lead to its row again later
  if (link === '' && led !== '') setLed('')
  return { leads: led !== link && isThere, onArrived: () => setLed(link) }
}

/** The rows that match, loading of further pages, and the row that gets the focus. */
export function useSearch<Item extends { id?: unknown }>({ pages, search, textOf, only, linked = 0 }: Searched<Item>) {
  const { itens, hasMore, loadingMore, more } = pages
  const wanted = search.text.trim()
  const settled = useSettled(wanted)
  const words = (item: Item) => fold(textOf(item))
  // allows for a wrong letter only in the complete list: an exact match may be on a further page
  const within = only ? itens.filter(only) : itens
  const fits = hasMore ? within.filter((item) => hasWords(words(item), wanted)) : withWords(within, words, wanted)
  const byWords = phrasesOf(wanted).length > 0
  const narrows = byWords || only !== undefined
  const isThere = linked === 0 || search.waiting || itens.some(({ id }) => id === linked)

  const mayRead = useMayRead(pages, `${search.list} ${wanted} ${search.entered !== null}`)
  const searching = mayRead && narrows && (fits.length === 0 || itens.length < farEnough)
  useNextPage(mayRead && !search.waiting && !loadingMore && ((searching && settled) || !isThere), itens, more)

  const link = useLed(linked === 0 ? '' : `${search.entry} ${linked}`, isThere && !search.waiting)
  const entered = search.entered === search.text ? fits[0] : undefined
  const target = link.leads ? itens.find(({ id }) => id === linked) : entered
  return {
    fits,
    /** The index in `fits` to focus; null for none, -1 where the search hides the row. */
    goTo: target === undefined ? null : fits.indexOf(target),
    onArrived: link.leads ? link.onArrived : search.onArrived,
    searching,
    narrows,
    /** The current list and text; null while the text is being typed or the list is loading. */
    question: settled && !search.waiting ? `${search.list} ${wanted}` : null,
    byWords,
    /** The whole list was read without the row that the link points to. */
    missing: !isThere && !hasMore,
  }
}
