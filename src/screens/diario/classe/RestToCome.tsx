/** The words in place of "none" while only a part of the classes has been read. */
import { useT } from '@/i18n'
import type { Rest } from './useClasse'

export const restInWords = {
  loading: 'frame.ui.loading',
  failed: 'frame.updated.partial',
  capped: 'frame.updated.capped',
  unreadable: 'frame.updated.unreadable',
} as const

export function RestToCome({ rest }: { rest: NonNullable<Rest> }) {
  const t = useT()
  return <p className="muted">{t(restInWords[rest])}</p>
}
