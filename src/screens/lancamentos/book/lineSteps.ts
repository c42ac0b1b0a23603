/** The three things that happen to a line on its way: it is judged before sending, given back, or confirmed. */
import type { ApiError } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { type Alteracao, type Alteracoes, type Chave, compareCelula, confere } from '@/domain/lancamento'
import { formatNota } from '@/domain/typedGrade'
import type { Livro } from './book'
import { aCaminho, type Conflito, type Edicao, type Linha, pendentes, type Recusa, relida } from './line'

/** A line that may be sent: the record as just read, and what changes in it. */
export interface Pronta {
  id: number
  record: AproveitamentoAluno
  alteracoes: Alteracoes
}

const without = <K, V>(map: ReadonlyMap<K, V>, keys: Iterable<K>): Map<K, V> => {
  const rest = new Map(map)
  for (const key of keys) rest.delete(key)
  return rest
}

/** The line without what it is about to send. */
export function semPendentes(linha: Linha, alteracoes: Alteracoes): Linha {
  const [edicoes, becomes] = [without(linha.edicoes, alteracoes.keys()), without(linha.becomes, alteracoes.keys())]
  return { ...linha, edicoes, becomes }
}

/**
 * Compares what is to be sent with what stands there now. Answers what may go; conflicts, closed cells and what is
 * already so are written into the line. A line with a conflict waits as a whole until the person has chosen.
 */
export function judge(livro: Livro, id: number, record: AproveitamentoAluno | undefined): Pronta | null {
  const antes = livro.linha(id)
  if (!record) {
    livro.set({ ...antes, recusas: [{ motivo: 'sumiu', chave: null, erro: null }] })
    return null
  }
  const linha = relida(antes, record)
  const alteracoes = pendentes(antes)
  const conflitos: Conflito[] = []
  const recusas: Recusa[] = []
  const enviar = new Map<Chave, Alteracao>()
  const feitas: Chave[] = []
  for (const [chave, alteracao] of alteracoes) {
    const agora = linha.notas.get(chave)
    switch (compareCelula(agora, alteracao)) {
      case 'enviar':
        enviar.set(chave, alteracao)
        break
      case 'jaEsta':
        feitas.push(chave)
        break
      case 'conflito':
        if (alteracao.valor === undefined) {
          // nobody publishes or closes a figure that they have not seen
          feitas.push(chave)
          recusas.push({ motivo: 'mudou', chave, erro: null })
        } else conflitos.push({ chave, minha: alteracao.valor, agora: agora?.valor ?? null })
        break
      case 'fechada':
      case 'sumiu':
        feitas.push(chave)
        // closed meanwhile with another figure than the one that was to be closed
        recusas.push({
          motivo: !agora ? 'sumiu' : alteracao.valor === undefined ? 'mudou' : 'fechada',
          chave,
          erro: null,
        })
    }
  }
  const resto = semPendentes(linha, new Map(feitas.map((chave) => [chave, { bases: [] }])))
  const soJaEstava = enviar.size === 0 && conflitos.length === 0 && recusas.length === 0
  // what was confirmed of a former sending is no outcome of this one
  const before = aCaminho(antes) ? antes.envio : null
  const envio = soJaEstava ? { estado: 'confirmada' as const, alteracoes } : before
  livro.set({ ...resto, conflitos, recusas, envio })
  return conflitos.length > 0 || enviar.size === 0 ? null : { id, record, alteracoes: enviar }
}

/** What was sent becomes unsent again: it was certainly not accepted, or the person wants to send it once more. */
export function giveBack(livro: Livro, id: number, erro: ApiError | null): void {
  const linha = livro.linha(id)
  if (!linha.envio || !aCaminho(linha)) return
  const edicoes = new Map<Chave, Edicao>()
  const becomes = new Map(linha.becomes)
  for (const [chave, { valor, bases, becomes: made }] of linha.envio.alteracoes) {
    // what was chosen meanwhile is newer
    if (made && !becomes.has(chave)) becomes.set(chave, made)
    if (valor === undefined) continue
    const texto = formatNota(valor, livro.sinal)
    edicoes.set(chave, { texto, valor, erro: null, deixada: true, bases: [...new Set([...bases, valor])] })
  }
  // what was typed meanwhile is newer
  for (const [chave, edicao] of linha.edicoes) edicoes.set(chave, edicao)
  const recusas: Recusa[] = erro ? [{ motivo: 'servico', chave: null, erro }] : []
  if (erro) livro.scale.wasRefused([...linha.envio.alteracoes.values()].map(({ valor }) => valor))
  livro.set({ ...linha, envio: null, edicoes, becomes, recusas })
}

/** Confirms a line when a reading shows every change; answers whether nothing is left to look for. */
export function confirm(livro: Livro, id: number, record: AproveitamentoAluno | undefined): boolean {
  if (!livro.has(id)) return true
  const linha = livro.linha(id)
  if (!linha.envio || !aCaminho(linha)) return true
  if (!record || !confere(record, linha.envio.alteracoes)) return false
  livro.set({ ...relida(linha, record), envio: { ...linha.envio, estado: 'confirmada' } })
  return true
}

/** The person's choice in a conflict: their own figure is sent over the other, or the other stays. */
export function choose(livro: Livro, id: number, chave: Chave, qual: 'minha' | 'agora'): void {
  const linha = livro.linha(id)
  const conflito = linha.conflitos.find((um) => um.chave === chave)
  const edicao = linha.edicoes.get(chave)
  if (!conflito || !edicao) return
  const depois = qual === 'minha' ? { ...edicao, bases: [conflito.agora] } : undefined
  livro.setEdicao(id, chave, depois)
}
