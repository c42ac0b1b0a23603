/** A removal that has not ended: the browser asks before its page goes, and the next page of this tab tells what became of it. */
import { useEffect, useEffectEvent } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { askBeforeClosing, kept } from '@/session'
import { tellRemoval } from './usePapeis'

/** `planned`: it is counted down to, and nothing has been sent; `sent`: its answer is not known. Never whom it is about. */
const Begun = z.enum(['planned', 'sent'])
const begun = kept('papeis', Begun)

/** Holds while the removal is so; null: there is none. */
export function useBegunRemoval(state: z.infer<typeof Begun> | null): void {
  useEffect(() => {
    if (!state) return undefined
    begun.write(state)
    const stop = askBeforeClosing()
    return () => {
      stop()
      // only a page that is closed or loaded again leaves it behind
      begun.write(null)
    }
  }, [state])
}

/** Tells, once, what became of a removal whose page was closed or loaded again. */
export function useToldRemoval(): void {
  const t = useT()
  const tell = useEffectEvent(() => {
    const before = begun.read()
    if (!before) return
    begun.write(null)
    tellRemoval(t(before === 'planned' ? 'papeis.undo.left' : 'papeis.left.uncertain'))
  })
  useEffect(() => tell(), [])
}
