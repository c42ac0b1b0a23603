/** How the grades of one evaluation stand before they are published or closed. */
import type { Key } from '@/domain/lancamento'
import { isVisible } from '@/domain/notas/notas'
import { type Line, withoutGrade, knownValue } from '../book/line'
import type { Book } from '../book/book'

/** The active students who have this evaluation, by how their grade stands. */
export function check(livro: Book, chave: Key) {
  const ativos = livro.todas().filter(({ notas, record }) => record.ativo && notas.has(chave))
  const temNota = (linha: Line) => knownValue(linha, chave) !== null
  const comEdicao = (linha: Line) => linha.edicoes.has(chave)
  const publica = ({ notas }: Line) => isVisible(notas.get(chave) ?? { publicada: false, fechada: false })
  const fechada = ({ notas }: Line) => notas.get(chave)?.fechada === true
  return {
    naoEnviadas: ativos.filter((linha) => comEdicao(linha) || linha.becomes.has(chave)),
    semNota: ativos.filter((linha) => withoutGrade(linha, chave)),
    publicas: ativos.filter(publica),
    aPublicar: ativos.filter((linha) => !publica(linha) && temNota(linha) && !comEdicao(linha)),
    fechadas: ativos.filter(fechada),
    abertas: ativos.filter((linha) => !fechada(linha)),
  }
}
