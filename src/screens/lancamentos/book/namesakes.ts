/** Which students have the same name, so that a page that comes needs no look at all the names of the class. */
import type { AproveitamentoAluno } from '@/contract'
import { nameOfAluno } from '@/domain/lancamento'

export function createNamesakes() {
  /** The ids of the students of each name. */
  const students = new Map<string, Set<number>>()
  /** Names that a student got or lost since the last `take`. */
  const changed = new Set<string>()
  return {
    /** Takes the record of a student, in place of an earlier one. */
    change(before: AproveitamentoAluno | undefined, after: AproveitamentoAluno): void {
      const earlier = before && nameOfAluno(before)
      const name = nameOfAluno(after)
      if (name === earlier) return
      if (earlier !== undefined) {
        students.get(earlier)?.delete(after.id)
        changed.add(earlier)
      }
      students.set(name, (students.get(name) ?? new Set()).add(after.id))
      changed.add(name)
    },
    /** The students of the names that changed since the last call: all who may have to be told apart anew. */
    take(): number[] {
      const ids = [...changed].flatMap((name) => [...(students.get(name) ?? [])])
      changed.clear()
      return ids
    },
    clear(): void {
      students.clear()
      changed.clear()
    },
  }
}
