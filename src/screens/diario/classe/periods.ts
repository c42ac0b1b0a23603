/** The academic periods of classes, and which is shown. The service has no list of them (decisions §7). */
import type { Classe, PeriodoLetivo } from '@/contract'

/** The periods of these classes by id; those that no class brings along are `missing` and have to be asked for. */
export function periodosOf(classes: readonly Classe[]) {
  const ids = [...new Set(classes.map((classe) => classe.idPeriodoLetivo ?? 0))].filter(Boolean)
  const embedded = new Map(classes.map((classe) => [classe.idPeriodoLetivo ?? 0, classe.periodoLetivo] as const))
  return { ids, embedded, missing: ids.filter((id) => !embedded.get(id)) }
}

/** The wanted one, else the current one, else the only one; 0: the classes tell no period, all are shown. */
export function choosePeriodo(ids: readonly number[], periodos: readonly PeriodoLetivo[], wanted = 0) {
  const chosen = periodos.find((periodo) => periodo.id === wanted) ?? periodos.find((periodo) => periodo.vigente)
  return { chosen, id: chosen?.id ?? (ids.length === 1 ? (ids[0] ?? 0) : 0) }
}

export const ofPeriodo = (classes: readonly Classe[], id: number): Classe[] =>
  classes.filter((classe) => !id || (classe.idPeriodoLetivo ?? 0) === id)
