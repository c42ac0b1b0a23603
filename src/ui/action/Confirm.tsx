/** A question before what cannot be undone, or before leaving unsent work. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button, type ButtonProps } from './Button'
import { Dialog, type DialogProps } from './Dialog'

interface Props extends Pick<DialogProps, 'open' | 'onClose' | 'children'> {
  title: string
  yes: string
  /** The words of the way back, where "Cancelar" would say too little. */
  no?: string
  /** Which of the two buttons stands first. */
  main?: 'yes' | 'no'
  /** A third, better way: it stands first. */
  better?: { label: string; onPress: () => void } | undefined
  /** Nothing is lost for good: the button is not in the colour of danger. */
  harmless?: boolean
  onYes: () => void
}

export function Confirm({ yes, no, main = 'yes', better, harmless = false, onYes, ...dialog }: Props) {
  const t = useT()
  const { onClose } = dialog
  const deed = (
    <Button variant={harmless ? 'secondary' : 'danger'} onClick={onYes}>
      {yes}
    </Button>
  )
  const back = (
    <Button variant={main === 'no' && !better ? 'primary' : 'secondary'} onClick={onClose}>
      {no ?? t('moldura.ui.cancel')}
    </Button>
  )
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          {better && (
            <Button variant="primary" onClick={better.onPress}>
              {better.label}
            </Button>
          )}
          {main === 'yes' && deed}
          {back}
          {main === 'no' && deed}
        </>
      }
    />
  )
}

/** A button that asks before it acts. */
export function ConfirmButton({
  label,
  variant = 'secondary',
  busy = false,
  onYes,
  ...question
}: Omit<Props, 'open' | 'onClose'> & Pick<ButtonProps, 'variant' | 'busy'> & { label: string }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const agree = () => {
    close()
    onYes()
  }
  return (
    <>
      <Button variant={variant} busy={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm {...question} open={asking} onYes={agree} onClose={close} />
    </>
  )
}
