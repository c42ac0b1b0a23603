/** "Carregar mais": no endless scroll. Focus goes to the first new row, and how many came is said (caderno §4.4). */
import { type RefObject, useEffect, useRef } from 'react'
import { type usePages } from '@/api'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { announce } from '@/ui/live'
import { sayError } from './sayError'

interface Props {
  pages: Pick<ReturnType<typeof usePages>, 'hasMore' | 'maybeMore' | 'loadingMore' | 'more' | 'error'> & {
    itens: readonly unknown[]
  }
  /** The element whose list items are the rows. */
  list: RefObject<HTMLElement | null>
}

export function MoreButton({ pages, list }: Props) {
  const t = useT()
  const { length } = pages.itens
  /** How many rows stood there when the person asked for more; null when nobody did. */
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (asked.current === null || length <= asked.current) return
    announce(t('comum.mais.loaded', { n: length - asked.current }), 'polite')
    const row = list.current?.querySelectorAll('li')[asked.current]
    row?.querySelector<HTMLElement>('a, button')?.focus()
    asked.current = null
  }, [length, list, t])

  if (!pages.hasMore && !pages.maybeMore) return null
  return (
    <div className="no-print">
      {pages.maybeMore && <p>{t('comum.mais.maybe')}</p>}
      {pages.error && <p role="alert">{sayError(t, pages.error).message}</p>}
      <Button
        busy={pages.loadingMore}
        busyLabel={t('comum.mais.loading')}
        onClick={() => {
          asked.current = length
          void pages.more()
        }}
      >
        {t('comum.mais.load')}
      </Button>
    </div>
  )
}
