/** How the grades of one evaluation stand before they are published or closed. */
import type { Chave } from '@/domain/lancamento'
import { isVisible } from '@/domain/notas'
import { type Linha, semNota, valorSabido } from '../book/line'
import type { Livro } from '../book/book'

/** The active students who have this evaluation, by how their grade stands. */
export function conferir(livro: Livro, chave: Chave) {
  const ativos = livro.todas().filter(({ notas, record }) => record.ativo && notas.has(chave))
  const temNota = (linha: Linha) => valorSabido(linha, chave) !== null
  const comEdicao = (linha: Linha) => linha.edicoes.has(chave)
  const publica = ({ notas }: Linha) => isVisible(notas.get(chave) ?? { publicada: false, fechada: false })
  const fechada = ({ notas }: Linha) => notas.get(chave)?.fechada === true
  return {
    naoEnviadas: ativos.filter((linha) => comEdicao(linha) || linha.becomes.has(chave)),
    semNota: ativos.filter((linha) => semNota(linha, chave)),
    publicas: ativos.filter(publica),
    aPublicar: ativos.filter((linha) => !publica(linha) && temNota(linha) && !comEdicao(linha)),
    fechadas: ativos.filter(fechada),
    abertas: ativos.filter((linha) => !fechada(linha)),
  }
}
