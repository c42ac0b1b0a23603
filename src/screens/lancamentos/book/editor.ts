/**
 * Only one tab at a time edits a class (src/README §4). A Web Lock decides; without locks, tabs ask each other over a
 * channel. The other tabs are read-only, and can take over when the first has finished.
 */
import { useEffect, useRef, useState } from 'react'
import { z } from '@/contract'
import { openChannel } from '@/session'
import { hasLinesUnderWay, linesArrived } from './underWay'

/** `here`: this tab edits (assumed at first) · `elsewhere`: another tab edits · `free`: that tab has finished. */
export type Editor = 'here' | 'elsewhere' | 'free'

const channelName = 'lancamentos'
/** Milliseconds within which the editing tab answers. */
const answerTime = 200

const tabs = openChannel(channelName, z.object({ kind: z.enum(['who', 'me', 'done', 'saved']), idClasse: z.number() }))

/** A tab's claim to edit a class. */
interface Claim {
  /** Starts editing in this tab after the other tab has finished. */
  takeOver: () => void
  /** Gives the class up to the next tab. */
  leave: () => void
}

/**
 * Claims by Web Lock. The tab reports `elsewhere` only after a delay, because a page that is being reloaded releases
 * the lock meanwhile. A tab that is `free` (it has the lock, and nobody took over) passes the lock to a tab that asks.
 * `onDenied`: the browser has the lock API but refuses requests.
 */
function claimByLock(
  locks: LockManager,
  idClasse: number,
  notify: (editor: Editor) => void,
  onDenied: () => void,
): Claim {
  const name = `${channelName}.${idClasse}`
  const over = new AbortController()
  let giveWay: (() => void) | null = null
  const hold = (editor: 'here' | 'free'): Promise<void> | undefined => {
    if (over.signal.aborted) return undefined
    notify(editor)
    return new Promise((done) => {
      over.signal.addEventListener('abort', () => done())
      if (editor === 'free') giveWay = done
    })
  }
  const queue = (onGranted: () => Promise<void> | undefined): void => {
    locks.request(name, { signal: over.signal }, onGranted).catch(() => {
      if (!over.signal.aborted) onDenied()
    })
  }
  const wait = () => queue(() => hold('free'))
  const ask = (): void => {
    let isLate = false
    /** The delay has two turns, so that on a busy machine a lock that was already granted is processed first. */
    let timer = setTimeout(() => {
      // a waiting tab may have got the lock only now, from the page that this tab showed before
      tabs.say({ kind: 'who', idClasse })
      timer = setTimeout(() => {
        isLate = true
        notify('elsewhere')
      }, answerTime)
    }, answerTime)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
    queue(() => {
      clearTimeout(timer)
      return hold(isLate ? 'free' : 'here')
    })
  }
  const stop = tabs.hear((said) => {
    if (said.idClasse !== idClasse || said.kind !== 'who' || !giveWay) return
    giveWay()
    giveWay = null
    notify('elsewhere')
    // queues after the tab that asked
    setTimeout(wait, 3 * answerTime)
  })
  tabs.say({ kind: 'who', idClasse })
  ask()
  return {
    takeOver: () => {
      // this tab has just passed the lock on
      if (!giveWay) return
      giveWay = null
      notify('here')
    },
    leave: () => {
      stop()
      over.abort()
    },
  }
}

/** Claims without locks, by asking the other tabs: the editing tab answers. */
function claimByAsking(idClasse: number, notify: (editor: Editor) => void): Claim {
  let now: Editor = 'elsewhere'
  const become = (editor: Editor): void => {
    now = editor
    notify(editor)
  }
  let timer = setTimeout(become, answerTime, 'here')
  const stop = tabs.hear((said) => {
    if (said.idClasse !== idClasse) return
    if (said.kind === 'who' && now === 'here') tabs.say({ kind: 'me', idClasse })
    // a free tab that nobody took over yields to a tab that asks
    if (said.kind === 'me' || (said.kind === 'who' && now === 'free')) {
      clearTimeout(timer)
      become('elsewhere')
      if (said.kind === 'who')
        timer = setTimeout(() => {
          // the tab that asked may have been closed before it started editing
          tabs.say({ kind: 'who', idClasse })
          timer = setTimeout(become, answerTime, 'free')
        }, 3 * answerTime)
    }
    if (said.kind === 'done' && now === 'elsewhere') become('free')
  })
  tabs.say({ kind: 'who', idClasse })
  return {
    takeOver: () => {
      if (now !== 'free') return
      become('here')
      tabs.say({ kind: 'me', idClasse })
    },
    leave: () => {
      clearTimeout(timer)
      stop()
      if (now !== 'elsewhere') tabs.say({ kind: 'done', idClasse })
    },
  }
}

/** Claims by lock, or by asking where the browser has no locks or denies them (in a sandbox, without storage). */
function claimOf(idClasse: number, notify: (editor: Editor) => void): Claim {
  // browsers offer locks only in a secure context, so not on plain HTTP
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return claimByAsking(idClasse, notify)
  let claim = claimByLock(locks, idClasse, notify, () => {
    claim.leave()
    claim = claimByAsking(idClasse, notify)
  })
  return { takeOver: () => claim.takeOver(), leave: () => claim.leave() }
}

/** Claims of classes that were left with lines in flight; each value gives its class up. */
const leaving = new Map<number, () => void>()

/** Gives the class up once this tab's lines in flight have arrived: another tab's grades must not overtake them. */
function giveUp(idClasse: number, { leave }: Claim): void {
  const now = () => {
    leaving.delete(idClasse)
    leave()
  }
  if (!hasLinesUnderWay(idClasse)) {
    now()
    return
  }
  leaving.set(idClasse, now)
  void linesArrived(idClasse).then(() => {
    if (leaving.get(idClasse) === now) now()
  })
}

/** Whether this tab may edit the class. `takeOver` starts editing here after the other tab has finished. */
export function useEditor(idClasse: number): { editor: Editor; takeOver: () => void } {
  const [editor, setEditor] = useState<Editor>('here')
  const claim = useRef<Claim | null>(null)
  useEffect(() => {
    // the teacher came back to this class: the sender itself waits for the lines in flight, so the old claim can go
    leaving.get(idClasse)?.()
    const own = claimOf(idClasse, setEditor)
    claim.current = own
    return () => giveUp(idClasse, own)
  }, [idClasse])
  return {
    editor,
    takeOver: () => claim.current?.takeOver(),
  }
}

/** Tells the other tabs of this browser that grades of a class were saved. */
export const tellSaved = (idClasse: number): void => tabs.say({ kind: 'saved', idClasse })

/** Calls back when another tab has saved grades of this class. */
export const onSavedElsewhere = (idClasse: number, listener: () => void): (() => void) =>
  tabs.hear((said) => {
    if (said.kind === 'saved' && said.idClasse === idClasse) listener()
  })
