/** The children of a guardian: there is no list of children, so it is made of the `aluno` of their classes (decisions §7). */
import type { Classe } from '@/contract'
import { tame } from '@/ui/data/serviceWords'
import { useAllPages, useClasses } from '../classe/useClasse'

export interface ChildOf {
  idPessoa: number
  nome: string
  index: number
}

/** In the order of their identifiers, so that an address keeps meaning the same child. */
export function childrenOf(classes: readonly Classe[]): ChildOf[] {
  const nomes = new Map<number, string>()
  for (const { aluno } of classes) if (aluno?.idPessoa) nomes.set(aluno.idPessoa, tame(aluno.nome))
  return [...nomes].sort(([a], [b]) => a - b).map(([idPessoa, nome], i) => ({ idPessoa, nome, index: i + 1 }))
}

/** Reads the classes of all children, further pages too: a child on the second page is no less a child. Suspends. */
export const useChildren = (): ChildOf[] => childrenOf(useAllPages(useClasses()).itens)
