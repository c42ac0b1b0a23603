/**
 * Sending (src/README §4): page by page each line is read again, compared, sent whole, and then looked for in further
 * readings after 1, 3 and 8 s. Nothing is ever sent twice by itself; what nobody can vouch for is marked as such.
 */
import { ApiError } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { withChanges } from '@/domain/lancamento'
import { createStore } from '@/session'
import type { Book } from '../book/book'
import { readLines, type Transport } from './transport'
import { onItsWay } from '../book/line'
import { confirm, giveBack, judge, type Ready, withoutPending } from '../book/lineSteps'

export interface Progress {
  fase: 'parado' | 'enviando' | 'conferindo'
  total: number
  feitas: number
  /** The person has stopped it; what is under way ends first. */
  parando: boolean
  /** Why it stopped before its end; null when it did not, or when the person stopped it. */
  erro: ApiError | null
}

/** Milliseconds after a sending at which it is looked for, ± 20 % so that a school does not ask in one beat. */
const momentos = [1000, 3000, 8000]
/** One-way calls at a time. */
const juntas = 4
/** So many calls in a row without an answer, and the network is taken for gone. */
const quedas = 3

export type Sending = ReturnType<typeof createSending>

export function createSending(livro: Book, meios: Transport) {
  let fim = new AbortController()
  const ended = () => fim.signal.aborted
  const stopped = () => parar
  const estado = createStore<Progress>({ fase: 'parado', total: 0, feitas: 0, parando: false, erro: null })
  let parar = false
  let conferindo = 0
  /** What has been confirmed since all was quiet the last time. */
  const done = { students: 0, published: 0, closed: 0 }
  const noteDone = (id: number) => {
    const changes = [...(livro.get(id)?.envio?.alteracoes.values() ?? [])]
    if (changes.some(({ valor, becomes }) => valor !== undefined || !becomes)) done.students += 1
    done.published += changes.filter(({ becomes }) => becomes === 'publicada').length
    done.closed += changes.filter(({ becomes }) => becomes === 'fechada').length
  }
  /** All is quiet: what came of it is written down. */
  const rest = () => {
    const kinds = ['students', 'published', 'closed'] as const
    meios.note(kinds.filter((kind) => done[kind] > 0).map((kind) => ({ kind, n: done[kind] })))
    Object.assign(done, { students: 0, published: 0, closed: 0 })
    tell({ fase: 'parado', parando: false })
  }
  const tell = (parte: Partial<Progress>) => {
    if (!ended()) estado.set({ ...estado.get(), ...parte })
  }
  const stop = (erro: ApiError | null) => {
    parar = true
    tell({ parando: true, erro: estado.get().erro ?? erro })
  }

  const readLinhas = (ids: readonly number[], pagina: string | null) => readLines(meios, ids, pagina, fim.signal)

  async function verify(ids: readonly number[], pagina: string | null, quando: readonly number[] = momentos) {
    conferindo += 1
    const inicio = performance.now()
    const sent = new Map(ids.map((id) => [id, livro.linha(id).envio?.alteracoes]))
    let faltam = [...ids]
    for (const momento of quando) {
      const alvo = momento * (0.8 + 0.4 * meios.random())
      await meios.wait(Math.max(0, alvo - (performance.now() - inicio)), fim.signal)
      if (ended()) return
      const records = await readLinhas(faltam, pagina).catch((error: unknown) => {
        if (error instanceof ApiError || ended()) return new Map<number, AproveitamentoAluno>()
        throw error
      })
      if (ended()) return
      faltam = faltam.filter((id) => {
        const waited = livro.has(id) && onItsWay(livro.linha(id))
        const confirmed = confirm(livro, id, records.get(id))
        if (waited && confirmed) noteDone(id)
        return !confirmed
      })
      if (faltam.length === 0) break
    }
    for (const id of faltam) {
      const linha = livro.linha(id)
      // sent once more meanwhile: that sending is looked for by itself
      if (!linha.envio || linha.envio.alteracoes !== sent.get(id)) continue
      livro.set({ ...linha, envio: { ...linha.envio, estado: 'naoConfirmada' } })
    }
    conferindo -= 1
    if (conferindo === 0 && estado.get().fase === 'conferindo') rest()
  }

  let semResposta = 0
  /** Sends one line; answers whether it may have arrived and has to be looked for. */
  async function write({ id, record, alteracoes }: Ready): Promise<boolean> {
    livro.set({ ...withoutPending(livro.linha(id), alteracoes), envio: { estado: 'enviando', alteracoes } })
    const outcome = await meios.write(withChanges(record, alteracoes))
    tell({ feitas: estado.get().feitas + 1 })
    if (ended()) return false
    if (outcome.kind === 'accepted') {
      semResposta = 0
      setEstado(livro, id, 'recebida')
      return true
    }
    const { error } = outcome
    if (outcome.kind === 'uncertain') {
      semResposta = error.kind === 'fault' ? 0 : semResposta + 1
      if (semResposta >= quedas) stop(error)
      setEstado(livro, id, 'incerta')
      return true
    }
    semResposta = 0
    const propria = error.kind === 'refused' || error.kind === 'notFound'
    giveBack(livro, id, propria ? error : null)
    if (!propria) stop(error)
    return false
  }

  async function sendPage(ids: readonly number[], pagina: string | null): Promise<void> {
    const records = await readLinhas(ids, pagina)
    const fila = ids.flatMap((id) => {
      const pronta = judge(livro, id, records.get(id))
      // it was so already
      if (!pronta && livro.linha(id).envio?.estado === 'confirmada') noteDone(id)
      return pronta ?? []
    })
    // what was already so, refused or in conflict is done with
    tell({ feitas: estado.get().feitas + ids.length - fila.length })
    const enviadas: number[] = []
    const worker = async () => {
      for (let pronta = fila.shift(); pronta && !parar; pronta = fila.shift()) {
        if (await write(pronta)) enviadas.push(pronta.id)
      }
    }
    await Promise.all(Array.from({ length: juntas }, worker))
    if (enviadas.length > 0) void verify(enviadas, pagina)
  }

  return {
    progresso: estado.get,
    subscribe: estado.subscribe,
    /** Sends what is ready; resolves when all is sent or it was stopped. Confirming goes on meanwhile. */
    async send(ids: readonly number[] = livro.prontas()): Promise<void> {
      if (estado.get().fase === 'enviando' || ids.length === 0) return
      parar = false
      semResposta = 0
      livro.forgetSteps()
      livro.dismissRestored()
      tell({ fase: 'enviando', total: ids.length, feitas: 0, parando: false, erro: null })
      const paginas = new Map<string | null, number[]>()
      for (const id of ids) {
        // what was sent before and not seen again goes along, or it would be forgotten
        if (onItsWay(livro.linha(id))) giveBack(livro, id, null)
        const { pagina } = livro.linha(id)
        paginas.set(pagina, [...(paginas.get(pagina) ?? []), id])
      }
      for (const [pagina, daPagina] of paginas) {
        if (stopped() || ended()) break
        await sendPage(daPagina, pagina).catch((error: unknown) => {
          if (error instanceof ApiError) stop(error)
          else if (!ended()) throw error
        })
      }
      if (conferindo > 0) tell({ fase: 'conferindo', parando: false })
      else rest()
    },
    /** Sends again what was not confirmed: a decision of the person. */
    async sendAgain(ids: readonly number[]): Promise<void> {
      for (const id of ids) giveBack(livro, id, null)
      await this.send(ids)
    },
    /** Looks once more for what was not confirmed. */
    async verifyAgain(ids: readonly number[]): Promise<void> {
      const paginas = new Set(ids.map((id) => livro.linha(id).pagina))
      for (const id of ids) setEstado(livro, id, 'incerta')
      if (estado.get().fase === 'parado') tell({ fase: 'conferindo' })
      await Promise.all(
        [...paginas].map((pagina) =>
          verify(
            ids.filter((id) => livro.linha(id).pagina === pagina),
            pagina,
            [0],
          ),
        ),
      )
    },
    /** What is under way ends; the rest stays unsent. */
    stop: () => stop(null),
    /** The screen is there (again). */
    start() {
      if (fim.signal.aborted) fim = new AbortController()
    },
    /** The screen goes away. */
    end: () => fim.abort(),
  }
}

function setEstado(livro: Book, id: number, estado: 'recebida' | 'incerta'): void {
  const linha = livro.linha(id)
  if (linha.envio) livro.set({ ...linha, envio: { ...linha.envio, estado } })
}
