/** A search in a paged list: further pages are read by themselves until something matches. */
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useOffline, type usePages } from '@/api'
import { fold, hasWords } from '@/domain/text'
import { useT } from '@/i18n'
import { announce } from '@/ui/action/live'

/** Milliseconds after the last key before pages are read. */
const afterTheLastKey = 300

function useSettled(wanted: string): boolean {
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), afterTheLastKey)
    return () => clearTimeout(timer)
  }, [wanted])
  return settled === wanted
}

export type Search = ReturnType<typeof useSearchText>['search']

/** The search field, and the text for the list below it: deferred, so that typing never waits for rows. */
export function useSearchText() {
  const [typed, setTyped] = useState('')
  /** The text on which Enter was pressed: the first match gets the focus. Null once it has, or the text changed. */
  const [entered, setEntered] = useState<string | null>(null)
  const field = {
    value: typed,
    onChange: (text: string) => {
      setTyped(text)
      setEntered(null)
    },
    onEnter: () => setEntered(typed),
  }
  return { field, search: { text: useDeferredValue(typed), entered, onArrived: () => setEntered(null) } }
}

/** A list, what is looked for in it, and the row that a link asks for, which may stand on a further page; 0 for none. */
export interface Searched<Item> {
  pages: Omit<ReturnType<typeof usePages>, 'itens'> & { itens: readonly Item[] }
  search: Search
  textOf: (item: Item) => string
  linked?: number
}

/** What of a list fits the search, and the row that a link asks for (`linked`) whether it fits or not. */
export function useSearch<Item extends { id?: unknown }>({ pages, search, textOf, linked = 0 }: Searched<Item>) {
  const t = useT()
  const offline = useOffline()
  const { itens, hasMore, loadingMore, more, error } = pages
  const wanted = fold(search.text)
  const settled = useSettled(wanted)
  const isFit = (item: Item) => wanted === '' || hasWords(fold(textOf(item)), wanted)
  const fits = itens.filter(isFit)
  const isThere = linked === 0 || itens.some(({ id }) => id === linked)

  // a page that failed is not asked for again by itself: the button below the list offers it
  const open = hasMore && !error && !offline
  const searching = open && wanted !== '' && fits.length === 0
  const goesOn = open && !loadingMore && ((searching && settled) || !isThere)
  useEffect(() => {
    if (goesOn) void more()
    // `itens.length`: rows can arrive without `loadingMore` having been drawn
  }, [goesOn, itens.length, more])

  const told = useRef(false)
  useEffect(() => {
    if (!settled || searching === told.current) return
    told.current = searching
    if (searching) announce(t('curso.filtro.continua'))
    else if (wanted !== '') announce(fits.length ? t('curso.filtro.found', { n: fits.length }) : t('curso.filtro.nada'))
  }, [settled, searching, wanted, fits.length, t])

  const shown = linked === 0 ? fits : itens.filter((item) => item.id === linked || isFit(item))
  // once a link: a row that the search moves is drawn anew, and must not take the cursor out of the field
  const [led, setLed] = useState(0)
  const leads = linked !== 0 && linked !== led && isThere
  const target = leads ? itens.find(({ id }) => id === linked) : search.entered === search.text ? fits[0] : undefined
  return {
    shown,
    /** How many match: an open row that does not is shown, and not counted. */
    found: fits.length,
    /** The place in `shown` where the focus goes. */
    goTo: target === undefined ? null : shown.indexOf(target),
    onArrived: () => (leads ? setLed(linked) : search.onArrived()),
    searching,
    wanted: wanted !== '',
    /** The list came to its end, and the row asked for by a link is not in it. */
    missing: !isThere && !hasMore,
  }
}
