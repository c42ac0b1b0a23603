/** Links to the pages of the diary, about the same student, and from which class one was followed. */
import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { useFirstPage } from '@/api'
import { type Classe, type Identificador, op } from '@/contract'
import { ServiceText } from '@/ui/data/ServiceText'
import { nameOfClasse } from './figures'
import { classesAsk } from './reads'
import { useAluno, useDiarioPath } from './student'

type Path = ReturnType<typeof useDiarioPath>

interface Props extends Omit<LinkProps, 'to'> {
  to: Parameters<Path>[0]
  /** The numbers of its address. */
  of?: Parameters<Path>[1]
  hash?: string
}

export function DiarioLink({ to, of, hash = '', ...rest }: Props) {
  return <Link {...rest} to={useDiarioPath()(to, of) + hash} />
}

/** The name of a class as a link: to its grades, or to the class itself. */
export function ClasseLink({ classe, to = 'notas' }: { classe: Classe; to?: 'notas' | 'turma' }) {
  return (
    <DiarioLink to={to} of={{ idClasse: classe.id }}>
      <ServiceText>{nameOfClasse(classe)}</ServiceText>
    </DiarioLink>
  )
}

/** What a link to an evaluation or a message takes along. */
export interface Origin {
  idClasse: number
}

export const originOf = ({ id }: Classe): Origin => ({ idClasse: id })

interface OfAvaliacao {
  /** Null: it has no page. */
  id: Identificador
  classe: Classe | null
  children: string
}

/** The words for an evaluation as a link, which takes along of which class it is. */
export function AvaliacaoLink({ id, classe, children }: OfAvaliacao) {
  const words = <ServiceText>{children}</ServiceText>
  if (id === null) return words
  return (
    <DiarioLink to="avaliacao" of={{ idAvaliacao: id }} state={classe && originOf(classe)}>
      {words}
    </DiarioLink>
  )
}

/** Null if the page was opened by its address, or the class is not the person's. */
export function useOrigin(): Classe | null {
  const { idClasse } = (useLocation().state ?? {}) as Partial<Origin>
  const classes = useFirstPage(op.Classes, classesAsk(useAluno()), idClasse !== undefined)
  return classes.find(({ id }) => id === idClasse) ?? null
}
