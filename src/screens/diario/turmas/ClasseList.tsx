/** The list of classes: ordered by state up to 30; above that by name, with the figures of the rows in view (decisions §7). */
import { memo, useRef, useState } from 'react'
import type { Classe } from '@/contract'
import { plainList } from '@/ui/data/plainList'
import { FailedFigures } from '../classe/FailedFigures'
import { byName, byUrgency, type Figures, turmaOfClasse, useFigures } from '../classe/figures'
import type { Aluno } from '../classe/student'
import { useInView } from '../classe/useInView'
import type { Change } from '../news/news'
import styles from './ClasseList.module.css'
import { ClasseRow, type Titulo } from './ClasseRow'

interface Props {
  classes: readonly Classe[]
  /** The figures of all classes, or none when there are too many to read at once. */
  figures: readonly Figures[]
  aluno: Aluno
  /** The list is visible (not held back while it is read). */
  shown: boolean
  news?: readonly Change[] | undefined
  /** The level of the names of classes, below the heading that the list stands under. */
  titulo?: Titulo | undefined
  /** Teacher, room and hours of each too. */
  lessons?: boolean | undefined
}

interface RowProps {
  classe: Classe
  aluno: Aluno
  titulo: Titulo | undefined
  lessons: boolean | undefined
  near: boolean
}

/** Counts repeated identifiers, so that rows keep their keys even when the service sends a class twice. */
function keysOf(): (classe: Classe) => string {
  const seen = new Map<number, number>()
  return ({ id }) => {
    const n = seen.get(id) ?? 0
    seen.set(id, n + 1)
    return `${id}.${n}`
  }
}

const waiting = (classe: Classe): Figures => ({
  classe,
  record: null,
  faltas: { band: 'semLimite', faltas: null, limite: null, remaining: null, part: null, councilWarning: false },
  turma: turmaOfClasse(classe),
  pending: true,
  failed: false,
  semLimite: false,
  updatedAt: 0,
})

/** Asks for a row's figures once it comes near the window. Memo: a further page draws only its own rows. */
const Row = memo(function Row({ classe, aluno, titulo, lessons, near }: RowProps) {
  const [holder, seen] = useInView<HTMLLIElement>({ watch: near })
  const [figure] = useFigures(seen ? [classe] : [], aluno)
  return <ClasseRow holder={holder} figure={figure ?? waiting(classe)} titulo={titulo} lessons={lessons} />
})

/** A row of one line of name with its figures, in rem: what a block is taken for before it is laid out. */
const rowHeight = 4.25

/** Some rows together: hundreds that are watched and laid out one by one would cost every frame. */
function Block({ classes, aluno, titulo, lessons }: Omit<Props, 'figures' | 'shown' | 'news'>) {
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
        <Row key={keyOf(classe)} {...{ classe, aluno, titulo, lessons, near }} />
      ))}
    </div>
  )
}

/** Rows in a block, on average. A power of two. */
const average = 8

/** By the identifier and nothing else; multiplied, so that identifiers in steps of ten serve too. */
const begins = ({ id }: { id: number }): boolean => Math.imul(id, 0x9e3779b1) >>> 0 < 2 ** 32 / average

/** Cut so that blocks stay where they are when rows come in between: each row says itself whether it begins one. */
function inBlocks<R extends { id: number }>(rows: readonly R[]): R[][] {
  const blocks: R[][] = []
  for (const row of rows) {
    const last = blocks.at(-1)
    if (last && !begins(row)) last.push(row)
    else blocks.push([row])
  }
  return blocks
}

/** Hundreds of rows: drawn again only when the classes are others. */
const Many = memo(function Many({ classes, aluno, titulo, lessons }: Omit<Props, 'figures' | 'shown' | 'news'>) {
  const keyOf = keysOf()
  return (
    <>
      {inBlocks([...classes].sort(byName)).map((block, i) => (
        <Block key={i > 0 && block[0] ? keyOf(block[0]) : 'first'} classes={block} {...{ aluno, titulo, lessons }} />
      ))}
    </>
  )
})

/** By state where all was known when the list was first shown; else by name as long as it is: rows must not jump under the finger. */
function useByState(settled: boolean, shown: boolean): boolean {
  const [byState, setByState] = useState<boolean | null>(null)
  const next = shown || settled ? (byState ?? settled) : null
  if (next !== byState) setByState(next)
  return next === true
}

/** The order of the first showing: what comes later changes a row where it stands, and a class that comes then is the last. */
function useSteady(ordered: readonly Figures[], settled: boolean): readonly Figures[] {
  const [first, setFirst] = useState<readonly number[] | null>(null)
  if (settled && first === null) setFirst(ordered.map(({ classe }) => classe.id))
  if (!first) return ordered
  const placeOf = ({ classe }: Figures) => (first.includes(classe.id) ? first.indexOf(classe.id) : first.length)
  return [...ordered].sort((a, b) => placeOf(a) - placeOf(b))
}

function Few({ figures, shown, news, titulo, lessons }: Omit<Props, 'classes' | 'aluno'>) {
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
          {...{ figure, titulo, lessons }}
          news={news?.filter(({ classe }) => classe.id === figure.classe.id)}
        />
      ))}
    </>
  )
}

export function ClasseList({ classes, figures, shown, aluno, news, titulo, lessons }: Props) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <FailedFigures classes={classes} aluno={aluno} list={list} />
      <ul {...plainList} ref={list} className={styles.list}>
        {figures.length === 0 ? (
          <Many {...{ classes, aluno, titulo, lessons }} />
        ) : (
          <Few {...{ figures, shown, news, titulo, lessons }} />
        )}
      </ul>
    </>
  )
}
