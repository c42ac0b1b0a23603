/** Says that a page, or a language, which was asked for is on its way while the former one still stands. */
import { useEffect, useState } from 'react'
import { fetching, useT } from '@/i18n'
import { useStore } from '@/session'
import { announce, unsay } from '@/ui/action/live'
import { classNames } from '@/ui/look/classNames'
import styles from './OnItsWay.module.css'

/** Milliseconds: what comes sooner needs no words; what takes longer is slow, as everywhere. */
const [soon, slow] = [600, 8000]

export function OnItsWay({ moving }: { moving: boolean }) {
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
