/** The result of the press: a notice that says what to do next, announced when it appears. */
import { type Formats, type Translate, useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { announce, useAnnounced } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import type { Tone } from '@/ui/look/tone'
import { Notice } from '@/ui/page/Notice'
import { useEffect } from 'react'
import type { CheckIn, Failure, Presenca } from './usePresenca'
import { sayAccuracy, speaksOfDistance } from './words'
import { BusyNotice } from '../shared/BusyNotice'
import { WhoHelps } from '../shared/help/WhoHelps'

const steps = [1, 2, 3] as const

/** The kind of browser, as far as the steps to its permissions differ. */
function browserOf(userAgent: string, touchPoints: number) {
  // an iPad says that it is a Mac, but no Mac has a touch screen
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)) return 'ios'
  if (userAgent.includes('Firefox/')) return 'firefox'
  if (/Chrome\/|Chromium\//.test(userAgent)) return userAgent.includes('Android') ? 'chromeAndroid' : 'chrome'
  return /Macintosh.*Safari\//.test(userAgent) ? 'safari' : 'other'
}

/** Three steps to allow the location in this browser; announces when the permission changes meanwhile. */
function Permission() {
  const t = useT()
  const browser = browserOf(navigator.userAgent, navigator.maxTouchPoints)
  const changed = t('presenca.permission.changed')
  useEffect(() => {
    let status: PermissionStatus | undefined
    let gone = false
    const note = () => {
      if (status?.state !== 'denied') announce(changed)
    }
    const listen = async () => {
      status = await navigator.permissions.query({ name: 'geolocation' })
      if (!gone) status.addEventListener('change', note)
    }
    // some browsers have no Permissions API, or do not know this name
    listen().catch(() => undefined)
    return () => {
      gone = true
      status?.removeEventListener('change', note)
    }
  }, [changed])
  return (
    <ol>
      {steps.map((n) => (
        <li key={n}>{t(`presenca.permission.${browser}.${n}`)}</li>
      ))}
    </ol>
  )
}

interface NoticeWords {
  /** Failures (`warn`, `bad`) are announced assertively, other results politely. */
  tone: Tone
  title: string
  /** The service's own words. */
  message?: string
  text?: string
  hint?: string
  /** The announced text; by default the title and the words of the service. */
  spoken?: string
}

/** The words of the notice; null where there is none, or where `BusyNotice` is shown. */
function noticeOf(t: Translate, format: Formats, state: CheckIn, signedIn: boolean): NoticeWords | null {
  switch (state.step) {
    case 'ready':
    case 'busy':
      return null
    case 'locating': {
      const title = t('presenca.searching.title')
      const question = t('presenca.searching.question')
      return state.asking
        ? { tone: 'info', title, text: question, spoken: question }
        : { tone: 'info', title, text: t('presenca.searching.hint') }
    }
    case 'sending':
      return { tone: 'info', title: t('presenca.sending.title'), text: t('presenca.sending.hint') }
    case 'wide': {
      const max = settings().attendance.maxAccuracyMeters
      const title = t('presenca.low.title', { accuracy: sayAccuracy(t, format, state.fix.accuracy, max) })
      return { tone: 'warn', title, text: t('presenca.low.text', { max }) }
    }
    case 'done':
      return { tone: 'ok', title: t('presenca.marcada.title'), message: state.message }
    case 'already':
      return { tone: 'ok', title: t('presenca.already.title'), text: t('presenca.already.text') }
    case 'refused': {
      const { message } = state
      const title = t('presenca.recusada.title')
      const mayBePlace = !message || speaksOfDistance(message)
      const hint = t(mayBePlace ? 'presenca.recusada.place' : 'presenca.recusada.other')
      const noReason = t('presenca.recusada.noReason')
      return message
        ? { tone: 'warn', title, message, hint }
        : { tone: 'warn', title, text: noReason, hint, spoken: `${title}. ${noReason}` }
    }
    case 'uncertain': {
      const text = t('presenca.incerta.text', { time: format.clock(state.em) })
      return { tone: 'warn', title: t('presenca.incerta.title'), text }
    }
    case 'signedOut': {
      const text = t(signedIn ? 'presenca.session.back' : 'presenca.session.text')
      // silent, because the sign-in dialog is read out itself
      return { tone: 'warn', title: t('presenca.session.title'), text, spoken: '' }
    }
    case 'failed': {
      const { failure } = state
      const title = t(`presenca.falha.${failure}.title`)
      return { tone: grave.has(failure) ? 'bad' : 'warn', title, text: t(`presenca.falha.${failure}.text`) }
    }
  }
}

/** Failures that another press cannot help. */
const grave: ReadonlySet<Failure> = new Set(['policy', 'insecure', 'missing', 'offline'])

/** Failures that the person cannot solve alone. */
const askHelp: ReadonlySet<Failure> = new Set(['denied', 'policy', 'insecure', 'missing', 'forbidden', 'notFound'])

export function Result({ state, signedIn, mark, stop }: Presenca) {
  const { t, format } = useI18n()
  const notice = noticeOf(t, format, state, signedIn)
  const { tone = 'info', title, message, text, hint } = notice ?? {}
  const spoken = notice?.spoken ?? [title, message].filter(Boolean).join('. ')
  useAnnounced(spoken, tone === 'warn' || tone === 'bad' ? 'assertive' : 'polite')
  if (state.step === 'busy') return <BusyNotice unsent error={state.error} onRetry={mark} onStop={stop} />
  if (!notice) return null
  const failure = state.step === 'failed' ? state.failure : null
  return (
    <Notice tone={tone} title={title}>
      {message && <ServiceText as="p">{message}</ServiceText>}
      {text && <p>{text}</p>}
      {hint && <p>{hint}</p>}
      {failure === 'denied' && <Permission />}
      {failure && askHelp.has(failure) && <WhoHelps />}
    </Notice>
  )
}
