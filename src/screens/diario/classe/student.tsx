/** Whose diary it is: the signed-in student's or a child's, told in the address by number (`/alunos/2/…`). */
import { createContext, useContext, useMemo } from 'react'
import { useSession } from '@/session'

export interface Aluno {
  /** 0: the person signed in. */
  idPessoa: number
  nome: string
  /** The number in the address; null when the person looks at their own. */
  index: number | null
}

export const AlunoContext = createContext<Aluno | null>(null)

export function useAluno(): Aluno {
  const chosen = useContext(AlunoContext)
  const { idPessoa = 0, displayName: nome = '' } = useSession() ?? {}
  const own = useMemo<Aluno>(() => ({ idPessoa, nome, index: null }), [idPessoa, nome])
  return chosen ?? own
}
