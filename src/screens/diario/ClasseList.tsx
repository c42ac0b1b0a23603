/** The list of classes: ordered by state up to 30; above that by name, with the figures of the rows in view (decisions §7). */
import { memo } from 'react'
import type { Classe } from '@/contract'
import type { Aluno } from './aluno'
import { ClasseRow, type Titulo } from './ClasseRow'
import { byName, byUrgency, type Figura, turmaDaClasse, useFiguras } from './figuras'
import styles from './ClasseList.module.css'
import { useInView } from './useInView'

interface Props {
  classes: readonly Classe[]
  /** The figures of all classes, or none when there are too many to read at once. */
  figuras: readonly Figura[]
  aluno: Aluno
  /** The level of the names of classes, below the heading that the list stands under. */
  titulo?: Titulo | undefined
}

/**
 * Counts repetitions of an identifier, so that a row keeps its key wherever the order puts it, even when the service
 * sends a class twice.
 */
function keysOf(): (classe: Classe) => string {
  const seen = new Map<number, number>()
  return ({ id }) => {
    const n = seen.get(id) ?? 0
    seen.set(id, n + 1)
    return `${id}.${n}`
  }
}

/** Asks for the figures of a row once it comes near the window. Kept, so that a further page draws only its own rows. */
const RowInView = memo(function RowInView({
  classe,
  aluno,
  titulo,
}: {
  classe: Classe
  aluno: Aluno
  titulo: Titulo | undefined
}) {
  const [holder, seen] = useInView<HTMLDivElement>()
  const [figura] = useFiguras(seen ? [classe] : [], aluno)
  const waiting: Figura = {
    classe,
    record: null,
    faltas: { faixa: 'semLimite', faltas: null, limite: null, restam: null, parte: null, avisoConselho: false },
    turma: turmaDaClasse(classe),
    pending: true,
    error: null,
    semLimite: false,
    updatedAt: 0,
  }
  return (
    <div ref={holder} className={styles.lazy} role="presentation">
      <ClasseRow figura={figura ?? waiting} titulo={titulo} />
    </div>
  )
})

/** Hundreds of rows: drawn again only when the classes are others. */
const Muitas = memo(function Muitas({ classes, aluno, titulo }: Omit<Props, 'figuras'>) {
  const keyOf = keysOf()
  return (
    <ul className={styles.list}>
      {[...classes].sort(byName).map((classe) => (
        <RowInView key={keyOf(classe)} classe={classe} aluno={aluno} titulo={titulo} />
      ))}
    </ul>
  )
})

export function ClasseList({ classes, figuras, aluno, titulo }: Props) {
  const keyOf = keysOf()
  if (figuras.length === 0) return <Muitas classes={classes} aluno={aluno} titulo={titulo} />
  // a list that is still being read keeps the order of names: rows must not jump under the finger
  const settled = figuras.every((figura) => !figura.pending)
  const ordered = [...figuras].sort(settled ? byUrgency : (a, b) => byName(a.classe, b.classe))
  return (
    <ul className={styles.list}>
      {ordered.map((figura) => (
        <ClasseRow key={keyOf(figura.classe)} figura={figura} titulo={titulo} />
      ))}
    </ul>
  )
}
