/** A question before what cannot be undone, or before leaving unsent work. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button, type ButtonProps } from './Button'
import { Dialog, type DialogProps } from './Dialog'

interface Props extends Pick<DialogProps, 'open' | 'onClose' | 'children'> {
  title: string
  yes: string
  /** Label of the button that cancels, where "Cancelar" would say too little. */
  no?: string | undefined
  /** Which button comes first, and without the danger colour: the safe one (`no`), unless the action can be undone. */
  main?: 'yes' | 'no'
  /** A third, better choice, which comes first. */
  better?: { label: string; onPress: () => void } | undefined
  /** Nothing is lost for good, so the button does not have the colour of danger. */
  harmless?: boolean
  onYes: () => void
}

export function Confirm({ yes, no, better, harmless = false, main = 'no', onYes, ...dialog }: Props) {
  const t = useT()
  const { onClose } = dialog
  const grave = main === 'yes' ? 'primary' : 'danger'
  const deed = (
    <Button variant={harmless ? 'secondary' : grave} onClick={onYes}>
      {yes}
    </Button>
  )
  const back = (
    <Button variant={main === 'no' && !better ? 'primary' : 'secondary'} onClick={onClose}>
      {no ?? t('frame.ui.cancel')}
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

type ConfirmButtonProps = Omit<Props, 'open' | 'onClose'> &
  Pick<ButtonProps, 'variant' | 'busy'> & {
    label: string
    /** There is nothing to act on, so no button is drawn. An open question stays until it is answered. */
    needless?: boolean
  }

/** A button that asks before it acts. The open question keeps the words of the moment of the press. */
export function ConfirmButton({
  label,
  variant = 'secondary',
  busy = false,
  needless = false,
  onYes,
  ...question
}: ConfirmButtonProps) {
  const [asked, setAsked] = useState<typeof question | null>(null)
  const close = () => setAsked(null)
  const agree = () => {
    close()
    onYes()
  }
  if (needless && !asked) return null
  return (
    <>
      <Button variant={variant} busy={busy} onClick={() => setAsked(question)}>
        {label}
      </Button>
      <Confirm {...(asked ?? question)} open={asked !== null} onYes={agree} onClose={close} />
    </>
  )
}
