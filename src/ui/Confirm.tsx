/** A question before what cannot be undone: the deed first, in its own words, then the way back. */
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { Button } from './Button'
import { Dialog } from './Dialog'

interface Props {
  open: boolean
  title: string
  /** The words of the deed. */
  yes: string
  /** The words of the way back, where "Cancelar" would say too little. */
  no?: string
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

export function Confirm({ open, title, yes, no, onYes, onClose, children }: Props) {
  const t = useT()
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={onYes}>
            {yes}
          </Button>
          <Button onClick={onClose}>{no ?? t('moldura.ui.cancel')}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
