/** The page that cancels a request. */
import { z } from '@/contract'
import { normalizeProtocolo } from '@/domain/protocol'
import { useT } from '@/i18n'
import { ConfirmButton } from '@/ui/action/Confirm'
import { Notice } from '@/ui/page/Notice'
import { StepForm, StepPage, type StepProps } from '../flow/StepPage'
import type { Draft } from '../flow/draft'
import { isAside } from '../flow/steps'
import { RequestFacts } from '../receipt/RequestSheet'
import { stateOf } from '../receipt/aggregate'
import styles from '../receipt/sheet.module.css'
import { ProtocoloField } from './fields'
import { filled } from '../../shared/rules'

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
