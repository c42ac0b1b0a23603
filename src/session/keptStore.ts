/** A shared value that outlives the page as far as its row allows, and is somebody else's when somebody else is there. */
import { createStore, type Store } from './createStore'
import type { Kept } from './keep'
import { current, subscribe } from './store'

/** `none`: what holds where nothing is kept. Setting it writes it down. */
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
  // two tabs of one person write the same row: the next change goes on from what the other has written
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
