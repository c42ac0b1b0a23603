/**
 * Stable keys for the grades of a record: the same in later reads, in other records of the class, and in later visits.
 */
import type { AproveitamentoAluno, Nota } from '@/contract'
import { fold } from '../text'

/**
 * Identifies a column over all records. Identifiers may be null or repeated: then the name within the group replaces
 * it, since positions may change, and the position is used only where the name fails too.
 */
export type Key = string

/** Calls `visit` with every grade of a record, its key and the name of its group. */
export function eachGrade(
  record: AproveitamentoAluno,
  visit: (nota: Nota, chave: Key, grupo: string | null) => void,
): void {
  const seen = new Set<Key>()
  const visitAll = (notas: readonly Nota[], place: string, grupo: string | null) =>
    notas.forEach((nota, i) => {
      const { avaliacaoId: id, nome } = nota
      const name = fold(nome).replaceAll(' ', '_')
      const own = id === null ? name && `${place}:${name}` : `${typeof id === 'number' ? 'n' : 's'}${id}`
      const chave = own === '' || seen.has(own) ? `${place}.${i}` : own
      seen.add(chave)
      visit(nota, chave, grupo)
    })
  const names = record.grupos.map(({ nome }) => fold(nome).replaceAll(' ', '_'))
  record.grupos.forEach((grupo, i) => {
    const name = names[i]
    // by name, since groups may come in another order; by position only where the name is missing or repeated
    const place = name && names.indexOf(name) === names.lastIndexOf(name) ? `g=${name}` : `g${i}`
    visitAll(grupo.avaliacoes, place, grupo.nome)
  })
  visitAll(record.notasComplementares, 'c', null)
}

/** The grades of a record by key. */
export function gradesByKey(record: AproveitamentoAluno): Map<Key, Nota> {
  const notas = new Map<Key, Nota>()
  eachGrade(record, (nota, chave) => notas.set(chave, nota))
  return notas
}
