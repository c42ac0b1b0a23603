/** A searchable list of the office, read page by page: its count, its rows, or why it is empty. */
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useT } from '@/i18n'
import { Empty } from '@/ui/page/Empty'
import { Row, Stack } from '@/ui/page/layout'
import { useMedia } from '@/ui/look/useMedia'
import { MoreButton } from '../shared/MoreButton'
import { Updated } from '../shared/Updated'
import styles from './list.module.css'
import type { SearchState } from './useSearch'

interface Props<Item> {
  pages: ComponentProps<typeof MoreButton>['pages'] &
    Omit<ComponentProps<typeof Updated>, 'onRefresh'> & { refresh: () => void }
  searchField: SearchState<Item>
  count: (n: number) => string
  empty: { title: string; hint: string }
  notice?: ReactNode
  table: (rows: readonly Item[]) => ReactNode
  card: (row: Item, index: number) => ReactNode
}

export function FilteredList<Item>({ pages, searchField, count, empty, notice, table, card }: Props<Item>) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const roomy = useMedia('(min-width: 64rem)')
  const { shown, found, goTo, onArrived, searching, wanted } = searchField
  useEffect(() => {
    if (goTo === null) return
    onArrived()
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]')
    rows?.[goTo]?.querySelector<HTMLElement>('a, button')?.focus()
  })
  const n = pages.itens.length
  const told = (): string => {
    const all = count(n)
    if (searching) return t('curso.filtro.looking', { n })
    if (!wanted) return pages.hasMore || pages.maybeMore ? t('curso.filtro.loaded', { all }) : all
    const some = t('curso.filtro.found', { n: found })
    return pages.hasMore ? `${some}. ${t('curso.filtro.parcial', { n })}` : t('curso.filtro.foundOf', { some, all })
  }
  return (
    <Stack gap={3}>
      <Row between gap={2}>
        <p className={styles.count}>{told()}</p>
        <Updated {...pages} onRefresh={pages.refresh} />
      </Row>
      {notice}
      {found === 0 && !searching && (
        <Empty
          title={n === 0 ? empty.title : t('curso.filtro.nada')}
          text={n === 0 ? empty.hint : t(pages.hasMore ? 'curso.filtro.noneYet' : 'curso.filtro.noneHint')}
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
