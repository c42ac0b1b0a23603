/** The pages that send a request or a cancelling, and the page that looks up a lost answer. */
import { z } from '@/contract'
import { normalizeProtocolo } from '@/domain/protocol'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ConfirmButton } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'
import { Notice } from '@/ui/page/Notice'
import { Row } from '@/ui/page/layout'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FamilyHelp } from '../flow/FamilyHelp'
import { fromReview, StepForm, StepPage, type StepProps, useSaid } from '../flow/StepPage'
import { turnedTo } from '../flow/changes'
import { type Draft, isCancelling, leaves, type StepId, stepIds, type Way } from '../flow/draft'
import { noteSeenAnswer } from '../flow/keeping'
import { leaveRefusal } from '../flow/refusal'
import { verify } from '../flow/send'
import { frontier, isAside, mayOpen } from '../flow/steps'
import { flowState } from '../flow/store'
import { useReview } from '../flow/useReview'
import { pathOf, useFinish } from '../flow/useStep'
import { RequestFacts } from '../receipt/RequestSheet'
import { countFound, guardian, home, stateOf, yearOf } from '../receipt/aggregate'
import styles from '../receipt/sheet.module.css'
import { OneWord, ProtocoloField } from './fields'
import { serviceMessages } from '../../shared/describeError'
import { filled } from '../../shared/rules'

/** The service's field names by page, to link a refusal's message to its page. */
const fieldsOf: Partial<Record<StepId, readonly string[]>> = {
  estudante: ['nomeAluno', 'dataNasc', 'nomeMae', 'cpfAluno'],
  cpf: ['cpfResponsavel'],
  serie: ['serieId'],
  turno: ['turno', 'novoTurno'],
  escola: ['unidadeId', 'intencaoUnidadeId'],
  responsavel: guardian,
  endereco: home,
}
const pageOf = (field: string) => stepIds.find((id) => fieldsOf[id]?.includes(field))

/** Gives up next year's place: says what is lost and asks to confirm, since there is no protocol to type. */
function Release({ ano, pending, onYes }: { ano: number; pending: boolean; onYes: () => void }) {
  const t = useT()
  const loss = <p>{t('matricula.release.loss', { ano: String(ano) })}</p>
  return (
    <>
      <Notice tone="warn" title={t('matricula.release.lossTitle')}>
        {loss}
        <p>{t('matricula.release.lossAgain')}</p>
      </Notice>
      <div className={styles.goOn}>
        <ConfirmButton
          variant="danger"
          busy={pending}
          label={t('matricula.release.submit')}
          title={t('matricula.release.ask')}
          yes={t('matricula.release.yes')}
          no={t('matricula.release.no')}
          onYes={onYes}
        >
          {loss}
        </ConfirmButton>
      </div>
    </>
  )
}

