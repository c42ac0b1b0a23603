/** The grades of a record by names that last: through further readings, other records of the class, and visits. */
import type { AproveitamentoAluno, Nota } from '@/contract'
import { fold } from '../text'

/**
 * What names a column over all records: identifiers may be null or repeated. Without one the name within the group stands
 * in for it, since another evaluation may take a place meanwhile; the place itself only where that fails too.
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
    // by its name, since groups may be told in another order; by its place only where that says nothing
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
