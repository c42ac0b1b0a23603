/**
 * A page that the browser keeps whole while the person looks at another site and brings back by "Back". On a computer that
 * many use it comes back as a new visit: nothing of it is seen again.
 */
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