/** The review of all answers, with a link to change each, and the only button that sends. */
export function RevisaoStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const groups = useReview(draft)
  const said = useSaid(step.error)
  const problems = Object.entries(said?.fields ?? {}).map(([name, message]) => {
    const page = pageOf(name)
    const words = <ServiceText key={name}>{message}</ServiceText>
    return page && mayOpen(draft, page) ? (
      <Link key={name} to={pathOf(page)} state={fromReview}>
        {t(`matricula.step.${page}`)}: {words}
      </Link>
    ) : (
      words
    )
  })
  const { way } = draft
  const { cadastro, login } = draft.matricula
  // a known child may have a school already, which the service tells only the child's own guardian
  const others: Way[] =
    way === 'cadastrar' && countFound(draft.matricula) > 0 && problems.length === 0 ? ['confirmar', 'transferir'] : []
  const send = t(way === 'confirmar' ? 'matricula.revisao.sendConfirm' : 'matricula.revisao.send')
  const leaving = leaves(draft)
  const submit = () => void step.request((d) => d)
  return (
    <StepPage
      step={step}
      title={t(leaving ? 'matricula.release.title' : 'matricula.revisao.title')}
      pendingSaid={t('common.form.sending')}
      problems={problems}
      waysOut={
        others.length > 0 && (
          <Row>
            {others.map((other) => (
              <Button key={other} onClick={() => step.turn((d) => turnedTo(d, other))}>
                {t(`families.way.${other}`)}
              </Button>
            ))}
          </Row>
        )
      }
    >
      {draft.notThere && <Notice tone="info" text={t('matricula.verificar.notThere')} />}
      {way === 'cadastrar' && draft.carried && <Notice tone="info" text={t('matricula.revisao.carried')} />}
      {way === 'cadastrar' && <OneWord names={{ ...login, ...cadastro }} />}
      {groups.map(({ change, items, title }, i) => (
        <section key={title} aria-labelledby={`grupo-${i}`}>
          <Row between>
            <h2 id={`grupo-${i}`}>{title}</h2>
            <span className="thumb no-print">{change}</span>
          </Row>
          <SummaryList items={items} />
        </section>
      ))}
      {leaving ? (
        <Release ano={yearOf(draft.matricula)} pending={step.pending} onYes={submit} />
      ) : (
        <>
          {!step.found && <Notice tone="info" text={t('matricula.revisao.onlyNow', { button: send })} />}
          <div className={styles.goOn}>
            <Button variant="primary" busy={step.pending} onClick={submit}>
              {send}
            </Button>
          </div>
        </>
      )}
    </StepPage>
  )
}

const rules = z.object({ protocolo: filled('matricula.protocolo.missing') })

/** The protocol that the person saw on the request's page or typed before; '' where it is still to be typed. */
function seenProtocol(draft: Draft): string {
  if (isAside(draft, 'cancelar')) return draft.matricula.protocolo
  return draft.by === 'protocolo' ? draft.matricula.login.codigoProtocolo : ''
}

/** The draft of a cancelling; opened beside the flow, it notes the phase to return to if the cancelling fails. */
const cancelling = (draft: Draft, protocolo: string): Draft => ({
  ...draft,
  cancels: isAside(draft, 'cancelar') && draft.phase !== 'sending' ? draft.phase : draft.cancels,
  matricula: { ...draft.matricula, cancelamento: { ...draft.matricula.cancelamento, protocolo } },
})

function Loss({ waiting }: { waiting: boolean }) {
  const t = useT()
  return (
    <>
      <p>{t(waiting ? 'matricula.cancelar.lossQueue' : 'matricula.cancelar.lossPlace')}</p>
      <p>{t('matricula.cancelar.lossAgain')}</p>
    </>
  )
}

/** Cancels by a typed protocol, since with a prefilled field a single press would cancel. */
function Typed({ step }: StepProps) {
  const t = useT()
  return (
    <StepForm
      step={step}
      rules={rules}
      start={{ protocolo: '' }}
      submitVariant="danger"
      submitLabel={t('matricula.cancelar.submit')}
      onSubmit={({ protocolo }) => step.request((draft) => cancelling(draft, normalizeProtocolo(protocolo)))}
    >
      <ProtocoloField name="protocolo" label={t('matricula.cancelar.label')} hint={t('matricula.cancelar.hint')} />
    </StepForm>
  )
}

/** Cancels by a known protocol, with a confirmation instead of typing. */
function Asked({ step, protocolo, waiting }: StepProps & { protocolo: string; waiting: boolean }) {
  const t = useT()
  return (
    <div className={styles.goOn}>
      <p>
        {t('matricula.protocolo.label')}:{' '}
        <strong className={styles.whole} translate="no">
          {protocolo}
        </strong>
      </p>
      <ConfirmButton
        variant="danger"
        busy={step.pending}
        label={t('matricula.cancelar.submit')}
        title={t('matricula.cancelar.ask')}
        yes={t('matricula.cancelar.yes')}
        no={t('matricula.cancelar.no')}
        onYes={() => void step.request((draft) => cancelling(draft, protocolo))}
      >
        <Loss waiting={waiting} />
      </ConfirmButton>
    </div>
  )
}

