/** "O que já enviei hoje": what was sent, with its hour. */
import { type Translate, useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Disclosure } from '@/ui/page/Disclosure'
import { ServiceText } from '@/ui/data/ServiceText'
import { Stack } from '@/ui/page/layout'
import { type SentEntry, useSentToday } from './sentLog'
import styles from './SentToday.module.css'

export const sayEntry = (t: Translate, { kind, n }: Pick<SentEntry, 'kind' | 'n'>): string =>
  kind === 'person' ? t('moldura.sent.person') : t(`moldura.sent.${kind}`, { n })

export function SentToday({ of }: { of: string | number }) {
  const { t, format } = useI18n()
  const { timeZone } = settings()
  const entries = useSentToday(of)
  if (entries.length === 0) return null
  return (
    <Disclosure summary={t('moldura.sent.title')}>
      <Stack as="ol" gap={1} className={styles.list}>
        {entries.map((entry, i) => (
          <li key={`${entry.at} ${i}`}>
            <span className={`muted ${styles.hour ?? ''}`}>{format.clock(entry.at, timeZone)}</span>
            <span>
              {sayEntry(t, entry)}
              {entry.name && ': '}
              <ServiceText>{entry.name}</ServiceText>
            </span>
          </li>
        ))}
      </Stack>
    </Disclosure>
  )
}
