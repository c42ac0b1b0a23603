/** The current step in a series of pages, in words and as a bar. */
import { useT } from '@/i18n'
import { Stack } from './layout'
import styles from './Steps.module.css'

export function Steps({ n, total }: { n: number; total: number }) {
  const t = useT()
  return (
    <Stack gap={2}>
      <p className={styles.words}>
        <strong>{t('frame.ui.step', { n, total })}</strong>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <i key={i} data-done={i < n} />
        ))}
      </div>
    </Stack>
  )
}
