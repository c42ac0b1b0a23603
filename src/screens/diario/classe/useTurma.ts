/** The class group of a class, with its limit of absences: the class may carry it, else it is read by its number. */
import { useQuery } from '@tanstack/react-query'
import { type ApiError, reading } from '@/api'
import { type Classe, op, type Turma } from '@/contract'
import { type Aluno, askFor, useAluno } from './student'

/** The number of the group that is still to be read; 0: the class carries it, or tells none. */
export const turmaToRead = ({ turma, idTurma }: Classe): number => (turma ? 0 : (idTurma ?? 0))

export const turmaAsk = (id: number, aluno: Aluno) => reading(op.GetTurma, { ...askFor(aluno), id })

interface Found {
  turma: Turma | undefined
  /** In absences; 0: the group has none. Null: unknown. */
  limite: number | null
  pending: boolean
  error: ApiError | null
}

/** Does not suspend. Null: a class that is still being looked for. */
export function useTurma(classe: Classe | null): Found {
  const id = classe ? turmaToRead(classe) : 0
  const { data, isLoading, error } = useQuery({ ...turmaAsk(id, useAluno()), enabled: id > 0 })
  const turma = classe?.turma ?? data?.reply
  return { turma, limite: turma?.limiteFaltas ?? null, pending: isLoading, error: data ? null : error }
}
