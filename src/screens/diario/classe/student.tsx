/** The student on the screen: the signed-in person, or a guardian's child, numbered in the address (`/alunos/2/…`). */
import { createContext, useContext, useMemo } from 'react'
import { useSession } from '@/session'

export interface Aluno {
  /** 0: the signed-in person. */
  idPessoa: number
  nome: string
  /** The child's number in the address; null when people look at their own diary. */
  index: number | null
}

export const AlunoContext = createContext<Aluno | null>(null)

export function useAluno(): Aluno {
  const chosen = useContext(AlunoContext)
  const { idPessoa = 0, displayName: nome = '' } = useSession() ?? {}
  const own = useMemo<Aluno>(() => ({ idPessoa, nome, index: null }), [idPessoa, nome])
  return chosen ?? own
}
