/** What is kept here now, asked before somebody leaves and by the page that lists and erases it; the entrances do without. */
import { keyOf, ownerIn, removeKey } from './keep'
import { type KeptKind, keptKinds, prefix, register, type Row, rowOf } from './register'
import { isStored, keysWith, removeText } from './storage'
import { current } from './store'

/** How far each page was scrolled: the router's own, written down whenever the page goes. */
const forgetPlaces = () => removeText('react-router-scroll-positions')

/** Erases everything, preferences too, but the mark of a sign-out that the service has not heard of. */
export function forgetEverything(): void {
  for (const key of keysWith(prefix)) if (key !== keyOf('saida')) removeKey(key)
  forgetPlaces()
  // comes after the event at which they are written
  document.addEventListener('visibilitychange', forgetPlaces)
}

/** The kinds of things kept in a storage now, in the order of the list. */
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

/** The keys of such rows that belong to the person signed in. */
function mine(is: (row: Row) => boolean): string[] {
  const { owner } = current()
  return keysWith(prefix).filter((key) => {
    const row = rowOf(key)
    return row && is(row) && owner !== null && ownerIn(key, row) === owner
  })
}

/** The names of the unsent work of the person signed in: `pessoa`, `lancamentos.12`. */
export const unsentWork = (): string[] => mine(({ unsent }) => unsent === true).map((key) => key.slice(prefix.length))
/** Whether a list of what the person signed in has sent is kept here: it goes with their unsent work. */
export const keepsSent = (): boolean => mine((row) => row === register.sent).length > 0
/** The names of what a family keeps here, a request that was begun or a receipt: signing out erases it too. */
export function familyWork(): string[] {
  const names = keysWith(prefix).filter((key) => {
    const row = rowOf(key)
    // in memory alone too: leaving takes that as well
    return row?.whose === 'family' && row.kind === 'matricula'
  })
  return names.map((key) => key.slice(prefix.length))
}
