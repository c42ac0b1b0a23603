/** The class group with its limit of absences: embedded in the class, or read by its number. */
import { useQuery } from '@tanstack/react-query'
import { reading } from '@/api'
import { type Classe, op } from '@/contract'
import type { Whose } from './reads'
import { useAluno } from './student'

/** The group that a class embeds with its limit; null: there is none, or its limit has not come along. */
export const turmaIn = ({ turma }: Classe) => (turma?.limiteFaltas === undefined ? null : turma)

/** The id of the class group that has to be read; 0: the group is embedded, or there is none. */
export const turmaToRead = (classe: Classe): number => (turmaIn(classe) ? 0 : (classe.idTurma ?? classe.turma?.id ?? 0))

export const turmaAsk = (id: number, { idPessoa }: Whose) => reading(op.GetTurma, { idPessoa, id })

/** The group of a class, read without suspending. `classe` is null while the class is being looked for. */
export function useTurma(classe: Classe | null) {
  const id = classe ? turmaToRead(classe) : 0
  const { data, isLoading, error } = useQuery({ ...turmaAsk(id, useAluno()), enabled: id > 0 })
  const turma = (classe && turmaIn(classe)) ?? data?.reply
  return {
    turma,
    limite: turma?.limiteFaltas ?? null, // In absences; 0: the group has no limit; null: the limit is unknown
    pending: isLoading,
    error: data ? null : error,
  }
}
