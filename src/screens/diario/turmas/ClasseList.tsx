/** The list of classes: up to 30 by state of absences; more by name, with figures read only for the rows in view. */
import { memo, useRef, useState } from 'react'
import type { Classe } from '@/contract'
import { plainList } from '@/ui/data/plainList'
import { classNames } from '@/ui/look/classNames'
import { FailedFigures } from '../classe/FailedFigures'
import { byName, byUrgency, figureOf, type Figures, useFigures } from '../classe/figures'
import { useAluno } from '../classe/student'
import { NoClasses } from '../classe/RestToCome'
import type { Rest } from '../classe/useClasse'
import { useInView } from '../classe/useInView'
import type { Change } from '../news/news'
import styles from './ClasseList.module.css'
import { ClasseRow } from './ClasseRow'

interface Props {
  classes: readonly Classe[]
  /** The figures of all classes; none when the classes are too many to be read at once. */
  figures: readonly Figures[]
  rest: Rest
  /** The list is visible, not hidden while its figures are read. */
  shown: boolean
  news?: readonly Change[] | undefined
  /** Each row shows teacher, room and hours too. */
  lessons?: boolean
}

/** Makes keys that are unique even where the service sends a class twice. */
function keysOf(): (classe: Classe) => string {
  const seen = new Map<number, number>()
  return ({ id }) => {
    const n = seen.get(id) ?? 0
    seen.set(id, n + 1)
    return `${id}.${n}`
  }
}

type ManyProps = Required<Pick<Props, 'classes' | 'lessons'>>

/** A row that reads its figures once near the window; memoised, so that a further page renders only its own rows. */
const Row = memo(function Row({ classe, lessons, near }: { classe: Classe; lessons: boolean; near: boolean }) {
  const [holder, seen] = useInView<HTMLLIElement>({ watch: near })
  const [figure] = useFigures(seen ? [classe] : [])
  return <ClasseRow holder={holder} figure={figure ?? figureOf(classe)} lessons={lessons} />
})

/** The height of a usual row in rem, for blocks that are not laid out yet. */
const rowHeight = 4.25

/** Rows that are observed and laid out together: hundreds of single observers would slow every frame. */
function Block({ classes, lessons }: ManyProps) {
  const [holder, near] = useInView<HTMLDivElement>()
  const keyOf = keysOf()
  return (
    <div
      ref={holder}
      className={styles.lazy}
      role="presentation"
      style={{ containIntrinsicSize: `auto ${classes.length * rowHeight}rem` }}
    >
      {classes.map((classe) => (
        <Row key={keyOf(classe)} {...{ classe, lessons, near }} />
      ))}
    </div>
  )
}

/** The average number of rows in a block; a power of two. */
const average = 8

/** Whether a row begins a block: by a hash of its id, so that inserted rows move no other row to another block. */
const begins = ({ id }: { id: number }): boolean => Math.imul(id, 0x9e3779b1) >>> 0 < 2 ** 32 / average

function inBlocks<R extends { id: number }>(rows: readonly R[]): R[][] {
  const blocks: R[][] = []
  for (const row of rows) {
    const last = blocks.at(-1)
    if (last && !begins(row)) last.push(row)
    else blocks.push([row])
  }
  return blocks
}

const Many = memo(function Many({ classes, lessons }: ManyProps) {
  const keyOf = keysOf()
  return (
    <>
      {inBlocks([...classes].sort(byName)).map((block, i) => (
        <Block key={i > 0 && block[0] ? keyOf(block[0]) : 'first'} {...{ classes: block, lessons }} />
      ))}
    </>
  )
})

/** True if all figures were known when the list appeared; never changes, so that rows do not jump under the finger. */
function useByState(settled: boolean, shown: boolean): boolean {
  const [byState, setByState] = useState<boolean | null>(null)
  const next = shown || settled ? (byState ?? settled) : null
  if (next !== byState) setByState(next)
  return next === true
}

/** Keeps the order in which the list was first shown; classes that come later go to the end. */
function useSteady(ordered: readonly Figures[], settled: boolean): readonly Figures[] {
  const [first, setFirst] = useState<readonly number[] | null>(null)
  if (settled && first === null) setFirst(ordered.map(({ classe }) => classe.id))
  if (!first) return ordered
  const placeOf = ({ classe }: Figures) => (first.includes(classe.id) ? first.indexOf(classe.id) : first.length)
  return [...ordered].sort((a, b) => placeOf(a) - placeOf(b))
}

function Few({ figures, shown, news, lessons = false }: Omit<Props, 'classes' | 'rest'>) {
  const keyOf = keysOf()
  const settled = figures.every((figure) => !figure.pending)
  const byState = useByState(settled, shown)
  const ordered = useSteady(
    [...figures].sort(byState ? byUrgency : (a, b) => byName(a.classe, b.classe)),
    settled && shown,
  )
  return (
    <>
      {ordered.map((figure) => (
        <ClasseRow
          key={keyOf(figure.classe)}
          {...{ figure, lessons }}
          news={news?.filter(({ classe }) => classe.id === figure.classe.id)}
        />
      ))}
    </>
  )
}

/** Memoised like the other parts of a home, so that a change of the seen figures in the store does not render it. */
export const ClasseList = memo(function ClasseList({ classes, figures, rest, shown, news, lessons = false }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const aluno = useAluno()
  if (classes.length === 0) return <NoClasses rest={rest} />
  return (
    <>
      <FailedFigures of={[{ aluno, classes }]} list={list} />
      <ul {...plainList} ref={list} className={classNames('ruled', styles.list)}>
        {figures.length === 0 ? <Many {...{ classes, lessons }} /> : <Few {...{ figures, shown, news, lessons }} />}
      </ul>
    </>
  )
})
