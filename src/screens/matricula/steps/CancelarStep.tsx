/** Cancelling: what is given up; the protocol is typed unless it was seen before. Never a single press. */
import { z } from '@/contract'
import { normalizeProtocolo } from '@/domain/protocol'
import { useT } from '@/i18n'
import { ConfirmButton } from '@/ui/action/Confirm'
import { Notice } from '@/ui/page/Notice'
import { filled } from '../../shared/rules'
import { stateOf } from '../receipt/aggregate'
import type { Draft } from '../flow/draft'
import { ProtocoloField } from './fields'
import { RequestFacts } from '../receipt/RequestSheet'
import styles from '../receipt/sheet.module.css'
import { StepForm, StepPage, type StepProps, useStepForm } from '../flow/StepPage'
import { isAside } from '../flow/steps'

const rules = z.object({ protocolo: filled('matricula.protocolo.missing') })

/** The protocol as the person has seen it here or typed it before; '' where it is still to be typed. */
function seenProtocol(draft: Draft): string {
  if (isAside(draft, 'cancelar')) return draft.matricula.protocolo
  return draft.by === 'protocolo' ? draft.matricula.login.codigoProtocolo : ''
}

/** Opened from the page that shows the request, it leads back there when nothing comes of it. */
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

/** The protocol is typed: with a prefilled field a single press would cancel. */
function Typed({ step }: StepProps) {
  const t = useT()
  const form = useStepForm(step, rules, { protocolo: '' })
  return (
    <StepForm
      form={form}
      submitVariant="danger"
      submitLabel={t('matricula.cancelar.submit')}
      onSubmit={({ protocolo }) => step.request((draft) => cancelling(draft, normalizeProtocolo(protocolo)))}
    >
      <ProtocoloField name="protocolo" label={t('matricula.cancelar.label')} hint={t('matricula.cancelar.hint')} />
    </StepForm>
  )
}

/** The protocol is known: a question instead of typing. */
function Asked({ step, protocolo, waiting }: StepProps & { protocolo: string; waiting: boolean }) {
  const t = useT()
  return (
    <div className={styles.goOn}>
      <p>
        {t('matricula.protocolo.label')}: <strong className={styles.whole}>{protocolo}</strong>
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
      pendingSaid={t('comum.form.sending')}
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
