/** Unsent grades that survive a reload of the tab: what is kept, and how it comes back (src/README §4). */
import { z } from '@/contract'
import type { Key } from '@/domain/lancamento'
import { kept, sessionState } from '@/session'
import { onItsWay, type Editing, type Line } from './line'
import type { Book } from './book'

const figura = z.nullable(z.number())
/** Per line and cell: the text, the figures that may stand in the service, and whether it was sent already. */
const Guardado = z.array(
  z.tuple([
    z.int(),
    z.array(z.object({ c: z.string(), t: z.string(), b: z.array(figura), e: z.optional(z.boolean()) })),
  ]),
)
type Celulas = z.infer<typeof Guardado>[number][1]
const unsent = kept('lancamentos', Guardado)

function celulasDe(linha: Line): Celulas {
  const enviadas = onItsWay(linha) ? [...(linha.envio?.alteracoes ?? [])] : []
  return [
    ...enviadas.flatMap(([c, { valor, bases }]) =>
      valor === undefined || linha.edicoes.has(c)
        ? []
        : [{ c, t: valor === null ? '' : String(valor), b: [...bases], e: true }],
    ),
    ...[...linha.edicoes].map(([c, { texto, bases }]) => ({ c, t: texto, b: [...bases] })),
  ]
}

/** Writes down what is unsent or unconfirmed, and what still waits for its line; forgets the rest. */
function keep(livro: Book, esperam: ReadonlyMap<number, Celulas>): void {
  const escritas = livro.escritas().flatMap((linha) => {
    const celulas = celulasDe(linha)
    return celulas.length > 0 ? [[linha.id, celulas] as [number, Celulas]] : []
  })
  const linhas = [...escritas, ...esperam]
  unsent.write(linhas.length > 0 ? linhas : null, livro.idClasse)
}

/** What was kept for a class, by line; lines are taken out as their records come. */
function recall(idClasse: number): Map<number, Celulas> {
  return new Map(unsent.read(idClasse) ?? [])
}

/** Puts kept cells back into a line that has just come. Answers how many unsent ones there were. */
function putBack(livro: Book, id: number, celulas: Celulas): number {
  const linha = livro.linha(id)
  const edicoes = new Map<Key, Editing>()
  const enviadas = new Map<Key, { bases: readonly (number | null)[]; valor: number | null }>()
  for (const { c, t, b, e } of celulas) {
    const nota = linha.notas.get(c)
    if (!nota || nota.fechada) continue
    const lida = livro.parse(t)
    if (e && lida.erro === null) enviadas.set(c, { bases: b, valor: lida.valor })
    else edicoes.set(c, { texto: t, ...lida, deixada: true, bases: b })
  }
  if (edicoes.size + enviadas.size === 0) return 0
  const envio = enviadas.size > 0 ? { estado: 'naoConfirmada' as const, alteracoes: enviadas } : null
  livro.set({ ...linha, edicoes, envio })
  return edicoes.size
}

/** Milliseconds after a change at which it is written down. */
const pausa = 300

/**
 * Brings back what was unsent before a reload, line by line as they come, and writes down what is unsent from now on.
 * Answers how to stop.
 */
export function keepAndRestore(livro: Book): () => void {
  const guardadas = recall(livro.idClasse)
  const { owner } = sessionState()
  const restore = () => {
    let voltaram = 0
    for (const [id, celulas] of guardadas) {
      if (!livro.has(id)) continue
      guardadas.delete(id)
      voltaram += putBack(livro, id, celulas)
    }
    if (voltaram > 0) livro.tellRestored(voltaram)
  }
  restore()
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    // somebody else is there now: this work was not theirs
    if (sessionState().owner !== owner) return
    // lines that have not come yet must not be forgotten by an early writing
    keep(livro, guardadas)
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(save, pausa)
  }
  const onHide = () => {
    if (document.visibilityState === 'hidden') save()
  }
  const overs = [livro.onDados(restore), livro.onResumo(later)]
  window.addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', onHide)
  let stopped = false
  return () => {
    // a second time there may be nothing left of what was written down
    if (stopped) return
    stopped = true
    for (const over of overs) over()
    window.removeEventListener('pagehide', save)
    document.removeEventListener('visibilitychange', onHide)
    save()
  }
}
