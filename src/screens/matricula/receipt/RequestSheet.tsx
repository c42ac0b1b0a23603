/** A request on screen and paper: a panel of facts, actions, documents and history. */
import { useI18n, useT } from '@/i18n'
import { ReceiptPanel } from '@/ui/data/ReceiptPanel'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { SummaryList } from '@/ui/data/SummaryList'
import { plainList } from '@/ui/data/plainList'
import { classNames } from '@/ui/look/classNames'
import { Notice } from '@/ui/page/Notice'
import type { ReactNode } from 'react'
import { FamilyHelp } from '../flow/FamilyHelp'
import { type Draft, stateFor } from '../flow/draft'
import { lookAgain } from '../flow/send'
import { StepRead } from '../flow/StepRead'
import type { StepState } from '../flow/useStep'
import { Bring, PhotoSheet } from './Bring'
import { ReceiptActions } from './ReceiptActions'
import { hasActive, isKnown, knownStates } from './aggregate'
import { allOf, consultingAddress, type Fact, factsOf, sayBefore, sayNext } from './receipt'
import styles from './sheet.module.css'
import { AddressCode } from '../../shared/AddressCode'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { PhoneLink } from '../../shared/help/PhoneLink'
import { momentInWords } from '../../shared/time/clock'

/** A state as a label; an undocumented state is shown as the service sent it. */
function StateWord({ state }: { state: string }) {
  const t = useT()
  if (isKnown(state)) return <StateLabel tone={knownStates[state]}>{t(`matricula.state.${state}`)}</StateLabel>
  return (
    <StateLabel tone="warn">
      <ServiceText>{state}</ServiceText>
    </StateLabel>
  )
}

function valueOf({ kind, lines }: Fact): ReactNode {
  return lines.map((line, i) => (
    <span key={i} className={classNames(styles.line, kind === 'phone' && 'reach')}>
      {kind === 'phone' ? <PhoneLink phone={line} /> : kind === 'service' ? <ServiceText>{line}</ServiceText> : line}
    </span>
  ))
}

/** The facts of a request (`factsOf`). `told`: the sentence above already names the last day. */
export function RequestFacts({ draft, told = false }: { draft: Draft; told?: boolean }) {
  const facts = factsOf(draft, useI18n(), told)
  return facts.length > 0 ? (
    <SummaryList items={facts.map((fact) => ({ term: fact.term, value: valueOf(fact) }))} />
  ) : null
}

function Panel({ draft, title }: { draft: Draft; title: string }) {
  const words = useI18n()
  const { t } = words
  const { matricula } = draft
  const { protocolo } = matricula
  const state = stateFor(draft)
  return (
    <div className={styles.sheet}>
      <ReceiptPanel
        title={title}
        label={t('matricula.protocolo.label')}
        protocol={protocolo}
        // only a request that stands is shown in green
        ended={!hasActive(matricula) || draft.missing}
      >
        {protocolo ? (
          <p className="visually-hidden no-print">
            {/* spelled letter by letter for screen readers */}
            {t('matricula.pedido.spelled')} <span translate="no">{Array.from(protocolo).join(' ')}</span>
          </p>
        ) : (
          // who has just sent the request hides nothing from themselves
          <p>{t(draft.phase === 'sent' ? 'matricula.pedido.noneTold' : 'matricula.pedido.noProtocol')}</p>
        )}
        {state !== '' && (
          <section aria-labelledby="situacao" className={styles.part}>
            <h3 id="situacao">{t('matricula.pedido.state')}</h3>
            <p>
              <StateWord state={state} />
            </p>
            <p>{sayNext(draft, words)}</p>
            {draft.before && <p>{sayBefore(draft, draft.before, words)}</p>}
          </section>
        )}
        <RequestFacts draft={draft} told />
        <section aria-labelledby="perguntas" className={styles.part}>
          <h3 id="perguntas">{t('matricula.pedido.ask')}</h3>
          <FamilyHelp />
        </section>
        {protocolo && <AddressCode address={consultingAddress()}>{t('matricula.pedido.where')}</AddressCode>}
      </ReceiptPanel>
    </div>
  )
}

/** The history of a request, newest first, by the school's wall clock. */
function History({ draft }: { draft: Draft }) {
  const { t, format } = useI18n()
  const passos = draft.matricula.historico ?? []
  // the last step is called a place given up, not a cancellation, where a renewal released it
  const released = stateFor(draft) === 'liberada'
  // a single step would repeat the state that stands above
  if (passos.length < 2) return null
  return (
    <section aria-labelledby="historico">
      <h2 id="historico">{t('matricula.pedido.history')}</h2>
      <ol {...plainList} className={styles.history}>
        {[...passos].reverse().map(({ em, processamento }, i) => {
          const date = format.date(em)
          // midnight means that the service noted the day alone, since nobody works then
          const time = /[T ]00:00/.test(em ?? '') ? null : format.time(em)
          return (
            <li key={i}>
              <StateWord state={i === 0 && released ? 'liberada' : (processamento ?? '')} />
              {date && <span>{time ? t('matricula.window.at', { date, time }) : date}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** When the service last reported the request, with a button to read it again. */
export function RequestRead({ step }: { step: StepState }) {
  const words = useI18n()
  return (
    <StepRead
      step={step}
      at={step.draft.seenAt}
      read={lookAgain}
      shown={(draft) => (draft.missing ? null : allOf(draft, words))}
    />
  )
}

/** A whole request: panel, actions, documents to bring and history, and for paper its head, foot and pictures. */
export function RequestSheet({ draft, title }: { draft: Draft; title: string }) {
  const { t, format } = useI18n()
  return (
    <>
      <PrintHead whose={draft.matricula.login.nomeAluno} />
      {draft.missing && draft.seenAt !== null && (
        <Notice
          tone="warn"
          role="alert"
          title={t('matricula.pedido.missingTitle')}
          text={t('matricula.pedido.missing', momentInWords(format, draft.seenAt))}
        />
      )}
      <Panel draft={draft} title={title} />
      <ReceiptActions draft={draft} title={title} />
      <Bring draft={draft} />
      <History draft={draft} />
      <PrintFoot />
      <PhotoSheet draft={draft} />
    </>
  )
}
