/**
 * From which class an evaluation was opened. An evaluation does not say whose it is, and no address does: the link brings
 * the number along, and the browser keeps it with that page of its history. Words are read anew: a history is not the person's.
 */
import { useLocation } from 'react-router-dom'
import { useFirstPage } from '@/api'
import { type Classe, op } from '@/contract'
import { useAluno } from './student'
import { nomeDaClasse, turmaDaClasse } from './figures'

/** What a link to an evaluation or a message takes along. */
export interface Origem {
  idClasse: number
}

export const origemDe = ({ id }: Classe): Origem => ({ idClasse: id })

/** The class as its reader knows it. */
export interface Known extends Origem {
  /** "Matemática" */
  nome: string
  /** "7º A"; empty when the class does not tell. */
  turma: string
}

/** Null where the page was opened by its address, and for a class that is not the person's. */
export function useOrigem(): Known | null {
  const { idClasse } = (useLocation().state ?? {}) as Partial<Origem>
  const { idPessoa } = useAluno()
  const classe = useFirstPage(op.Classes, { idPessoa }, idClasse !== undefined).find(({ id }) => id === idClasse)
  return classe ? { ...origemDe(classe), nome: nomeDaClasse(classe), turma: turmaDaClasse(classe) } : null
}
