/** How long each read stays fresh, and which reads each write makes stale. */
import type { OperationName } from '@/contract'

const second = 1000
const minute = 60 * second

/** Milliseconds; an operation that is not listed stays fresh for a minute. */
const freshFor: Partial<Record<OperationName, number>> = {
  GetTurma: 30 * minute,
  GetPeriodoLetivo: 30 * minute,
  GetRecado: 30 * minute,
  GetAvaliacao: 10 * minute,
  AtividadesCurriculares: 10 * minute,
  EquivalenciasCurriculares: 10 * minute,
}

/** The reads that each write makes stale. */
export const staleAfter: Partial<Record<OperationName, readonly OperationName[]>> = {
  AproveitamentoAluno: ['AproveitamentosAlunos'],
  MarcarPresencaPost: ['AproveitamentosAlunos'],
}

/** Milliseconds for which an answer of this operation is used without asking again. */
export const freshness =
  (name: OperationName) =>
  // read before this device's clock was set back: its age is unknown
  ({ state }: { state: { dataUpdatedAt: number } }): number =>
    state.dataUpdatedAt > Date.now() ? -Infinity : (freshFor[name] ?? minute)
