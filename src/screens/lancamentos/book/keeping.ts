/** Unsent grades that survive a reload of the tab: what is kept, and how it comes back (session/README §3). */
import { type Becomes, type Change, matches } from '@/domain/lancamento'
import { sameValue } from '@/domain/notas/hundredths'
import type { Key } from '@/domain/notas/keys'
import { createStore, sessionState } from '@/session'
import { asUnsent, keptGrades, type KeptCells, sentOf } from '../../shared/sent/keptGrades'
import { awaitsConfirmation, type Editing, type Line, type Refusal } from './line'
import type { Book } from './book'
import { unsentCount } from './summary'

function cellsOf(line: Line): KeptCells {
  const cells: KeptCells = []
  if (awaitsConfirmation(line))
    for (const [c, { valor, bases, becomes }] of line.sending.changes) {
      const t = valor === undefined ? undefined : String(valor ?? '')
      cells.push({ c, b: [...bases], e: true, ...(t !== undefined && { t }), ...(becomes && { m: becomes }) })
    }
  for (const [c, { text, bases }] of line.edits) cells.push({ c, t: text, b: [...bases] })
  for (const [c, m] of line.becomes) cells.push({ c, b: [], m })
  return cells
}

/** Writes down what is unsent or unconfirmed, and what still waits for its line; forgets the rest. */
function keep(book: Book, waiting: ReadonlyMap<number, KeptCells>): void {
  const lines = new Map(waiting)
  for (const line of book.written()) {
    const cells = [...cellsOf(line), ...(waiting.get(line.id) ?? [])]
    if (cells.length > 0) lines.set(line.id, cells)
  }
  keptGrades.write(lines.size > 0 ? [...lines] : null, book.idClasse)
}

/** Puts kept cells back into a line that has just come. Answers how many unsent ones there were. */
function putBack(book: Book, id: number, cells: KeptCells): number {
  const line = book.line(id)
  const edits = new Map<Key, Editing>()
  const sent = new Map<Key, Change>()
  const becomes = new Map<Key, Becomes>()
  const refusals: Refusal[] = []
  for (const cell of cells) {
    const { c, t, b, m } = cell
    const nota = line.notas.get(c)
    const change = sentOf(cell)
    // it arrived after all
    if (change && matches(line.record, new Map([[c, change]]))) continue
    // closed meanwhile: told, since nothing of it is left to be seen
    if (nota?.fechada && t !== undefined) refusals.push({ motivo: 'fechada', chave: c, error: null })
    // taken away meanwhile: the same
    if (!nota && t !== undefined) refusals.push({ motivo: 'gone', chave: c, error: null })
    if (!nota || nota.fechada) continue
    if (change) sent.set(c, change)
    else {
      if (m && !(m === 'publicada' && nota.publicada)) becomes.set(c, m)
      const edit: Editing | null =
        t === undefined ? null : { text: t, ...book.parse(t), skipped: true, bases: b, kept: true }
      // of a copy of this tab: the other one has sent it meanwhile
      const isThere = edit?.error === null && !sent.has(c) && sameValue(edit.valor, nota.valor)
      if (edit && !isThere) edits.set(c, edit)
    }
  }
  if (edits.size + sent.size + becomes.size + refusals.length === 0) return 0
  const sending = sent.size > 0 ? { state: 'unconfirmed' as const, changes: sent } : line.sending
  book.set({ ...line, edits, becomes, sending, refusals: [...line.refusals, ...refusals] })
  return edits.size
}

/** Milliseconds after a change at which it is written down. */
const pause = 300

/** What is kept of a gradebook across reloads. */
export type Keeping = ReturnType<typeof createKeeping>

/**
 * Brings back what was unsent before a reload, line by line as they come, and writes down what is unsent from then on.
 * `waiting`: how many unsent grades have found no line yet; of a class that is whole, those of students who have left it.
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
      const record = book.get(id)?.record
      if (!record) continue
      // of who has left the class only what was sent comes back: it may have arrived
      const waits = record.ativo ? [] : cells.filter(({ e }) => !e)
      if (waits.length > 0) keptOnes.set(id, waits)
      else keptOnes.delete(id)
      cameBack += putBack(
        book,
        id,
        cells.filter((cell) => !waits.includes(cell)),
      )
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
    /** Of what waits, these lines were sent before the class was opened again, and not taken. */
    returned: (lines: readonly { id: number }[]): void => {
      for (const { id } of lines) {
        const cells = keptOnes.get(id)
        if (cells) keptOnes.set(id, asUnsent(cells))
      }
      count()
    },
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
