/** The school that somebody pressed "pedir vaga aqui" on: it travels in the history entry and becomes a wish once it is offered. */
import { z } from '@/contract'

const Carried = z.object({ wanted: z.object({ id: z.number(), name: z.string() }) })
export type Wanted = z.infer<typeof Carried>['wanted']

export const carry = ({ id, name }: Wanted): z.infer<typeof Carried> => ({ wanted: { id, name } })

/** `state`: what stands in the entry. */
export function wantedOf(state: unknown): Wanted | null {
  const read = z.safeParse(Carried, state)
  return read.success ? read.data.wanted : null
}
