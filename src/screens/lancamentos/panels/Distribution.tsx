/** How the grades of an evaluation lie: in words, and as bars. */
import { distributionOf, median } from '@/domain/notas/distribution'
import { formatNota } from '@/domain/notas/typedGrade'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { plainList } from '@/ui/data/plainList'
import { useDiario } from '../context'
import styles from './ClassPicture.module.css'

export function Distribution({ valores }: { valores: readonly number[] }) {
  const { t, format } = useI18n()
  const { sinal } = useDiario().livro
  const { grading } = settings()
  const faixas = distributionOf(valores, grading?.scaleMax ?? null)
  const cheia = Math.max(1, ...faixas.map(({ quantos }) => quantos))
  const meio = median(valores)
  if (meio === null) return <p>{t('lancamentos.retrato.noGrades')}</p>
  const [menor, maior] = [Math.min(...valores), Math.max(...valores)]
  const abaixo = grading ? valores.filter((valor) => valor < grading.passingAverage).length : 0
  return (
    <>
      <p>
        {t(menor === maior ? 'lancamentos.retrato.equal' : 'lancamentos.retrato.summary', {
          n: valores.length,
          meio: formatNota(meio, sinal),
          menor: formatNota(menor, sinal),
          maior: formatNota(maior, sinal),
        })}
        {grading && (
          <> {t('lancamentos.retrato.below', { n: abaixo, media: formatNota(grading.passingAverage, sinal) })}</>
        )}
      </p>
      <ul {...plainList} className={styles.bands}>
        {faixas.map(({ de, ate, quantos }, i) => (
          <li key={de}>
            <span>
              {t(i === faixas.length - 1 ? 'lancamentos.retrato.lastRange' : 'lancamentos.retrato.range', {
                de: format.number(de),
                ate: format.number(ate),
              })}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(quantos / cheia) * 100}%` }} />
            </span>
            <span>{t('lancamentos.retrato.howMany', { n: quantos })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
