/** What became of the press: each outcome in its own words, with its way out. */
import type { ReactNode } from 'react'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { BusyNotice } from '../shared/BusyNotice'
import { HelpContacts } from '../shared/HelpContacts'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import type { LineState, Failure } from './state'
import { Permission } from './Permission'
import { sayAccuracy } from './words'

interface Props {
  state: LineState
  signedIn: boolean
  onRetry: () => void
  onStop: () => void
}

export function Result({ state, signedIn, onRetry, onStop }: Props) {
  const { t, format } = useI18n()
  const { timeZone, attendance } = settings()
  const at = (em: number) => (
    <p>
      <small>{format.clock(em, timeZone)}</small>
    </p>
  )
  switch (state.step) {
    case 'ready':
      return null
    case 'locating':
      return (
        <Notice title={t('presenca.procurando.title')}>
          <p>{t(state.asking ? 'presenca.procurando.question' : 'presenca.procurando.hint')}</p>
        </Notice>
      )
    case 'sending':
      return (
        <Notice title={t('presenca.enviando.title')}>
          <p>{t('presenca.enviando.hint')}</p>
        </Notice>
      )
    case 'wide':
      return (
        <Notice tone="warn" title={t('presenca.baixa.title', { accuracy: sayAccuracy(t, format, state.fix.accuracy) })}>
          <p>{t('presenca.baixa.text', { max: attendance.maxAccuracyMeters })}</p>
        </Notice>
      )
    case 'done':
      return (
        <Notice tone="ok" title={t('presenca.marcada.title')}>
          {state.message && <ServiceText as="p">{state.message}</ServiceText>}
          {at(state.em)}
        </Notice>
      )
    case 'already':
      return (
        <Notice tone="ok" title={t('presenca.ja.title')}>
          <p>{t('presenca.ja.text')}</p>
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="warn" title={t('presenca.recusada.title')}>
          {state.message ? <ServiceText as="p">{state.message}</ServiceText> : <p>{t('presenca.recusada.noReason')}</p>}
          <p>{t('presenca.recusada.hint')}</p>
          {at(state.em)}
        </Notice>
      )
    case 'uncertain':
      return (
        <Notice tone="warn" title={t('presenca.incerta.title')}>
          <p>{t('presenca.incerta.text', { time: format.clock(state.em, timeZone) })}</p>
        </Notice>
      )
    case 'busy':
      return <BusyNotice unsent error={state.error} onRetry={onRetry} onStop={onStop} />
    case 'signedOut':
      return (
        <Notice tone="warn" title={t('presenca.sessao.title')}>
          <p>{t(signedIn ? 'presenca.sessao.back' : 'presenca.sessao.text')}</p>
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone={tones[state.failure]} title={t(`presenca.falha.${state.failure}.title`)}>
          <p>{t(`presenca.falha.${state.failure}.text`)}</p>
          {ways[state.failure]}
        </Notice>
      )
  }
}

const tones: Record<Failure, 'warn' | 'bad'> = {
  denied: 'warn',
  policy: 'bad',
  insecure: 'bad',
  missing: 'bad',
  unavailable: 'warn',
  timeout: 'warn',
  offline: 'bad',
  otherTab: 'warn',
  forbidden: 'warn',
  notFound: 'warn',
}

const ways: Partial<Record<Failure, ReactNode>> = {
  denied: (
    <>
      <Permission />
      <HelpContacts />
    </>
  ),
  policy: <HelpContacts />,
  insecure: <HelpContacts />,
  missing: <HelpContacts />,
  forbidden: <HelpContacts />,
  notFound: <HelpContacts />,
}
