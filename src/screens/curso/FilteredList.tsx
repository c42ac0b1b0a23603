/** A page of the office about one list: its filters, and below them the rows that fit; further pages are read by themselves until something matches. */
import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useOffline, type usePages } from '@/api'
import { fold, hasWords } from '@/domain/text'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { SearchFilter } from '@/ui/action/Filter'
import { announce } from '@/ui/action/live'
import { Empty } from '@/ui/page/Empty'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { useMedia } from '@/ui/look/useMedia'
import { MoreButton } from '../shared/MoreButton'
import { Section } from '../shared/Section'
import { Updated } from '../shared/Updated'
import { CursoFilter } from './filters'
import styles from './list.module.css'

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
function useSearchText() {
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
interface Searched<Item> {
  pages: Omit<ReturnType<typeof usePages>, 'itens'> & { itens: readonly Item[] }
  search: Search
  textOf: (item: Item) => string
  linked?: number
}

/** What of a list fits the search, and the row that a link asks for (`linked`) whether it fits or not. */
function useSearch<Item extends { id?: unknown }>({ pages, search, textOf, linked = 0 }: Searched<Item>) {
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

type Subject = 'atividades' | 'equivalencias'

interface PageProps {
  of: Subject
  moreFilters?: ReactNode
  /** The filter that a link has set, in words. */
  inUse: ReactNode
  onClear: () => void
  List: ComponentType<{ search: Search }>
}

export function ListPage({ of, moreFilters, inUse, onClear, List }: PageProps) {
  const t = useT()
  const { field, search } = useSearchText()
  return (
    <Stack gap={4}>
      <PageHeader line title={t(`curso.${of}.title`)} lead={t(`curso.${of}.lead`)} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.search')} {...field} />
        <CursoFilter />
        {moreFilters}
      </Row>
      {inUse && (
        <Row>
          <p>{inUse}</p>
          <Button variant="link" onClick={onClear}>
            {t('curso.filtro.clear')}
          </Button>
        </Row>
      )}
      <Section whole errorTitle={t(`curso.${of}.failed`)}>
        <List search={search} />
      </Section>
    </Stack>
  )
}

interface Props<Item> extends Searched<Item> {
  of: Subject
  table: (rows: readonly Item[]) => ReactNode
  card: (row: Item, index: number) => ReactNode
}

export function FilteredList<Item extends { id?: unknown }>({ of, table, card, ...searched }: Props<Item>) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const { pages } = searched
  const roomy = useMedia('(min-width: 64rem)')
  const { shown, found, goTo, onArrived, searching, wanted, missing } = useSearch(searched)
  useEffect(() => {
    if (goTo === null) return
    onArrived()
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]')
    rows?.[goTo]?.querySelector<HTMLElement>('a, button')?.focus()
  })
  const n = pages.itens.length
  const told = (): string => {
    const all = t(`curso.${of}.n`, { n })
    if (searching) return t('curso.filtro.looking', { n })
    if (!wanted) return pages.hasMore || pages.maybeMore ? t('curso.filtro.loaded', { all }) : all
    const some = t('curso.filtro.found', { n: found })
    return pages.hasMore ? `${some}. ${t('curso.filtro.parcial', { n })}` : t('curso.filtro.foundOf', { some, all })
  }
  return (
    <Stack gap={3}>
      <Row between gap={2}>
        <p className="strong">{told()}</p>
        <Updated {...pages} onRefresh={pages.refresh} />
      </Row>
      {missing && <Notice tone="warn">{t('curso.atividades.withoutThis')}</Notice>}
      {found === 0 && !searching && (
        <Empty
          title={t(n === 0 ? `curso.${of}.empty` : 'curso.filtro.nada')}
          text={t(n === 0 ? `curso.${of}.emptyHint` : pages.hasMore ? 'curso.filtro.noneYet' : 'curso.filtro.noneHint')}
        />
      )}
      {shown.length > 0 && (
        <div ref={list}>
          {roomy ? (
            table(shown)
          ) : (
            <Stack as="ul" gap={1} className={styles.list}>
              {shown.map(card)}
            </Stack>
          )}
        </div>
      )}
      {!searching && <MoreButton pages={pages} list={list} />}
    </Stack>
  )
}
