/** The list of refused and unconfirmed lines. */
import { formatNota } from '@/domain/notas/writtenGrade'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { useGradebookView, useProgress, useSummary } from '../context'
import { errorOf, type Line, marksRefused, pending, staying } from '../book/line'
import { Reason } from '../grid/LineState'
import styles from './Pending.module.css'

/** How many lines are listed; further ones are visible only in the grid. */
const listed = 30

interface AgainProps {
  of: 'verify' | 'resend'
  ids: readonly number[]
  /** The name of the only student; the button is then a link that names them. */
  aluno?: string
}

/** The button that reads unconfirmed lines again (`verify`), or sends refused or unconfirmed ones again (`resend`). */
function Again({ of, ids, aluno }: AgainProps) {
  const t = useT()
  const { say, send, sending } = useGradebookView()
  return (
    <Button
      {...(aluno !== undefined && { variant: 'link', 'aria-label': t(`lancamentos.${of}Of`, { aluno: tame(aluno) }) })}
      onClick={() => {
        // other unsent cells of these students are sent along, after their own questions
        if (of === 'resend') send({ stay: false, ids })
        else {
          void sending.verifyAgain(ids)
          say()
        }
      }}
    >
      {t(`lancamentos.${of}`)}
    </Button>
  )
}

const isUnconfirmed = ({ sending }: Line): boolean => sending?.state === 'unconfirmed'
const maySendAgain = (line: Line): boolean =>
  isUnconfirmed(line) || (pending(line).size > 0 && line.refusals.some(({ motivo }) => motivo === 'service'))

function PendingItem({ line }: { line: Line }) {
  const t = useT()
  const { book, columns, goTo } = useGradebookView()
  const { id, aluno, refusals } = line
  const unconfirmed = isUnconfirmed(line)
  const sent = columns.filter(({ chave }) => line.sending?.changes.has(chave))
  const chave = errorOf(line) ?? (unconfirmed ? (sent[0]?.chave ?? null) : null)
  return (
    <li className={styles.item}>
      {chave === null ? (
        <ServiceText className={styles.name} name>
          {aluno}
        </ServiceText>
      ) : (
        <Button variant="link" className={styles.name} onClick={() => goTo(id, chave)} lang="pt-BR">
          <ServiceText name>{aluno}</ServiceText>
        </Button>
      )}
      {refusals.map((refusal, i) => (
        <p key={i}>
          <Reason refusal={refusal} />
        </p>
      ))}
      {columns.map(({ chave, titulo }) => {
        const stays = staying(line, chave)
        const words = { avaliacao: tame(titulo), valor: formatNota(stays?.valor ?? null, book.sign) }
        return (
          stays && (
            <p key={chave}>{t(`lancamentos.refusal.${stays.valor === null ? 'staysEmpty' : 'staysIn'}`, words)}</p>
          )
        )
      })}
      {unconfirmed && (
        <p>{t('lancamentos.unconfirmedOne', { avaliacao: sent.map(({ titulo }) => tame(titulo)).join(', ') })}</p>
      )}
      <div className={styles.buttons}>
        {unconfirmed && <Again of="verify" ids={[id]} aluno={aluno} />}
        {maySendAgain(line) && <Again of="resend" ids={[id]} aluno={aluno} />}
      </div>
    </li>
  )
}

/** The id of the heading, which can take the focus. */
export const pendingId = 'pendencias'

/** The refused and unconfirmed lines in class order; none during a sending. */
export function usePending(): Line[] {
  const { book, sending } = useGradebookView()
  useSummary()
  const { phase } = useProgress(sending)
  if (phase === 'sending') return []
  const lines = book.written().filter((line) => line.refusals.length > 0 || isUnconfirmed(line))
  const place = new Map(lines.length > 1 ? book.order.map((id, i) => [id, i]) : [])
  return lines.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

/** Buttons to the publish or close panel of each evaluation whose publishing or closing was refused. */
function AskAnew({ lines }: { lines: readonly Line[] }) {
  const t = useT()
  const { columns, setColumn, openPanel } = useGradebookView()
  const asked = lines.flatMap((line) => [...marksRefused(line)].map(([chave, becomes]) => `${becomes} ${chave}`))
  const ways = columns.flatMap(({ chave, titulo }) =>
    (
      [
        ['publicada', 'publish', 'lancamentos.publish.button'],
        ['fechada', 'close', 'lancamentos.close.open'],
      ] as const
    )
      .filter(([becomes]) => asked.includes(`${becomes} ${chave}`))
      .map(([, kind, words]) => ({ kind, chave, words: `${t(words)}: ${tame(titulo)}` })),
  )
  return ways.map(({ kind, chave, words }) => (
    <Button
      key={words}
      onClick={() => {
        setColumn(chave)
        openPanel({ kind })
      }}
    >
      {words}
    </Button>
  ))
}

export function Pending() {
  const t = useT()
  const lines = usePending()
  if (lines.length === 0) return null
  const idsOf = (some: (line: Line) => boolean) => lines.filter(some).map(({ id }) => id)
  const unconfirmed = idsOf(isUnconfirmed)
  const toSend = idsOf(maySendAgain)
  return (
    <section className={styles.pending} aria-labelledby={pendingId}>
      <h2 id={pendingId} tabIndex={-1}>
        {t('lancamentos.attention.title', { n: lines.length })}
      </h2>
      <div className={styles.buttons}>
        {toSend.length > 1 && unconfirmed.length > 1 && <Again of="verify" ids={unconfirmed} />}
        {toSend.length > 1 && <Again of="resend" ids={toSend} />}
        <AskAnew lines={lines} />
      </div>
      <ul {...plainList}>
        {lines.slice(0, listed).map((line) => (
          <PendingItem key={line.id} line={line} />
        ))}
      </ul>
      {lines.length > listed && <p>{t('lancamentos.attention.more', { n: lines.length - listed })}</p>}
    </section>
  )
}
