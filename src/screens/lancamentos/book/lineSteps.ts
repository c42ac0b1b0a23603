/** The three things that happen to a line on its way: it is judged before sending, given back, or confirmed. */
import type { ApiError } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { type Change, type Changes, type Key, compareCell, matches } from '@/domain/lancamento'
import { formatNota } from '@/domain/notas/typedGrade'
import type { Book } from './book'
import { onItsWay, type Conflict, type Editing, type Line, pending, type Refusal, readAgain } from './line'

/** A line that may be sent: the record as just read, and what changes in it. */
export interface Ready {
  id: number
  record: AproveitamentoAluno
  alteracoes: Changes
}

const without = <K, V>(map: ReadonlyMap<K, V>, keys: Iterable<K>): Map<K, V> => {
  const rest = new Map(map)
  for (const key of keys) rest.delete(key)
  return rest
}

/** The line without what it is about to send. */
export function withoutPending(linha: Line, alteracoes: Changes): Line {
  const [edicoes, becomes] = [without(linha.edicoes, alteracoes.keys()), without(linha.becomes, alteracoes.keys())]
  return { ...linha, edicoes, becomes }
}

/**
 * Compares what is to be sent with what stands there now. Answers what may go; conflicts, closed cells and what is
 * already so are written into the line. A line with a conflict waits as a whole until the person has chosen.
 */
export function judge(livro: Book, id: number, record: AproveitamentoAluno | undefined): Ready | null {
  const antes = livro.linha(id)
  if (!record) {
    livro.set({ ...antes, recusas: [{ motivo: 'sumiu', chave: null, erro: null }] })
    return null
  }
  const linha = readAgain(antes, record)
  const alteracoes = pending(antes)
  const conflitos: Conflict[] = []
  const recusas: Refusal[] = []
  const enviar = new Map<Key, Change>()
  const feitas: Key[] = []
  for (const [chave, alteracao] of alteracoes) {
    const agora = linha.notas.get(chave)
    switch (compareCell(agora, alteracao)) {
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
  const resto = withoutPending(linha, new Map(feitas.map((chave) => [chave, { bases: [] }])))
  const soJaEstava = enviar.size === 0 && conflitos.length === 0 && recusas.length === 0
  // what was confirmed of a former sending is no outcome of this one
  const before = onItsWay(antes) ? antes.envio : null
  const envio = soJaEstava ? { estado: 'confirmada' as const, alteracoes } : before
  livro.set({ ...resto, conflitos, recusas, envio })
  return conflitos.length > 0 || enviar.size === 0 ? null : { id, record, alteracoes: enviar }
}

/** What was sent becomes unsent again: it was certainly not accepted, or the person wants to send it once more. */
export function giveBack(livro: Book, id: number, erro: ApiError | null): void {
  const linha = livro.linha(id)
  if (!linha.envio || !onItsWay(linha)) return
  const edicoes = new Map<Key, Editing>()
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
  const recusas: Refusal[] = erro ? [{ motivo: 'servico', chave: null, erro }] : []
  if (erro) livro.scale.wasRefused([...linha.envio.alteracoes.values()].map(({ valor }) => valor))
  livro.set({ ...linha, envio: null, edicoes, becomes, recusas })
}

/** Confirms a line when a reading shows every change; answers whether nothing is left to look for. */
export function confirm(livro: Book, id: number, record: AproveitamentoAluno | undefined): boolean {
  if (!livro.has(id)) return true
  const linha = livro.linha(id)
  if (!linha.envio || !onItsWay(linha)) return true
  if (!record || !matches(record, linha.envio.alteracoes)) return false
  livro.set({ ...readAgain(linha, record), envio: { ...linha.envio, estado: 'confirmada' } })
  return true
}

/** The person's choice in a conflict: their own figure is sent over the other, or the other stays. */
export function choose(livro: Book, id: number, chave: Key, qual: 'minha' | 'agora'): void {
  const linha = livro.linha(id)
  const conflito = linha.conflitos.find((um) => um.chave === chave)
  const edicao = linha.edicoes.get(chave)
  if (!conflito || !edicao) return
  const depois = qual === 'minha' ? { ...edicao, bases: [conflito.agora] } : undefined
  livro.setEdicao(id, chave, depois)
}
