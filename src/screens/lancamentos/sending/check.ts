/** How the grades of one evaluation stand before they are published or closed. */
import type { Key } from '@/domain/lancamento'
import { isVisible } from '@/domain/notas/notas'
import { type Line, withoutGrade, knownValue } from '../book/line'
import type { Book } from '../book/book'

/** The active students who have this evaluation, by how their grade stands. */
export function check(book: Book, chave: Key) {
  const ativos = book.all().filter(({ notas, record }) => record.ativo && notas.has(chave))
  const hasNota = (line: Line) => knownValue(line, chave) !== null
  const withEdit = (line: Line) => line.edits.has(chave)
  const publishes = ({ notas }: Line) => isVisible(notas.get(chave) ?? { publicada: false, fechada: false })
  const fechada = ({ notas }: Line) => notas.get(chave)?.fechada === true
  return {
    naoEnviadas: ativos.filter((line) => withEdit(line) || line.becomes.has(chave)),
    semNota: ativos.filter((line) => withoutGrade(line, chave)),
    published: ativos.filter(publishes),
    toPublish: ativos.filter((line) => !publishes(line) && hasNota(line) && !withEdit(line)),
    fechadas: ativos.filter(fechada),
    opened: ativos.filter((line) => !fechada(line)),
  }
}
