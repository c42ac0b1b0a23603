/** What this tab keeps unsent, for the homes that name it. */
import { useEffect, useState } from 'react'
import { useSendings } from '@/api'
import { unsentWork } from '@/session'

/** By name; looked at again when a sending that left with its page has ended. */
export function useUnsentWork(): readonly string[] {
  const sendings = useSendings()
  const [kept, setKept] = useState(() => ({ sendings, names: unsentWork() }))
  if (kept.sendings !== sendings) setKept({ sendings, names: unsentWork() })
  useEffect(() => {
    // the page that was left has put away by now what need not be kept
    const timer = setTimeout(() => setKept((before) => ({ ...before, names: unsentWork() })))
    return () => clearTimeout(timer)
  }, [])
  return kept.names
}
