/** What became of the press, with its way out. */
import { useEffect } from 'react'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { Notice } from '@/ui/page/Notice'
import { BusyNotice } from '../shared/BusyNotice'
import { HelpContacts } from '../shared/HelpContacts'
import { outcomeOf } from './outcome'
import { Permission } from './Permission'
import type { CheckIn, Failure } from './state'

interface Props {
  state: CheckIn
  signedIn: boolean
  onRetry: () => void
  onStop: () => void
}

/** Where the person can do nothing alone. */
const askHelp: ReadonlySet<Failure> = new Set(['denied', 'policy', 'insecure', 'missing', 'forbidden', 'notFound'])

export function Result({ state, signedIn, onRetry, onStop }: Props) {
  const { t, format } = useI18n()
  const outcome = outcomeOf(t, format, state, signedIn)
  const { tone = 'info', title, message, text, hint, em } = outcome ?? {}
  const spoken = outcome?.spoken ?? [title, message].filter(Boolean).join('. ')
  const urgency = tone === 'warn' || tone === 'bad' ? 'assertive' : 'polite'
  useEffect(() => {
    if (spoken) announce(spoken, urgency)
  }, [spoken, urgency])

  if (state.step === 'busy') return <BusyNotice unsent error={state.error} onRetry={onRetry} onStop={onStop} />
  if (!outcome) return null
  const failure = state.step === 'failed' ? state.failure : null
  return (
    <Notice tone={tone} title={title}>
      {message && <ServiceText as="p">{message}</ServiceText>}
      {text && <p>{text}</p>}
      {hint && <p>{hint}</p>}
      {em !== undefined && (
        <p>
          <small>{format.clock(em, settings().timeZone)}</small>
        </p>
      )}
      {failure === 'denied' && <Permission />}
      {failure && askHelp.has(failure) && <HelpContacts />}
    </Notice>
  )
}
