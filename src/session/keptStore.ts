/** A store that is saved in its row of the register, and reloads when the person changes. */
import { createStore, type Store } from './createStore'
import type { Kept } from './kept'
import { current, subscribe } from './store'

/** Setting the store writes the row; `none` is the value when nothing is stored. */
export function keptStore<T>(row: Pick<Kept<T>, 'read' | 'write' | 'onElsewhere'>, none: T): Store<T> {
  let known: { owner: string | null; value: T } | null = null
  const changes = createStore(0)
  const changed = () => changes.set(changes.get() + 1)
  const get = (): T => {
    known ??= { owner: current().owner, value: row.read() ?? none }
    return known.value
  }
  subscribe(() => {
    if (!known || known.owner === current().owner) return
    known = null
    changed()
  })
  // two tabs of one person write the same row, so the next change starts from what the other tab wrote
  row.onElsewhere(() => {
    known = null
    changed()
  })
  return {
    get,
    set(value) {
      known = { owner: current().owner, value }
      row.write(value === none ? null : value)
      changed()
    },
    subscribe: changes.subscribe,
    first: () => none,
  }
}
