/**
 * Lists what is stored now, for the question before sign-out and for the page that lists and erases it. Entrances do
 * not load this.
 */
import { keyOf, ownerIn, removeKey } from './keep'
import { type KeptKind, keptKinds, prefix, register, type Row, rowOf } from './register'
import { isStored, keysWith, removeText } from './storage'
import { current } from './store'

/** Removes the scroll positions that React Router stores whenever the page is hidden. */
const forgetPlaces = () => removeText('react-router-scroll-positions')

/** Erases everything, preferences too, except the mark of a sign-out that the service has not received. */
export function forgetEverything(): void {
  for (const key of keysWith(prefix)) if (key !== keyOf('saida')) removeKey(key)
  forgetPlaces()
  // runs after the router's own listener, which writes the positions
  document.addEventListener('visibilitychange', forgetPlaces)
}

/** The kinds of values in storage now, in the order of the list. */
export function keptNow(): KeptKind[] {
  const there = new Set(
    keysWith(prefix).flatMap((key) => {
      const row = rowOf(key)
      const kind = row ? row.kind : 'others'
      return isStored(key) && kind ? [kind] : []
    }),
  )
  return keptKinds.filter((kind) => there.has(kind))
}

/** The keys of matching rows that belong to the signed-in person. */
function mine(is: (row: Row) => boolean): string[] {
  const { owner } = current()
  return keysWith(prefix).filter((key) => {
    const row = rowOf(key)
    return row && is(row) && owner !== null && ownerIn(key, row) === owner
  })
}

/** The names of the signed-in person's unsent work: `pessoa`, `lancamentos.12`. */
export const unsentWork = (): string[] => mine(({ unsent }) => unsent === true).map((key) => key.slice(prefix.length))
/** Whether the signed-in person's list of sent items is kept here: it is erased together with unsent work. */
export const keepsSent = (): boolean => mine((row) => row === register.sent).length > 0
/** The names of a family's drafts and receipts kept here, which signing out erases too. */
export function familyWork(): string[] {
  const names = keysWith(prefix).filter((key) => {
    const row = rowOf(key)
    // includes values that only memory holds, since signing out erases those as well
    return row?.whose === 'family' && row.kind === 'matricula'
  })
  return names.map((key) => key.slice(prefix.length))
}
