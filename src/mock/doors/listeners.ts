/** Who hears every answer of every service of this process, as the operations give it: tests compare it with the contract. */
import type { OperationName } from '@/contract'

/** One answer and what it answers; `name` is empty where no operation was asked. */
export interface Heard {
  name: OperationName | ''
  asked: unknown
  answer: { status: number; body: unknown }
}

/** Called in the order of the answers; only tests and the demonstration listen. */
export const listeners = new Set<(heard: Heard) => void>()
