/** The browser refused the worker that plays the school: what happened and how to go on. Never a blank page. */
import { Button } from '@/ui/action/Button'
import { Notice } from '@/ui/page/Notice'
import styles from './Explorer.module.css'
import { useWords } from './words'

export function StartRefused() {
  const w = useWords()
  return (
    <main className={styles.explorer}>
      <h1>{w.refusedTitle}</h1>
      <Notice tone="warn">
        <p>{w.refused}</p>
        <p>{w.refusedHow}</p>
        <Button variant="secondary" onClick={() => location.reload()}>
          {w.retry}
        </Button>
      </Notice>
    </main>
  )
}
