/** The period of one class, embedded or read by its number. */
import { useQuery } from '@tanstack/react-query'
import { queryClient, reading } from '@/api'
import { type Classe, op, type PeriodoLetivo } from '@/contract'
import { type Aluno, askFor, useAluno } from './student'

const periodoAsk = (classe: Classe | null, aluno: Aluno) =>
  reading(op.GetPeriodoLetivo, { ...askFor(aluno), id: classe?.idPeriodoLetivo ?? 0 })

/** `periodo` is undefined while unknown, and where the class has none. */
export function usePeriodoOfClasse(classe: Classe | null): { periodo: PeriodoLetivo | undefined; pending: boolean } {
  const embedded = classe?.periodoLetivo
  const query = useQuery({
    ...periodoAsk(classe, useAluno()),
    enabled: !embedded && Boolean(classe?.idPeriodoLetivo),
  })
  return { periodo: embedded ?? query.data?.reply, pending: query.isLoading }
}

/** "2026, 2º bimestre (2026/2)": description and code. */
export const periodoInWords = ({ codigo, descricao }: PeriodoLetivo): string =>
  descricao && codigo && codigo !== descricao ? `${descricao} (${codigo})` : descricao || codigo

/** Whether the class is in a period other than the current one, as far as that was read already. */
export function outsidePeriodo(classe: Classe, aluno: Aluno): boolean {
  const periodo = classe.periodoLetivo ?? queryClient.getQueryData(periodoAsk(classe, aluno).queryKey)?.reply
  return periodo?.vigente === false
}
