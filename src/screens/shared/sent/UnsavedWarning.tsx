/** Warns where unsent work is typed that this device cannot keep it. A public device has its own notice. */
import { useT } from '@/i18n'
import { isPublicDevice, unsaved, useStore } from '@/session'
import { Notice } from '@/ui/page/Notice'

export function UnsavedWarning() {
  const t = useT()
  const isUnsaved = useStore(unsaved)
  return isUnsaved && !isPublicDevice() && <Notice tone="warn" role="status" text={t('frame.sent.notKept')} />
}
