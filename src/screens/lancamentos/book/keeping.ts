/** Unsent grades that survive a reload of the tab: what is kept, and how it comes back (src/README §4). */
import { type Becomes, type Change, type Key, matches } from '@/domain/lancamento'
import { createStore, sessionState } from '@/session'
import { keptGrades, type KeptCells } from '../../shared/sent/keptGrades'
import { onItsWay, type Editing, type Line, type Refusal } from './line'
import type { Book } from './book'
import { unsentCount } from './summary'

function cellsOf(line: Line): KeptCells {
  const cells: KeptCells = []
  if (onItsWay(line))
    for (const [c, { valor, bases }] of line.sending.changes)
      if (valor !== undefined && !line.edits.has(c)) cells.push({ c, t: String(valor ?? ''), b: [...bases], e: true })
  for (const [c, { text, bases }] of line.edits) cells.push({ c, t: text, b: [...bases] })
  for (const [c, m] of line.becomes) cells.push({ c, b: [], m })
  return cells
}

/** Writes down what is unsent or unconfirmed, and what still waits for its line; forgets the rest. */
function keep(book: Book, waiting: ReadonlyMap<number, KeptCells>): void {
  const written = book.written().map((line): [number, KeptCells] => [line.id, cellsOf(line)])
  const lines = [...written.filter(([, cells]) => cells.length > 0), ...waiting]
  keptGrades.write(lines.length > 0 ? lines : null, book.idClasse)
}

/** Puts kept cells back into a line that has just come. Answers how many unsent ones there were. */
function putBack(book: Book, id: number, cells: KeptCells): number {
  const line = book.line(id)
  const edits = new Map<Key, Editing>()
  const sent = new Map<Key, Change>()
  const becomes = new Map<Key, Becomes>()
  const refusals: Refusal[] = []
  for (const { c, t, b, e, m } of cells) {
    const nota = line.notas.get(c)
    // closed meanwhile: told, since nothing of it is left to be seen
    if (nota?.fechada && t !== undefined && !e) refusals.push({ motivo: 'fechada', chave: c, error: null })
    if (!nota || nota.fechada) continue
    if (m && !(m === 'publicada' && nota.publicada)) becomes.set(c, m)
    if (t === undefined) continue
    const parsed = book.parse(t)
    const change = { bases: b, valor: parsed.valor }
    // it arrived after all
    if (e && parsed.error === null && matches(line.record, new Map([[c, change]]))) continue
    if (e && parsed.error === null) sent.set(c, change)
    else edits.set(c, { text: t, ...parsed, skipped: true, bases: b, kept: true })
  }
  if (edits.size + sent.size + becomes.size + refusals.length === 0) return 0
  const sending = sent.size > 0 ? { state: 'unconfirmed' as const, changes: sent } : null
  book.set({ ...line, edits, becomes, sending, refusals })
  return edits.size
}

/** Milliseconds after a change at which it is written down. */
const pause = 300

/** What is kept of a gradebook across reloads. */
export type Keeping = ReturnType<typeof createKeeping>

/**
 * Brings back what was unsent before a reload, line by line as they come, and writes down what is unsent from then on.
 * `waiting`: how many unsent grades have found no line yet; of a class that is whole, those of students who are not in it.
 */
export function createKeeping(book: Book) {
  /** What was kept, by line; taken out as the records come. */
  let keptOnes = new Map<number, KeptCells>()
  const waiting = createStore(0)
  const count = () => waiting.set([...keptOnes.values()].flat().filter(({ t, e }) => t !== undefined && !e).length)
  const { owner } = sessionState()
  const restore = () => {
    let cameBack = 0
    for (const [id, cells] of keptOnes) {
      if (!book.has(id)) continue
      keptOnes.delete(id)
      cameBack += putBack(book, id, cells)
    }
    count()
    if (cameBack > 0) book.tellRestored(cameBack)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    // somebody else is there now: this work was not theirs
    if (sessionState().owner !== owner) return
    // lines that have not come yet must not be forgotten by an early writing
    keep(book, keptOnes)
  }
  const later = () => {
    clearTimeout(timer)
    const summary = book.summary()
    // nothing is unsent any more: no later page may speak of it
    if (unsentCount(summary) + summary.onTheWay + summary.unconfirmed === 0) save()
    else timer = setTimeout(save, pause)
  }
  const onHide = () => {
    if (document.visibilityState === 'hidden') save()
  }
  return {
    waiting,
    /** Gives up what waits. */
    forget: (): void => {
      keptOnes.clear()
      count()
      save()
    },
    /** Answers how to stop; where the person leaves (`isTheirs` false) nothing is written any more, what waits neither. */
    start() {
      keptOnes = new Map(keptGrades.read(book.idClasse) ?? [])
      restore()
      const overs = [book.onData(restore), book.onSummary(later)]
      window.addEventListener('pagehide', save)
      document.addEventListener('visibilitychange', onHide)
      let stopped = false
      return (isTheirs = true) => {
        // a second time there may be nothing left of what was written down
        if (stopped) return
        stopped = true
        clearTimeout(timer)
        for (const over of overs) over()
        window.removeEventListener('pagehide', save)
        document.removeEventListener('visibilitychange', onHide)
        if (isTheirs) save()
      }
    },
  }
}
