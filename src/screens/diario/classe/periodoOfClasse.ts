/** The period of one class, in a file of its own because the start page loads the picker without it. */
import { useQuery } from '@tanstack/react-query'
import type { Classe, PeriodoLetivo } from '@/contract'
import { periodoAsk, periodoIn, periodoOf } from './PeriodoPicker'
import { useAluno } from './student'

/** The period of one class: undefined while it is being read, and where the class has none. */
export function usePeriodoOfClasse(classe: Classe | null): { periodo: PeriodoLetivo | undefined; pending: boolean } {
  const embedded = classe && periodoIn(classe)
  const id = classe ? periodoOf(classe) : 0
  const query = useQuery({
    ...periodoAsk(id, useAluno()),
    enabled: !embedded && id !== 0,
  })
  return { periodo: embedded ?? query.data?.reply, pending: query.isLoading }
}

/** "2026, 2º bimestre (2026/2)": description and code. */
export const periodoInWords = ({ codigo, descricao }: PeriodoLetivo): string =>
  descricao && codigo && codigo !== descricao ? `${descricao} (${codigo})` : descricao || codigo
