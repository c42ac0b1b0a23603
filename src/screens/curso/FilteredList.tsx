/** A list page of the office: filters, and the rows that match; further pages load automatically until one matches. */
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useT } from '@/i18n'
import { onWipe } from '@/session'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { announce } from '@/ui/action/live'
import { SearchFilter } from '@/ui/action/Filter'
import { Empty } from '@/ui/page/Empty'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { useCarriedFocus } from '@/ui/action/useCarriedFocus'
import { useMedia } from '@/ui/look/useMedia'
import { MoreButton } from '../shared/MoreButton'
import { Section } from '../shared/Section'
import { LastUpdated } from '../shared/LastUpdated'
import { CursoFilter } from './filters'
import { CursoName } from './courseNames'
import { useListWords } from './listWords'
import { type Search, type Searched, useSearch, useSearchText } from './search'
import styles from './list.module.css'

type Subject = 'atividades' | 'equivalencias'

interface PageProps {
  of: Subject
  moreFilters?: ReactNode
  /** The filter that a link has set, in words; empty without one. */
  inUse: ReactNode
  onClear: () => void
  List: ComponentType<{ search: Search }>
}

export function ListPage({ of, moreFilters, inUse, onClear, List }: PageProps) {
  const t = useT()
  // for activities, the filter `atividade` only opens a row, and a new course clears it; for equivalences it narrows
  const opens = of === 'atividades' ? 'atividade' : null
  const { field, search } = useSearchText(opens)
  return (
    <Stack gap={4} className={styles.page}>
      <PageHeader line title={t(`curso.${of}.title`)} lead={t(`curso.${of}.lead`)} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filter.search')} {...field} />
        <CursoFilter label={t(`curso.${of}.curso`)} opens={opens} />
        {moreFilters}
      </Row>
      {inUse && (
        <Row>
          <p>{inUse}</p>
          <Button variant="link" onClick={onClear}>
            {t('curso.filter.clear')}
          </Button>
        </Row>
      )}
      <Section whole of={search.list} errorTitle={t(`curso.${of}.failed`)}>
        <List search={search} />
      </Section>
    </Stack>
  )
}

/**
 * The index of the pressed link by list and search text: Back focuses it again. The key of the history entry would not
 * do, because it changes when the search text is stored in the entry.
 */
const pressed = new Map<string, number>()
// the keys contain search text, which may be personal
onWipe(() => pressed.clear())

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
  const carried = useCarriedFocus(list, roomy)
  const found = useSearch(searched)
  const { fits, goTo, onArrived, searching, question, byWords, missing } = found
  useEffect(() => {
    if (goTo === null) return
    onArrived()
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]')
    rows?.[goTo]?.querySelector<HTMLElement>('a, button')?.focus()
  })
  const count = useRef<HTMLParagraphElement>(null)
  const { key, waiting } = searched.search
  const shownKey = useRef(key)
  useEffect(() => {
    // the link that opened this list was unmounted with the former list, so the count takes the focus
    if (key === shownKey.current || waiting) return
    shownKey.current = key
    if (document.activeElement !== document.body) return
    count.current?.focus({ preventScroll: true })
    count.current?.scrollIntoView({ block: 'nearest' })
  }, [key, waiting])
  // not if the address opens a row, which takes the focus itself
  const here = `${of} ${searched.search.list} ${searched.search.text}`
  const cameBack = useNavigationType() === NavigationType.Pop
  const [back] = useState(() => (searched.linked || !cameBack ? undefined : pressed.get(here)))
  useEffect(() => {
    if (back !== undefined) list.current?.querySelectorAll('a')[back]?.focus()
  }, [back])
  const onPress = ({ target }: MouseEvent<HTMLElement>) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) pressed.set(here, [...(list.current?.querySelectorAll('a') ?? [])].indexOf(link))
  }
  const { curso, ...said } = useListWords(of, searched, found)
  const isEmpty = fits.length === 0 && !searching && !waiting
  // announces the start and the result of each search, but not the loading of further pages
  const heard = useRef({ question, searching: false })
  const announceFound = useEffectEvent(() => {
    if (document.activeElement === count.current) return
    announce(searching ? t('curso.filter.goesOn') : isEmpty ? said.none().title : said.count())
  })
  useEffect(() => {
    if (question === null || (heard.current.question === question && heard.current.searching === searching)) return
    heard.current = { question, searching }
    announceFound()
  }, [question, searching])
  return (
    <Stack gap={3}>
      <Row between gap={2}>
        {/* the sentence of an empty list says it already; the count stays for the focus */}
        <p ref={count} tabIndex={-1} className={isEmpty && pages.itens.length === 0 ? 'visually-hidden' : 'strong'}>
          {waiting ? <span className={styles.waiting}>{t('frame.ui.loading')}</span> : said.count()}
        </p>
        <LastUpdated {...pages} onRefresh={pages.refresh} />
      </Row>
      {curso !== 0 && (
        <p className="print-only">
          {t(`curso.${of}.curso`)}: <CursoName id={curso} />
        </p>
      )}
      {byWords && <p className="print-only">{t('curso.filter.searched', { words: searched.search.text.trim() })}</p>}
      {missing && (
        <Notice tone="warn">
          {said.notThere} {said.elsewhere}
        </Notice>
      )}
      {isEmpty && <Empty {...said.none()} />}
      {fits.length > 0 && (
        <div ref={list} aria-busy={waiting} onClickCapture={onPress} {...carried}>
          {roomy ? (
            table(fits)
          ) : (
            <Stack as="ul" gap={1} className={styles.list}>
              {fits.map(card)}
            </Stack>
          )}
        </div>
      )}
      {!searching && (
        // a search that goes on unmounts the pressed button
        <MoveFocusOnUnmount to={() => count.current}>
          <MoreButton pages={pages} list={list} />
        </MoveFocusOnUnmount>
      )}
    </Stack>
  )
}
