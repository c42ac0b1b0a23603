/** This device's attempts to mark attendance: hour and answer, no position. Noted before sending, as "incerta". */
import { wallClockAt, z } from '@/contract'
import { kept, keptStore } from '@/session'

/** How many attempts are kept, the newest first. */
const most = 20
const Attempt = z.object({
  em: z.number(), // When it was sent: milliseconds since the epoch
  result: z.enum(['marcada', 'recusada', 'incerta', 'naoEnviada']),
  message: z.string(), // The service's words; empty when it said nothing
})
export type Attempt = z.infer<typeof Attempt>
const none: Attempt[] = []
export const attempts = keptStore(kept('presenca', z.array(Attempt)), none)

export function note(em: number): void {
  attempts.set([{ em, result: 'incerta' as const, message: '' }, ...attempts.get()].slice(0, most))
}

/** Stores the answer of an attempt. An attempt that was erased meanwhile (the person left) stays erased. */
export function concludeAttempt(em: number, result: Attempt['result'], message = ''): void {
  if (!attempts.get().some((one) => one.em === em)) return
  attempts.set(attempts.get().map((one) => (one.em === em ? { em, result, message } : one)))
}

/** Whether an attempt of this device was accepted between two hours ("HH:mm") of a day of the school. */
export const isMarkedBetween = (all: readonly Attempt[], day: string, from: string, to: string): boolean =>
  all.some(({ em, result }) => {
    const [on, hour = ''] = wallClockAt(em).split('T')
    return result === 'marcada' && on === day && from <= hour && hour <= to
  })

export function erase(): void {
  attempts.set(none)
}
