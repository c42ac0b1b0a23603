/** "Este ano" beside "ano que vem": school, series, class, shift; only what the school told. */
import type { Confirmacao } from '@/contract'
import { useT } from '@/i18n'
import { plainList } from '@/ui/plainList'
import { ServiceText } from '@/ui/ServiceText'
import styles from './matricula.module.css'

export function YearsSideBySide({ confirmacao: c }: { confirmacao: Confirmacao }) {
  const t = useT()
  const now = [c.nomeEscola, c.descricaoSerie, c.descricaoTurma, c.turnoAtual]
  const next = [c.nomeEscola, c.serieSeguinte.descricao, c.novoTurno]
  const side = (title: string, lines: string[]) => (
    <section className={styles.year}>
      <h2>{title}</h2>
      <ul {...plainList}>
        {lines.filter(Boolean).map((line, i) => (
          <li key={i}>
            <ServiceText>{line}</ServiceText>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <div className={styles.years}>
      {side(t('matricula.anos.now'), now)}
      {side(t('matricula.anos.next'), next)}
      <p className={styles.rule}>{t('matricula.anos.rule')}</p>
    </div>
  )
}
