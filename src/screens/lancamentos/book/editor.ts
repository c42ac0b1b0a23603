/**
 * One tab edits a class at a time (src/README §4): a Web Lock decides, where there is one; else tabs ask each other
 * over a channel. The other tab looks on, and takes over when the first is done.
 */
import { useEffect, useRef, useState } from 'react'
import { z } from '@/contract'
import { openChannel } from '@/session'
import { hasLinesUnderWay, linesArrived } from './underWay'

/** `here`: this tab edits, until another is heard of · `elsewhere`: another does · `free`: it has finished. */
export type Editor = 'here' | 'elsewhere' | 'free'

const channelName = 'lancamentos'
/** Milliseconds within which a tab that edits answers. */
const answerTime = 200

const tabs = openChannel(channelName, z.object({ kind: z.enum(['who', 'me', 'done', 'saved']), idClasse: z.number() }))

/** What a tab does of its own accord with a class that it may edit. */
interface Claim {
  /** The person goes on here: who comes later looks on. */
  takeOver: () => void
  /** Lets the next tab have it. */
  leave: () => void
}

/**
 * Claims by Web Lock. Another tab is believed in where the lock has not come after a moment: a page that is just giving it
 * up (a reload) does so meanwhile. A tab that got it because the other finished, and where nobody has taken over, gives it to
 * the tab that asks. `onDenied`: the browser has locks and gives none.
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
  const queue = (come: () => Promise<void> | undefined): void => {
    locks.request(name, { signal: over.signal }, come).catch(() => {
      if (!over.signal.aborted) onDenied()
    })
  }
  const wait = () => queue(() => hold('free'))
  const ask = (): void => {
    let isLate = false
    /** In two turns: on a machine that was busy all the while, an answer that is there already is heard first. */
    let timer = setTimeout(() => {
      // a tab that looks on may have got it only now, from the page that was here before
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
    // behind the one that came
    setTimeout(wait, 3 * answerTime)
  })
  tabs.say({ kind: 'who', idClasse })
  ask()
  return {
    takeOver: () => {
      // given to another tab a moment ago
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

/** Claims the class by asking the other tabs: the one that edits answers. */
function claimByAsking(idClasse: number, notify: (editor: Editor) => void): Claim {
  let now: Editor = 'elsewhere'
  const be = (editor: Editor): void => {
    now = editor
    notify(editor)
  }
  let timer = setTimeout(be, answerTime, 'here')
  const stop = tabs.hear((said) => {
    if (said.idClasse !== idClasse) return
    if (said.kind === 'who' && now === 'here') tabs.say({ kind: 'me', idClasse })
    // nobody has taken over here: who comes has it
    if (said.kind === 'me' || (said.kind === 'who' && now === 'free')) {
      clearTimeout(timer)
      be('elsewhere')
      if (said.kind === 'who')
        timer = setTimeout(() => {
          // it may have gone before it had it
          tabs.say({ kind: 'who', idClasse })
          timer = setTimeout(be, answerTime, 'free')
        }, 3 * answerTime)
    }
    if (said.kind === 'done' && now === 'elsewhere') be('free')
  })
  tabs.say({ kind: 'who', idClasse })
  return {
    takeOver: () => {
      if (now !== 'free') return
      be('here')
      tabs.say({ kind: 'me', idClasse })
    },
    leave: () => {
      clearTimeout(timer)
      stop()
      if (now !== 'elsewhere') tabs.say({ kind: 'done', idClasse })
    },
  }
}

/** Claims in the way that this browser has; one that denies locks (in a sandbox, without storage) is as one that has none. */
function claimOf(idClasse: number, notify: (editor: Editor) => void): Claim {
  // only in a secure context: on plain HTTP there is none
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return claimByAsking(idClasse, notify)
  let claim = claimByLock(locks, idClasse, notify, () => {
    claim.leave()
    claim = claimByAsking(idClasse, notify)
  })
  return { takeOver: () => claim.takeOver(), leave: () => claim.leave() }
}

/** Classes that were left with lines on their way. */
const leaving = new Map<number, () => void>()

/** Gives the class up, once what this tab has on its way to it has arrived: another one would overtake it. */
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

/** Whether this tab may edit the class. `takeOver` begins here after the other tab has finished. */
export function useEditor(idClasse: number): { editor: Editor; takeOver: () => void } {
  const [editor, setEditor] = useState<Editor>('here')
  const claim = useRef<Claim | null>(null)
  useEffect(() => {
    // come back to: what this tab sends next waits for its own lines
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

/** Tells the other tabs of this browser that grades of a class have arrived. */
export const tellSaved = (idClasse: number): void => tabs.say({ kind: 'saved', idClasse })

/** Calls back when another tab's grades of this class have arrived. */
export const onSavedElsewhere = (idClasse: number, listener: () => void): (() => void) =>
  tabs.hear((said) => {
    if (said.kind === 'saved' && said.idClasse === idClasse) listener()
  })
