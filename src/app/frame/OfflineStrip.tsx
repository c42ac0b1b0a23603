/** The strip under the header while nothing gets through. What is on the screen stays. */
import type { ReactNode } from 'react'
import { useLost } from '@/api'
import { useT } from '@/i18n'
import { classNames } from '@/ui/look/classNames'
import styles from './OfflineStrip.module.css'

/** `words`: where more is known about what stands there. `children`: a way to try, where there is something to read. */
export function OfflineStrip({ words, children }: { words?: string; children?: ReactNode }) {
  const t = useT()
  const lost = useLost()
  return (
    <div role="status" className={classNames(styles.strip, 'no-print')} data-shown={lost !== null}>
      {lost && (
        <>
          {lost === 'serviceGone' ? t('common.error.serviceGone') : (words ?? t('common.offline'))} {children}
        </>
      )}
    </div>
  )
}
