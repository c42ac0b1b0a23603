/** Links to the pages of the diary about the same student, and the class from which such a link was followed. */
import { generatePath, Link, type LinkProps, useLocation } from 'react-router-dom'
import { useBackgroundPages } from '@/api'
import { type Classe, type Identificador, op } from '@/contract'
import { writeIdentificador } from '@/params'
import { paths } from '@/paths'
import { ServiceText } from '@/ui/data/ServiceText'
import { pathOfChild } from '../../shared/chosen'
import { nameOfClasse, titleOfClasse } from './figures'
import { classesAsk } from './reads'
import { useAluno } from './student'

interface Props extends Omit<LinkProps, 'to'> {
  to: Exclude<keyof typeof paths, 'vagasEtapa' | 'aluno'>
  /** The parameters of the address. */
  of?: Record<string, string | number>
  hash?: string
}

export function DiarioLink({ to, of = {}, hash = '', ...rest }: Props) {
  const { index } = useAluno()
  const numbers = Object.fromEntries(Object.entries(of).map(([name, value]) => [name, String(value)]))
  const path = generatePath<string>(paths[to], numbers) + hash
  return <Link {...rest} to={index === null ? path : pathOfChild(index) + path} />
}

/** The name of a class as a link to its grades, or to the page of the class. */
export function ClasseLink({ classe, to = 'notas' }: { classe: Classe; to?: 'notas' | 'turma' }) {
  return (
    <DiarioLink to={to} of={{ idClasse: classe.id }}>
      <ServiceText>{nameOfClasse(classe)}</ServiceText>
    </DiarioLink>
  )
}

/** The way back to the page of a class, named with its group: "Matemática · 7º A". */
export function BackToClasse({ classe }: { classe: Classe }) {
  return (
    <DiarioLink to="turma" of={{ idClasse: classe.id }}>
      <ServiceText>{titleOfClasse(classe)}</ServiceText>
    </DiarioLink>
  )
}

/** The router state of a link to an evaluation or a message: the class from which the link was followed. */
export interface Origin {
  idClasse: number
}

interface OfAvaliacao {
  /** Null: the evaluation has no page. */
  id: Identificador
  classe: Classe | null
  children: string
}

/** The name of an evaluation as a link to its page; the link carries the class in its router state. */
export function AvaliacaoLink({ id, classe, children }: OfAvaliacao) {
  const words = <ServiceText>{children}</ServiceText>
  if (id === null) return words
  return (
    <DiarioLink to="avaliacao" of={{ idAvaliacao: writeIdentificador(id) }} state={classe && { idClasse: classe.id }}>
      {words}
    </DiarioLink>
  )
}

/** The class from which the page was opened; null if it was opened by its address, or the class is not the person's. */
export function useOrigin(): Classe | null {
  const { idClasse } = (useLocation().state ?? {}) as Partial<Origin>
  const { itens } = useBackgroundPages(op.Classes, classesAsk(useAluno()), idClasse !== undefined)
  return itens.find(({ id }) => id === idClasse) ?? null
}
