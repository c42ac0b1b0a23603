/**
 * From which class an evaluation was opened. An evaluation does not say whose it is, and no address does: the link brings
 * it along, and the browser keeps it with that page of its history.
 */
import { useLocation } from 'react-router-dom'
import type { Classe } from '@/contract'
import { nomeDaClasse, turmaDaClasse } from './figuras'

export interface Origem {
  idClasse: number
  /** "Matemática" */
  nome: string
  /** "7º A"; empty when the class does not tell. */
  turma: string
}

export const origemDe = (classe: Classe): Origem => ({
  idClasse: classe.id,
  nome: nomeDaClasse(classe),
  turma: turmaDaClasse(classe),
})

/** Null where the page was opened by its address. */
export function useOrigem(): Origem | null {
  const state = useLocation().state as Partial<Origem> | null
  const { idClasse, nome, turma } = state ?? {}
  return typeof idClasse === 'number' && typeof nome === 'string' && typeof turma === 'string'
    ? { idClasse, nome, turma }
    : null
}
