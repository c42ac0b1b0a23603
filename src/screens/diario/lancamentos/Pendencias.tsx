/** What did not go through, student by student: why, and what can be done about it. */
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { plainList } from '@/ui/plainList'
import { ServiceText } from '@/ui/ServiceText'
import { useDiario, useProgresso, useResumo } from './contexto'
import { Reenviar, Verificar } from './DeNovo'
import { erroDa, type Linha } from './linha'
import { Motivo } from './Motivo'
import styles from './Pendencias.module.css'

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

export function Pendencias() {
  const t = useT()
  const { livro, envio } = useDiario()
  useResumo(livro)
  const { fase } = useProgresso(envio)
  const linhas = livro
    .escritas()
    .filter(({ recusas, envio }) => recusas.length > 0 || envio?.estado === 'naoConfirmada')
  if (linhas.length === 0 || fase === 'enviando') return null
  return (
    <section className={styles.pendencias} aria-labelledby="pendencias">
      <h2 id="pendencias">{t('lancamentos.pendencias.title', { n: linhas.length })}</h2>
      <ul {...plainList}>
        {linhas.slice(0, listadas).map((linha) => (
          <Pendencia key={linha.id} linha={linha} />
        ))}
      </ul>
      {linhas.length > listadas && <p>{t('lancamentos.pendencias.mais', { n: linhas.length - listadas })}</p>}
    </section>
  )
}
