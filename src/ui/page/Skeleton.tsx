/** Placeholder of content that loads: nothing for 300 ms, then still lines; after 8 s it says that loading is slow. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '../action/Button'
import { announce, unsay } from '../action/live'
import { classNames } from '../look/classNames'
import styles from './Skeleton.module.css'

/** How many skeletons are in each phase. */
const saying = { shown: 0, slow: 0 }
let waiting = 0

/** Marks the element around `main` while something loads; a `:has` rule would be evaluated at every DOM change. */
function wait(content: Element | null | undefined): () => void {
  waiting += 1
  content?.toggleAttribute('data-waiting', true)
  return () => {
    waiting -= 1
    content?.toggleAttribute('data-waiting', waiting > 0)
  }
}

interface Props {
  lines?: number
  /** Heading of the screen that loads. It takes no focus, because the screen's own heading will take it. */
  name?: string | null
  /** Called by a retry button after a long wait, for pages that offer nothing else to do. */
  onRetry?: () => void
}

export function Skeleton({ lines = 3, name = null, onRetry }: Props) {
  const t = useT()
  const holder = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'slow'>('waiting')
  // a slow wait is not marked, so that the footer with its help is shown again
  const soon = phase !== 'slow'
  const words = t(soon ? 'frame.ui.loading' : 'frame.ui.slow')
  useLayoutEffect(() => (soon ? wait(holder.current?.closest('main')?.parentElement) : undefined), [soon])
  useEffect(() => {
    const appear = setTimeout(() => setPhase('shown'), 300)
    const slow = setTimeout(() => setPhase('slow'), 8000)
    return () => {
      clearTimeout(appear)
      clearTimeout(slow)
    }
  }, [])
  useEffect(() => {
    if (phase === 'waiting') return
    saying[phase] += 1
    // several sections in the same phase are announced once
    if (saying[phase] === 1) announce(words)
    return () => {
      saying[phase] -= 1
      if (saying[phase] === 0) unsay(words)
    }
  }, [phase, words])
  return (
    <div ref={holder} className={classNames(styles.skeleton, 'no-print')} aria-busy="true" data-phase={phase}>
      {phase !== 'waiting' && (
        <>
          {name && <h1>{name}</h1>}
          <p className={soon ? 'visually-hidden' : 'muted'}>{words}</p>
          {!soon && onRetry && <Button onClick={onRetry}>{t('common.error.tryAgain')}</Button>}
        </>
      )}
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, i) => (
          <span key={i} />
        ))}
      </div>
    </div>
  )
}
