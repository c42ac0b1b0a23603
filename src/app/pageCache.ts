/** On a public computer a page restored by "Back" from another site is hidden and loaded again. */
import { isPublicDevice } from '@/session'

export function watchPageCache(): void {
  addEventListener('pagehide', ({ persisted }) => {
    // before the browser takes its picture of the page
    if (persisted && isPublicDevice()) document.documentElement.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.documentElement.hidden) location.reload()
  })
}
