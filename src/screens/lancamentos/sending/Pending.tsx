/** What did not go through, student by student: why, and what can be done about it. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { useDiario, useProgress, useSummary } from '../context'
import { SendAgain, Verify } from './SendAgain'
import { errorOf, type Line } from '../book/line'
import { Reason } from './Reason'
import styles from './Pending.module.css'

/** So many are listed; further ones show in the lines. */
const listadas = 30

function Pendencia({ linha }: { linha: Line }) {
  const t = useT()
  const { irPara } = useDiario()
  const { id, record, recusas } = linha
  const chave = errorOf(linha)
  const naoConfirmada = linha.envio?.estado === 'naoConfirmada'
  return (
    <li className={styles.item}>
      {chave === null ? (
        <ServiceText className={styles.name}>{record.nome}</ServiceText>
      ) : (
        <Button variant="link" className={styles.name} onClick={() => irPara(id, chave)} lang="pt-BR">
          <ServiceText>{record.nome}</ServiceText>
        </Button>
      )}
      {recusas.map((recusa, i) => (
        <p key={i}>
          <Reason recusa={recusa} />
        </p>
      ))}
      {naoConfirmada && <p>{t('lancamentos.unconfirmedOne')}</p>}
      <div className={styles.buttons}>
        {naoConfirmada && <Verify ids={[id]} aluno={record.nome} />}
        {(naoConfirmada || recusas.some(({ motivo }) => motivo === 'servico')) && (
          <SendAgain ids={[id]} aluno={record.nome} />
        )}
      </div>
    </li>
  )
}

/** The heading, for who leads the focus there. */
export const pendingId = 'pendencias'

/** Lines of which the person has to know that something did not go through; none while a sending is under way. */
export function usePending(): Line[] {
  const { livro, envio } = useDiario()
  useSummary(livro)
  const { fase } = useProgress(envio)
  if (fase === 'enviando') return []
  return livro.escritas().filter(({ recusas, envio: sent }) => recusas.length > 0 || sent?.estado === 'naoConfirmada')
}

export function Pending() {
  const t = useT()
  const linhas = usePending()
  if (linhas.length === 0) return null
  const naoConfirmadas = linhas.filter(({ envio }) => envio?.estado === 'naoConfirmada').map(({ id }) => id)
  return (
    <section className={styles.pending} aria-labelledby={pendingId}>
      <h2 id={pendingId} tabIndex={-1}>
        {t('lancamentos.pendencias.title', { n: linhas.length })}
      </h2>
      {naoConfirmadas.length > 1 && (
        <div className={styles.buttons}>
          <Verify ids={naoConfirmadas} />
          <SendAgain ids={naoConfirmadas} />
        </div>
      )}
      <ul {...plainList}>
        {linhas.slice(0, listadas).map((linha) => (
          <Pendencia key={linha.id} linha={linha} />
        ))}
      </ul>
      {linhas.length > listadas && <p>{t('lancamentos.pendencias.more', { n: linhas.length - listadas })}</p>}
    </section>
  )
}
