/** The head of the grid: each evaluation with its group and weight. A press sorts the students by its column. */
import type { ReactNode } from 'react'
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { usePrinting } from '../../shared/usePrinting'
import { useDiario } from '../context'
import { type Density, sizes } from './density'
import styles from './Grid.module.css'
import type { SortBy } from '../book/sort'
import own from './GridHead.module.css'
import type { Part } from './drawn'

/** Letters that three lines of a head have room for; what is longer is told whole by a hint. */
const fitting = 30
/** A group is named over each so many of its columns: where the first has been scrolled away another one tells it. */
const groupEvery = 4

interface HeadProps {
  by: SortBy
  index: number
  className?: string | undefined
  title?: string | undefined
  /** Above and below what is pressed. */
  above?: ReactNode
  below?: ReactNode
  children: ReactNode
}

function Head({ by, index, above, below, children, ...rest }: HeadProps) {
  const { sort, sortBy } = useDiario()
  const printing = usePrinting()
  const sorted = sort?.by === by ? (sort.down ? 'descending' : 'ascending') : undefined
  return (
    <th {...rest} scope="col" aria-colindex={index} aria-sort={sorted}>
      {above}
      {printing ? (
        // Chromium repeats the head on each page, but no button in it
        <div>{children}</div>
      ) : (
        <button type="button" className={own.sort} data-sorted={sorted} onClick={() => sortBy(by)}>
          {children}
          {sorted && <span aria-hidden="true">{sorted === 'ascending' ? '↑' : '↓'}</span>}
        </button>
      )}
      {below}
    </th>
  )
}

const figures = [
  ['absences', 'lancamentos.grade.absences'],
  ['partial', 'lancamentos.grade.partial'],
  ['final', 'lancamentos.grade.final'],
] as const

export function GridHead({ parts, density }: { parts: readonly Part[]; density: Density }) {
  const { t, format } = useI18n()
  const { columns } = useDiario()
  const compact = density === 'compact'
  /** How many of its group stand before it. */
  const placeInGroup = (i: number) => {
    const first = columns.findIndex(({ grupo }) => grupo === columns[i]?.grupo)
    return i - first
  }
  return (
    <thead>
      <tr aria-rowindex={1}>
        <Head by="name" index={1} className={styles.name}>
          {t('lancamentos.grade.aluno')}
        </Head>
        {parts.map((part) => {
          if ('gaps' in part) {
            const width = `${part.gaps * sizes[density].column}rem`
            return <td key={`vazias-${part.antesDe}`} style={{ width }} aria-hidden />
          }
          const { chave, nome, nomeResumido, grupo, peso } = part.column
          const group = grupo === null ? t('lancamentos.complementary') : <ServiceText>{grupo}</ServiceText>
          const named = !compact || placeInGroup(part.index) % groupEvery === 0
          return (
            <Head
              key={chave}
              by={`grade:${chave}`}
              index={part.index + 2}
              className={styles.column}
              title={compact || nome.length > fitting ? tame(grupo === null ? nome : `${nome} · ${grupo}`) : undefined}
              above={<span className={named ? styles.grupo : 'visually-hidden'}>{group}</span>}
              below={
                peso !== null && (
                  <span className={styles.peso}>{t('lancamentos.peso', { peso: format.number(peso) })}</span>
                )
              }
            >
              {compact && nomeResumido !== nome ? (
                <>
                  <span aria-hidden="true" className={own.short}>
                    <ServiceText className={styles.avaliacao}>{nomeResumido}</ServiceText>
                  </span>
                  <ServiceText className={own.full}>{nome}</ServiceText>
                </>
              ) : (
                <ServiceText className={styles.avaliacao}>{nome}</ServiceText>
              )}
            </Head>
          )
        })}
        {figures.map(([by, words], i) => (
          <Head key={by} by={by} index={columns.length + 2 + i} className={styles.figureHead}>
            {t(words)}
          </Head>
        ))}
      </tr>
    </thead>
  )
}
