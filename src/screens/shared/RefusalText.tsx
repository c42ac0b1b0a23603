/** The message of a refusal; the service's own words are marked as Portuguese. */
import { ServiceText } from '@/ui/data/ServiceText'
import type { Refused } from '@/ui/form/context'

export function RefusalText({ of: { message, fromService } }: { of: Pick<Refused, 'message' | 'fromService'> }) {
  return fromService ? <ServiceText as="p">{message}</ServiceText> : <p>{message}</p>
}
