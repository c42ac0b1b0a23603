/** Whether the page is of the families' flow, or the help that was opened from it: the frame then leads back there. */
import { useLocation } from 'react-router-dom'
import { helpAboutPlaces, paths } from '@/paths'

export function useAboutPlaces(): boolean {
  const { hash, pathname } = useLocation()
  return pathname.startsWith(paths.vagas) || `${pathname}${hash}` === helpAboutPlaces
}
