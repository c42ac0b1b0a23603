/**
 * A removal that has not ended: the browser asks before its page goes, and the next page of this tab begins with what
 * became of it, whom it was about, and the way to look.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { askBeforeClosing, kept } from '@/session'
import { announce } from '@/ui/action/live'
import { tame } from '@/ui/data/serviceWords'
import { firstStep, type PapeisStep, type Question } from './papeis'

const Begun = z.object({
  /** `planned`: it is counted down to, and nothing has been sent; `sent`: on its way; `uncertain`: its answer was lost. */
  state: z.enum(['planned', 'sent', 'uncertain']),
  userName: z.string(),
  removed: z.object({ roles: z.array(z.string()), permissions: z.array(z.string()) }),
})
type Begun = z.infer<typeof Begun>
const begun = kept('papeis', Begun)

/** Holds while the removal is so; `state` null: there is none. */
export function useBegunRemoval(state: Begun['state'] | null, { userName, removed }: Question): void {
  useEffect(() => {
    if (!state) return undefined
    const { roles, permissions } = removed
    const isKept = begun.write({ state, userName, removed: { roles: [...roles], permissions: [...permissions] } })
    // nothing more is lost with a page that only tells that the answer was, where the next one can tell it again: on a public
    // computer it cannot, since a user name may not outlast the page there
    const stop = state === 'uncertain' && isKept ? undefined : askBeforeClosing()
    return () => {
      stop?.()
      // only a page that is closed or loaded again leaves it behind
      begun.write(null)
    }
  }, [state, userName, removed])
}

/** Where to begin: with what became of a removal whose page was closed or loaded again, told once. */
export function useLeftRemoval(): PapeisStep {
  const t = useT()
  const [left] = useState(() => begun.read())
  const announceEnd = useEffectEvent(() => {
    if (!left) return
    begun.write(null)
    // for ears: the page has its focus elsewhere
    announce(`${t(left.state === 'planned' ? 'papeis.done.nothing' : 'papeis.uncertain.title')} ${tame(left.userName)}`)
  })
  useEffect(() => announceEnd(), [])
  if (!left) return firstStep
  const { state, userName, removed } = left
  return state === 'planned' ? { step: 'lookup', userName, left: true } : { step: 'uncertain', userName, removed }
}
