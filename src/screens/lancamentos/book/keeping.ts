/** Keeps unsent grades of the gradebook across a reload of the tab, and restores them (session/README §3). */
import { type Becomes, type Change, matches } from '@/domain/lancamento'
import { sameValue } from '@/domain/notas/hundredths'
import type { Key } from '@/domain/notas/keys'
import { createStore, sessionState, subscribe } from '@/session'
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

/** Stores the unsent and unconfirmed cells, and kept cells whose line has not been loaded; drops all others. */
function keep(book: Book, waiting: ReadonlyMap<number, KeptCells>): void {
  const lines = new Map(waiting)
  for (const line of book.written()) {
    const cells = [...cellsOf(line), ...(waiting.get(line.id) ?? [])]
    if (cells.length > 0) lines.set(line.id, cells)
  }
  keptGrades.write(lines.size > 0 ? [...lines] : null, book.idClasse)
}

/** Restores kept cells into a line that was just loaded. Returns how many of them are unsent edits. */
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
    // the sent change arrived after all
    if (change && matches(line.record, new Map([[c, change]]))) continue
    // the cell was closed meanwhile: a refusal says so, because the edit itself is dropped
    if (nota?.fechada && t !== undefined) refusals.push({ motivo: 'fechada', chave: c, error: null })
    // the evaluation was removed meanwhile: the same
    if (!nota && t !== undefined) refusals.push({ motivo: 'gone', chave: c, error: null })
    if (!nota || nota.fechada) continue
    if (change) sent.set(c, change)
    else {
      if (m && !(m === 'publicada' && nota.publicada)) becomes.set(c, m)
      const edit: Editing | null =
        t === undefined ? null : { text: t, ...book.parse(t), skipped: true, bases: b, kept: true }
      // a duplicated tab has the same kept cells, and may have sent this edit already
      const isThere = edit?.error === null && !sent.has(c) && sameValue(edit.valor, nota.valor)
      if (edit && !isThere) edits.set(c, edit)
    }
  }
  if (edits.size + sent.size + becomes.size + refusals.length === 0) return 0
  const sending = sent.size > 0 ? { state: 'unconfirmed' as const, changes: sent } : line.sending
  book.set({ ...line, edits, becomes, sending, refusals: [...line.refusals, ...refusals] })
  return edits.size
}

/** Milliseconds from a change to its storing. */
const pause = 300

export type Keeping = ReturnType<typeof createKeeping>

/**
 * Restores the unsent cells of before a reload as their lines are loaded, and stores new unsent cells.
 * `waiting`: how many unsent grades have no line yet; once the class is complete, these are of students who have left.
 */
export function createKeeping(book: Book) {
  /** Kept cells by line id; an entry is removed when its record is loaded. */
  let keptOnes = new Map<number, KeptCells>()
  const waiting = createStore(0)
  const count = () => waiting.set([...keptOnes.values()].flat().filter(({ t, e }) => t !== undefined && !e).length)
  const { owner } = sessionState()
  const restore = () => {
    let cameBack = 0
    for (const [id, cells] of keptOnes) {
      const record = book.get(id)?.record
      if (!record) continue
      // for a student who has left the class only sent cells are restored, because they may have arrived
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
    // another person is signed in now, and must not get these grades
    if (sessionState().owner !== owner) return
    // includes lines that are not loaded yet: an early save must not drop them
    keep(book, keptOnes)
  }
  const later = () => {
    clearTimeout(timer)
    const summary = book.summary()
    // with nothing unsent the store is emptied at once: the next page must not announce sent grades as unsent
    if (unsentCount(summary) + summary.onTheWay + summary.unconfirmed === 0) save()
    else timer = setTimeout(save, pause)
  }
  const onHide = () => {
    if (document.visibilityState === 'hidden') save()
  }
  const onExpiry = () => {
    // at once, since the sign-in dialog names what is stored
    if (sessionState().status === 'expired') save()
  }
  return {
    waiting,
    /** Marks waiting lines as unsent: they were sent before the class was reopened, and not saved. */
    returned: (lines: readonly { id: number }[]): void => {
      for (const { id } of lines) {
        const cells = keptOnes.get(id)
        if (cells) keptOnes.set(id, asUnsent(cells))
      }
      count()
    },
    /** Drops the cells that have no line yet. */
    forget: (): void => {
      keptOnes.clear()
      count()
      save()
    },
    /** Starts, and returns how to stop. `isTheirs` false: the person signs out, so stopping stores nothing. */
    start() {
      keptOnes = new Map(keptGrades.read(book.idClasse) ?? [])
      restore()
      const cleanups = [book.onData(restore), book.onSummary(later), subscribe(onExpiry)]
      window.addEventListener('pagehide', save)
      document.addEventListener('visibilitychange', onHide)
      let stopped = false
      return (isTheirs = true) => {
        // a second stop would overwrite the kept cells with those of a wiped book
        if (stopped) return
        stopped = true
        clearTimeout(timer)
        for (const over of cleanups) over()
        window.removeEventListener('pagehide', save)
        document.removeEventListener('visibilitychange', onHide)
        if (isTheirs) save()
      }
    },
  }
}
