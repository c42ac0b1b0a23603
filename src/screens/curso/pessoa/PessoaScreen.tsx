/** The form for a person record. The service has no way to read it afterwards, so the page only promises "enviado". */
import { useEffect, useRef, useState } from 'react'
import { isConflict } from '@/api'
import type { Pessoa } from '@/contract'
import { useT } from '@/i18n'
import { unsaved, useStore } from '@/session'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { enterGoesOn } from '@/ui/form/enterGoesOn'
import { Form } from '@/ui/form/Form'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { useTyped } from '@/ui/form/useTyped'
import { classNames } from '@/ui/look/classNames'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { WhoHelps } from '../../shared/help/WhoHelps'
import { UnsavedWarning } from '../../shared/sent/UnsavedWarning'
import { SentToday } from '../../shared/sent/sentLog'
import { draftOf, forgetDraft, mayHaveArrived, useDraft } from './draft'
import { emptyPessoa, isNameAlone, recordOf, rules, type Typed } from './pessoa'
import { PessoaSections } from './PessoaSections'
import { SendNotice } from './SendNotice'
import { wasSent } from './sentPersons'
import { isClosed, usePessoaSending } from './usePessoaSending'
import styles from './pessoa.module.css'

export function Component() {
  const t = useT()
  const [start, setStart] = useState(draftOf)
  const [uncertainDraft] = useState(() => mayHaveArrived(start))
  const isUnsaved = useStore(unsaved)
  const [asked, setAsked] = useState<{ about: 'repeated' | 'nameAlone'; record: Pessoa } | null>(null)
  const sending = usePessoaSending()
  const { send, pending, accepted, error, refused, last, changed, earlier } = sending
  const form = useSchemaForm(rules, start, refused?.fields)
  useDraft(form)
  useTyped(form, sending.noteTyping)

  const submit = (typed: Typed) => {
    const record = recordOf(typed)
    const about = wasSent(record) ? 'repeated' : isNameAlone(typed) ? 'nameAlone' : null
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
    sending.reset()
    toFirstField.current = true
  }
  /** The question before erasing: only a record that was sent is erased without it. */
  const [erasing, setErasing] = useState(false)
  const another = () => (accepted ? startAnew() : setErasing(true))
  useEffect(() => {
    // the pressed button was unmounted, so the first field takes the focus
    if (!toFirstField.current) return
    toFirstField.current = false
    const first = box.current?.querySelector<HTMLElement>('form input')
    // the section of that field may be folded
    first?.closest('details')?.setAttribute('open', '')
    first?.focus()
  })
  const erase = <Button onClick={another}>{t('curso.pessoa.draft.erase')}</Button>
  const close = () => setAsked(null)
  // keeps the text of the dialog while it closes
  const about = asked?.about ?? 'repeated'
  return (
    <Stack gap={5}>
      <PageHeader title={t('curso.pessoa.title')} lead={t('curso.pessoa.lead')} />
      <SendNotice
        pending={pending}
        outcome={sending.outcome}
        em={last?.em ?? 0}
        record={last?.record ?? null}
        onRetry={() => void (changed || !last ? form.handleSubmit(submit)() : send(last.record))}
        held={changed || asked !== null}
        earlier={earlier}
        onAnother={another}
      />
      {earlier && <Notice tone="warn" text={t('curso.pessoa.earlier')} />}
      {start !== emptyPessoa && !last && !pending && (
        <Notice
          tone={uncertainDraft ? 'warn' : 'info'}
          title={t('curso.pessoa.draft.title')}
          text={t(
            uncertainDraft
              ? 'curso.pessoa.earlier'
              : isUnsaved
                ? 'curso.pessoa.draft.memory'
                : 'curso.pessoa.draft.text',
          )}
        >
          {erase}
        </Notice>
      )}
      {/* hidden once the record was sent, so that nobody sends it twice */}
      <div ref={box} hidden={accepted}>
        <Form
          form={form}
          refused={refused && error && isClosed(error) ? { ...refused, more: <WhoHelps /> } : refused}
          pending={pending}
          submitLabel={t('curso.pessoa.send')}
          onSubmit={submit}
          roomy
          actions={<p className={classNames(styles.keys, 'no-print')}>{t('curso.pessoa.keys')}</p>}
        >
          {error && isConflict(error) && <Row>{erase}</Row>}
          {/* a record in flight cannot be changed */}
          <div ref={enterGoesOn} inert={pending}>
            <PessoaSections form={form} />
          </div>
        </Form>
      </div>
      <UnsavedWarning />
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
      <Confirm
        open={erasing}
        title={t('curso.pessoa.draft.question')}
        yes={t('curso.pessoa.draft.erase')}
        onYes={() => {
          setErasing(false)
          startAnew()
        }}
        onClose={() => setErasing(false)}
      >
        <p>{t('curso.pessoa.draft.lost')}</p>
      </Confirm>
    </Stack>
  )
}
