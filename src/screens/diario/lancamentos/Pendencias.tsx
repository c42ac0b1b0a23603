/** What did not go through, student by student: why, and what can be done about it. */
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { plainList } from '@/ui/plainList'
import { ServiceText } from '@/ui/ServiceText'
import { tame } from '@/ui/serviceWords'
import { sayError } from '../../shared/sayError'
import { useDiario, useProgresso, useResumo } from './contexto'
import type { Linha, Recusa } from './linha'
import styles from './Pendencias.module.css'

/** So many are listed; further ones show in the lines. */
const listadas = 30

function Motivo({ recusa: { motivo, chave, erro } }: { recusa: Recusa }) {
  const t = useT()
  const { colunas } = useDiario()
  const avaliacao = colunas.find((coluna) => coluna.chave === chave)?.titulo
  if (!erro || motivo !== 'servico') {
    return (
      <>
        {avaliacao === undefined
          ? t('lancamentos.recusa.linha')
          : t(`lancamentos.recusa.${motivo === 'servico' ? 'sumiu' : motivo}`, { avaliacao: tame(avaliacao) })}
      </>
    )
  }
  const { message, fromService, fields } = sayError(t, erro)
  const todas = [message, ...Object.values(fields)].filter((texto, i, all) => all.indexOf(texto) === i)
  return fromService ? <ServiceText>{todas.join(' ')}</ServiceText> : <>{todas.join(' ')}</>
}

function Pendencia({ linha }: { linha: Linha }) {
  const t = useT()
  const { envio } = useDiario()
  const { id, record, recusas } = linha
  const naoConfirmada = linha.envio?.estado === 'naoConfirmada'
  return (
    <li className={styles.item}>
      <ServiceText className={styles.nome}>{record.nome}</ServiceText>
      {recusas.map((recusa, i) => (
        <p key={i}>
          <Motivo recusa={recusa} />
        </p>
      ))}
      {naoConfirmada && (
        <>
          <p>{t('lancamentos.naoConfirmada')}</p>
          <div className={styles.botoes}>
            <Button
              variant="link"
              aria-label={t('lancamentos.verificarDe', { aluno: tame(record.nome) })}
              onClick={() => void envio.verifyAgain([id])}
            >
              {t('lancamentos.verificar')}
            </Button>
            <Button
              variant="link"
              aria-label={t('lancamentos.reenviarDe', { aluno: tame(record.nome) })}
              onClick={() => void envio.sendAgain([id])}
            >
              {t('lancamentos.reenviar')}
            </Button>
          </div>
        </>
      )}
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
