/** What stands in place of something on its way. Nothing for 300 ms, then still lines; after 8 s it says that it is slow. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '../action/Button'
import { announce, unsay } from '../action/live'
import { classNames } from '../look/classNames'
import styles from './Skeleton.module.css'

/** How many of them say so. */
const saying = { shown: 0, slow: 0 }
let waiting = 0

/** Tells the page's box that something is on its way; a `:has` rule would be checked at every change. */
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
  /** Of the screen that is on its way; it takes no focus: the screen's own heading does. */
  name?: string | null
  /** The way out of a long wait, where nothing else on the page is one. */
  onRetry?: () => void
}

export function Skeleton({ lines = 3, name = null, onRetry }: Props) {
  const t = useT()
  const holder = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'slow'>('waiting')
  // after a long wait the footer, with its help, comes back
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
    // several sections loading at once are one message, and so are several that are slow
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
