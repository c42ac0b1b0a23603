/**
 * The published grades as a line in a notebook, hidden from speech, with the same said beside it. The height is the
 * school's scale where it told one; without it, from the person's own lowest grade to the highest: no invented 10.
 */
import type { AproveitamentoAluno } from '@/contract'
import { notasPublicadas } from '@/domain/necessario'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import styles from './Desenhos.module.css'

/** So many can be written beside their point and read in a sentence. */
const legible = 10
const height = 96
const top = 26
const bottom = 12

interface Ponto {
  x: number
  y: number
  valor: number
  fechada: boolean
}

function Linha({ pontos, corte, width }: { pontos: readonly Ponto[]; corte: number | null; width: number }) {
  const { format } = useI18n()
  const rules = [0, 1, 2, 3, 4].map((n) => top - 8 + (n * (height - top + 4)) / 4)
  return (
    <svg className={styles.linha} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {rules.map((y) => (
        <line key={y} className={styles.pauta} x1={0} x2={width} y1={y} y2={y} />
      ))}
      {corte !== null && <line className={styles.corte} x1={0} x2={width} y1={corte} y2={corte} />}
      <polyline className={styles.traco} points={pontos.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {pontos.length <= legible &&
        pontos.map(({ x, y, valor, fechada }, i) => (
          <g key={i}>
            <circle className={fechada ? styles.fechada : styles.aberta} cx={x} cy={y} r={4} />
            <text className={styles.valor} x={x} y={y - 9} textAnchor="middle">
              {format.grade(valor)}
            </text>
          </g>
        ))}
    </svg>
  )
}

export function EvolucaoDasNotas({ record }: { record: AproveitamentoAluno }) {
  const { t, format } = useI18n()
  const notas = notasPublicadas(record)
  if (notas.length < 2) return null
  const { grading } = settings()
  const valores = notas.map(({ valor }) => valor)
  const [menor, maior] = [Math.min(...valores), Math.max(...valores)]
  const [de, ate] = grading ? [0, Math.max(grading.scaleMax, maior)] : [menor, maior]
  const step = Math.max(4, Math.min(80, 560 / notas.length))
  const yOf = (valor: number) => height - bottom - ((valor - de) / (ate - de || 1)) * (height - top - bottom)
  const pontos = notas.map(({ valor, fechada }, i) => ({ x: 20 + i * step, y: yOf(valor), valor, fechada }))
  const words =
    notas.length <= legible
      ? t('diario.desenho.inOrder', { notas: format.list(valores.map((valor) => format.grade(valor))) })
      : t('diario.desenho.fromTo', {
          primeira: format.grade(valores[0] ?? 0),
          ultima: format.grade(valores.at(-1) ?? 0),
        })
  return (
    <section className={styles.desenho}>
      <h3>{t('diario.desenho.evolution')}</h3>
      <p>{words}</p>
      <p>{t('diario.desenho.extremes', { menor: format.grade(menor), maior: format.grade(maior) })}</p>
      <Linha
        pontos={pontos}
        corte={grading ? yOf(grading.passingAverage) : null}
        width={40 + (notas.length - 1) * step}
      />
      {grading && <p>{t('diario.desenho.passMark', { media: format.grade(grading.passingAverage) })}</p>}
    </section>
  )
}
