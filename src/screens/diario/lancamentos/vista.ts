/** Which students are shown, in which order. */
import { fold, hasWords } from '@/domain/texto'
import type { Livro } from './livro'
import { valorSabido } from './linha'

export type Ordem = 'lista' | 'az' | 'za'
export interface Escolha {
  nome: string
  ordem: Ordem
  /** Only active students without a grade in this evaluation. */
  semNotaEm: string | null
}
export const semEscolha: Escolha = { nome: '', ordem: 'lista', semNotaEm: null }

const dobrados = new WeakMap<object, string>()
/** Folding 5,000 names at each key would be felt. */
function dobrado(record: { nome: string }): string {
  const antes = dobrados.get(record)
  if (antes !== undefined) return antes
  const nome = fold(record.nome)
  dobrados.set(record, nome)
  return nome
}

export function vistaDe(livro: Livro, ordem: readonly number[], escolha: Escolha): readonly number[] {
  const { semNotaEm } = escolha
  const record = (id: number) => livro.linha(id).record
  const ids = ordem.filter((id) => {
    const linha = livro.linha(id)
    if (escolha.nome && !hasWords(dobrado(linha.record), escolha.nome)) return false
    if (semNotaEm === null) return true
    // a cell that is being filled stays where it is until it is confirmed
    return (
      linha.record.ativo &&
      linha.notas.has(semNotaEm) &&
      (linha.edicoes.has(semNotaEm) || valorSabido(linha, semNotaEm) === null || linha.envio !== null)
    )
  })
  if (escolha.ordem === 'lista') return ids
  const sinal = escolha.ordem === 'az' ? 1 : -1
  return ids.sort((a, b) => {
    const [x, y] = [dobrado(record(a)), dobrado(record(b))]
    return (x < y ? -1 : x > y ? 1 : a - b) * sinal
  })
}
