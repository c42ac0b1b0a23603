/** The rows of the grid: the header, which sorts the students, one row per student, and the footer with the means. */
import { memo, type ReactNode } from 'react'
import { useI18n, useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import type { Book } from '../book/book'
import { Inactive } from '../classe/words'
import { useGradebookView, useFromSummary, useLine } from '../context'
import { useFigures } from '../keys/cursor'
import { cellOfGrade } from './Cell'
import { type Density, sizes } from './density'
import { figures } from '../book/figures'
import { columnOf } from '../book/means'
import { FigureCell, meanText } from './Figure'
import { LineState } from './LineState'
import styles from './Grid.module.css'
import type { SortBy } from '../book/view'
import type { Part } from './drawn'

/** Letters that fit into the three lines of a header; a longer title is shown whole in the tooltip. */
const fitting = 30
/** The name of a group is repeated every so many columns, so that it stays visible while scrolling sideways. */
const groupEvery = 4

interface HeadProps {
  by: SortBy
  index: number
  className?: string | undefined
  title?: string | undefined
  /** Content above and below the sort button. */
  above?: ReactNode
  below?: ReactNode
  children: ReactNode
}

function Head({ by, index, above, below, children, ...rest }: HeadProps) {
  const { choice, sortBy } = useGradebookView()
  const { sort } = choice
  const sorted = sort?.by === by ? (sort.down ? 'descending' : 'ascending') : undefined
  return (
    <th {...rest} scope="col" aria-colindex={index} aria-sort={sorted}>
      {above}
      <button type="button" className={styles.sort} data-sorted={sorted} onClick={() => sortBy(by)}>
        {children}
        {sorted && <span aria-hidden="true">{sorted === 'ascending' ? '↑' : '↓'}</span>}
      </button>
      {below}
    </th>
  )
}

export function GridHead({ parts }: { parts: readonly Part[] }) {
  const { t, format } = useI18n()
  const { columns, density } = useGradebookView()
  const compact = density === 'compact'
  /** The index of a column within its group. */
  const placeInGroup = (i: number) => {
    const first = columns.findIndex(({ grupo }) => grupo === columns[i]?.grupo)
    return i - first
  }
  /** How many columns the name of a group may cover: up to its next repetition, or to the end of the group. */
  const over = (i: number): object => {
    const following = columns.slice(i, i + groupEvery)
    const end = following.findIndex(({ grupo }) => grupo !== columns[i]?.grupo)
    return { '--over': end < 0 ? following.length : end }
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
            return <td key={`vazias-${part.before}`} style={{ width }} aria-hidden />
          }
          const { chave, nome, nomeResumido, grupo, peso } = part.column
          const group = grupo === null ? t('lancamentos.complementary') : <ServiceText>{grupo}</ServiceText>
          const short = compact && nomeResumido !== nome
          const named = !compact || placeInGroup(part.index) % groupEvery === 0
          return (
            <Head
              key={chave}
              by={`grade:${chave}`}
              index={part.index + 2}
              className={styles.column}
              title={compact || nome.length > fitting ? tame(grupo === null ? nome : `${nome} · ${grupo}`) : undefined}
              above={
                <span className={named ? styles.grupo : 'visually-hidden'} style={over(part.index)}>
                  {group}
                </span>
              }
              below={
                peso !== null && (
                  <span className={styles.peso}>{t('lancamentos.peso', { peso: format.number(peso, 3) })}</span>
                )
              }
            >
              {short ? (
                <>
                  <span aria-hidden="true" className={styles.short}>
                    <ServiceText className={styles.avaliacao}>{nomeResumido}</ServiceText>
                  </span>
                  <ServiceText className="visually-hidden">{nome}</ServiceText>
                </>
              ) : (
                <ServiceText className={styles.avaliacao}>{nome}</ServiceText>
              )}
            </Head>
          )
        })}
        {figures.map((of, i) => (
          <Head key={of} by={of} index={columns.length + 2 + i} className={styles.figureHead}>
            {t(`lancamentos.grade.${of}`)}
          </Head>
        ))}
      </tr>
    </thead>
  )
}

interface LineProps {
  // props instead of the context: the context changes with every page that is loaded
  book: Book
  parts: readonly Part[]
  editable: boolean
  id: number
  index: number
  height: number
  density: Density
  /** Of absences; null: unknown. */
  limite: number | null
}

/** Letters that fit into the two lines of a name; a longer name is shown whole in the tooltip. */
const fittingName = { compact: 32, large: 48 } as const

/** One student's row; it renders again only when its own line changes. */
export const GridLine = memo(function GridRow(props: LineProps) {
  const { book, parts, editable, id, index, height, density, limite } = props
  const line = useLine(book, id)
  const row = useFigures<HTMLTableRowElement>(book)
  if (!line) return null
  const { record } = line
  const isLast = parts.at(-1)
  const avaliacoes = !isLast ? 0 : 'gaps' in isLast ? isLast.before : isLast.index + 1
  return (
    <tr ref={row} className={styles.line} style={{ height }} aria-rowindex={index + 2} data-inactive={!record.ativo}>
      <th
        scope="row"
        aria-colindex={1}
        className={styles.name}
        title={line.aluno.length > fittingName[density] ? line.aluno : undefined}
      >
        {/* a form per row: when an input takes the focus, browsers search its whole form */}
        <form id={`linha-${id}`} />
        <div className={styles.who}>
          {/* opens the student alone; not a tab stop: the keyboard has F4, and Tab should go from cell to cell */}
          <button type="button" tabIndex={-1} className={styles.opens} data-student={id}>
            <ServiceText className={styles.person} name>
              {line.aluno}
            </ServiceText>
          </button>
          {record.ativo ? (
            <LineState line={line} short={density === 'compact'} />
          ) : (
            <span className={styles.reason}>
              <Inactive record={record} />
            </span>
          )}
        </div>
      </th>
      {parts.map((part) => {
        if ('gaps' in part) return <td key={`vazias-${part.before}`} aria-hidden />
        const { column } = part
        return (
          <td key={column.chave} aria-colindex={part.index + 2}>
            {cellOfGrade({ book, editable, line, column, form: `linha-${id}` })}
          </td>
        )
      })}
      {figures.map((of, i) => (
        <FigureCell key={of} column={avaliacoes + 2 + i} line={line} of={of} sign={book.sign} limite={limite} />
      ))}
    </tr>
  )
})

/** The sticky footer: the mean of each column over the active students; empty while a part of the class is missing. */
export function ColumnMeans({ parts }: { parts: readonly Part[] }) {
  const t = useT()
  const { book, columns, view, whole } = useGradebookView()
  // joined into one string, so that the row renders only when a mean changes
  const all = useFromSummary(book, () =>
    [...book.columns.map(({ chave }) => chave), ...figures.map(columnOf)]
      .map((key) => meanText(book.means.of(key), book.sign))
      .join(';'),
  )
  const means = whole ? all.split(';') : []
  return (
    <tfoot>
      <tr aria-rowindex={view.length + 2}>
        {/* not a row header: those are the names of students */}
        <td aria-colindex={1} className={styles.name}>
          {t('lancamentos.mean.row')}
        </td>
        {parts.map((part) =>
          'gaps' in part ? (
            <td key={`vazias-${part.before}`} aria-hidden />
          ) : (
            <td key={part.column.chave} aria-colindex={part.index + 2} className={styles.mean}>
              {means[part.index]}
            </td>
          ),
        )}
        {figures.map((of, i) => (
          <td key={of} aria-colindex={columns.length + 2 + i} className={styles.figure}>
            {means[columns.length + i]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
