/** Said where unsent work is typed: this device would not keep it. On a public one nothing is kept, and that has been said. */
import { useT } from '@/i18n'
import { isPublicDevice, unsaved, useStore } from '@/session'
import { Notice } from '@/ui/page/Notice'

export function NotKept() {
  const t = useT()
  const isUnsaved = useStore(unsaved)
  return isUnsaved && !isPublicDevice() && <Notice tone="warn" role="status" text={t('frame.sent.notKept')} />
}
