/** The buttons under the outcome. The first one is always the same element, so that the focus stays where it was. */
import { useId } from 'react'
import { type MessageKey, useT } from '@/i18n'
import { useCountdown } from '../shared/time/useCountdown'
import { Button } from '@/ui/action/Button'
import { Row, Stack } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import type { CheckIn } from './usePresenca'
import type { Fix } from './fix'

interface Props {
  state: CheckIn
  onMark: () => void
  onAnyway: (fix: Fix) => void
  onCancel: () => void
}

export function Actions({ state, onMark, onAnyway, onCancel }: Props) {
  const t = useT()
  const reasonId = useId()
  const { step } = state
  const left = useCountdown(step === 'uncertain' && state.wait > 0 ? state.wait : null, state, () =>
    announce(t('presenca.incerta.pronto')),
  )
  const label = t(labels[step] ?? 'presenca.marcar')
  // beside the button and not in its place, so that it keeps the focus
  const reason =
    step === 'uncertain' && state.wait > 0 && left !== 0
      ? t('presenca.incerta.hold', { n: left ?? Math.ceil(state.wait / 1000) })
      : step === 'busy' && !state.stopped
        ? t('presenca.busy')
        : null
  return (
    <Stack gap={2}>
      <Row>
        <Button
          variant={step === 'done' || step === 'already' ? 'secondary' : 'primary'}
          busy={step === 'locating' || step === 'sending' || reason !== null}
          busyLabel={step === 'locating' ? t('presenca.looking') : reason ? label : undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={onMark}
        >
          {label}
        </Button>
        {step === 'locating' && <Button onClick={onCancel}>{t('presenca.cancel')}</Button>}
        {step === 'wide' && <Button onClick={() => onAnyway(state.fix)}>{t('presenca.baixa.send')}</Button>}
      </Row>
      {reason && (
        <p id={reasonId} aria-live="off">
          <small>{reason}</small>
        </p>
      )}
    </Stack>
  )
}

const labels: Partial<Record<CheckIn['step'], MessageKey>> = {
  wide: 'presenca.retry',
  done: 'presenca.another',
  already: 'presenca.another',
  refused: 'presenca.retry',
  uncertain: 'presenca.incerta.ask',
  failed: 'presenca.retry',
}
