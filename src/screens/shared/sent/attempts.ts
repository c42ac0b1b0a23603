/** This device's attempts to mark attendance: hour and answer, no position. Noted before sending, as "incerta". */
import { wallClockAt, z } from '@/contract'
import { kept, keptStore } from '@/session'

const Attempt = z.object({
  em: z.number(), // When it was sent: milliseconds since the epoch
  result: z.enum(['marcada', 'recusada', 'incerta', 'naoEnviada']),
  message: z.string(), // The service's words; empty when it said nothing
})
export type Attempt = z.infer<typeof Attempt>
const none: Attempt[] = []
export const attempts = keptStore(kept('presenca', z.array(Attempt)), none)

/** Whether an attempt of this device was accepted between two hours ("HH:mm") of a day of the school. */
export const isMarkedBetween = (all: readonly Attempt[], day: string, from: string, to: string): boolean =>
  all.some(({ em, result }) => {
    const [on, hour = ''] = wallClockAt(em).split('T')
    return result === 'marcada' && on === day && from <= hour && hour <= to
  })

export function erase(): void {
  attempts.set(none)
}
