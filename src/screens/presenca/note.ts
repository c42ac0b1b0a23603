/** Stores attempts to mark attendance, in a file of its own because the start page loads only their list. */
import { type Attempt, attempts } from '../shared/sent/attempts'

/** How many attempts are kept, the newest first. */
const most = 20
export function note(em: number): void {
  attempts.set([{ em, result: 'incerta' as const, message: '' }, ...attempts.get()].slice(0, most))
}

/** Stores the answer of an attempt. An attempt that was erased meanwhile (the person left) stays erased. */
export function concludeAttempt(em: number, result: Attempt['result'], message = ''): void {
  if (!attempts.get().some((one) => one.em === em)) return
  attempts.set(attempts.get().map((one) => (one.em === em ? { em, result, message } : one)))
}
