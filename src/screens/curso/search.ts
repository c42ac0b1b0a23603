/** What is looked for in a list of the office: the words typed, what fits them, the row that a link asks for. */
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useOffline, type usePages } from '@/api'
import { fold, hasWords, phrasesOf } from '@/domain/text'
import { withWords } from '@/domain/textSearch'
import { useSessionState } from '@/session'
import { useStays } from '@/ui/action/lead'
import type { Filter } from './reads'

/** Milliseconds after the last key before pages are read. */
const afterTheLastKey = 300
/** Rows among which all that fit are found; beyond them pages are read only until one fits. */
const farEnough = 500

function useSettled(wanted: string): boolean {
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), afterTheLastKey)
    return () => clearTimeout(timer)
  }, [wanted])
  return settled === wanted
}

/** The words of an entry of the history, which are nobody's but those of who typed them: the history outlives their leaving. */
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
 * The search field, and the text for the list below it, which comes after, so that typing never waits for rows. Each entry
 * of the history keeps its own text, so that Back finds it and a link begins without one; the address holds none.
 * @param opens the filter that only opens a row of the list
 */
export function useSearchText(opens: Filter | null) {
  const at = useLocation()
  const { owner } = useSessionState()
  const kept = keptIn(at.state, owner)
  const replaced = useNavigationType() === NavigationType.Replace
  const navigate = useNavigate()
  const stays = useStays()
  const [typed, setTyped] = useState(kept)
  /** The text and the list in which Enter was pressed: the first match gets the focus. Null once it has, or the text changed. */
  const [entered, setEntered] = useState<{ text: string; list: string } | null>(null)
  const change = (text: string) => {
    setTyped(text)
    setEntered(null)
  }
  /** `entry` stays while only the filters of an entry change. */
  const [seen, setSeen] = useState({ key: at.key, entry: at.key })
  if (seen.key !== at.key) {
    setSeen({ key: at.key, entry: replaced ? seen.entry : at.key })
    if (!replaced) change(kept)
  }
  // one value: of two, one can come before the other, and the list would be that of no entry
  const now = useMemo(() => ({ typed, entry: seen.entry }), [typed, seen.entry])
  const late = useDeferredValue(now)
  const shown = useDeferredValue(at.search)
  const waiting = listOf(shown, opens) !== listOf(at.search, opens)
  const asked = useMemo(() => new URLSearchParams(shown), [shown])
  const settled = useSettled(typed)
  const keep = useCallback(() => {
    // never in the way of a page that is already asked for
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
        // the next press may lead away
        keep()
      },
    },
    search: {
      // at once in another entry: the focus goes to a row of its list
      text: waiting || late.entry === seen.entry ? late.typed : typed,
      // of another list the first match is none that was waited for
      entered: entered?.list === listOf(at.search, opens) ? entered.text : null,
      onArrived: () => setEntered(null),
      ...seen,
      /** The filters of the list that is shown. */
      asked,
      /** Which list that is: the same whatever row is open. */
      list: listOf(shown, opens),
      /** Another list is asked for; the former one stays until it has come. */
      waiting,
    },
  }
}

/** A list, what is looked for in it, and the row that a link asks for, which may stand on a further page; 0 for none. */
export interface Searched<Item> {
  pages: Omit<ReturnType<typeof usePages>, 'itens'> & { itens: readonly Item[] }
  search: Search
  textOf: (item: Item) => string
  /** What a link narrows the list to, where the service's own filter finds only a part. */
  only?: ((item: Item) => boolean) | undefined
  linked?: number
}

/** What of a list fits the search, and where the focus goes. */
export function useSearch<Item extends { id?: unknown }>({ pages, search, textOf, only, linked = 0 }: Searched<Item>) {
  const offline = useOffline()
  const { itens, loadingMore, more, moreError } = pages
  const hasMore = pages.hasMore || pages.maybeMore
  const wanted = search.text.trim()
  const settled = useSettled(wanted)
  const words = (item: Item) => fold(textOf(item))
  // a letter is forgiven once the whole list is there: what is written right may stand on a further page
  const within = only ? itens.filter(only) : itens
  const fits = hasMore ? within.filter((item) => hasWords(words(item), wanted)) : withWords(within, words, wanted)
  const byWords = phrasesOf(wanted).length > 0
  const narrows = byWords || only !== undefined
  const isThere = linked === 0 || search.waiting || itens.some(({ id }) => id === linked)

  // a page that failed is asked for again by other words, by Enter or by the button below the list, never by itself;
  // a busy service only by what stands in place of that button
  const asked = `${search.list} ${wanted} ${search.entered !== null}`
  const [failed, setFailed] = useState({ error: moreError, asked })
  if (failed.error !== moreError) setFailed({ error: moreError, asked })
  const busy = moreError?.kind === 'busy'
  const open = hasMore && !busy && !(moreError && failed.asked === asked) && !offline
  const searching = open && narrows && (fits.length === 0 || itens.length < farEnough)
  const goesOn = open && !search.waiting && !loadingMore && ((searching && settled) || !isThere)
  useEffect(() => {
    if (!goesOn) return
    // a moment later: until this turn is over, `more` asks for the list that stood here before
    const timer = setTimeout(() => void more())
    return () => clearTimeout(timer)
    // `itens.length`: rows can arrive without `loadingMore` having been drawn
  }, [goesOn, itens.length, more])

  // once a link: a row that the search moves is drawn anew, and must not take the cursor out of the field
  const link = linked === 0 ? '' : `${search.entry} ${linked}`
  const [led, setLed] = useState('')
  // left, and perhaps come back to
  if (link === '' && led !== '') setLed('')
  const leads = led !== link && isThere && !search.waiting
  const target = leads ? itens.find(({ id }) => id === linked) : search.entered === search.text ? fits[0] : undefined
  return {
    fits,
    /** The place in `fits` where the focus goes; null for none, -1 where the search hides it. */
    goTo: target === undefined ? null : fits.indexOf(target),
    onArrived: () => (leads ? setLed(link) : search.onArrived()),
    searching,
    narrows,
    /** What is looked for now; null while it is being typed, or its list is on its way. */
    question: settled && !search.waiting ? `${search.list} ${wanted}` : null,
    byWords,
    /** The list came to its end, and the row asked for by a link is not in it. */
    missing: !isThere && !hasMore,
  }
}
