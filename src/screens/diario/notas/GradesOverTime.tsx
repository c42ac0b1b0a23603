/** The published grades as a line, by the school's scale or the person's own range; the same is said in words. */
import type { AproveitamentoAluno } from '@/contract'
import { notasPublicadas } from '@/domain/notas/neededMark'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { ServiceText } from '@/ui/data/ServiceText'
import styles from './Charts.module.css'

/** So many can be written beside their point and read in a sentence. */
const legible = 10
/** So many are listed for whoever hears the page; the tables above hold them all. */
const listed = 60
/** As narrow as the narrowest phone allows, so that no figure is drawn smaller than it is written. */
const width = 304
const height = 132
const top = 28
const bottom = 16
const side = 24
/** From a point to the foot of its figure above it, to the head of the one below, and how high a figure is. */
const above = 10
const below = 21
const figureHeight = 11

interface Ponto {
  x: number
  y: number
  valor: number
  fechada: boolean
}

/** Where the figure of a point stands: above it, or below where the pass line would run through it. */
function figureAt({ y }: Ponto, corte: number | null): number {
  const foot = y - above
  const crossed = corte !== null && corte > foot - figureHeight - 2 && corte < foot + 3
  return crossed && y + below < height ? y + below : foot
}

function Linha({ pontos, corte }: { pontos: readonly Ponto[]; corte: number | null }) {
  const { format } = useI18n()
  const rules = [0, 1, 2, 3, 4].map((n) => top + (n * (height - top - bottom)) / 4)
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {rules.map((y) => (
        <line key={y} className={styles.ruled} x1={0} x2={width} y1={y} y2={y} />
      ))}
      {corte !== null && <line className={styles.cut} x1={0} x2={width} y1={corte} y2={corte} />}
      <polyline className={styles.stroke} points={pontos.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {pontos.length <= legible &&
        pontos.map((ponto, i) => (
          <g key={i}>
            <circle className={ponto.fechada ? styles.closed : styles.open} cx={ponto.x} cy={ponto.y} r={4.5} />
            <text className={styles.valor} x={ponto.x} y={figureAt(ponto, corte)} textAnchor="middle">
              {format.grade(ponto.valor)}
            </text>
          </g>
        ))}
    </svg>
  )
}

/** The same as rows, for whoever hears the page. */
function EmTabela({ notas }: { notas: ReturnType<typeof notasPublicadas> }) {
  const { t, format } = useI18n()
  return (
    <table className="visually-hidden">
      <caption>{t('diario.desenho.evolution')}</caption>
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
              <ServiceText>{nota.nome || nota.nomeResumido}</ServiceText>
            </td>
            <td>{format.grade(nota.valor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function GradesOverTime({ record }: { record: AproveitamentoAluno }) {
  const { t, format } = useI18n()
  const notas = notasPublicadas(record)
  if (notas.length < 2) return null
  const { grading } = settings()
  const valores = notas.map(({ valor }) => valor)
  const [menor, maior] = [Math.min(...valores), Math.max(...valores)]
  const [de, ate] = grading ? [0, Math.max(grading.scaleMax, maior)] : [menor, maior]
  const step = (width - 2 * side) / (notas.length - 1)
  const yOf = (valor: number) => height - bottom - ((valor - de) / (ate - de || 1)) * (height - top - bottom)
  const pontos = notas.map(({ valor, fechada }, i) => ({ x: side + i * step, y: yOf(valor), valor, fechada }))
  const words =
    notas.length <= legible
      ? t('diario.desenho.inOrder', { notas: format.list(valores.map((valor) => format.grade(valor))) })
      : t('diario.desenho.fromTo', {
          primeira: format.grade(valores[0] ?? 0),
          ultima: format.grade(valores.at(-1) ?? 0),
        })
  return (
    <section className={styles.drawing}>
      <h3>{t('diario.desenho.evolution')}</h3>
      <p>{words}</p>
      <p>{t('diario.desenho.extremes', { menor: format.grade(menor), maior: format.grade(maior) })}</p>
      <Linha pontos={pontos} corte={grading ? yOf(grading.passingAverage) : null} />
      <EmTabela notas={notas} />
      {grading && <p>{t('diario.desenho.passMark', { media: format.grade(grading.passingAverage) })}</p>}
    </section>
  )
}
