/** Whose diary it is: the signed-in student's or a child's, told in the address by number (`/alunos/2/…`). */
import { createContext, useContext, useMemo } from 'react'
import { generatePath } from 'react-router-dom'
import { paths } from '@/paths'
import { useSession } from '@/session'

export interface Aluno {
  /** 0: whoever is signed in. */
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

type DiaryPath = Exclude<keyof typeof paths, 'vagasEtapa' | 'aluno'>

/** Makes the addresses of diary screens about the same student. */
export function useDiarioPath(): (name: DiaryPath, params?: Record<string, string | number | null>) => string {
  const { index } = useAluno()
  return (name, params = {}) => {
    const filled = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]))
    const path = generatePath<string>(paths[name], filled)
    return index === null ? path : generatePath(paths.aluno, { aluno: String(index) }) + path
  }
}
