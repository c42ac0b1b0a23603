/** Typing in a cell. All texts that it had since it was entered make one undo step, once the cell is left. */
import type { Key } from '@/domain/notas/keys'
import { formatNota } from '@/domain/notas/writtenGrade'
import type { History } from './history'
import { type Editing, knownValue, type Line } from './line'
import type { Lines } from './lines'
import { cellOf, type Hand, isToldAnew, takenBack, tidied, typed, withCell } from './lineSteps'
import type { When } from './listeners'

export function createTyping(lines: Lines, history: History, hand: Hand) {
  /** The cell that is being typed in, and its line before that. */
  let inUse: { id: number; chave: Key; before: Line } | null = null

  const setEdit = (id: number, chave: Key, edit: Editing | undefined, when: When): void =>
    lines.set(withCell(lines.line(id), chave, { ...lines.cell(id, chave), edit }), when)

  /** Makes one undo step of everything typed in the cell since it was entered. */
  function end(): void {
    const ended = inUse
    inUse = null
    if (!ended || !lines.has(ended.id)) return
    const { id, chave, before } = ended
    history.add([{ id, chave, before: cellOf(before, chave), after: lines.cell(id, chave) }])
  }
  function begin(id: number, chave: Key): void {
    if (inUse?.id === id && inUse.chave === chave) return
    end()
    inUse = { id, chave, before: lines.line(id) }
  }
  /** Takes the new text of a cell after a key press. */
  function type(id: number, chave: Key, text: string): void {
    const of = lines.line(id)
    const before = of.edits.get(chave)
    begin(id, chave)
    const isSaved = text === formatNota(knownValue(of, chave), hand.sign)
    const after = isSaved ? undefined : typed(of, chave, text, hand)
    setEdit(id, chave, after, isToldAnew(of, before, after) ? 'later' : 'never')
  }
  /** Restores the cell as before typing, with its refusals and conflicts; returns false if it was not in use. */
  function takeBack(id: number, chave: Key): boolean {
    if (inUse?.id !== id || inUse.chave !== chave) return false
    const { before } = inUse
    inUse = null
    lines.set(takenBack(lines.line(id), before, chave))
    return true
  }
  /** Ends the typing in a cell: formats its number, or shows its error. */
  function leave(id: number, chave: Key): void {
    const of = lines.line(id)
    const edit = of.edits.get(chave)
    if (edit && !edit.skipped) setEdit(id, chave, tidied(edit, knownValue(of, chave), hand.sign), 'later')
    end()
  }
  /** Leaves the cell in use when its input is unmounted: browsers fire no `blur` for a removed element. */
  function leaveInUse(): void {
    if (inUse && lines.has(inUse.id)) leave(inUse.id, inUse.chave)
  }
  /** Drops what is being typed, because its line is discarded or wiped. */
  function forget(): void {
    inUse = null
  }

  return { isTyping: () => inUse !== null, type, takeBack, leave, leaveInUse, end, forget }
}