/** Cancels a request: says what is lost and asks for the protocol, or for a confirmation where it was seen before. */
export function CancelarStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const protocolo = seenProtocol(draft)
  const waiting = stateOf(draft.matricula) === 'listaDeEspera'
  return (
    <StepPage
      step={step}
      title={t('matricula.cancelar.title')}
      lead={t('matricula.cancelar.lead')}
      tellsItself={protocolo === ''}
      pendingSaid={t('common.form.sending')}
    >
      {draft.notThere && <Notice tone="info" text={t('matricula.verificar.notCancelled')} />}
      <RequestFacts draft={draft} />
      <Notice tone="warn" title={t('matricula.cancelar.lossTitle')}>
        <Loss waiting={waiting} />
      </Notice>
      {protocolo ? <Asked step={step} protocolo={protocolo} waiting={waiting} /> : <Typed step={step} />}
    </StepPage>
  )
}

/** Looks up a request whose answer was not seen; it is never sent again automatically. */
export function VerificarStep({ step }: StepProps) {
  const t = useT()
  // leaving keeps the mark of the unseen answer, so that the start page goes on mentioning it
  const leave = useFinish()
  const cancelling = isCancelling(step.draft)
  /** Whether the look-up could not tell whether the request arrived. */
  const [unknown, setUnknown] = useState(false)
  /** What the service said to the sending, where it said anything (a conflict). */
  const [answer] = useState(step.error)
  const look = () =>
    void step.ask(
      (draft) => draft,
      async (draft) => {
        const next = await verify(draft)
        if (flowState().draft?.id !== next.id) return next
        setUnknown(next.phase === 'sending')
        if (next.phase === 'sending') return next
        noteSeenAnswer(next.id)
        // nothing arrived, so that the page that sent says why
        if (next.notThere && answer)
          leaveRefusal(next, { step: frontier(next), error: answer }, serviceMessages(answer).fields)
        const gone = cancelling ? 'matricula.verificar.notCancelled' : 'matricula.verificar.notThere'
        const there = cancelling ? 'matricula.state.cancelada' : 'matricula.verificar.there'
        // `notThere` decides, not the phase, which is `sent` again for a receipt that was not cancelled
        announce(t(next.notThere ? gone : next.phase === 'open' ? 'matricula.pedido.titleExists' : there))
        return next
      },
    )
  return (
    <StepPage
      step={step}
      title={t(cancelling ? 'matricula.verificar.titleCancel' : 'matricula.verificar.title')}
      pendingSaid={t('matricula.looking')}
    >
      <Notice tone="warn" title={t('matricula.verificar.lead')}>
        {!answer && <p>{t(cancelling ? 'matricula.verificar.whyCancel' : 'matricula.verificar.why')}</p>}
        <p>{t('matricula.verificar.press')}</p>
      </Notice>
      {unknown && <Notice tone="warn" role="alert" text={t('matricula.verificar.unknown')} />}
      <div className={styles.goOn}>
        <Button variant="primary" busy={step.pending} busyLabel={t('matricula.looking')} onClick={look}>
          {t('matricula.verificar.look')}
        </Button>
      </div>
      <div>
        <p>{t('matricula.verificar.help')}</p>
        <FamilyHelp />
      </div>
      <div className={styles.goOn}>
        <ConfirmButton
          label={t('matricula.recibo.finish')}
          title={t('matricula.verificar.leaveTitle')}
          yes={t('matricula.recibo.finish')}
          no={t('matricula.verificar.stay')}
          onYes={leave}
        >
          <p>{t('matricula.verificar.leave')}</p>
        </ConfirmButton>
      </div>
    </StepPage>
  )
}
