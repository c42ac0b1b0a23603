/**
 * Whether the page belongs to the enrollment flow, or is the help opened from it: the frame then links back to the
 * flow.
 */
import { helpAboutPlaces, paths } from '@/paths'
import { useAt } from '@/ui/page/way'

export function useAboutPlaces(): boolean {
  const { hash, pathname } = useAt()
  return pathname.startsWith(paths.vagas) || `${pathname}${hash}` === helpAboutPlaces
}
