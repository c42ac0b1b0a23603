/** A request as the service tells it, in one panel: protocol, state, what follows, the facts, whom to ask, where to look it up. */
import type { ReactNode } from 'react'
import { useI18n } from '@/i18n'
import { ReceiptPanel } from '@/ui/data/ReceiptPanel'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'
import { AddressCode } from '../../shared/AddressCode'
import { hasActive } from './aggregate'
import { type Draft, stateFor } from '../flow/draft'
import { FamilyHelp } from '../flow/FamilyHelp'
import { consultingAddress, type Fact, factsOf, sayNext } from './receipt'
import { callTo } from '../../shared/phone'
import styles from './sheet.module.css'
import { StateWord } from './StateWord'

/** Letter by letter, for who hears it. */
const spelled = (protocol: string) => Array.from(protocol).join(' ')

function valueOf({ kind, lines }: Fact): ReactNode {
  const drawn = lines.map((line, i) => (
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
  return drawn
}

/** Child, school, series, shift, position, deadline. `told`: what follows was said above, with the last day where there is one. */
export function RequestFacts({ draft, told = false }: { draft: Draft; told?: boolean }) {
  const facts = factsOf(draft, useI18n(), told)
  return facts.length > 0 ? (
    <SummaryList items={facts.map((fact) => ({ term: fact.term, value: valueOf(fact) }))} />
  ) : null
}

export function RequestSheet({ draft, title }: { draft: Draft; title: string }) {
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
