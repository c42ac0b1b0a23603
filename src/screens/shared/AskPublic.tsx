/** Asks before a device is set as public, which erases unfinished enrollment requests and their receipts from it. */
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
