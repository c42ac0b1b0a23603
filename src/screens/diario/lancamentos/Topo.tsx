/** The head of the grid: each evaluation with its group and weight. */
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/ServiceText'
import { tame } from '@/ui/serviceWords'
import { useDiario } from './contexto'
import styles from './Grade.module.css'
import { larguraColuna, type Parte } from './vistas'

/** Letters that three lines of a head have room for; what is longer is told whole by a hint. */
const cabem = 30

export function Topo({ partes }: { partes: readonly Parte[] }) {
  const { t, format } = useI18n()
  const { colunas } = useDiario()
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" aria-colindex={1} className={styles.nome}>
          {t('lancamentos.grade.aluno')}
        </th>
        {partes.map((parte) => {
          if ('vazias' in parte) {
            return (
              <td key={`vazias-${parte.antesDe}`} style={{ width: `${parte.vazias * larguraColuna}rem` }} aria-hidden />
            )
          }
          const { chave, nome, grupo, peso } = parte.coluna
          return (
            <th
              key={chave}
              scope="col"
              aria-colindex={parte.indice + 2}
              title={nome.length > cabem ? tame(grupo === null ? nome : `${nome} · ${grupo}`) : undefined}
            >
              <span className={styles.grupo}>
                {grupo === null ? t('lancamentos.complementar') : <ServiceText>{grupo}</ServiceText>}
              </span>
              <ServiceText className={styles.avaliacao}>{nome}</ServiceText>
              {peso !== null && (
                <span className={styles.peso}>{t('lancamentos.peso', { peso: format.number(peso) })}</span>
              )}
            </th>
          )
        })}
        {(['lancamentos.faltas', 'lancamentos.media.parcial', 'lancamentos.media.final'] as const).map((title, i) => (
          <th key={title} scope="col" aria-colindex={colunas.length + 2 + i}>
            {t(title)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
