/** A request with all that belongs to it: a panel of facts, actions, documents, history; on the screen and on paper. */
import type { ReactNode } from 'react'
import type { Passo } from '@/contract'
import { useI18n, useT } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import { ReceiptPanel } from '@/ui/data/ReceiptPanel'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { SummaryList } from '@/ui/data/SummaryList'
import { AddressCode } from '../../shared/AddressCode'
import { PrintFoot, PrintHead } from '../../shared/PrintFrame'
import { Bring } from './Bring'
import { ReceiptActions } from './ReceiptActions'
import { hasActive, isKnown, knownStates } from './aggregate'
import { type Draft, stateFor } from '../flow/draft'
import { FamilyHelp } from '../flow/FamilyHelp'
import { consultingAddress, type Fact, factsOf, sayNext } from './receipt'
import { callTo } from '../../shared/phone'
import styles from './sheet.module.css'

/** A state in a word; one that nobody documented as it came. */
function StateWord({ state }: { state: string }) {
  const t = useT()
  if (isKnown(state)) return <StateLabel tone={knownStates[state]}>{t(`matricula.estado.${state}`)}</StateLabel>
  return (
    <StateLabel tone="warn">
      <ServiceText>{state}</ServiceText>
    </StateLabel>
  )
}

/** Letter by letter, for screen readers. */
const spelled = (protocol: string) => Array.from(protocol).join(' ')

function valueOf({ kind, lines }: Fact): ReactNode {
  return lines.map((line, i) => (
    <span key={i} className={styles.line}>
      {kind === 'phone' ? (
        <a href={callTo(line)}>{line}</a>
      ) : kind === 'service' ? (
        <ServiceText>{line}</ServiceText>
      ) : (
        line
      )}
    </span>
  ))
}

/** Child, school, series, shift, position, deadline. `told`: the sentence above already names the last day. */
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
        ended={!hasActive(matricula)}
      >
        {protocolo ? (
          <p className="visually-hidden no-print">
            {t('matricula.pedido.spelled')} {spelled(protocolo)}
          </p>
        ) : (
          <p>{t('matricula.pedido.noProtocol')}</p>
        )}
        {state !== '' && (
          <section aria-labelledby="situacao" className={styles.part}>
            <h3 id="situacao">{t('matricula.pedido.state')}</h3>
            <p>
              <StateWord state={state} />
            </p>
            <p>{sayNext(draft, words)}</p>
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

/** What happened to a request so far, newest first, by the school's wall clock. `released`: the last step was no cancellation, but a place given up. */
function History({ passos, released }: { passos: readonly Passo[]; released: boolean }) {
  const { t, format } = useI18n()
  // the first step alone is the state that stands above
  if (passos.length < 2) return null
  return (
    <section aria-labelledby="historico">
      <h2 id="historico">{t('matricula.pedido.history')}</h2>
      <ol {...plainList} className={styles.history}>
        {[...passos].reverse().map(({ em, processamento }, i) => {
          const date = format.date(em)
          // at midnight nobody works: only the day was written down
          const time = /[T ]00:00/.test(em ?? '') ? null : format.time(em)
          return (
            <li key={i}>
              <StateWord state={i === 0 && released ? 'liberada' : (processamento ?? '')} />
              {date && <span>{time ? t('matricula.janela.at', { date, time }) : date}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A request whole: the panel, what can be done with it, what to bring, what happened; with the frame of a sheet of paper. */
export function RequestSheet({ draft, title }: { draft: Draft; title: string }) {
  return (
    <>
      <PrintHead aluno={draft.matricula.login.nomeAluno} />
      <Panel draft={draft} title={title} />
      <ReceiptActions draft={draft} title={title} />
      <Bring draft={draft} />
      <History passos={draft.matricula.historico ?? []} released={stateFor(draft) === 'liberada'} />
      <PrintFoot />
    </>
  )
}
