/** The unsent work that this tab keeps, for the home pages that list it. */
import { useEffect, useState } from 'react'
import { useSendings } from '@/api'
import { unsentWork } from '@/session'
import { useArrivals } from './keptGrades'

/** Names of the work, read again when a write of a page that was left has ended, or when kept grades have arrived. */
export function useUnsentWork(): readonly string[] {
  const changes = `${useSendings()} ${useArrivals()}`
  const [kept, setKept] = useState(() => ({ changes, names: unsentWork() }))
  if (kept.changes !== changes) setKept({ changes, names: unsentWork() })
  useEffect(() => {
    // by now the page that was left has erased what need not be kept
    const timer = setTimeout(() => setKept((before) => ({ ...before, names: unsentWork() })))
    return () => clearTimeout(timer)
  }, [])
  return kept.names
}
