/** The strip under the header while the network or the service cannot be reached. The screen's content stays. */
import type { ReactNode } from 'react'
import { useLost } from '@/api'
import { useT } from '@/i18n'
import { classNames } from '@/ui/look/classNames'
import styles from './OfflineStrip.module.css'

/** `words` replaces the general text where the page knows more. `children`: a retry button on pages that read. */
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
