/** A press whose work takes a while: nothing is begun twice, and the button says that it is under way. */
import { useRef, useState } from 'react'
import { useT } from '@/i18n'
import type { ButtonProps } from './Button'
import { announce, unsay } from './live'

/** Milliseconds: what is over by then need not be said. */
const soon = 300

/** `shown` is for the button; `words`: what it says meanwhile. The work tells its own failures. */
export function usePending(words?: string): {
  shown: Pick<ButtonProps, 'busy' | 'busyLabel'>
  begin: (work: () => Promise<unknown>) => void
} {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const busyLabel = words ?? t('common.wait')
  const begin = (work: () => Promise<unknown>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    const timer = setTimeout(() => announce(busyLabel), soon)
    const end = () => {
      clearTimeout(timer)
      unsay(busyLabel)
      underWay.current = false
      setBusy(false)
    }
    work().then(end, end)
  }
  return { shown: { busy, busyLabel }, begin }
}
