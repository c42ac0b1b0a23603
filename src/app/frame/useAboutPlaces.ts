/** Whether the page is of the families' flow, or the help that was opened from it: the frame then leads back there. */
import { helpAboutPlaces, paths } from '@/paths'
import { useAt } from '@/ui/page/way'

export function useAboutPlaces(): boolean {
  const { hash, pathname } = useAt()
  return pathname.startsWith(paths.vagas) || `${pathname}${hash}` === helpAboutPlaces
}
