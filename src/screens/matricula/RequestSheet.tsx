/** A request as the service tells it: its state in words, what follows, its history. Only what was told is shown. */
import { useI18n } from '@/i18n'
import { paths } from '@/paths'
import { ReceiptPanel } from '@/ui/ReceiptPanel'
import { ServiceText } from '@/ui/ServiceText'
import { SummaryList } from '@/ui/SummaryList'
import { AddressCode } from '../shared/AddressCode'
import { hasActive, isKnown, prazoDe } from './aggregate'
import { type Draft, stateFor } from './draft'
import { History } from './History'
import styles from './sheet.module.css'
import { StateWord } from './StateWord'

/** The first name only: enough to know which child it is. */
const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** The first text that says something. */
const firstOf = (...texts: (string | undefined)[]): string => texts.find(Boolean) ?? ''

/** Letter by letter; a line ends between groups, never within one. */
const spelled = (protocol: string) =>
  protocol
    .split('-')
    .map((group) => Array.from(group).join('\u00a0'))
    .join(' - ')

/** States whose sentence names the last day. */
const isDated = (state: string) => state === 'reservada' || state === 'convocada'

/** Child, school, series, shift, position, deadline. `told`: what follows was said above, with the last day where there is one. */
export function RequestFacts({ draft, told: above = false }: { draft: Draft; told?: boolean }) {
  const { t, format } = useI18n()
  const { cadastro, confirmacao, login, posicao, reservas, transferencia } = draft.matricula
  const told = above && isDated(stateFor(draft))
  const rows = reservas.length > 0 ? reservas : draft.escolhas
  const first = rows[0]
  const service = (text: string) => <ServiceText>{text}</ServiceText>
  const child = firstName(firstOf(login.nomeAluno, login.nomeEncontrado))
  const school =
    draft.way === 'confirmar' || stateFor(draft) === 'liberada'
      ? confirmacao.nomeEscola
      : firstOf(first?.nomeEscola, cadastro.unidadeEnsino.nome)
  const serie = firstOf(
    first?.serie.descricao,
    cadastro.descricaoSerie,
    confirmacao.serieSeguinte.descricao,
    transferencia.serieSeguinte.descricao,
  )
  const turno = firstOf(first?.turno, cadastro.turno, confirmacao.novoTurno)
  const deadline = useDeadline(draft)
  const items = [
    child && { term: t('matricula.pedido.child'), value: service(child) },
    school && { term: t('matricula.pedido.school'), value: service(school) },
    rows.length > 1 && {
      term: t('matricula.pedido.others'),
      value: service(format.list(rows.slice(1).map((row) => `${row.nomeEscola} (${row.turno})`))),
    },
    serie && { term: t('matricula.pedido.serie'), value: service(serie) },
    turno && { term: t('matricula.pedido.turno'), value: service(turno) },
    posicao != null &&
      posicao > 0 && {
        term: t('matricula.pedido.position'),
        value: t('matricula.pedido.nth', { n: posicao }),
      },
    deadline && !told && { term: t('matricula.pedido.deadline'), value: deadline },
  ].filter((item) => item !== null && typeof item === 'object')
  return items.length > 0 ? <SummaryList items={items} /> : null
}

/** The last day, with its hour: the school's office closes before the day ends. */
function useDeadline({ matricula: { prazo } }: Draft): string | null {
  const { t, format } = useI18n()
  const date = format.dateWithWeekday(prazo)
  const time = format.time(prazoDe(prazo))
  if (!date) return null
  return time ? t('matricula.janela.at', { date, time }) : t('matricula.pedido.deadlineDay', { date })
}

/** What follows from the state; the last day stands in the sentence itself where a place is lost by missing it. */
function useNext(draft: Draft): string {
  const { t } = useI18n()
  const state = stateFor(draft)
  const date = useDeadline(draft)
  if (date && isDated(state)) return t(`matricula.proximo.${state}Ate`, { date })
  return t(`matricula.proximo.${isKnown(state) ? state : 'outro'}`)
}

/** The whole: protocol big, state, what happens next, facts, history. */
export function RequestSheet({ draft, title }: { draft: Draft; title: string }) {
  const { t } = useI18n()
  const { matricula } = draft
  const state = stateFor(draft)
  const next = useNext(draft)
  return (
    <div className={styles.sheet}>
      {matricula.protocolo ? (
        <ReceiptPanel
          title={title}
          label={t('matricula.protocolo.label')}
          protocol={matricula.protocolo}
          ended={!hasActive(matricula)}
        >
          <p className={styles.spelled}>
            {t('matricula.pedido.spelled')} <span className={styles.letters}>{spelled(matricula.protocolo)}</span>
          </p>
        </ReceiptPanel>
      ) : (
        <p>{t('matricula.pedido.noProtocol')}</p>
      )}
      {state !== '' && (
        <section aria-labelledby="situacao">
          <h2 id="situacao">{t('matricula.pedido.state')}</h2>
          <p>
            <StateWord state={state} />
          </p>
          <p>{next}</p>
        </section>
      )}
      <RequestFacts draft={draft} told />
      {matricula.protocolo && (
        <AddressCode address={`${window.location.origin}${paths.vagas}#consultar`}>
          {t('matricula.pedido.where')}
        </AddressCode>
      )}
      <History passos={matricula.historico ?? []} released={state === 'liberada'} />
    </div>
  )
}
