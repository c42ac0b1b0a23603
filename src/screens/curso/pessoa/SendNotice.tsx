/** The state of sending a person record: in flight, accepted, uncertain or not now; it takes the focus on appearing. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { useWrite } from '@/api'
import type { Pessoa } from '@/contract'
import { useI18n } from '@/i18n'
import { useSessionState } from '@/session'
import { Button } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { Disclosure } from '@/ui/page/Disclosure'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { BusyNotice } from '../../shared/BusyNotice'
import { PersonContacts } from '../../shared/help/WhoHelps'
import { SentFields } from './PessoaSections'

interface Props {
  pending: boolean
  /** Null before the first sending and while one is pending. */
  outcome: ReturnType<typeof useWrite>['outcome']
  em: number
  /** The record that was sent. */
  record: Pessoa | null
  onRetry: () => void
  onAnother: () => void
  /** The fields were changed since, or a question is open, so there is no automatic retry. */
  held: boolean
  /** A record of this person was sent before and may have arrived, so the notice must not say "nothing was sent". */
  earlier: boolean
}

export function SendNotice({ pending, outcome, em, record, onRetry, held, earlier, onAnother }: Props) {
  const { t, format } = useI18n()
  const { status } = useSessionState()
  const box = useRef<HTMLDivElement>(null)
  const another = useRef<HTMLButtonElement>(null)
  const id = useId()
  const kind = pending ? 'pending' : outcome?.kind
  useEffect(() => {
    if (kind === 'accepted') another.current?.focus()
    else box.current?.focus()
    // `status`: the notice takes the focus again after signing in again
  }, [kind, status])

  const focused = (notice: ReactNode) => (
    <div ref={box} tabIndex={-1}>
      {notice}
    </div>
  )
  // the notice takes the focus, because the form below is inert meanwhile
  if (pending)
    return focused(
      <Notice title={t('common.form.sending')}>
        <ServiceText as="p" name>
          {record?.nome}
        </ServiceText>
      </Notice>,
    )
  if (!outcome) return null
  const time = format.clock(em)
  if (outcome.kind === 'accepted')
    return (
      <Stack>
        <div id={id}>
          <Notice tone="ok" title={t('curso.pessoa.sent.title', { time })}>
            <ServiceText as="p" name>
              {record?.nome}
            </ServiceText>
            <p>{t('curso.pessoa.sent.text')}</p>
            <Row>
              <Button ref={another} variant="primary" aria-describedby={id} onClick={onAnother}>
                {t('curso.pessoa.another')}
              </Button>
            </Row>
          </Notice>
        </div>
        {record && (
          <Disclosure summary={t('curso.pessoa.sent.see')}>
            <SentFields record={record} />
          </Disclosure>
        )}
      </Stack>
    )
  if (outcome.kind === 'uncertain')
    return focused(
      <Notice tone="warn" title={t('curso.pessoa.uncertain.title')} text={t('curso.pessoa.uncertain.text', { time })}>
        <PersonContacts />
        <Button onClick={onAnother}>{t('curso.pessoa.draft.erase')}</Button>
      </Notice>,
    )
  const { error } = outcome
  const again = status === 'active' ? 'curso.pessoa.session.back' : 'curso.pessoa.session.text'
  switch (error.kind) {
    case 'busy':
      return focused(<BusyNotice unsent={!earlier} error={error} onRetry={onRetry} held={held} />)
    case 'unauthenticated':
      return focused(
        <Notice
          tone="warn"
          title={t('curso.pessoa.session.title')}
          text={t(earlier ? 'curso.pessoa.notNow' : again)}
        />,
      )
    default:
      return null
  }
}
