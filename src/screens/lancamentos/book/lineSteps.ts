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
  changes: Changes
}

const without = <K, V>(map: ReadonlyMap<K, V>, keys: Iterable<K>): Map<K, V> => {
  const rest = new Map(map)
  for (const key of keys) rest.delete(key)
  return rest
}

/** The line without what it is about to send. */
export function withoutPending(line: Line, changes: Changes): Line {
  const [edits, becomes] = [without(line.edits, changes.keys()), without(line.becomes, changes.keys())]
  return { ...line, edits, becomes }
}

/**
 * Compares what is to be sent with what stands there now. Answers what may go; conflicts, closed cells and what is
 * already so are written into the line. A line with a conflict waits as a whole until the person has chosen.
 */
export function judge(book: Book, id: number, record: AproveitamentoAluno | undefined): Ready | null {
  const before = book.line(id)
  if (!record) {
    book.set({ ...before, refusals: [{ motivo: 'sumiu', chave: null, erro: null }] })
    return null
  }
  const line = readAgain(before, record)
  const changes = pending(before)
  const conflicts: Conflict[] = []
  const refusals: Refusal[] = []
  const send = new Map<Key, Change>()
  const done: Key[] = []
  for (const [chave, change] of changes) {
    const agora = line.notas.get(chave)
    switch (compareCell(agora, change)) {
      case 'enviar':
        send.set(chave, change)
        break
      case 'jaEsta':
        done.push(chave)
        break
      case 'conflito':
        if (change.valor === undefined) {
          // nobody publishes or closes a figure that they have not seen
          done.push(chave)
          refusals.push({ motivo: 'mudou', chave, erro: null })
        } else conflicts.push({ chave, minha: change.valor, agora: agora?.valor ?? null })
        break
      case 'fechada':
      case 'sumiu':
        done.push(chave)
        // closed meanwhile with another figure than the one that was to be closed
        refusals.push({
          motivo: !agora ? 'sumiu' : change.valor === undefined ? 'mudou' : 'fechada',
          chave,
          erro: null,
        })
    }
  }
  const rest = withoutPending(line, new Map(done.map((chave) => [chave, { bases: [] }])))
  const wasThereOnly = send.size === 0 && conflicts.length === 0 && refusals.length === 0
  // what was confirmed of a former sending is no outcome of this one
  const earlier = onItsWay(before) ? before.sending : null
  const sending = wasThereOnly ? { state: 'confirmada' as const, changes } : earlier
  book.set({ ...rest, conflicts, refusals, sending })
  return conflicts.length > 0 || send.size === 0 ? null : { id, record, changes: send }
}

/** What was sent becomes unsent again: it was certainly not accepted, or the person wants to send it once more. */
export function giveBack(book: Book, id: number, erro: ApiError | null): void {
  const line = book.line(id)
  if (!line.sending || !onItsWay(line)) return
  const edits = new Map<Key, Editing>()
  const becomes = new Map(line.becomes)
  for (const [chave, { valor, bases, becomes: made }] of line.sending.changes) {
    // what was chosen meanwhile is newer
    if (made && !becomes.has(chave)) becomes.set(chave, made)
    if (valor === undefined) continue
    const text = formatNota(valor, book.sign)
    edits.set(chave, { text, valor, erro: null, skipped: true, bases: [...new Set([...bases, valor])] })
  }
  // what was typed meanwhile is newer
  for (const [chave, edit] of line.edits) edits.set(chave, edit)
  const refusals: Refusal[] = erro ? [{ motivo: 'servico', chave: null, erro }] : []
  if (erro) book.scale.wasRefused([...line.sending.changes.values()].map(({ valor }) => valor))
  book.set({ ...line, sending: null, edits, becomes, refusals })
}

/** Confirms a line when a reading shows every change; answers whether nothing is left to look for. */
export function confirm(book: Book, id: number, record: AproveitamentoAluno | undefined): boolean {
  if (!book.has(id)) return true
  const line = book.line(id)
  if (!line.sending || !onItsWay(line)) return true
  if (!record || !matches(record, line.sending.changes)) return false
  book.set({ ...readAgain(line, record), sending: { ...line.sending, state: 'confirmada' } })
  return true
}

/** The person's choice in a conflict: their own figure is sent over the other, or the other stays. */
export function choose(book: Book, id: number, chave: Key, which: 'minha' | 'agora'): void {
  const line = book.line(id)
  const conflito = line.conflicts.find((um) => um.chave === chave)
  const edit = line.edits.get(chave)
  if (!conflito || !edit) return
  const after = which === 'minha' ? { ...edit, bases: [conflito.agora] } : undefined
  book.setEdit(id, chave, after)
}
