/** A person record. The operation is one-way and cannot be read back: "enviado" is the most that can be said. */
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ApiError } from '@/api'
import type { Pessoa } from '@/contract'
import { useI18n, useT } from '@/i18n'
import { useSession, useSessionState } from '@/session'
import { profileInWords } from '../../shared/perfil'
import { saidToForm } from '../../shared/said'
import { SentToday } from '../../shared/sent/SentToday'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { Form } from '@/ui/form/Form'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { wasSent } from './sent'
import { emptyPessoa, isNameAlone, recordOf, rules, type Typed } from './pessoa'
import { PessoaSections } from './PessoaSections'
import styles from './pessoa.module.css'
import { draftOf, forgetDraft, useDraft } from './draft'
import { type Sending, useSending } from './useSend'
import { settings } from '@/settings'
import { BusyNotice } from '../../shared/BusyNotice'
import { HelpContacts } from '../../shared/HelpContacts'

interface SendNoticeProps {
  sending: Sending
  onRetry: (record: Pessoa) => Promise<void>
  onAnother: () => void
  /** To what was typed, as it was sent. */
  onBack: () => void
}

/** What became of the record. It takes the focus when it appears: the form below it is long, and the next person waits. */
function SendNotice({ sending, onRetry, onAnother, onBack }: SendNoticeProps) {
  const { t, format } = useI18n()
  const { timeZone } = settings()
  const { status } = useSessionState()
  const box = useRef<HTMLDivElement>(null)
  const another = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { step } = sending
  useEffect(() => {
    if (step === 'sent') another.current?.focus()
    if (step === 'uncertain') box.current?.focus()
  }, [step])

  if (step === 'sent' || step === 'uncertain') {
    const time = format.clock(sending.em, timeZone)
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
  const { error, record } = sending
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

const isRepetida = ({ status, refusal }: ApiError): boolean => status === 409 || refusal?.code === 'Conflict'

export function Component() {
  const t = useT()
  const session = useSession()
  const [start, setStart] = useState(draftOf)
  const [asked, setAsked] = useState<{ about: 'repetida' | 'nameAlone'; record: Pessoa } | null>(null)
  const { sending, send, goBack } = useSending(forgetDraft)

  const error = sending.step === 'refused' ? sending.error : null
  const perfil = profileInWords(t, session?.perfil ?? 0)
  const refused = useMemo(() => {
    if (!error || error.kind === 'busy' || error.kind === 'unauthenticated') return null
    const said = saidToForm(t, error)
    if (isRepetida(error)) {
      // a field is marked only where the service names it: the contract tells no rule by which people are the same
      const named = Object.keys(said.fields).length > 0
      const message = t(named ? 'curso.pessoa.existsMarked' : 'curso.pessoa.exists')
      return { ...said, message, fromService: false }
    }
    if (error.kind !== 'forbidden') return said
    const message = `${t('curso.pessoa.notAllowed')} ${t('moldura.erro.forbiddenProfile', { perfil })}`
    return { ...said, message, fromService: false }
  }, [error, perfil, t])
  const form = useSchemaForm(rules, start, refused?.fields)
  useDraft(form)

  const submit = (typed: Typed) => {
    const record = recordOf(typed)
    const about = wasSent(record) ? 'repetida' : isNameAlone(typed) ? 'nameAlone' : null
    if (!about) return send(record)
    setAsked({ about, record })
    return undefined
  }
  const box = useRef<HTMLDivElement>(null)
  const toFirstField = useRef(false)
  const startAnew = () => {
    form.reset(emptyPessoa)
    forgetDraft()
    setStart(emptyPessoa)
    goBack()
    toFirstField.current = true
  }
  useEffect(() => {
    // the pressed button is gone: focus goes to the first field
    if (!toFirstField.current) return
    toFirstField.current = false
    box.current?.querySelector<HTMLElement>('form input')?.focus()
  })
  const close = () => setAsked(null)
  // keep the words while the dialog closes
  const about = asked?.about ?? 'repetida'
  return (
    <Stack gap={5}>
      <PageHeader title={t('curso.pessoa.title')} lead={t('curso.pessoa.lead')} />
      <SendNotice
        sending={sending}
        onRetry={send}
        onAnother={startAnew}
        onBack={() => {
          goBack()
          toFirstField.current = true
        }}
      />
      {start !== emptyPessoa && sending.step === 'typing' && (
        <Notice title={t('curso.pessoa.rascunho.title')}>
          <p>{t('curso.pessoa.rascunho.text')}</p>
          <Button onClick={startAnew}>{t('curso.pessoa.rascunho.erase')}</Button>
        </Notice>
      )}
      {/* sent: what was typed waits behind the word about it, and is no second invitation to send */}
      <div ref={box} hidden={sending.step === 'sent'}>
        <Form
          form={form}
          refused={refused}
          pending={sending.step === 'sending'}
          submitLabel={t('curso.pessoa.send')}
          onSubmit={submit}
          enterGoesOn
          roomy
          actions={<p className={styles.keys}>{t('curso.pessoa.keys')}</p>}
        >
          <PessoaSections form={form} />
        </Form>
      </div>
      <SentToday of="pessoa" />
      <Confirm
        open={asked !== null}
        title={t(`curso.pessoa.${about}.title`)}
        yes={t(`curso.pessoa.${about}.send`)}
        onYes={() => {
          if (asked) void send(asked.record)
          close()
        }}
        onClose={close}
      >
        <p>{t(`curso.pessoa.${about}.text`)}</p>
      </Confirm>
    </Stack>
  )
}
