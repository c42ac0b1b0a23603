/** What became of the record. It takes the focus when it appears: the form below it is long, and the next person waits. */
import { useEffect, useId, useRef } from 'react'
import type { Pessoa } from '@/contract'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { BusyNotice } from '../../shared/BusyNotice'
import { HelpContacts } from '../../shared/HelpContacts'
import { Button } from '@/ui/action/Button'
import { Row } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { useSessionState } from '@/session'
import type { Sending } from './useSend'

interface Props {
  envio: Sending
  onRetry: (record: Pessoa) => Promise<void>
  onAnother: () => void
  /** To what was typed, as it was sent. */
  onBack: () => void
}

export function SendNotice({ envio, onRetry, onAnother, onBack }: Props) {
  const { t, format } = useI18n()
  const { timeZone } = settings()
  const { status } = useSessionState()
  const box = useRef<HTMLDivElement>(null)
  const another = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { step } = envio
  useEffect(() => {
    if (step === 'sent') another.current?.focus()
    if (step === 'uncertain') box.current?.focus()
  }, [step])

  if (step === 'sent' || step === 'uncertain') {
    const time = format.clock(envio.em, timeZone)
    return (
      <div ref={box} id={id} tabIndex={-1}>
        {step === 'sent' ? (
          <Notice tone="ok" title={t('curso.pessoa.enviado.title', { time })}>
            <p>{t('curso.pessoa.enviado.text')}</p>
            <Row>
              <Button ref={another} variant="primary" aria-describedby={id} onClick={onAnother}>
                {t('curso.pessoa.another')}
              </Button>
              <Button onClick={onBack}>{t('curso.pessoa.enviado.see')}</Button>
            </Row>
          </Notice>
        ) : (
          <Notice tone="warn" title={t('curso.pessoa.incerto.title')}>
            <p>{t('curso.pessoa.incerto.text', { time })}</p>
            <HelpContacts />
          </Notice>
        )}
      </div>
    )
  }
  if (step !== 'refused') return null
  const { error, record } = envio
  if (error.kind === 'busy') return <BusyNotice unsent error={error} onRetry={() => void onRetry(record)} />
  if (error.kind === 'unauthenticated') {
    return (
      <Notice tone="warn" title={t('curso.pessoa.sessao.title')}>
        <p>{t(status === 'active' ? 'curso.pessoa.sessao.back' : 'curso.pessoa.sessao.text')}</p>
      </Notice>
    )
  }
  if (error.kind === 'notFound' || error.kind === 'forbidden') {
    return (
      <Notice tone="warn" title={t('curso.pessoa.notSent')}>
        <HelpContacts />
      </Notice>
    )
  }
  return null
}
