/** How the grades of an evaluation lie: in words, and as bars. */
import { distributionOf, median } from '@/domain/notas/distribution'
import { formatNota } from '@/domain/notas/typedGrade'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { plainList } from '@/ui/data/plainList'
import { useDiario } from '../context'
import styles from './ClassPicture.module.css'

export function Distribution({ values }: { values: readonly number[] }) {
  const { t, format } = useI18n()
  const { sign } = useDiario().book
  const { grading } = settings()
  const bands = distributionOf(values, grading?.scaleMax ?? null)
  const full = Math.max(1, ...bands.map(({ howMany }) => howMany))
  const middle = median(values)
  if (middle === null) return <p>{t('lancamentos.retrato.noGrades')}</p>
  const [smallest, largest] = [Math.min(...values), Math.max(...values)]
  const below = grading ? values.filter((valor) => valor < grading.passingAverage).length : 0
  return (
    <>
      <p>
        {t(smallest === largest ? 'lancamentos.retrato.equal' : 'lancamentos.retrato.summary', {
          n: values.length,
          middle: formatNota(middle, sign),
          smallest: formatNota(smallest, sign),
          largest: formatNota(largest, sign),
        })}
        {grading && (
          <> {t('lancamentos.retrato.below', { n: below, media: formatNota(grading.passingAverage, sign) })}</>
        )}
      </p>
      <ul {...plainList} className={styles.bands}>
        {bands.map(({ de, until, howMany }, i) => (
          <li key={de}>
            <span>
              {t(i === bands.length - 1 ? 'lancamentos.retrato.lastRange' : 'lancamentos.retrato.range', {
                de: format.number(de),
                until: format.number(until),
              })}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(howMany / full) * 100}%` }} />
            </span>
            <span>{t('lancamentos.retrato.howMany', { n: howMany })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
