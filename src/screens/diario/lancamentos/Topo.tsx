/** The head of the grid: each evaluation with its group and weight. */
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/ServiceText'
import { useDiario } from './contexto'
import styles from './Grade.module.css'

export function Topo() {
  const { t, format } = useI18n()
  const { colunas } = useDiario()
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.nome}>
          {t('lancamentos.grade.aluno')}
        </th>
        {colunas.map(({ chave, nome, grupo, peso }) => (
          <th key={chave} scope="col" className={styles.coluna}>
            <span className={styles.grupo}>
              {grupo === null ? t('lancamentos.complementar') : <ServiceText>{grupo}</ServiceText>}
            </span>
            <ServiceText className={styles.avaliacao}>{nome}</ServiceText>
            {peso !== null && (
              <span className={styles.peso}>{t('lancamentos.peso', { peso: format.number(peso) })}</span>
            )}
          </th>
        ))}
        <th scope="col">{t('lancamentos.faltas')}</th>
        <th scope="col">{t('lancamentos.media.parcial')}</th>
        <th scope="col">{t('lancamentos.media.final')}</th>
      </tr>
    </thead>
  )
}
