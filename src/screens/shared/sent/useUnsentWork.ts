/** What this tab keeps unsent, for the homes that name it. */
import { useEffect, useState } from 'react'
import { useSendings } from '@/api'
import { unsentWork } from '@/session'
import { useArrivals } from './keptGrades'

/** By name; looked at again when a sending that left with its page has ended, or what was sent is found at the school. */
export function useUnsentWork(): readonly string[] {
  const changes = `${useSendings()} ${useArrivals()}`
  const [kept, setKept] = useState(() => ({ changes, names: unsentWork() }))
  if (kept.changes !== changes) setKept({ changes, names: unsentWork() })
  useEffect(() => {
    // the page that was left has put away by now what need not be kept
    const timer = setTimeout(() => setKept((before) => ({ ...before, names: unsentWork() })))
    return () => clearTimeout(timer)
  }, [])
  return kept.names
}
