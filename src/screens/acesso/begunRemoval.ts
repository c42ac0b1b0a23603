/**
 * A removal that has not ended: the browser asks before the page is closed, and the next page of this tab starts with
 * what is known of it, its user, and a way to look that user up.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { askBeforeClosing, kept } from '@/session'
import { announce } from '@/ui/action/live'
import { tame } from '@/ui/data/serviceWords'
import { firstStep, type PapeisStep, type Question } from './papeis'

const Begun = z.object({
  /** `planned`: counting down, nothing sent yet; `sent`: in flight; `uncertain`: its answer was lost. */
  state: z.enum(['planned', 'sent', 'uncertain']),
  userName: z.string(),
  removed: z.object({ roles: z.array(z.string()), permissions: z.array(z.string()) }),
})
type Begun = z.infer<typeof Begun>
const begun = kept('papeis', Begun)

/** Stores the removal and asks before closing while it is in this state; null: there is none. */
export function useBegunRemoval(state: Begun['state'] | null, { userName, removed }: Question): void {
  useEffect(() => {
    if (!state) return undefined
    const { roles, permissions } = removed
    const isKept = begun.write({ state, userName, removed: { roles: [...roles], permissions: [...permissions] } })
    // an uncertain removal that is stored needs no question, because the next page shows it again; on a public computer
    // it is not stored, since a user name may not outlast the page there
    const stop = state === 'uncertain' && isKept ? undefined : askBeforeClosing()
    return () => {
      stop?.()
      // the entry survives only a closed or reloaded page, where this cleanup does not run
      begun.write(null)
    }
  }, [state, userName, removed])
}

/** The first step: a removal whose page was closed or reloaded, announced once; else the search. */
export function useLeftRemoval(): PapeisStep {
  const t = useT()
  const [left] = useState(() => begun.read())
  const announceEnd = useEffectEvent(() => {
    if (!left) return
    begun.write(null)
    // announced, because the page puts the focus elsewhere
    announce(`${t(left.state === 'planned' ? 'papeis.done.nothing' : 'papeis.uncertain.title')} ${tame(left.userName)}`)
  })
  useEffect(() => announceEnd(), [])
  if (!left) return firstStep
  const { state, userName, removed } = left
  return state === 'planned' ? { step: 'lookup', userName, left: true } : { step: 'uncertain', userName, removed }
}
