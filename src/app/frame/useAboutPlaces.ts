/**
 * Whether the page belongs to the enrollment flow, or is the help opened from it: the frame then links back to the
 * flow.
 */
import { helpAboutPlaces, paths } from '@/paths'
import { usePageLocation } from '@/ui/page/navigation'

export function useAboutPlaces(): boolean {
  const { hash, pathname } = usePageLocation()
  return pathname.startsWith(paths.vagas) || `${pathname}${hash}` === helpAboutPlaces
}
