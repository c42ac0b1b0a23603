/** What this tab keeps unsent, for the homes that name it. */
import { useState } from 'react'
import { useSendings } from '@/api'
import { unsentWork } from '@/session'

/** By name; looked at again when a sending that left with its page has ended. */
export function useUnsentWork(): readonly string[] {
  const sendings = useSendings()
  const [kept, setKept] = useState(() => ({ sendings, names: unsentWork() }))
  if (kept.sendings !== sendings) setKept({ sendings, names: unsentWork() })
  return kept.names
}
