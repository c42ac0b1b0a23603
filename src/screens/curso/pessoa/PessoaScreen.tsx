/** A person record. The operation is one-way and cannot be read back: "enviado" is the most that can be said. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ApiError } from '@/api'
import type { Pessoa } from '@/contract'
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { profileInWords } from '../../shared/perfil'
import { saidToForm } from '../../shared/said'
import { SentToday } from '../../shared/sent/SentToday'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { Form } from '@/ui/form/Form'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { wasSent } from './sent'
import { SendNotice } from './SendNotice'
import { type Typed, isNameAlone, recordOf, rules, emptyPessoa } from './pessoa'
import { PessoaSections } from './PessoaSections'
import styles from './pessoa.module.css'
import { forgetDraft, draftOf, useDraft } from './draft'
import { useSending } from './useSend'

const isRepetida = ({ status, refusal }: ApiError): boolean => status === 409 || refusal?.code === 'Conflict'

export function Component() {
  const t = useT()
  const session = useSession()
  const [start, setStart] = useState(draftOf)
  const [asked, setAsked] = useState<{ about: 'repetida' | 'nameAlone'; record: Pessoa } | null>(null)
  const { envio, send, goBack } = useSending(forgetDraft)

  const error = envio.step === 'refused' ? envio.error : null
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
    // the button that was pressed is gone with its notice: the work goes on in the first field
    if (!toFirstField.current) return
    toFirstField.current = false
    box.current?.querySelector<HTMLElement>('form input')?.focus()
  })
  const close = () => setAsked(null)
  // the words stay while the dialog closes
  const about = asked?.about ?? 'repetida'
  return (
    <Stack gap={5}>
      <PageHeader title={t('curso.pessoa.title')} lead={t('curso.pessoa.lead')} />
      <SendNotice
        envio={envio}
        onRetry={send}
        onAnother={startAnew}
        onBack={() => {
          goBack()
          toFirstField.current = true
        }}
      />
      {start !== emptyPessoa && envio.step === 'typing' && (
        <Notice title={t('curso.pessoa.rascunho.title')}>
          <p>{t('curso.pessoa.rascunho.text')}</p>
          <Button onClick={startAnew}>{t('curso.pessoa.rascunho.erase')}</Button>
        </Notice>
      )}
      {/* sent: what was typed waits behind the word about it, and is no second invitation to send */}
      <div ref={box} hidden={envio.step === 'sent'}>
        <Form
          form={form}
          refused={refused}
          pending={envio.step === 'sending'}
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
Component.displayName = 'PessoaScreen'
