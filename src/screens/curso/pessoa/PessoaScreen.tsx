/** A person record. The service cannot be asked for it afterwards, so "enviado" is all that can be promised. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { type ApiError, isConflict, useWrite } from '@/api'
import { op, type Pessoa } from '@/contract'
import { useT } from '@/i18n'
import { isPublicDevice, unsentWork, useSession } from '@/session'
import { notAllowed } from '../../shared/perfil'
import { sayError } from '../../shared/sayError'
import { useLeft } from '../../shared/sent/useLeft'
import { trackSending, unsentPerson } from '../../shared/sent/keptWork'
import { logSent, SentToday } from '../../shared/sent/sentLog'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { toast } from '@/ui/action/Toasts'
import { Form } from '@/ui/form/Form'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { useTyped } from '@/ui/form/useTyped'
import { classNames } from '@/ui/look/classNames'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { emptyPessoa, isNameAlone, recordOf, rules, type Typed, wouldSend } from './pessoa'
import { PessoaSections } from './PessoaSections'
import { SendNotice } from './SendNotice'
import styles from './pessoa.module.css'
import { draftOf, forgetDraft, mayHaveArrived, rememberSentPerson, useDraft, wasSent } from './draft'
import { HelpContacts } from '../../shared/help/HelpContacts'

/** Nothing in the fields can mend it. */
const isClosed = ({ kind }: ApiError): boolean => kind === 'forbidden' || kind === 'notFound'

export function Component() {
  const t = useT()
  const session = useSession()
  const [start, setStart] = useState(draftOf)
  const [uncertainDraft] = useState(() => mayHaveArrived(start))
  const [asked, setAsked] = useState<{ about: 'repeated' | 'nameAlone'; record: Pessoa } | null>(null)
  const {
    send: write,
    pending,
    outcome,
    found,
    reset,
    willBeReported,
  } = useWrite(op.InsertPessoaAvaliacaoInterdisciplinar)
  /** What was sent last, and when. */
  const [last, setLast] = useState(() => found && { em: found.at, record: found.vars.ask as Pessoa })
  /** Whether something was written since: nothing that is being corrected leaves by itself. */
  const [changed, setChanged] = useState(false)
  /** Whether a record like the one that stands there by then has left already. */
  const [likeSent, setLikeSent] = useState(false)
  const accepted = outcome?.kind === 'accepted' && !pending
  const send = (record: Pessoa) => {
    setChanged(false)
    setLast({ em: Date.now(), record })
    return trackSending(unsentPerson, async () => {
      const ended = await write(record)
      const arrived = ended?.kind === 'accepted'
      // a person who has gone elsewhere is told there; a page that came after this one tells it by itself
      const unsure = ended?.kind === 'uncertain' || wasSent(record) ? 'uncertain' : 'no'
      if (ended && !willBeReported() && unsentWork().includes(unsentPerson))
        toast(t(`curso.pessoa.gone.${arrived ? 'sent' : unsure}`))
      if (!arrived && ended?.kind !== 'uncertain') return
      rememberSentPerson(record)
      logSent('pessoa', [{ kind: arrived ? 'person' : 'uncertain', n: 1, name: record.nome }])
      if (arrived) forgetDraft()
    })
  }

  const error = outcome && outcome.kind !== 'accepted' && outcome.kind !== 'uncertain' ? outcome.error : null
  const earlier = !pending && error !== null && last !== null && (changed ? likeSent : wasSent(last.record))
  const waits = !pending && outcome?.kind === 'busy'
  // what was to be sent once more goes with the page
  useLeft(() => {
    if (waits) toast(t(earlier ? 'curso.pessoa.leftAgain' : 'curso.pessoa.left'))
  })
  const perfil = session?.perfil ?? 0
  const refused = useMemo(() => {
    if (!error || error.kind === 'busy' || error.kind === 'unauthenticated') return null
    const said = sayError(t, error)
    if (isConflict(error)) {
      // a field is marked only where the service names it: the contract has no rule for equal persons
      const named = Object.keys(said.fields).length > 0
      const message = t(named ? 'curso.pessoa.existsMarked' : 'curso.pessoa.exists')
      return { ...said, message, fromService: false }
    }
    if (!isClosed(error)) return said
    const why = error.kind === 'forbidden' ? notAllowed(t, t('curso.pessoa.notAllowed'), perfil) : said.message
    const lead = t(earlier ? 'curso.pessoa.notNow' : 'curso.pessoa.notSent')
    return { ...said, lead, message: why, fromService: false }
  }, [error, earlier, perfil, t])
  const form = useSchemaForm(rules, start, refused?.fields)
  useDraft(form)
  // leaving a field may only put the dots into a CPF
  useTyped(form, (typed) => {
    setChanged((before) => before || !last || !wouldSend(typed, last.record))
    setLikeSent(mayHaveArrived(typed))
  })

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
    reset()
    toFirstField.current = true
  }
  /** What stands in the form may be kept nowhere else: only what was sent goes without a question. */
  const [erasing, setErasing] = useState(false)
  const another = () => (accepted ? startAnew() : setErasing(true))
  useEffect(() => {
    // the pressed button is gone: focus goes to the first field
    if (!toFirstField.current) return
    toFirstField.current = false
    const first = box.current?.querySelector<HTMLElement>('form input')
    // its section may be folded
    first?.closest('details')?.setAttribute('open', '')
    first?.focus()
  })
  const erase = <Button onClick={another}>{t('curso.pessoa.draft.erase')}</Button>
  const close = () => setAsked(null)
  // keep the words while the dialog closes
  const about = asked?.about ?? 'repeated'
  return (
    <Stack gap={5}>
      <PageHeader title={t('curso.pessoa.title')} lead={t('curso.pessoa.lead')} />
      <SendNotice
        pending={pending}
        outcome={outcome}
        em={last?.em ?? 0}
        record={last?.record ?? null}
        onRetry={() => void (changed || !last ? form.handleSubmit(submit)() : send(last.record))}
        changed={changed}
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
              : isPublicDevice()
                ? 'curso.pessoa.draft.memory'
                : 'curso.pessoa.draft.text',
          )}
        >
          {erase}
        </Notice>
      )}
      {/* kept but hidden once it was sent, so that nobody sends it twice */}
      <div ref={box} hidden={accepted}>
        <Form
          form={form}
          refused={refused}
          pending={pending}
          submitLabel={t('curso.pessoa.send')}
          onSubmit={submit}
          enterGoesOn
          roomy
          actions={<p className={classNames(styles.keys, 'no-print')}>{t('curso.pessoa.keys')}</p>}
        >
          {error && isConflict(error) && <Row>{erase}</Row>}
          {error && isClosed(error) && (
            <>
              <p>{t('common.contacts.who')}</p>
              <HelpContacts />
            </>
          )}
          {/* what is on its way cannot be changed any more */}
          <div inert={pending}>
            <PessoaSections form={form} />
          </div>
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
