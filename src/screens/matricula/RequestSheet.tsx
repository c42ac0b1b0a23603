/** A request as the service tells it: its state in words, what follows, its history. Only what was told is shown. */
import { useI18n } from '@/i18n'
import { ReceiptPanel } from '@/ui/ReceiptPanel'
import { ServiceText } from '@/ui/ServiceText'
import { SummaryList } from '@/ui/SummaryList'
import { isKnown, prazoDe } from './aggregate'
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

/** Child, school, series, shift, position, deadline. */
export function RequestFacts({ draft }: { draft: Draft }) {
  const { t, format } = useI18n()
  const { cadastro, confirmacao, login, posicao, prazo, reservas, transferencia } = draft.matricula
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
  const deadline = format.dateWithWeekday(prazo)
  const hour = format.time(prazoDe(prazo))
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
    deadline && {
      term: t('matricula.pedido.deadline'),
      value: hour
        ? t('matricula.janela.at', { date: deadline, time: hour })
        : t('matricula.pedido.deadlineDay', { date: deadline }),
    },
  ].filter((item) => item !== null && typeof item === 'object')
  return items.length > 0 ? <SummaryList items={items} /> : null
}

/** What follows from the state; the last day stands in the sentence itself where a place is lost by missing it. */
function useNext(draft: Draft): string {
  const { t, format } = useI18n()
  const state = stateFor(draft)
  const date = format.dateWithWeekday(draft.matricula.prazo)
  if (date && (state === 'reservada' || state === 'convocada')) return t(`matricula.proximo.${state}Ate`, { date })
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
        <ReceiptPanel title={title} label={t('matricula.protocolo.label')} protocol={matricula.protocolo}>
          <p className={styles.spelled}>
            <span className="visually-hidden">{t('matricula.pedido.spelled')}</span>
            {spelled(matricula.protocolo)}
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
      <RequestFacts draft={draft} />
      <History passos={matricula.historico ?? []} released={state === 'liberada'} />
    </div>
  )
}
