/** "Carregar mais", or the countdown of a busy service. Focuses the first new row and announces how many there are. */
import { type RefObject, useEffect, useRef } from 'react'
import type { usePages } from '@/api'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { useCarriedFocus } from '@/ui/action/useCarriedFocus'
import { Stack } from '@/ui/page/layout'
import { BusyNotice } from './BusyNotice'
import { describeError } from './describeError'
import { useLostReason } from './LastUpdated'

type Told = Partial<Pick<ReturnType<typeof usePages>, 'maybeMore' | 'loadingMore' | 'moreError'>>

interface Props {
  pages: Told & { itens: readonly unknown[]; hasMore: boolean; more: () => unknown }
  /** The further rows are on this device already, so no request is needed. */
  isHere?: boolean
  /** The element whose list items, or lines of a table, are the rows. */
  list: RefObject<HTMLElement | null>
}

const rowsIn = (list: RefObject<HTMLElement | null>) => [...(list.current?.querySelectorAll('li, tbody tr') ?? [])]
/** A row without a control of its own takes the focus itself. */
function focusOn(row: Element | undefined): void {
  const target = row?.querySelector<HTMLElement>('a, button') ?? row
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus()
}
/** No element: `useCarriedFocus` moves the focus to the button that replaces the notice. */
const nowhere = () => null
/** Identifies a row by its link, or else by its element. */
const nameOf = (row: Element): unknown => row.querySelector('a')?.href ?? row

export function MoreButton({ pages, list, isHere = false }: Props) {
  const t = useT()
  const lost = useLostReason()
  const { length } = pages.itens
  const error = pages.moreError ?? null
  const busy = error?.kind === 'busy' ? error : null
  const box = useRef<HTMLDivElement>(null)
  const carried = useCarriedFocus(box, busy === null)
  /** The rows at the moment of the press; null when no press waits for more. */
  const asked = useRef<{ length: number; rows: ReadonlySet<unknown> } | null>(null)
  useEffect(() => {
    const before = asked.current
    if (!before || length <= before.length) return
    asked.current = null
    announce(t('frame.more.loaded', { n: length - before.length }))
    // a person who moved on during a long wait keeps the focus where it is
    const at = document.activeElement
    if (at !== document.body && !box.current?.contains(at)) return
    // new rows may come between the old ones
    const row = rowsIn(list).find((one) => !before.rows.has(nameOf(one)))
    focusOn(row)
  }, [length, list, t])
  const isOver = !pages.hasMore
  const isQuiet = !pages.loadingMore
  useEffect(() => {
    // the last page brought no row, and the pressed button is gone
    if (!isOver || !isQuiet || asked.current === null) return
    asked.current = null
    if (document.activeElement === document.body) focusOn(rowsIn(list).at(-1))
  }, [isOver, isQuiet, list])

  const ask = () => {
    if (pages.loadingMore) return
    asked.current = { length, rows: new Set(rowsIn(list).map(nameOf)) }
    pages.more()
  }
  if (isOver) return null
  return (
    <div ref={box} className="no-print" {...carried}>
      <Stack gap={2}>
        {pages.maybeMore && <p>{t('frame.more.maybe')}</p>}
        {error && !busy && <p role="alert">{describeError(t, error).message}</p>}
        {busy ? (
          // replaces the button, because the notice has its own button to ask at once
          <BusyNotice error={busy} onRetry={ask} next={nowhere} />
        ) : (
          <Button
            busy={pages.loadingMore ?? false}
            disabledReason={isHere ? undefined : lost}
            busyLabel={t('frame.more.loading')}
            onClick={ask}
          >
            {t('frame.more.load')}
          </Button>
        )}
      </Stack>
    </div>
  )
}
