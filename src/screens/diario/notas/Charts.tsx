/** Small charts of the grades of one class, beside words that say the same. */
import type { AproveitamentoAluno } from '@/contract'
import { notasPublicadas, weightsOfGroup } from '@/domain/notas/neededMark'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { ServiceText } from '@/ui/data/ServiceText'
import { Stack } from '@/ui/page/layout'
import { nameOfNota } from '../classe/figures'
import { useCovered } from '../page/hidden'
import styles from './Charts.module.css'

/** At most this many grades are written beside their points and listed in the sentence. */
const legible = 10
/** The most rows of the table for screen readers; the tables above hold all grades. */
const listed = 60
/** Pixels. The width fits the narrowest phone, so that the figures are never scaled down. */
const width = 304
const height = 132
const top = 28
const bottom = 16
const side = 24
/** Pixels from a point to the baseline of its figure above or below, and the height of a figure. */
const above = 10
const below = 21
const figureHeight = 11

interface Ponto {
  x: number
  y: number
  valor: number
  fechada: boolean
}

/** The baseline of a figure: above its point, or below it where the pass line would cross. */
function figureAt({ y }: Ponto, cut: number | null): number {
  const foot = y - above
  const crossed = cut !== null && cut > foot - figureHeight - 2 && cut < foot + 3
  return crossed && y + below < height ? y + below : foot
}

function Row({ points, cut }: { points: readonly Ponto[]; cut: number | null }) {
  const { format } = useI18n()
  const rules = [0, 1, 2, 3, 4].map((n) => top + (n * (height - top - bottom)) / 4)
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {rules.map((y) => (
        <line key={y} className={styles.ruled} x1={0} x2={width} y1={y} y2={y} />
      ))}
      {cut !== null && <line className={styles.cut} x1={0} x2={width} y1={cut} y2={cut} />}
      <polyline className={styles.stroke} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.length <= legible &&
        points.map((point, i) => (
          <g key={i}>
            <circle className={point.fechada ? styles.closed : styles.open} cx={point.x} cy={point.y} r={4.5} />
            <text className={styles.valor} x={point.x} y={figureAt(point, cut)} textAnchor="middle">
              {format.grade(point.valor)}
            </text>
          </g>
        ))}
    </svg>
  )
}

/** The chart's grades as a table for screen readers. */
function AsTable({ notas }: { notas: ReturnType<typeof notasPublicadas> }) {
  const { t, format } = useI18n()
  return (
    // the table is wrapped, because a table itself ignores a width smaller than its words
    <div className="visually-hidden">
      <table>
        <caption>{t('diario.drawing.evolution')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('diario.notas.evaluation')}</th>
            <th scope="col">{t('diario.notas.grade')}</th>
          </tr>
        </thead>
        <tbody>
          {notas.slice(0, listed).map((nota, i) => (
            <tr key={i}>
              <td>
                <ServiceText>{nameOfNota(t, nota)}</ServiceText>
              </td>
              <td translate="no">{format.grade(nota.valor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The published grades as a line and in words, on the school's scale or else over the range of the grades. */
function GradesOverTime({ record }: { record: AproveitamentoAluno }) {
  const { t, format } = useI18n()
  const notas = notasPublicadas(record)
  if (notas.length < 2) return null
  const { grading } = settings()
  const values = notas.map(({ valor }) => valor)
  const [smallest, largest] = [Math.min(...values), Math.max(...values)]
  const [from, until] = grading ? [0, Math.max(grading.scaleMax, largest)] : [smallest, largest]
  const step = (width - 2 * side) / (notas.length - 1)
  const yOf = (valor: number) => height - bottom - ((valor - from) / (until - from || 1)) * (height - top - bottom)
  const points = notas.map(({ valor, fechada }, i) => ({ x: side + i * step, y: yOf(valor), valor, fechada }))
  const words =
    notas.length <= legible
      ? t('diario.drawing.inOrder', { notas: format.list(values.map((valor) => format.grade(valor))) })
      : t('diario.drawing.fromTo', { first: format.grade(values[0] ?? 0), last: format.grade(values.at(-1) ?? 0) })
  return (
    <Stack as="section" gap={2}>
      <h3>{t('diario.drawing.evolution')}</h3>
      <p className="muted">{words}</p>
      <p className="muted">
        {t('diario.drawing.extremes', { smallest: format.grade(smallest), largest: format.grade(largest) })}
      </p>
      <div translate="no">
        <Row points={points} cut={grading ? yOf(grading.passingAverage) : null} />
      </div>
      <AsTable notas={notas} />
      {grading && (
        <p className="muted">{t('diario.drawing.passMark', { media: format.grade(grading.passingAverage) })}</p>
      )}
    </Stack>
  )
}

/** The share of each group's weight with published grades, as a bar and in words; only groups with known weights. */
function WeightLeft({ record }: { record: AproveitamentoAluno }) {
  const { t, format } = useI18n()
  const grupos = record.grupos
    .filter(({ avaliacoes }) => avaliacoes.every(({ peso }) => peso !== null))
    .map((grupo) => ({ nome: grupo.nome, ...weightsOfGroup(grupo) }))
    .filter(({ graded, toCome }) => graded + toCome > 0)
  if (grupos.length === 0) return null
  const weight = (thousandths: number) => format.number(thousandths / 1000, 3)
  return (
    <Stack as="section" gap={2}>
      <h3>{t('diario.drawing.weight')}</h3>
      <Stack as="ul" gap={3}>
        {grupos.map(({ nome, graded, toCome }, i) => (
          <li key={i}>
            {nome ? <ServiceText>{nome}</ServiceText> : t('diario.notas.group')}
            {': '}
            {toCome === 0
              ? t('diario.drawing.weightAll')
              : t('diario.drawing.weightPart', {
                  nota: weight(graded),
                  total: weight(graded + toCome),
                  resto: weight(toCome),
                  n: toCome / 1000,
                })}
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(graded / (graded + toCome)) * 100}%` }} />
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

export function Charts({ record }: { record: AproveitamentoAluno }) {
  const t = useT()
  if (useCovered()) return <p className="muted">{t('diario.drawing.hidden')}</p>
  return (
    <div className={styles.drawings} data-figure="">
      <GradesOverTime record={record} />
      <WeightLeft record={record} />
    </div>
  )
}
