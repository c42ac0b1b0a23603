/** Leaving with unsent work: stay, or go on. */
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface Props {
  open: boolean
  title: string
  /** The words of going on where the work is only set aside; absent: it is erased. */
  aside?: string | undefined
  onAnswer: (leaves: boolean) => void
  children: ReactNode
}

export function LeaveQuestion({ open, title, aside, onAnswer, children }: Props) {
  const t = useT()
  const stay = () => {
    onAnswer(false)
  }
  return (
    <Dialog
      open={open}
      title={title}
      onClose={stay}
      actions={
        <>
          <Button variant="primary" onClick={stay}>
            {t('moldura.sair.ficar')}
          </Button>
          <Button
            variant={aside === undefined ? 'danger' : 'secondary'}
            onClick={() => {
              onAnswer(true)
            }}
          >
            {aside ?? t('moldura.sair.apagar')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
