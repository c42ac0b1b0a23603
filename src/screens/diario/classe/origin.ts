/** From which class an evaluation was opened: the link puts its number into the history. */
import { useLocation } from 'react-router-dom'
import { useFirstPage } from '@/api'
import { type Classe, op } from '@/contract'
import { useAluno } from './student'
import { classesAsk } from './reads'
import { nameOfClasse, turmaOfClasse } from './figures'

/** What a link to an evaluation or a message takes along. */
export interface Origin {
  idClasse: number
}

export const originOf = ({ id }: Classe): Origin => ({ idClasse: id })

export interface Known extends Origin {
  nome: string
  /** "7º A"; empty when the class does not tell. */
  turma: string
}

/** Null if the page was opened by its address, or the class is not the person's. */
export function useOrigin(): Known | null {
  const { idClasse } = (useLocation().state ?? {}) as Partial<Origin>
  const aluno = useAluno()
  const classe = useFirstPage(op.Classes, classesAsk(aluno), idClasse !== undefined).find(({ id }) => id === idClasse)
  return classe ? { ...originOf(classe), nome: nameOfClasse(classe), turma: turmaOfClasse(classe) } : null
}
