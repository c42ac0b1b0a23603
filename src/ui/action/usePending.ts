/** A button whose work takes a while: the work never starts twice, and the button says that it is running. */
import { useRef, useState } from 'react'
import { useT } from '@/i18n'
import type { ButtonProps } from './Button'
import { announce, unsay } from './live'

/** Milliseconds: work that ends sooner is not announced. */
const soon = 300

/** `shown` holds props for the button. The work reports its own failures. */
export function usePending(): {
  shown: Pick<ButtonProps, 'busy' | 'busyLabel'>
  begin: (work: () => Promise<unknown>) => void
} {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const busyLabel = t('common.wait')
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
