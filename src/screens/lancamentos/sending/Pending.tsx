/** What did not go through, student by student: why, and what can be done about it. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { useDiario, useProgresso, useResumo } from '../context'
import { Reenviar, Verificar } from './SendAgain'
import { erroDa, type Linha } from '../book/line'
import { Motivo } from './Reason'
import styles from './Pending.module.css'

/** So many are listed; further ones show in the lines. */
const listadas = 30

function Pendencia({ linha }: { linha: Linha }) {
  const t = useT()
  const { irPara } = useDiario()
  const { id, record, recusas } = linha
  const chave = erroDa(linha)
  const naoConfirmada = linha.envio?.estado === 'naoConfirmada'
  return (
    <li className={styles.item}>
      {chave === null ? (
        <ServiceText className={styles.nome}>{record.nome}</ServiceText>
      ) : (
        <Button variant="link" className={styles.nome} onClick={() => irPara(id, chave)} lang="pt-BR">
          <ServiceText>{record.nome}</ServiceText>
        </Button>
      )}
      {recusas.map((recusa, i) => (
        <p key={i}>
          <Motivo recusa={recusa} />
        </p>
      ))}
      {naoConfirmada && <p>{t('lancamentos.naoConfirmada')}</p>}
      <div className={styles.botoes}>
        {naoConfirmada && <Verificar ids={[id]} aluno={record.nome} />}
        {(naoConfirmada || recusas.some(({ motivo }) => motivo === 'servico')) && (
          <Reenviar ids={[id]} aluno={record.nome} />
        )}
      </div>
    </li>
  )
}

/** The heading, for who leads the focus there. */
export const pendenciasId = 'pendencias'

/** Lines of which the person has to know that something did not go through; none while a sending is under way. */
export function usePendencias(): Linha[] {
  const { livro, envio } = useDiario()
  useResumo(livro)
  const { fase } = useProgresso(envio)
  if (fase === 'enviando') return []
  return livro.escritas().filter(({ recusas, envio: sent }) => recusas.length > 0 || sent?.estado === 'naoConfirmada')
}

export function Pendencias() {
  const t = useT()
  const linhas = usePendencias()
  if (linhas.length === 0) return null
  const naoConfirmadas = linhas.filter(({ envio }) => envio?.estado === 'naoConfirmada').map(({ id }) => id)
  return (
    <section className={styles.pendencias} aria-labelledby={pendenciasId}>
      <h2 id={pendenciasId} tabIndex={-1}>
        {t('lancamentos.pendencias.title', { n: linhas.length })}
      </h2>
      {naoConfirmadas.length > 1 && (
        <div className={styles.botoes}>
          <Verificar ids={naoConfirmadas} />
          <Reenviar ids={naoConfirmadas} />
        </div>
      )}
      <ul {...plainList}>
        {linhas.slice(0, listadas).map((linha) => (
          <Pendencia key={linha.id} linha={linha} />
        ))}
      </ul>
      {linhas.length > listadas && <p>{t('lancamentos.pendencias.mais', { n: linhas.length - listadas })}</p>}
    </section>
  )
}
