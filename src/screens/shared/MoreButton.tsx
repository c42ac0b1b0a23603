/** "Carregar mais": no endless scroll. Focus goes to the first new row, and how many came is said. */
import { type RefObject, useEffect, useRef } from 'react'
import { useLost, type usePages } from '@/api'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { sayError } from './sayError'

interface Props {
  pages: Pick<ReturnType<typeof usePages>, 'hasMore' | 'maybeMore' | 'loadingMore' | 'more' | 'error'> & {
    itens: readonly unknown[]
  }
  /** The element whose list items, or lines of a table, are the rows. */
  list: RefObject<HTMLElement | null>
}

const rowsIn = (list: RefObject<HTMLElement | null>) => [...(list.current?.querySelectorAll('li, tbody tr') ?? [])]
/** Identifies a row: by its link, else by itself. */
const nameOf = (row: Element): unknown => row.querySelector('a')?.href ?? row

export function MoreButton({ pages, list }: Props) {
  const t = useT()
  const lost = useLost()
  const { length } = pages.itens
  /** How many rows, and which, stood there when the person asked for more; null when nobody did. */
  const asked = useRef<{ length: number; rows: ReadonlySet<unknown> } | null>(null)
  useEffect(() => {
    const before = asked.current
    if (!before || length <= before.length) return
    asked.current = null
    announce(t('moldura.mais.loaded', { n: length - before.length }))
    // an ordered list takes new rows in between: the first that was not there is the one to go on from
    const row = rowsIn(list).find((one) => !before.rows.has(nameOf(one)))
    row?.querySelector<HTMLElement>('a, button')?.focus()
  }, [length, list, t])

  if (!pages.hasMore && !pages.maybeMore) return null
  return (
    <div className="no-print">
      {pages.maybeMore && <p>{t('moldura.mais.maybe')}</p>}
      {pages.error && <p role="alert">{sayError(t, pages.error).message}</p>}
      <Button
        busy={pages.loadingMore}
        disabledReason={lost && t(lost === 'serviceGone' ? 'comum.erro.serviceGone' : 'moldura.offlineReason')}
        busyLabel={t('moldura.mais.loading')}
        onClick={() => {
          asked.current = { length, rows: new Set(rowsIn(list).map(nameOf)) }
          void pages.more()
        }}
      >
        {t('moldura.mais.load')}
      </Button>
    </div>
  )
}
