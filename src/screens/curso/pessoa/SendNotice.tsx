/** What came of sending a person: under way, arrived, unknown, not now. It takes the focus when it appears, because the form below it is long. */
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
import { HelpContacts } from '../../shared/help/HelpContacts'
import { SentFields } from './PessoaSections'

interface Props {
  pending: boolean
  /** Null before the first sending and while one is pending. */
  outcome: ReturnType<typeof useWrite>['outcome']
  em: number
  /** What was sent. */
  record: Pessoa | null
  onRetry: () => void
  onAnother: () => void
  /** Something else stands in the fields by now, or the person is being asked: nothing leaves by itself. */
  held: boolean
  /** A record of this person had left before and may have arrived: "nothing was sent" would not be true. */
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
    // and once more after signing in again
  }, [kind, status])

  const focused = (notice: ReactNode) => (
    <div ref={box} tabIndex={-1}>
      {notice}
    </div>
  )
  // what is on its way takes the focus along: nothing in the form below can be written in
  if (pending)
    return focused(
      <Notice title={t('common.form.sending')}>
        <ServiceText as="p">{record?.nome}</ServiceText>
      </Notice>,
    )
  if (!outcome) return null
  const time = format.clock(em)
  if (outcome.kind === 'accepted')
    return (
      <Stack>
        <div id={id}>
          <Notice tone="ok" title={t('curso.pessoa.sent.title', { time })}>
            <ServiceText as="p">{record?.nome}</ServiceText>
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
        <HelpContacts />
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
