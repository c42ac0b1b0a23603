/** The log of what the person has sent today, with the hour of each entry, and its list; it survives a reload. */
import { schoolDay, z } from '@/contract'
import { createStore, kept, useStore } from '@/session'
import { type Translate, useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { classNames } from '@/ui/look/classNames'
import { Disclosure } from '@/ui/page/Disclosure'
import { Stack } from '@/ui/page/layout'
import { useNow } from '../time/clock'
import styles from './sentLog.module.css'

/**
 * What was sent: lines of students; grades that were published or closed, or whose publishing or closing failed;
 * a person record; a person record without an answer.
 */
const Kind = z.enum(['students', 'published', 'closed', 'notPublished', 'notClosed', 'person', 'uncertain'])
/** `at` in milliseconds since the epoch; `name` holds the evaluations of the grades, or the person. */
const Entry = z.object({ at: z.number(), kind: Kind, n: z.int(), name: z.optional(z.string()) })
export type SentEntry = z.infer<typeof Entry>

/** How many entries are kept, the newest first. */
const most = 50
const row = kept('sent', z.array(Entry))
const changes = createStore(0)

/** Logs what has just been sent. `of` is the place: a class, or the form of persons. */
export function logSent(of: string | number, entries: readonly Omit<SentEntry, 'at'>[]): void {
  if (entries.length === 0) return
  const at = Date.now()
  row.write([...entries.map((entry) => ({ ...entry, at })), ...(row.read(of) ?? [])].slice(0, most), of)
  changes.set(changes.get() + 1)
}

export function useSentToday(of: string | number): SentEntry[] {
  useStore(changes)
  const now = useNow()
  const today = schoolDay(now)
  // `now` is up to a minute old, so newer entries count as of today
  return (row.read(of) ?? []).filter(({ at }) => at > now || schoolDay(at) === today)
}

export const formatEntry = (t: Translate, { kind, n }: Pick<SentEntry, 'kind' | 'n'>): string =>
  kind === 'person' || kind === 'uncertain' ? t(`frame.sent.${kind}`) : t(`frame.sent.${kind}`, { n })

export function SentToday({ of }: { of: string | number }) {
  const { t, format } = useI18n()
  const entries = useSentToday(of)
  if (entries.length === 0) return null
  return (
    <Disclosure summary={t('frame.sent.title')}>
      <p className="muted">{t('frame.sent.here')}</p>
      <Stack as="ol" gap={1} className={styles.list}>
        {entries.map((entry, i) => (
          <li key={`${entry.at} ${i}`}>
            <span className={classNames('muted', styles.hour)}>{format.clock(entry.at)}</span>
            <span>
              {formatEntry(t, entry)}
              {entry.name && ': '}
              <ServiceText>{entry.name}</ServiceText>
            </span>
          </li>
        ))}
      </Stack>
    </Disclosure>
  )
}
