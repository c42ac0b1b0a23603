/** Asks before a device becomes everybody's: it keeps neither requests for a place that were begun nor their receipts. */
import { useT } from '@/i18n'
import { Confirm } from '@/ui/action/Confirm'

interface Props {
  open: boolean
  onYes: () => void
  onClose: () => void
}

export function AskPublic(props: Props) {
  const t = useT()
  return (
    <Confirm
      {...props}
      title={t('frame.publicDevice.question')}
      yes={t('frame.publicDevice.erase')}
      no={t('frame.publicDevice.keep')}
    >
      <p>{t('frame.publicDevice.notice')}</p>
    </Confirm>
  )
}
