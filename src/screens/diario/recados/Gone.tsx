/** Stands where a message was that the school removed, so that it is no longer counted as unread. */
import { useMarkLido } from './markLido'

export function Gone({ id }: { id: number }) {
  useMarkLido(id)
  return null
}
