/**
 * Stable keys for the grades of a record: the same in later reads, in other records of the class, and in later visits.
 */
import type { AproveitamentoAluno, Nota } from '@/contract'
import { fold } from '../text'

/**
 * Identifies a column over all records. Identifiers may be null, 0 or repeated: then the name within the group replaces
 * it, since positions may change, and the position is used only where the name fails too.
 */
export type Key = string

const keyOf = (nome: string): string => fold(nome).replaceAll(' ', '_')

/** The place of a group in keys: its name, since groups may come in another order; its position where several share it. */
function placeAt({ grupos }: AproveitamentoAluno, at: number): string {
  const name = keyOf(grupos[at]?.nome ?? '')
  const isRepeated = grupos.some((other, i) => i !== at && keyOf(other.nome) === name)
  return isRepeated ? `g${at}` : `g=${name}`
}

/** Calls `visit` with every grade of a record, its key and the name of its group. */
export function eachGrade(
  record: AproveitamentoAluno,
  visit: (nota: Nota, chave: Key, grupo: string | null) => void,
): void {
  const seen = new Set<Key>()
  /** `placeOf` is asked only for grades without an identifier, since folding every name would cost most of the time. */
  const visitAll = (notas: readonly Nota[], placeOf: () => string, grupo: string | null) =>
    notas.forEach((nota, i) => {
      const { avaliacaoId: id, nome } = nota
      // 0 is null at a service that has no null
      const name = id ? '' : keyOf(nome)
      const own = id ? `${typeof id === 'number' ? 'n' : 's'}${id}` : name && `${placeOf()}:${name}`
      const chave = own === '' || seen.has(own) ? `${placeOf()}.${i}` : own
      seen.add(chave)
      visit(nota, chave, grupo)
    })
  record.grupos.forEach((grupo, i) => {
    let place = ''
    visitAll(grupo.avaliacoes, () => (place ||= placeAt(record, i)), grupo.nome)
  })
  visitAll(record.notasComplementares, () => 'c', null)
}

/** The grades of a record by key. */
export function gradesByKey(record: AproveitamentoAluno): Map<Key, Nota> {
  const notas = new Map<Key, Nota>()
  eachGrade(record, (nota, chave) => notas.set(chave, nota))
  return notas
}
