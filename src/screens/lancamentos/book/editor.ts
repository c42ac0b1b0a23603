/**
 * One tab edits a class at a time (src/README §4): a Web Lock decides, where there is one; else tabs ask each other
 * over a channel. The other tab looks on, and takes over when the first is done.
 */
import { useEffect, useState } from 'react'
import { z } from '@/contract'
import { openChannel } from '@/session'

/** `here`: this tab edits, until another is heard of · `elsewhere`: another does · `free`: it has finished. */
export type Editor = 'here' | 'elsewhere' | 'free'

const channelName = 'lancamentos'
/** Milliseconds within which a tab that edits answers. */
const answerTime = 200

const tabs = openChannel(channelName, z.object({ tipo: z.enum(['quem', 'eu', 'fim', 'gravou']), idClasse: z.number() }))

/**
 * Claims by Web Lock; the returned function lets the next tab have it. A lock that a page is just giving up (a reload)
 * is asked for twice before another tab is believed in.
 */
function claimByLock(locks: LockManager, idClasse: number, tell: (editor: Editor) => void): () => void {
  const name = `${channelName}.${idClasse}`
  const over = new AbortController()
  const hold = (editor: 'here' | 'free'): Promise<void> | undefined => {
    if (over.signal.aborted) return undefined
    tell(editor)
    return new Promise((done) => {
      over.signal.addEventListener('abort', () => done())
    })
  }
  const ask = (tries: number): void => {
    const got = locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold('here') : 'taken'))
    got
      .then((answer) => {
        if (answer !== 'taken' || over.signal.aborted) return
        if (tries > 1) setTimeout(ask, answerTime, tries - 1)
        else {
          tell('elsewhere')
          locks.request(name, { signal: over.signal }, () => hold('free')).catch(() => undefined)
        }
      })
      .catch(() => undefined)
  }
  ask(2)
  return () => over.abort()
}

/** Claims by asking: whoever edits says so. */
function claimByAsking(idClasse: number, tell: (editor: Editor) => void): () => void {
  let mine = false
  const timer = setTimeout(() => {
    mine = true
    tell('here')
  }, answerTime)
  const stop = tabs.hear((said) => {
    if (said.idClasse !== idClasse) return
    if (said.tipo === 'quem' && mine) tabs.say({ tipo: 'eu', idClasse })
    if (said.tipo === 'eu') {
      clearTimeout(timer)
      tell('elsewhere')
    }
    if (said.tipo === 'fim' && !mine) {
      mine = true
      tell('free')
    }
  })
  tabs.say({ tipo: 'quem', idClasse })
  return () => {
    clearTimeout(timer)
    stop()
    if (mine) tabs.say({ tipo: 'fim', idClasse })
  }
}

/** Whether this tab may edit the class. `takeOver` begins here after the other tab has finished. */
export function useEditor(idClasse: number): { editor: Editor; takeOver: () => void } {
  const [editor, setEditor] = useState<Editor>('here')
  useEffect(() => {
    // only in a secure context: on plain HTTP there is none
    const locks = (navigator as { locks?: LockManager }).locks
    return locks ? claimByLock(locks, idClasse, setEditor) : claimByAsking(idClasse, setEditor)
  }, [idClasse])
  return { editor, takeOver: () => setEditor('here') }
}

/** Tells the other tabs of this browser that grades of a class have arrived. */
export const tellSaved = (idClasse: number): void => tabs.say({ tipo: 'gravou', idClasse })

/** Calls back when another tab's grades of this class have arrived. */
export const onSavedElsewhere = (idClasse: number, listener: () => void): (() => void) =>
  tabs.hear((said) => {
    if (said.tipo === 'gravou' && said.idClasse === idClasse) listener()
  })
