/** In place of "none": what has been read of the classes is only a part of them. */
import type { ApiError } from '@/api'
import { useT } from '@/i18n'

export function RestToCome({ error }: { error: ApiError | null }) {
  const t = useT()
  return <p className="muted">{t(error ? 'frame.updated.partial' : 'frame.ui.loading')}</p>
}
