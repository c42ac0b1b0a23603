/** One student's line of the grid. It draws itself again only when something of its own changes. */
import { memo } from 'react'
import type { AproveitamentoAluno } from '@/contract'
import { settings } from '@/settings'
import { ServiceText } from '@/ui/data/ServiceText'
import { cellOfGrade } from './Cell'
import { Inactive } from '../classe/words'
import { useLine } from '../context'
import type { Density } from './density'
import { LineState } from './LineState'
import { Absences, Mean } from './Figure'
import styles from './Grid.module.css'
import type { Book } from '../book/book'
import { onItsWay } from '../book/line'
import type { Part } from './drawn'

interface Props {
  // told from above: whatever else the parts of the gradebook share changes with every page that comes
  book: Book
  parts: readonly Part[]
  editable: boolean
  id: number
  index: number
  /** One of the last: what is said about its cells stands above them. */
  last: boolean
  height: number
  density: Density
  /** Of absences; null: unknown. */
  limite: number | null
}

/** Letters that two lines of a name have room for; what is longer is told whole by a hint. */
const fitting = { compact: 32, large: 48 } as const

/** Whoever left the class fails nothing any more. */
const passMark = ({ ativo }: AproveitamentoAluno) => (ativo ? (settings().grading?.passingAverage ?? null) : null)

export const GridLine = memo(function GridRow(props: Props) {
  const { book, parts, editable, id, index, last, height, density, limite } = props
  const line = useLine(book, id)
  if (!line) return null
  const { record } = line
  const stale = line.edits.size > 0 || onItsWay(line)
  const mark = passMark(record)
  const isLast = parts.at(-1)
  const avaliacoes = !isLast ? 0 : 'gaps' in isLast ? isLast.antesDe : isLast.index + 1
  return (
    <tr
      className={styles.line}
      style={{ height }}
      aria-rowindex={index + 2}
      data-inativo={!record.ativo}
      data-last={last}
    >
      <th
        scope="row"
        aria-colindex={1}
        className={styles.name}
        title={record.nome.length > fitting[density] ? record.nome : undefined}
      >
        {/* when a field takes the focus the browser looks through all of its form: a line's, not those of the whole class */}
        <form id={`linha-${id}`} />
        <span className={styles.who}>
          {/* pressed it shows this student alone; by keys F4 does, so that no name stands between two cells */}
          <button type="button" tabIndex={-1} className={styles.opens} data-student={id}>
            <ServiceText className={styles.person}>{record.nome}</ServiceText>
          </button>
          {record.ativo ? (
            <LineState line={line} short={density === 'compact'} />
          ) : (
            <span className={styles.reason}>
              <Inactive record={record} />
            </span>
          )}
        </span>
      </th>
      {parts.map((part) => {
        if ('gaps' in part) return <td key={`vazias-${part.antesDe}`} aria-hidden />
        const { column } = part
        return (
          <td key={column.chave} aria-colindex={part.index + 2}>
            {cellOfGrade({ book, editable, line, column, form: `linha-${id}` })}
          </td>
        )
      })}
      <Absences column={avaliacoes + 2} record={record} limite={limite} />
      <Mean column={avaliacoes + 3} valor={record.mediaParcial} sign={book.sign} stale={stale} mark={mark} />
      <Mean column={avaliacoes + 4} valor={record.mediaFinal} sign={book.sign} mark={mark} />
    </tr>
  )
})
