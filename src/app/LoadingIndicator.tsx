/** Shows and announces that the next page or language is loading while the former one is still shown. */
import { useEffect, useState } from 'react'
import { fetching, useT } from '@/i18n'
import { useStore } from '@/session'
import { announce, unsay } from '@/ui/action/live'
import { classNames } from '@/ui/look/classNames'
import styles from './LoadingIndicator.module.css'

/** Milliseconds until "please wait" is said, and until the load is called slow, as everywhere in the portal. */
const [soon, slow] = [600, 8000]

export function LoadingIndicator({ moving }: { moving: boolean }) {
  const t = useT()
  const isOut = useStore(fetching) || moving
  const [phase, setPhase] = useState<'common.wait' | 'frame.ui.slow' | null>(null)
  useEffect(() => {
    if (!isOut) return undefined
    const timers = [setTimeout(() => setPhase('common.wait'), soon), setTimeout(() => setPhase('frame.ui.slow'), slow)]
    return () => {
      timers.forEach(clearTimeout)
      setPhase(null)
    }
  }, [isOut])
  const words = phase && t(phase)
  useEffect(() => {
    if (!words) return undefined
    announce(words)
    return () => unsay(words)
  }, [words])
  return (
    words && (
      <p className={classNames(styles.words, 'no-print')} aria-hidden="true">
        {words}
      </p>
    )
  )
}
